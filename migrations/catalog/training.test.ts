import { MAX_A_DAY } from 'sync-protocol/rules/tasks/day-room';
import { FIRST_WEEK } from 'sync-protocol/rules/training/compile-plan';
import { fitsInto, KINDS, NO_LOAD, sumLoads } from 'sync-protocol/rules/training/load';
import { MAIN_PER_WEEK, READY_FOR, WARM_UP_TURNS } from 'sync-protocol/rules/training/program-terms';
import { describe, expect, it } from 'vitest';
import { drills, programs } from './index.ts';
import { MEASURED_IDS } from './results.ts';
import { PLANS } from './season.ts';
import { TABLED_IDS } from './training.ts';

const library = new Map(drills.map((drill) => [drill.id, drill]));
const of = (purpose: string) => drills.filter(({ training }) => training?.purpose === purpose);

describe('what is measured in a drill', () => {
  const measured = drills.filter(({ result }) => result !== undefined);

  it('is said of drills that exist, in each category', () => {
    expect(MEASURED_IDS.filter((id) => !library.has(id))).toEqual([]);
    expect(new Set(measured.map(({ category }) => category)).size).toBe(6);
  });

  it.each(measured)('$id has a benchmark for each level, a harder one for the better', ({ result }) => {
    if (!result) throw new Error('it is measured');
    const { marks, max, lowerIsBetter } = result;
    expect(marks).toEqual([...new Set(marks)].sort((a, b) => (lowerIsBetter ? b - a : a - b)));
    expect(Math.max(...marks)).toBeLessThanOrEqual(max);
  });

  it.each(PLANS)('comes in $name more than once', ({ main, finishers }) => {
    const ids = new Set([...main, ...finishers].flatMap(({ result, drillId }) => (result ? [drillId] : [])));
    expect(ids.size).toBeGreaterThan(1);
  });
});

describe('what a drill does to the body', () => {
  it('is said of drills that exist', () => {
    expect(TABLED_IDS.filter((id) => !library.has(id))).toEqual([]);
  });

  it('has maximal jumps just where the drill says so', () => {
    const wrong = drills.filter(
      ({ maxJumps, training }) => (maxJumps === true) !== (training?.load.jumps ?? 0) > 0,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('has at least 24 warm-ups of five to eight minutes, for whatever follows', () => {
    const minutes = of('warm-up').map((drill) => drill.minutes);
    expect(minutes.length).toBeGreaterThanOrEqual(24);
    expect(minutes.filter((each) => each < 5 || each > 8)).toEqual([]);
    for (const ready of READY_FOR)
      expect(
        of('warm-up').filter(({ training }) => training?.ready?.includes(ready)).length,
      ).toBeGreaterThanOrEqual(6);
  });

  it('has warm-ups that take turns: one each, anywhere, for all that may follow, and the same turn in any plan', () => {
    const turns = new Map<string, number>();
    for (const { warmUps, name } of PLANS) {
      const allRound = warmUps.slice(0, WARM_UP_TURNS);
      expect(
        allRound.filter(({ ready, needs }) => ready.length < READY_FOR.length || needs.length > 0),
      ).toEqual([]);
      expect(allRound, name).toHaveLength(WARM_UP_TURNS);
      for (const [index, { drillId }] of warmUps.entries()) {
        const turn = index % WARM_UP_TURNS;
        expect(turns.get(drillId ?? '') ?? turn, `${drillId} in ${name}`).toBe(turn);
        turns.set(drillId ?? '', turn);
      }
    }
  });

  it('has at least 16 ends without a jump, a landing or a swing', () => {
    const ends = of('finisher');
    expect(ends.length).toBeGreaterThanOrEqual(16);
    expect(sumLoads(ends.map(({ training }) => training?.load))).toEqual({
      jumps: 0,
      landings: 0,
      swings: 0,
    });
  });
});

describe.each(PLANS)('the plan of $name', ({ main, totalWeeks, warmUps, finishers, swaps, regimenId }) => {
  const source = programs.find(({ id }) => id === regimenId);
  const weeks = Array.from({ length: totalWeeks }, (_, week) =>
    main.slice(week * MAIN_PER_WEEK, (week + 1) * MAIN_PER_WEEK),
  );
  const loadOf = (week: (typeof weeks)[number]) => sumLoads(week.map(({ load }) => load));

  it('has twenty main drills a week, each within what a day may hold', () => {
    expect(main).toHaveLength(MAIN_PER_WEEK * totalWeeks);
    expect(main.filter(({ load }) => !fitsInto(MAX_A_DAY, load)).map(({ name }) => name)).toEqual([]);
  });

  it('grows by a tenth a week at most, but for what a first week may hold, and has its lighter weeks', () => {
    if (!source) throw new Error('each plan is of a program');
    const least = FIRST_WEEK[source.difficulty];
    const loads = weeks.map(loadOf);
    const isLighter = (index: number) => totalWeeks >= 6 && (index + 1) % 4 === 0;
    const full = loads.filter((_, index) => !isLighter(index));
    for (const [index, load] of full.entries()) {
      for (const kind of KINDS) {
        const grown = Math.floor(1.1 * (full[index - 1]?.[kind] ?? 0));
        expect(load[kind], `full week ${index + 1}: ${kind}`).toBeLessThanOrEqual(
          Math.max(least[kind], grown),
        );
      }
    }
    for (const [index, load] of loads.entries()) {
      if (!isLighter(index)) continue;
      for (const kind of KINDS) {
        const fullest = Math.max(...loads.slice(index - 3, index).map((before) => before[kind]));
        // What is next to nothing needs to be no less.
        const most = Math.max((2 / 3) * fullest, least[kind] / 4);
        expect(load[kind], `week ${index + 1}: ${kind}`).toBeLessThanOrEqual(most);
      }
    }
  });

  it('can be begun and ended, and be done at home, any day', () => {
    expect(warmUps.length).toBeGreaterThanOrEqual(8);
    expect(finishers.length).toBeGreaterThanOrEqual(5);
    const calm = swaps.filter(
      ({ needs, load }) => fitsInto(NO_LOAD, load) && needs.every((thing) => thing === 'ball'),
    );
    expect(calm.length).toBeGreaterThanOrEqual(4);
    expect(
      swaps.flatMap(({ needs }) => needs.filter((thing) => thing !== 'ball' && thing !== 'wall')),
    ).toEqual([]);
  });
});
