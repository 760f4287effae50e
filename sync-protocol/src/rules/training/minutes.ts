import type { Dose, Drill } from '../../entities/training/program.ts';
import { volumeOf } from './load.ts';

/** Seconds to fetch what a drill takes and to read its first step; our own choice. */
const GET_READY = 30;

/** What the minutes of a drill come from, beside its dose, and what its sets are for. */
export type Timing = Pick<Drill, 'rest' | 'secondsPerRep' | 'turns'>;

/**
 * How long a dose of a drill takes, in whole minutes: getting ready, each set, and the rests between them. A stretch of
 * minutes takes as long as it says.
 */
export function minutesOf(dose: Dose, { rest = 0, secondsPerRep = 0 }: Timing): number {
  if ('minutes' in dose) return dose.minutes;
  const work = volumeOf(dose) * ('seconds' in dose ? 1 : secondsPerRep);
  return Math.ceil((GET_READY + work + (dose.sets - 1) * rest) / 60);
}

type Timed = Pick<Drill, 'dose' | 'minutes'> & Timing;

/** The timing of a drill; content of before the formula says its minutes only. */
export function timingOf({ dose, minutes, rest, secondsPerRep, turns }: Timed): Timing {
  const left = 60 * minutes - GET_READY - ('minutes' in dose ? 0 : (dose.sets - 1) * (rest ?? 0));
  const each = 'reps' in dose ? (secondsPerRep ?? Math.max(0, left / volumeOf(dose))) : undefined;
  return { rest, secondsPerRep: each, turns };
}
