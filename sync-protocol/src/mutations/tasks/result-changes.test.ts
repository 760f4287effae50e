import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResultKind } from '../../entities/tasks/drill-record.ts';
import { regimenId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { levelOf, MAX_RESULTS } from '../../rules/tasks/results.ts';
import { aDrill, aPlan, TestPlayer } from '../testing.ts';

const DAY = '2026-11-02';
const ROW: ResultKind = { what: 'Longest row', unit: 'times', max: 100, marks: [10, 30, 60] };
const FEWEST: ResultKind = { ...ROW, what: 'Touch-downs', lowerIsBetter: true, marks: [10, 5, 1] };

function aPlayer(result = ROW) {
  const player = new TestPlayer();
  const plan = aPlan(regimenId.parse(newId()));
  const main = [{ ...aDrill('Wall'), drillId: 'passing/wall', result }, ...plan.main.slice(1)];
  player.start(DAY, { ...plan, main });
  const of = { drillId: 'passing/wall', regimenId: plan.regimenId };
  const save = (value: number, day = DAY, resultId: string = newId()) =>
    player.run('result.save@2', { ...of, resultId, value }, day);
  return { player, of, save };
}
const countsOf = ({ rows, userId }: TestPlayer) => {
  const { measuredDrills, personalBests, benchmarks } = rows.get('playerStats', userId) ?? {};
  return { measuredDrills, personalBests, benchmarks };
};
const badgesOf = ({ rows }: TestPlayer) =>
  rows
    .all('userBadges')
    .map(({ badgeId }) => badgeId)
    .filter((id) => /^(measured|bests|benchmarks)-/.test(id));

describe('results of drills', () => {
  it('are kept in time, and firsts earn badges: one kept, one beaten, a benchmark reached', () => {
    const { player, save } = aPlayer();
    expect(save(8)).toBeUndefined();
    expect(badgesOf(player)).toEqual(['measured-1']);
    save(8);
    expect(countsOf(player)).toEqual({ measuredDrills: 1, personalBests: 0, benchmarks: 0 });
    save(12);
    expect(countsOf(player)).toEqual({ measuredDrills: 1, personalBests: 1, benchmarks: 1 });
    expect(badgesOf(player)).toEqual(['measured-1', 'bests-1', 'benchmarks-1']);
    expect(player.rows.all('drillRecords')).toMatchObject([
      { drillId: 'passing/wall', results: [{ value: 8 }, { value: 8 }, { day: DAY, value: 12 }] },
    ]);
  });

  it('are taken back with whatever they earned today; the last one takes the record along', () => {
    const { player, of, save } = aPlayer();
    const slip = newId();
    save(40, DAY, slip);
    const takeBack = () => player.run('result.delete@2', { ...of, resultId: slip }, DAY);
    expect([takeBack(), takeBack()]).toEqual([undefined, undefined]);
    expect(player.rows.all('drillRecords')).toEqual([]);
    expect(badgesOf(player)).toEqual([]);
    expect(countsOf(player)).toEqual({ measuredDrills: 0, personalBests: 0, benchmarks: 0 });
  });

  it('count the same in whatever order devices send them, and each once', () => {
    const values = fc.array(fc.nat(100), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(values, fc.boolean(), (some, isLower) => {
        const said = some.map((value, index) => ({ value, id: newId(), at: `${DAY}T10:0${index}:00.000Z` }));
        const [one, other] = [said, said.toReversed()].map((order) => {
          const { player, of } = aPlayer(isLower ? FEWEST : ROW);
          for (const { value, id, at } of [...order, ...order])
            player.run('result.save@2', { ...of, resultId: id, value }, DAY, { at });
          return player;
        });
        if (!one || !other) throw new Error('two were there');
        expect(countsOf(other)).toEqual(countsOf(one));
        const results = (player: TestPlayer) => player.rows.all('drillRecords').map((row) => row.results);
        expect(results(other)).toEqual(results(one));
        expect(results(one)[0]).toHaveLength(some.length);
      }),
      { numRuns: 40 },
    );
  });

  it('are refused where nothing is measured, and beyond what can be', () => {
    const { player, of, save } = aPlayer();
    expect(save(101)).toBe('no_result');
    const other = { ...of, drillId: 'passing/other', resultId: newId(), value: 3 };
    expect(player.run('result.save@2', other, DAY)).toBe('no_result');
    expect(
      player.run('result.delete@2', { ...of, regimenId: regimenId.parse(newId()), resultId: newId() }, DAY),
    ).toBe('no_result');
  });

  it('of a measure that came later stand beside those of before, which nothing is compared with', () => {
    const { player, of, save } = aPlayer({ ...ROW, max: 10, marks: [3, 5, 8], version: 2 });
    const saveNow = (value: number) =>
      player.run('result.save@2', { ...of, drillId: 'passing/wall#2', resultId: newId(), value }, DAY);
    // A phone that knows the drill as it was.
    expect(save(27)).toBeUndefined();
    expect(countsOf(player)).toEqual({ measuredDrills: 1, personalBests: 0, benchmarks: 0 });
    expect([saveNow(27), saveNow(6)]).toEqual(['no_result', undefined]);
    expect(countsOf(player)).toEqual({ measuredDrills: 2, personalBests: 0, benchmarks: 1 });
    expect(
      player.rows.all('drillRecords').map(({ drillId, results }) => [drillId, results[0]?.value]),
    ).toEqual([
      ['passing/wall', 27],
      ['passing/wall#2', 6],
    ]);
    expect(
      player.run('result.save@2', { ...of, drillId: 'passing/wall#3', resultId: newId(), value: 1 }, DAY),
    ).toBe('no_result');
  });

  it('make room for new ones', () => {
    const { player, save } = aPlayer();
    for (let count = 0; count < MAX_RESULTS; count++) save(count % 7);
    save(42);
    const results = player.rows.all('drillRecords')[0]?.results;
    expect(results).toHaveLength(MAX_RESULTS);
    expect(results?.at(-1)?.value).toBe(42);
  });

  it('reach a level with its benchmark, up or down', () => {
    expect([9, 10, 29, 60].map((value) => levelOf(ROW, value))).toEqual([
      undefined,
      'beginner',
      'beginner',
      'advanced',
    ]);
    expect([11, 10, 4, 0].map((value) => levelOf(FEWEST, value))).toEqual([
      undefined,
      'beginner',
      'intermediate',
      'advanced',
    ]);
  });
});
