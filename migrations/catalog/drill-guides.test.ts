import { MAX_DAILY_TASKS, type CustomRegimen } from 'sync-protocol/entities/training/regimen';
import { newId, regimenId } from 'sync-protocol/ids';
import { regimenNameDrillsByIdArgs } from 'sync-protocol/mutations/training/regimen-changes';
import { coachingGuideFor } from 'sync-protocol/rules/tasks/coaching-guide';
import { CRITERIA } from 'sync-protocol/rules/technique/criteria/all';
import { lineDrillOf } from 'sync-protocol/rules/technique/drill-lines';
import { planOfCustom } from 'sync-protocol/rules/training/custom-plan';
import { isDrill, isOwnLine } from 'sync-protocol/rules/training/own-line';
import { describe, expect, it } from 'vitest';
import { drills } from './index.ts';

const recommended = Object.values(CRITERIA).flatMap((criteria) =>
  criteria.map(({ name: why, drill }) => ({ ...drill, why })),
);

/** What is dealt of a program of these lines. */
const dealtOf = (known: CustomRegimen['drills'], lines: readonly string[]) =>
  planOfCustom({ drills: known, dailyDuration: 30, weeks: [{ dailyTasks: lines }] } as never).main;

const guideOf = (task: { drillId: string | null; name: string }) =>
  drills.filter((drill) => isDrill(task, drill)).map(({ id }) => id);

describe.each(recommended)('$name, which an analysis recommends for “$why”', (drill) => {
  const line = lineDrillOf(drill);

  it('has its own guide as a task, in each round of a day', () => {
    const [kept] = regimenNameDrillsByIdArgs.parse({ regimenId: newId(), drills: [line] }).drills;
    expect(kept).toEqual(line);
    for (const task of dealtOf(kept && [kept], [line.line]).slice(0, MAX_DAILY_TASKS)) {
      expect(task.drillId).toBe(drill.id);
      expect(guideOf(task)).toEqual([drill.id]);
      expect(isOwnLine(task)).toBe(true);
    }
  });

  it('has it where it was added before its id was kept', () => {
    const { id: _, ...before } = line;
    for (const known of [[before], null])
      for (const task of dealtOf(known, [line.line]).slice(0, MAX_DAILY_TASKS)) {
        expect(task.drillId).toBeNull();
        expect(guideOf(task)).toEqual([drill.id]);
      }
  });
});

it('is no drill’s id where the words are not ours, or the catalog has no such drill', () => {
  const [first, second] = recommended.map(lineDrillOf);
  if (!first || !second) throw new Error('an analysis recommends drills');
  const given = [
    { ...first, id: second.id },
    { ...first, line: 'Call me' },
    { ...first, id: 'serving/no-such-drill' },
    { ...first, id: 'constructor' },
    { ...first, id: null },
  ];
  const args = regimenNameDrillsByIdArgs.parse({ regimenId: regimenId.parse(newId()), drills: given });
  expect(args.drills.map(({ id }) => id)).toEqual([null, null, null, null, null]);
});

it('no drill is called as a line of an own program is: with brackets behind it', () => {
  expect(drills.filter(({ id: drillId, name }) => isOwnLine({ drillId, name }))).toEqual([]);
});

it('a name that words alone would take for another, heavier exercise', () => {
  const { guide } = drills.find(({ id }) => id === 'hitting/high-reach-catch') ?? {};
  expect(coachingGuideFor({ name: 'High Reach and Catch', category: 'hitting' })).not.toEqual(guide);
});
