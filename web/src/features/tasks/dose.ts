import type { Dose } from 'sync-protocol/entities/training/program';
import { messages } from './messages.ts';

/** How much of a drill, short: 3 × 12, 2 × 40 s, 8 min. */
export function doseText(dose: Dose): string {
  const text = messages.dose;
  if ('minutes' in dose) return text.minutes(dose.minutes);
  if ('seconds' in dose) return text.seconds(dose.sets, dose.seconds);
  return dose.perSide ? text.perSide(dose.sets, dose.reps) : text.reps(dose.sets, dose.reps);
}
