import { beforeEach, expect, it, vi } from 'vitest';
import { prepareTeam, takeTeam } from './next-team.ts';

const teams = vi.hoisted(() => [] as { open: () => Promise<void>; close: () => void }[]);
const opening = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('./pose-team.ts', () => ({
  PoseTeam: class {
    open = opening;
    close = vi.fn<() => void>();
    constructor() {
      teams.push(this);
    }
  },
}));

beforeEach(() => {
  teams.length = 0;
  opening.mockReset().mockResolvedValue();
});

it('gives a clip the team that was prepared for it, once, and lets that one be', () => {
  const letGo = prepareTeam();
  expect(takeTeam(2)).toBe(teams[0]);
  letGo();
  expect(teams[0]?.close).not.toHaveBeenCalled();
  expect(takeTeam(2)).toBe(teams[1]);
  expect(opening).toHaveBeenCalledTimes(2);
});

it('frees what no clip has taken, when it is let go and when another is prepared', () => {
  prepareTeam();
  const letGo = prepareTeam();
  expect(teams[0]?.close).toHaveBeenCalledOnce();
  letGo();
  letGo();
  expect(teams[1]?.close).toHaveBeenCalledOnce();
  expect(takeTeam(2)).toBe(teams[2]);
});

it('tries anew for the clip when the model could not be loaded before it', async () => {
  opening.mockRejectedValueOnce(new Error('no memory'));
  prepareTeam();
  await vi.waitFor(() => expect(teams[0]?.close).toHaveBeenCalledOnce());
  expect(takeTeam(2)).toBe(teams[1]);
});
