import { beforeEach, expect, it, vi } from 'vitest';
import type { PoseFrame } from 'sync-protocol/rules/technique/motion/landmarks';
import { readPicture } from './read-clip.ts';

const look = vi.hoisted(() => vi.fn<() => Promise<PoseFrame>>());
const close = vi.hoisted(() => vi.fn<() => void>());
const takeTeam = vi.hoisted(() => vi.fn<(most: number) => unknown>());
vi.mock('./next-team.ts', () => ({ takeTeam, MOST: 2 }));

const picture = { width: 300, height: 400 } as ImageBitmap;
const seen: PoseFrame = { t: 0, landmarks: null, turn: null, people: 2 };

beforeEach(() => {
  vi.resetAllMocks();
  takeTeam.mockReturnValue({ look, close });
});

it('has a picture looked at by whoever was prepared to, else by one alone, and lets them go', async () => {
  look.mockResolvedValue(seen);
  const clip = await readPicture(picture, new AbortController().signal);
  expect(clip).toEqual({ width: 300, height: 400, frames: [seen], crowd: 1 });
  expect(takeTeam).toHaveBeenCalledExactlyOnceWith(1);
  expect(close).toHaveBeenCalledOnce();
});

it('lets them go when it is ended', () => {
  look.mockReturnValue(new Promise(() => undefined));
  const controller = new AbortController();
  void readPicture(picture, controller.signal);
  controller.abort();
  expect(close).toHaveBeenCalledOnce();
});
