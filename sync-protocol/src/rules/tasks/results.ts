import type { DrillRecord, ResultKind } from '../../entities/tasks/drill-record.ts';
import type { Difficulty, Dose } from '../../entities/training/program.ts';
import { weekStart } from '../training-day.ts';
import { DIFFICULTIES } from '../training/program-terms.ts';

/** How many results of a drill are kept; the oldest make room. */
export const MAX_RESULTS = 200;

export type Result = DrillRecord['results'][number];

/** Whether what is measured in a drill can be had from a dose of it, so that it compares with other days. */
export function takesResult({ takes }: ResultKind, dose: Dose | null): boolean {
  if (!takes || !dose) return true;
  const { sets, each } = amountOf(dose);
  if (takes.isAll || 'seconds' in dose)
    return each === takes.each && (takes.isAll ? sets === takes.sets : sets >= takes.sets);
  return sets >= takes.sets && each >= takes.each;
}

function amountOf(dose: Dose): { sets: number; each: number } {
  if ('minutes' in dose) return { sets: 1, each: dose.minutes };
  return { sets: dose.sets, each: 'reps' in dose ? dose.reps : dose.seconds };
}

/** What the record of a drill's results is named by: the drill, and which of its measures, if there was one before. */
export function recordNameOf(drillId: string, { version }: Pick<ResultKind, 'version'>): string {
  return version === undefined ? drillId : `${drillId}#${version}`;
}

/** The drill whose results a record holds. */
export function drillOfRecord(name: string): string {
  return name.replace(/#.*/, '');
}

/** Whether a result is better than another. */
export function isBetter({ lowerIsBetter }: ResultKind, value: number, than: number): boolean {
  return lowerIsBetter ? value < than : value > than;
}

/** Results in the order in which they were made. */
export function inTime(results: readonly Result[]): Result[] {
  return [...results].sort((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id));
}

/** The results that beat all before them: the first of a drill beats nothing. */
export function bestsOf(kind: ResultKind, results: readonly Result[]): Result[] {
  let best: number | undefined;
  return inTime(results).filter(({ value }) => {
    const isBest = best !== undefined && isBetter(kind, value, best);
    if (best === undefined || isBest) best = value;
    return isBest;
  });
}

export function bestOf(kind: ResultKind, results: readonly Result[]): Result | undefined {
  return bestsOf(kind, results).at(-1) ?? inTime(results)[0];
}

/** The best of each week (by its Monday) in which there was a result, the oldest first. */
export function weeksBests(kind: ResultKind, results: readonly Result[]): { week: string; best: Result }[] {
  const weeks = new Map<string, Result>();
  for (const result of inTime(results)) {
    const week = weekStart(result.day);
    const best = weeks.get(week);
    if (!best || isBetter(kind, result.value, best.value)) weeks.set(week, result);
  }
  return [...weeks].map(([week, best]) => ({ week, best })).sort((a, b) => a.week.localeCompare(b.week));
}

/** What a drill gives to aim at, from the easiest benchmark on. */
export function marksOf({ marks }: ResultKind): { level: Difficulty; mark: number }[] {
  return DIFFICULTIES.flatMap((level, index) => {
    const mark = marks[index] ?? null;
    return mark === null ? [] : [{ level, mark }];
  });
}

/** The highest level whose benchmark a result reaches, if it reaches one. */
export function levelOf(kind: ResultKind, value: number): Difficulty | undefined {
  return marksOf(kind).findLast(({ mark }) => !isBetter(kind, mark, value))?.level;
}
