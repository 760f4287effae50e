import fc from 'fast-check';
import { guidedSteps, type GuidedStep } from 'sync-protocol/rules/training/guided';
import { timedSeconds } from 'sync-protocol/testing/timed-seconds';
import { describe, expect, it } from 'vitest';
import {
  advance,
  back,
  countRep,
  freshRun,
  GET_READY_MS,
  go,
  isRunning,
  leftOf,
  partOf,
  pause,
  runFrom,
  skip,
  takeBack,
  type GuidedRun,
} from './guided-run.ts';
import { stepName } from './spoken.ts';

const NOW = 1_800_000_000_000;
const PLANK = guidedSteps({ sets: 3, seconds: 40 }, 3);
const LUNGES = guidedSteps({ sets: 2, reps: 3, perSide: true }, 4);
/** Milliseconds after the first work began. */
const inWork = (ms: number) => NOW + GET_READY_MS + ms;

describe('a guided drill', () => {
  it('counts in, works, rests and works again, and is over at its end', () => {
    const begun = go(freshRun(PLANK), PLANK, NOW);
    expect(begun).toMatchObject({ phase: 'getReady', at: 0 });
    expect(advance(begun, PLANK, inWork(-1))).toBe(begun);
    const seen = [0, 40_000, 70_000, 110_000, 140_000, 180_000].map((ms) =>
      advance(begun, PLANK, inWork(ms)),
    );
    expect(seen.map(({ phase, at }) => `${phase} ${at}`)).toEqual([
      'on 0',
      'on 1',
      'on 2',
      'on 3',
      'on 4',
      'over 5',
    ]);
  });

  it('goes from side to side and from set to rest by what is counted, and waits for the player after the rest', () => {
    let run = freshRun(LUNGES);
    expect(run.phase).toBe('on');
    const seen: string[] = [];
    for (let tap = 0; tap < 6; tap++) {
      run = countRep(run, LUNGES, NOW);
      seen.push(`${run.at}.${run.reps}`);
    }
    expect(seen).toEqual(['0.1', '0.2', '1.0', '1.1', '1.2', '2.0']);
    expect(LUNGES[run.at]).toMatchObject({ kind: 'rest', seconds: 30 });
    expect(run.until).toBe(NOW + 30_000);
    const rested = advance(run, LUNGES, NOW + 3_600_000);
    expect(rested).toEqual({ phase: 'on', at: 3, until: null, left: 0, reps: 0 });
    expect(takeBack(countRep(rested, LUNGES, NOW))).toEqual(rested);
  });

  it('counts both sides together where they take turns, and leads through the parts of each set', () => {
    const drill = { minutes: 4, rest: 30 };
    const turns = guidedSteps({ sets: 2, reps: 6, perSide: true }, 4, { ...drill, alternates: true });
    expect(turns.map(stepName)).toEqual([
      'Set 1 of 2, 6 repetitions, each side',
      'Rest',
      'Set 2 of 2, 6 repetitions, each side',
    ]);
    const leftAndRight = ['Left side', 'Right side'];
    const sides = guidedSteps({ sets: 4, seconds: 20 }, 5, { ...drill, turns: leftAndRight });
    expect(sides.map(stepName)).toEqual([
      'Left side',
      'Rest',
      'Right side',
      'Rest',
      'Left side',
      'Rest',
      'Right side',
    ]);
    const segments = ['Front plank', 'Right side', 'Left side'].map((name) => ({ name, seconds: 10 }));
    const planks = guidedSteps({ sets: 2, seconds: 40 }, 4, { ...drill, segments });
    expect(planks.map((one) => [stepName(one), one.kind === 'count' ? 0 : one.seconds])).toEqual([
      ['Front plank', 13],
      ['Right side', 14],
      ['Left side', 13],
      ['Rest', 30],
      ['Front plank', 13],
      ['Right side', 14],
      ['Left side', 13],
    ]);
  });

  it('goes back to the begin of what is under way, and from there to the work before', () => {
    const begun = advance(go(freshRun(PLANK), PLANK, NOW), PLANK, inWork(80_000));
    const again = back(begun, PLANK, inWork(80_000));
    expect(again).toMatchObject({ at: 2, until: inWork(120_000) });
    expect(back(again, PLANK, inWork(81_000))).toMatchObject({ at: 0, until: inWork(121_000) });
    const paused = pause(begun, inWork(80_000));
    expect(back(paused, PLANK, inWork(999_000))).toMatchObject({ at: 2, until: null, left: 40_000 });
    const rest = advance(begun, PLANK, inWork(115_000));
    expect(back(rest, PLANK, inWork(115_000))).toMatchObject({ at: 2 });
  });
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('work' as const), seconds: fc.integer({ min: 5, max: 600 }) }),
  fc.record({ kind: fc.constant('rest' as const), seconds: fc.integer({ min: 10, max: 120 }) }),
  fc.record({ kind: fc.constant('count' as const), reps: fc.integer({ min: 1, max: 60 }) }),
);
const someSteps: fc.Arbitrary<GuidedStep[]> = fc
  .array(step, { minLength: 1, maxLength: 12 })
  .map((steps) => steps.map((one, set) => ({ ...one, set, sets: steps.length })));
