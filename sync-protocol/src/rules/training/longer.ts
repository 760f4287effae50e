import type { Dose } from '../../entities/training/program.ts';
import { fitsInto, NO_LOAD, setsOfRound, volumeOf } from './load.ts';
import { minutesOf } from './minutes.ts';
import type { PlannedTask } from './plan.ts';
import { MAX_SETS, type SKILLS } from './program-terms.ts';

type Skill = (typeof SKILLS)[number];

/** So much of its dose a drill without load may be asked for, where a day would be too short; our own choice. */
const MOST = 1.5;
/** More of these tires more than it teaches, though nobody lands or swings. */
const TIRING: readonly Skill[] = ['jump', 'speed', 'stamina'];

/** Whether more may be asked of a drill than it asks itself: nobody lands, swings or sprints in it. */
export function mayBeLonger({ load, skill }: Pick<PlannedTask, 'load' | 'skill'>): boolean {
  return fitsInto(NO_LOAD, load) && skill !== undefined && !TIRING.includes(skill);
}

/** A dose with one minute more, or one set; of sets that take turns, one of each. */
export function oneMore(dose: Dose, turns: readonly string[] = ['each']): Dose {
  return 'minutes' in dose ? { minutes: dose.minutes + 1 } : { ...dose, sets: dose.sets + turns.length };
}

/** Whether a dose is not much more than what is asked. */
export function isLittleMore(dose: Dose, asked: Dose): boolean {
  return volumeOf(dose) <= MOST * volumeOf(asked) && !('sets' in dose && dose.sets > MAX_SETS);
}

/** A drill that takes the place of another one, with as much of it as takes about as long. */
export function asLongAs(minutes: number, planned: PlannedTask): PlannedTask {
  const { dose, timing = {} } = planned;
  const times = Math.min(MOST, minutes / planned.minutes);
  if (!dose || times <= 1 || !mayBeLonger(planned)) return planned;
  const more = (whole: number, of = 1) => of * Math.floor((whole * times) / of);
  const longer =
    'minutes' in dose
      ? { minutes: more(dose.minutes) }
      : { ...dose, sets: Math.min(MAX_SETS, more(dose.sets, setsOfRound(dose.sets, timing.turns))) };
  return { ...planned, dose: longer, minutes: minutesOf(longer, timing) };
}
