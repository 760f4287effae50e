import type { Dose, Load } from '../../entities/training/program.ts';

export const NO_LOAD: Load = { jumps: 0, landings: 0, swings: 0 };

export function addLoad(one: Load, other: Load): Load {
  return {
    jumps: one.jumps + other.jumps,
    landings: one.landings + other.landings,
    swings: one.swings + other.swings,
  };
}

export function sumLoads(loads: Iterable<Load | null | undefined>): Load {
  let sum = NO_LOAD;
  for (const load of loads) if (load) sum = addLoad(sum, load);
  return sum;
}

/** A sum of loads without one of them. */
export function lessLoad(sum: Load | null | undefined, load: Load | null | undefined): Load {
  const { jumps, landings, swings } = sum ?? NO_LOAD;
  const less = load ?? NO_LOAD;
  return {
    jumps: Math.max(0, jumps - less.jumps),
    landings: Math.max(0, landings - less.landings),
    swings: Math.max(0, swings - less.swings),
  };
}

/** Whether a load fits into what is left of a day. */
export function fitsInto(room: Load, { jumps, landings, swings }: Load): boolean {
  // What has nothing of a kind always fits, also where more was done of it than is good.
  return (
    (jumps === 0 || jumps <= room.jumps) &&
    (landings === 0 || landings <= room.landings) &&
    (swings === 0 || swings <= room.swings)
  );
}

/** How much a dose is, to be compared with another of the same drill: repetitions, seconds or minutes. */
export function volumeOf(dose: Dose): number {
  if ('minutes' in dose) return dose.minutes;
  if ('seconds' in dose) return dose.sets * dose.seconds;
  return dose.sets * dose.reps * (dose.perSide ? 2 : 1);
}

/** What a share of a drill's own dose brings; a part of a jump is a jump. */
export function shareOf({ jumps, landings, swings }: Load, share: number): Load {
  return {
    jumps: Math.ceil(jumps * share),
    landings: Math.ceil(landings * share),
    swings: Math.ceil(swings * share),
  };
}
