import type { GuidedStep } from 'sync-protocol/rules/training/guided';
import { isRecord } from '#data/is-record.ts';

/** Milliseconds to get ready in before what is timed begins. */
export const GET_READY_MS = 5000;
/** Whoever goes back so early in a step means the one before it. */
const JUST_BEGUN_MS = 3000;

/** Where a guided drill stands. All instants are milliseconds since 1970. */
export interface GuidedRun {
  phase: 'ready' | 'getReady' | 'on' | 'over';
  /** The step that is being done, or comes next. */
  at: number;
  /** When the clock has run down; null while it stands still, or where there is none. */
  until: number | null;
  /** What was left on the clock when it was stopped, milliseconds. */
  left: number;
  /** Repetitions that were counted of the step. */
  reps: number;
}

type Steps = readonly GuidedStep[];

/** A drill that nobody has begun. What is counted needs no start. */
export function freshRun(steps: Steps): GuidedRun {
  return enter({ phase: 'ready', at: 0, until: null, left: 0, reps: 0 }, 0, steps, null);
}

export function isRunning({ until }: GuidedRun): boolean {
  return until !== null;
}

/** Whether its clock was stopped in the middle. */
export function isPaused({ phase, until }: GuidedRun, step: GuidedStep | undefined): boolean {
  return until === null && (phase === 'getReady' || (phase === 'on' && step !== undefined && isTimed(step)));
}

/** Begins, or goes on after a pause. */
export function go(run: GuidedRun, steps: Steps, now: number): GuidedRun {
  if (run.phase === 'ready') return { ...run, phase: 'getReady', until: now + GET_READY_MS };
  return isPaused(run, steps[run.at]) ? { ...run, until: now + run.left } : run;
}

export function pause(run: GuidedRun, now: number): GuidedRun {
  return run.until === null ? run : { ...run, until: null, left: Math.max(0, run.until - now) };
}

/** Goes through all that has ended by now, also when nobody looked meanwhile: up to what the player has to count. */
export function advance(run: GuidedRun, steps: Steps, now: number): GuidedRun {
  let next = run;
  while (next.until !== null && next.until <= now)
    next = enter(next, next.phase === 'getReady' ? next.at : next.at + 1, steps, next.until);
  return next;
}

/** One more repetition; the last one ends the step. */
export function countRep(run: GuidedRun, steps: Steps, now: number): GuidedRun {
  const step = steps[run.at];
  if (run.phase !== 'on' || step?.kind !== 'count') return run;
  return run.reps + 1 >= step.reps ? skip(run, steps, now) : { ...run, reps: run.reps + 1 };
}

/** Takes a repetition back. */
export function takeBack(run: GuidedRun): GuidedRun {
  return { ...run, reps: Math.max(0, run.reps - 1) };
}

/** The step is done, or left out: on to the next one. A clock that stands still stays so. */
export function skip(run: GuidedRun, steps: Steps, now: number): GuidedRun {
  if (run.phase === 'over') return run;
  return enter(run, run.at + 1, steps, isRunning(run) || steps[run.at]?.kind === 'count' ? now : null);
}

/** To the beginning of the step, or, where it has just begun, of the work before it. */
export function back(run: GuidedRun, steps: Steps, now: number): GuidedRun {
  const begun = run.phase === 'on' && (run.reps > 0 || sinceBegin(run, steps[run.at], now) >= JUST_BEGUN_MS);
  const before = steps.findLastIndex(({ kind }, index) => index < run.at && kind !== 'rest');
  const at = begun && steps[run.at]?.kind !== 'rest' ? run.at : before;
  if (at < 0) return freshRun(steps);
  return enter({ ...run, phase: 'on' }, at, steps, isRunning(run) ? now : null);
}

/** Whether there is something to go back to. */
export function canGoBack({ phase, at, reps }: GuidedRun, steps: Steps): boolean {
  return phase !== freshRun(steps).phase || at > 0 || reps > 0;
}

/** What is left on the clock, milliseconds: before it runs, all of it. */
export function leftOf(run: GuidedRun, steps: Steps, now: number): number {
  if (run.until !== null) return Math.max(0, run.until - now);
  return run.phase === 'ready' ? lengthOf(steps[run.at]) : run.left;
}

/** How far the step is, 0 to 1. */
export function partOf(run: GuidedRun, steps: Steps, now: number): number {
  const step = steps[run.at];
  if (run.phase !== 'on' || !step) return 0;
  return step.kind === 'count' ? run.reps / step.reps : 1 - leftOf(run, steps, now) / lengthOf(step);
}

/** A run as it was kept, if these steps can stand there. */
export function runFrom(kept: unknown, steps: Steps): GuidedRun | undefined {
  if (!isRecord(kept)) return undefined;
  const { phase, at, until, left, reps } = kept;
  const known = PHASES.find((one) => one === phase);
  if (!known || !isCount(at) || !isCount(left) || !isCount(reps)) return undefined;
  if (known === 'over' ? at !== steps.length : at >= steps.length) return undefined;
  const step = steps[at];
  const clock = isCount(until) ? until : null;
  if (clock !== null && known !== 'getReady' && (known !== 'on' || step?.kind === 'count')) return undefined;
  if (reps > 0 && !(step?.kind === 'count' && reps < step.reps)) return undefined;
  return { phase: known, at, until: clock, left, reps };
}

const PHASES = ['ready', 'getReady', 'on', 'over'] as const satisfies readonly GuidedRun['phase'][];

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** @param from when a clock begins to run; null when it stands still */
function enter(run: GuidedRun, at: number, steps: Steps, from: number | null): GuidedRun {
  const step = steps[at];
  if (!step) return { phase: 'over', at: steps.length, until: null, left: 0, reps: 0 };
  const begun = { at, until: null, left: 0, reps: 0 } as const;
  if (!isTimed(step)) return { ...begun, phase: 'on' };
  if (run.phase === 'ready') return { ...begun, phase: 'ready' };
  const length = lengthOf(step);
  return from === null
    ? { ...begun, phase: 'on', left: length }
    : { ...begun, phase: 'on', until: from + length };
}

function isTimed(step: GuidedStep): boolean {
  return step.kind !== 'count';
}

function lengthOf(step: GuidedStep | undefined): number {
  return step && step.kind !== 'count' ? 1000 * step.seconds : 0;
}

function sinceBegin(run: GuidedRun, step: GuidedStep | undefined, now: number): number {
  if (!step || step.kind === 'count') return 0;
  return lengthOf(step) - (run.until === null ? run.left : Math.max(0, run.until - now));
}
