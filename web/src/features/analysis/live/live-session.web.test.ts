import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveSession, NOTHING, type Stage, type Tally } from './live-session.ts';

const TASK = { technique: 'serving', level: 'beginner' } as const;
const stage = {} as Stage;
const DONE: Partial<Tally> = {
  repetitions: 18,
  cue: { kind: 'work', text: 'Reach higher' },
  jumps: 4,
  bestJump: { cm: 41, errorCm: 4 },
};

beforeEach(() => {
  // Without pictures to draw there is nothing to look at.
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => null;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** A session that has come to something, then its camera is let go and opened again. */
async function resumed(): Promise<LiveSession> {
  const session = new LiveSession(TASK);
  const first = new AbortController();
  await session.run(stage, false, first.signal);
  session.tally.set({ ...session.tally.get(), ...DONE });
  first.abort();
  await session.run(stage, false, new AbortController().signal);
  return session;
}

it('goes on counting where it was when the camera comes back, or is another', async () => {
  const session = await resumed();
  expect(session.tally.get()).toEqual({ ...NOTHING, ...DONE, eyes: 'rough' });
  session.train(TASK);
  expect(session.tally.get()).toMatchObject(DONE);
});

it('begins at zero with another exercise, and when the player wants it', async () => {
  const session = await resumed();
  session.train({ ...TASK, technique: 'blocking' });
  expect(session.tally.get()).toEqual({ ...NOTHING, eyes: 'rough' });
  session.tally.set({ ...session.tally.get(), ...DONE });
  session.startOver();
  expect(session.tally.get()).toEqual({ ...NOTHING, eyes: 'rough' });
});
