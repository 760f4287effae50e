import type { Dose, Load } from '../../entities/training/program.ts';

/** What a load is made of. */
export const KINDS = ['jumps', 'landings', 'swings'] as const;

export const NO_LOAD: Load = { jumps: 0, landings: 0, swings: 0 };

export function sumLoads(loads: readonly (Load | null | undefined)[]): Load {
  const sum = { ...NO_LOAD };
  for (const load of loads) for (const kind of KINDS) sum[kind] += load?.[kind] ?? 0;
  return sum;
}

/** A sum of loads without one of them, never below nothing. */
export function lessLoad(sum: Load | null | undefined, load: Load | null | undefined): Load {
  const left = { ...NO_LOAD };
  for (const kind of KINDS) left[kind] = Math.max(0, (sum?.[kind] ?? 0) - (load?.[kind] ?? 0));
  return left;
}

/** Whether a load fits into what is left of a day. */
export function fitsInto(room: Load, load: Load): boolean {
  // What has nothing of a kind always fits, also where more was done of it than is good.
  return KINDS.every((kind) => load[kind] === 0 || load[kind] <= room[kind]);
}

/** How much a dose is, to be compared with another of the same drill: repetitions, seconds or minutes. */
export function volumeOf(dose: Dose): number {
  if ('minutes' in dose) return dose.minutes;
  if ('seconds' in dose) return dose.sets * dose.seconds;
  return dose.sets * dose.reps * (dose.perSide ? 2 : 1);
}

/** What a share of a drill's own dose brings; a part of a jump is a jump. */
export function shareOf(load: Load, share: number): Load {
  const part = { ...NO_LOAD };
  for (const kind of KINDS) part[kind] = Math.ceil(load[kind] * share);
  return part;
}

/** How many sets belong together: where a dose gives each of a drill's turns as many, one of each. */
export function setsOfRound(sets: number, turns: readonly string[] = []): number {
  return sets % turns.length === 0 ? turns.length : 1;
}

/** A share of a dose, never nothing of it; each side of the body keeps as much as the other. */
export function smaller(dose: Dose, share: number, turns?: readonly string[]): Dose {
  const part = (whole: number) => Math.max(1, Math.floor(whole * share));
  if ('minutes' in dose) return { minutes: Math.max(Math.min(dose.minutes, 2), part(dose.minutes)) };
  const round = setsOfRound(dose.sets, turns);
  if ('seconds' in dose && round === 1) return { ...dose, sets: part(dose.sets) };
  // Fewer sets first: a set that is too short teaches nothing.
  const sets = round * Math.max(1, Math.round((dose.sets / round) * share));
  const left = (each: number) => (dose.sets * each * share) / sets;
  if ('seconds' in dose)
    return { sets, seconds: Math.min(dose.seconds, 5 * Math.ceil(left(dose.seconds) / 5)) };
  return { ...dose, sets, reps: Math.max(1, Math.min(dose.reps, Math.floor(left(dose.reps)))) };
}
