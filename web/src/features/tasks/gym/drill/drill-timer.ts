import type { Work } from './gym-work.ts';

/** Milliseconds to get ready in before the first set. */
export const GET_READY_MS = 5000;

type Timed = Extract<Work, { kind: 'timed' }>;

/** Where a timed drill stands. All instants are milliseconds since 1970. */
export interface DrillTimer {
  phase: 'ready' | 'getReady' | 'work' | 'rest' | 'over';
  /** The set that is being done, or comes next, from 0. */
  set: number;
  /** When the phase ends; null while the timer stands still. */
  until: number | null;
  /** What was left of the phase when it was paused, milliseconds. */
  left: number;
}

export const FRESH_TIMER: DrillTimer = { phase: 'ready', set: 0, until: null, left: 0 };

/** How long a phase lasts, milliseconds. */
export function lengthOf(phase: DrillTimer['phase'], { seconds, rest }: Timed): number {
  switch (phase) {
    case 'getReady':
      return GET_READY_MS;
    case 'work':
      return 1000 * seconds;
    case 'rest':
      return 1000 * rest;
    case 'ready':
    case 'over':
      return 0;
  }
}

export function isRunning({ until }: DrillTimer): boolean {
  return until !== null;
}

/** Begins, or goes on after a pause. */
export function go(timer: DrillTimer, now: number): DrillTimer {
  if (isRunning(timer) || timer.phase === 'over') return timer;
  if (timer.phase === 'ready') return { ...timer, phase: 'getReady', until: now + GET_READY_MS };
  return { ...timer, until: now + timer.left };
}

export function pause(timer: DrillTimer, now: number): DrillTimer {
  return timer.until === null ? timer : { ...timer, until: null, left: Math.max(0, timer.until - now) };
}

/** Leaves out what is left of the rest. */
export function skipRest(timer: DrillTimer, work: Timed, now: number): DrillTimer {
  return timer.phase === 'rest' ? { ...timer, phase: 'work', until: now + lengthOf('work', work) } : timer;
}

/** Goes through all phases that have ended by now, also when nobody looked meanwhile. */
export function advance(timer: DrillTimer, work: Timed, now: number): DrillTimer {
  let next = timer;
  while (next.until !== null && next.until <= now) next = following(next, next.until, work);
  return next;
}

function following(timer: DrillTimer, ended: number, work: Timed): DrillTimer {
  if (timer.phase !== 'work') return { ...timer, phase: 'work', until: ended + lengthOf('work', work) };
  const set = timer.set + 1;
  if (set >= work.sets) return { phase: 'over', set, until: null, left: 0 };
  const phase = work.rest > 0 ? 'rest' : 'work';
  return { phase, set, until: ended + lengthOf(phase, work), left: 0 };
}

/** What is left of the phase, milliseconds. */
export function leftOf({ until, left, phase }: DrillTimer, work: Timed, now: number): number {
  if (until !== null) return Math.max(0, until - now);
  return phase === 'ready' ? lengthOf('work', work) : left;
}
