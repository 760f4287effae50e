import { z } from 'zod';
import type { DrillRecord, ResultKind } from '../../entities/tasks/drill-record.ts';
import { regimenId, uuid } from '../../ids.ts';
import { drillRecordId } from '../../rules/derived-ids.ts';
import {
  bestOf,
  bestsOf,
  drillOfRecord,
  inTime,
  levelOf,
  MAX_RESULTS,
  recordNameOf,
} from '../../rules/tasks/results.ts';
import { drillsOf } from '../../rules/training/plan.ts';
import { Refusal, type MutationContext, type Mutator, type Need } from '../mutation.ts';
import { awardBadges, revokeBadges } from '../progress/award-badges.ts';
import { statsOf } from '../progress/recount.ts';
import type { Rows } from '../rows.ts';

const MAX_VALUE = 10_000;
/** A drill, or what its record is named by, and a program that has it: that one says what counts. */
const ofDrill = { drillId: z.string().min(1).max(80), regimenId, resultId: uuid };
export const resultSaveArgs = z.strictObject({ ...ofDrill, value: z.int().min(0).max(MAX_VALUE) });
export const resultDeleteArgs = z.strictObject(ofDrill);
type DeleteArgs = z.infer<typeof resultDeleteArgs>;

function needsOf({ drillId }: DeleteArgs, { userId }: Pick<MutationContext, 'userId'>): Need[] {
  return [
    { table: 'drillRecords', ids: [drillRecordId(userId, drillId)] },
    { table: 'playerStats', all: true },
    { table: 'userBadges', all: true },
  ];
}

/** Keeps what a player got in a drill. */
export const resultSave: Mutator<'result.save@2', z.infer<typeof resultSaveArgs>> = {
  name: 'result.save@2',
  needs: needsOf,
  plans: (_, args) => [args.regimenId],
  effect: (rows, args, context) => {
    const { resultId: id, value } = args;
    const { at, day } = context;
    const kind = kindOf(args, context);
    if (value > kind.max) throw new Refusal('no_result', 'This drill can’t have such a result.');
    const before = recordOf(rows, args, context);
    if (before.results.some((one) => one.id === id)) return;
    const results = inTime([...before.results, { id, at, day, value }]).slice(-MAX_RESULTS);
    change(rows, kind, before, { ...before, results }, context);
    awardBadges(rows, context);
  },
};

/** Takes a result back; one that is gone is no mistake. */
export const resultDelete: Mutator<'result.delete@2', DeleteArgs> = {
  name: 'result.delete@2',
  needs: needsOf,
  plans: (_, args) => [args.regimenId],
  effect: (rows, args, context) => {
    const kind = kindOf(args, context);
    const before = recordOf(rows, args, context);
    const results = before.results.filter(({ id }) => id !== args.resultId);
    if (results.length === before.results.length) return;
    const stats = statsOf(rows, context.userId);
    change(rows, kind, before, { ...before, results }, context);
    revokeBadges(rows, stats, context);
  },
};

/** The same, as phones of before say it: they know one measure of a drill. */
export const resultSaveOfOne: Mutator<'result.save', z.infer<typeof resultSaveArgs>> = {
  ...resultSave,
  name: 'result.save',
};
export const resultDeleteOfOne: Mutator<'result.delete', DeleteArgs> = {
  ...resultDelete,
  name: 'result.delete',
};

function kindOf({ regimenId: id, drillId: name }: DeleteArgs, { planOf }: MutationContext): ResultKind {
  const plan = planOf(id);
  const drills = plan ? drillsOf(plan) : [];
  const drillId = drillOfRecord(name);
  const kind = drills.find((drill) => drill.drillId === drillId)?.result;
  if (kind && recordNameOf(drillId, kind) === name) return kind;
  // What the drill measured before. Phones that know no versions go on with it, even where they have heard what it
  // measures now: which of the two was meant can't be told.
  if (kind && drillId === name) return { ...kind, max: MAX_VALUE, marks: [] };
  throw new Refusal('no_result', 'This drill takes no result.');
}

function recordOf(rows: Rows, { drillId }: DeleteArgs, { userId }: MutationContext): DrillRecord {
  const id = drillRecordId(userId, drillId);
  return rows.get('drillRecords', id) ?? { id, userId, drillId, results: [] };
}

/** Writes a record, and what the player's stats count of it: firsts, for badges. */
function change(
  rows: Rows,
  kind: ResultKind,
  before: DrillRecord,
  after: DrillRecord,
  { userId }: MutationContext,
): void {
  if (after.results.length > 0) rows.put('drillRecords', after);
  else rows.delete('drillRecords', after.id);
  const stats = statsOf(rows, userId);
  const grown = (count: number | null | undefined, of: (record: DrillRecord) => number) =>
    Math.max(0, (count ?? 0) + of(after) - of(before));
  rows.put('playerStats', {
    ...stats,
    measuredDrills: grown(stats.measuredDrills, ({ results }) => Math.min(1, results.length)),
    personalBests: grown(stats.personalBests, ({ results }) => bestsOf(kind, results).length),
    benchmarks: grown(stats.benchmarks, ({ results }) => {
      const best = bestOf(kind, results);
      return best && levelOf(kind, best.value) ? 1 : 0;
    }),
  });
}
