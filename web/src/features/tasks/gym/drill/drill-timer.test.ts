import { describe, expect, it } from 'vitest';
import { advance, FRESH_TIMER, GET_READY_MS, go, leftOf, pause, skipRest } from './drill-timer.ts';
import { workOf, type Work } from './gym-work.ts';

const NOW = 1_800_000_000_000;
const PLANK = { kind: 'timed', sets: 3, seconds: 40, rest: 20 } as const satisfies Work;
const started = go(FRESH_TIMER, NOW);
/** Milliseconds after the first set began. */
const inWork = (ms: number) => NOW + GET_READY_MS + ms;

describe('what a task asks for', () => {
  it.each([
    [{ sets: 3, reps: 12 }, 5, { kind: 'counted', sets: 3, reps: 12, perSide: false }],
    [{ sets: 2, reps: 8, perSide: true as const }, 5, { kind: 'counted', sets: 2, reps: 8, perSide: true }],
    [{ minutes: 8 }, 8, { kind: 'timed', sets: 1, seconds: 480, rest: 0 }],
    [null, 5, { kind: 'timed', sets: 1, seconds: 300, rest: 0 }],
    [null, 0, { kind: 'timed', sets: 1, seconds: 60, rest: 0 }],
    [{ sets: 1, seconds: 90 }, 3, { kind: 'timed', sets: 1, seconds: 90, rest: 0 }],
    [{ sets: 3, seconds: 40 }, 3, { kind: 'timed', sets: 3, seconds: 40, rest: 30 }],
    [{ sets: 3, seconds: 60 }, 3, { kind: 'timed', sets: 3, seconds: 60, rest: 15 }],
    [{ sets: 2, seconds: 20 }, 10, { kind: 'timed', sets: 2, seconds: 20, rest: 60 }],
  ])('%j in %i minutes', (dose, estimatedMinutes, work) => {
    expect(workOf({ dose, estimatedMinutes })).toEqual(work);
  });
});

describe('the timer of a drill', () => {
  it('shows the time of a set before it begins', () => {
    expect(leftOf(FRESH_TIMER, PLANK, NOW)).toBe(40_000);
    expect(advance(FRESH_TIMER, PLANK, NOW + 3_600_000)).toBe(FRESH_TIMER);
  });

  it('gives time to get ready, then works, rests and works again', () => {
    expect(started).toMatchObject({ phase: 'getReady', set: 0 });
    expect(advance(started, PLANK, inWork(-1))).toBe(started);
    const first = advance(started, PLANK, inWork(0));
    expect(first).toMatchObject({ phase: 'work', set: 0 });
    expect(leftOf(first, PLANK, inWork(15_000))).toBe(25_000);
    const rest = advance(first, PLANK, inWork(40_000));
    expect(rest).toMatchObject({ phase: 'rest', set: 1 });
    expect(advance(rest, PLANK, inWork(60_000))).toMatchObject({ phase: 'work', set: 1 });
  });

  it('is over after the last set, and stays so', () => {
    const over = advance(started, PLANK, inWork(160_000));
    expect(over).toEqual({ phase: 'over', set: 3, until: null, left: 0 });
    expect(go(over, NOW)).toBe(over);
    expect(advance(started, PLANK, inWork(159_999))).toMatchObject({ phase: 'work', set: 2 });
  });

  it('has not lost its beat when nobody looked for a while', () => {
    const seen = [0, 40_000, 60_000, 100_000].reduce(
      (timer, ms) => advance(timer, PLANK, inWork(ms)),
      started,
    );
    expect(advance(started, PLANK, inWork(100_000))).toEqual(seen);
    expect(leftOf(seen, PLANK, inWork(101_000))).toBe(19_000);
  });

  it('stands still while it is paused', () => {
    const paused = pause(advance(started, PLANK, inWork(10_000)), inWork(10_000));
    expect(leftOf(paused, PLANK, inWork(500_000))).toBe(30_000);
    expect(advance(paused, PLANK, inWork(500_000))).toBe(paused);
    const again = go(paused, inWork(500_000));
    expect(leftOf(again, PLANK, inWork(501_000))).toBe(29_000);
    expect(advance(again, PLANK, inWork(530_000))).toMatchObject({ phase: 'rest', set: 1 });
    expect(pause(paused, inWork(600_000))).toBe(paused);
  });

  it('lets the rest be cut short, and nothing else', () => {
    const rest = advance(started, PLANK, inWork(45_000));
    const second = skipRest(rest, PLANK, inWork(45_000));
    expect(second).toMatchObject({ phase: 'work', set: 1 });
    expect(leftOf(second, PLANK, inWork(45_000))).toBe(40_000);
    expect(skipRest(second, PLANK, inWork(46_000))).toBe(second);
  });

  it('goes from set to set where there is no rest', () => {
    const through = { ...PLANK, rest: 0 };
    expect(advance(started, through, inWork(40_000))).toMatchObject({ phase: 'work', set: 1 });
  });
});
