// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { prepareTeam, takeTeam, type LookAhead } from './next-team.ts';

const lookAhead = vi.fn<LookAhead>();
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
  lookAhead.mockReset().mockResolvedValue();
});

it('gives a clip the team that was prepared for it, once, and lets that one be', () => {
  const letGo = prepareTeam(lookAhead);
  expect(takeTeam(2)).toBe(teams[0]);
  letGo();
  expect(teams[0]?.close).not.toHaveBeenCalled();
  expect(takeTeam(2)).toBe(teams[1]);
});

it('frees what no clip has taken, when it is let go and when another is prepared', () => {
  prepareTeam(lookAhead);
  const letGo = prepareTeam(lookAhead);
  expect(teams[0]?.close).toHaveBeenCalledOnce();
  letGo();
  letGo();
  expect(teams[1]?.close).toHaveBeenCalledOnce();
  expect(takeTeam(2)).toBe(teams[2]);
});

it.each([
  ['a clip takes them', () => takeTeam(2), false],
  ['they are let go', (letGo: () => boolean) => letGo(), true],
] as const)('has those who are prepared look ahead until %s', (_, end, isFreed) => {
  lookAhead.mockReturnValue(new Promise(() => undefined));
  const letGo = prepareTeam(lookAhead);
  const [team, signal] = lookAhead.mock.lastCall ?? [];
  expect(team).toBe(teams[0]);
  expect(signal?.aborted).toBe(false);
  end(letGo);
  expect(signal?.aborted).toBe(true);
  expect(vi.mocked(teams[0]?.close ?? letGo)).toHaveBeenCalledTimes(isFreed ? 1 : 0);
});

it('gives a clip those who could not look ahead: what is wrong with it is told when it is read', async () => {
  lookAhead.mockRejectedValueOnce(new Error('not a clip'));
  prepareTeam(lookAhead);
  await new Promise((resolve) => setTimeout(resolve));
  expect(takeTeam(2)).toBe(teams[0]);
});

it('tries anew for the clip when the model could not be loaded before it', async () => {
  opening.mockRejectedValueOnce(new Error('no memory'));
  prepareTeam(lookAhead);
  await vi.waitFor(() => expect(teams[0]?.close).toHaveBeenCalledOnce());
  expect(takeTeam(2)).toBe(teams[1]);
});