const timedSteps = someSteps
  .map((steps) => steps.filter(({ kind }) => kind !== 'count'))
  .filter((steps) => steps.length > 0);

/** What somebody does, and how many milliseconds after the last. */
const doings = fc.array(
  fc.tuple(
    fc.constantFrom('look', 'go', 'pause', 'skip', 'back', 'rep', 'undo', 'reload'),
    fc.integer({ min: 0, max: 200_000 }),
  ),
  { maxLength: 40 },
);

function done(run: GuidedRun, what: string, steps: GuidedStep[], now: number): GuidedRun {
  const seen = advance(run, steps, now);
  switch (what) {
    case 'go':
      return go(seen, steps, now);
    case 'pause':
      return pause(seen, now);
    case 'skip':
      return skip(seen, steps, now);
    case 'back':
      return back(seen, steps, now);
    case 'rep':
      return countRep(seen, steps, now);
    case 'undo':
      return takeBack(seen);
    case 'reload':
      return runFrom(JSON.parse(JSON.stringify(seen)), steps) ?? freshRun(steps);
    default:
      return seen;
  }
}

describe('whatever somebody does', () => {
  it('a run stands at one of its steps, and a reload finds it there', () => {
    fc.assert(
      fc.property(someSteps, doings, (steps, all) => {
        let now = NOW;
        let run = freshRun(steps);
        for (const [what, ms] of all) {
          now += ms;
          run = done(run, what, steps, now);
          expect(runFrom(JSON.parse(JSON.stringify(run)), steps)).toEqual(run);
          const part = partOf(run, steps, now);
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(1);
          const one = steps[run.at];
          const most =
            run.phase === 'getReady' ? GET_READY_MS : one && one.kind !== 'count' ? 1000 * one.seconds : 0;
          expect(leftOf(run, steps, now)).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  it('looking often or seldom makes no difference', () => {
    fc.assert(
      fc.property(someSteps, doings, fc.array(fc.integer({ min: 0, max: 900_000 })), (steps, all, looks) => {
        let now = NOW;
        let run = freshRun(steps);
        for (const [what, ms] of all) run = done(run, what, steps, (now += ms));
        const end = now + 1_000_000;
        const looked = [...looks]
          .sort((a, b) => a - b)
          .reduce((one, ms) => advance(one, steps, now + ms), run);
        expect(advance(looked, steps, end)).toEqual(advance(run, steps, end));
      }),
    );
  });

  it('a timed drill takes its time, and each pause as much longer', () => {
    fc.assert(
      fc.property(
        timedSteps,
        fc.array(fc.tuple(fc.nat(300_000), fc.nat(300_000)), { maxLength: 8 }),
        (steps, breaks) => {
          const length = GET_READY_MS + 1000 * timedSeconds(steps);
          let now = NOW;
          let spent = 0;
          let run = go(freshRun(steps), steps, now);
          for (const [worked, stood] of breaks) {
            if (spent + worked >= length) break;
            spent += worked;
            run = pause(advance(run, steps, (now += worked)), now);
            run = go(run, steps, (now += stood));
          }
          expect(isRunning(advance(run, steps, now + length - spent - 1))).toBe(true);
          expect(advance(run, steps, now + length - spent).phase).toBe('over');
        },
      ),
    );
  });

  it('skipping leads to the end, and going back to the beginning', () => {
    fc.assert(
      fc.property(someSteps, doings, (steps, all) => {
        let now = NOW;
        let run = freshRun(steps);
        for (const [what, ms] of all) run = done(run, what, steps, (now += ms));
        let end = run;
        for (let times = 0; times < steps.length; times++) end = skip(end, steps, now);
        expect(end.phase).toBe('over');
        let start = end;
        for (let times = 0; times <= steps.length; times++) start = back(start, steps, now);
        expect(start).toEqual(freshRun(steps));
      }),
    );
  });

  it('what else was kept is no run', () => {
    for (const kept of [null, 7, 'x', {}, { phase: 'on', at: 99, until: null, left: 0, reps: 0 }])
      expect(runFrom(kept, PLANK)).toBeUndefined();
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        expect(() => runFrom(kept, PLANK)).not.toThrow();
      }),
    );
  });
});
