import type { Drill, Program } from '../../entities/training/program.ts';
import { isLittleMore, mayBeLonger, oneMore } from './longer.ts';
import { mainPlacesOf, type Library } from './main-places.ts';
import { plannedTask, type PlannedTask } from './plan.ts';
import { MAIN_PER_SESSION, SESSIONS_PER_WEEK, TASKS_PER_SESSION } from './program-terms.ts';
import { minutesOf } from './minutes.ts';

type Week = Program['weeks'][number];

/** What the warm-up and the end of a day take together. */
const AROUND = 11;
/** A week's main work takes a tenth more time than the fullest of the four before, at most (AAP). */
const GROWTH = 1.1;
const LOOKED_BACK = 4;

/** No drill gets longer than so many times what it would take of a day that is shared evenly. */
const LONGEST = 1.3;

interface Place {
  at: number;
  drill: Drill;
  planned: PlannedTask;
  /** What is asked of it before the week is filled. */
  asked: PlannedTask['dose'];
}

/**
 * A week whose days are not too short for what the program promises: where limits of jumps, landings and swings have
 * made doses small, more is asked of drills that have none, on the shortest days first. No load rule is touched by it.
 * @param before minutes of the main work of the weeks before
 * @param share how much of its time a week holds: a lighter one less
 */
export function filledWeek(
  week: Week,
  program: Program,
  library: Library,
  { before, share }: { before: readonly number[]; share: number },
): Week {
  const aDay = share * (program.dailyDuration - AROUND);
  const places = placesOf(week, library);
  const most = Math.min(
    SESSIONS_PER_WEEK * aDay,
    GROWTH * Math.max(...(before.length > 0 ? before.slice(-LOOKED_BACK) : [Infinity])),
  );
  const longest = (LONGEST * aDay) / MAIN_PER_SESSION;
  // The main work of a day is four drills in their order.
  const dayOf = (place: Place) => Math.floor(places.indexOf(place) / MAIN_PER_SESSION);
  const minutesOn = (day: number) => sumOf(places.filter((place) => dayOf(place) === day));
  let minutes = sumOf(places);
  for (;;) {
    const [next] = places
      .flatMap((place) => longerOne(place, longest) ?? [])
      .filter(({ planned, place }) => minutes + planned.minutes - place.planned.minutes <= most)
      .map((more) => ({ ...more, day: minutesOn(dayOf(more.place)) }))
      .toSorted((a, b) => a.day - b.day || a.place.planned.minutes - b.place.planned.minutes);
    if (!next) break;
    minutes += next.planned.minutes - next.place.planned.minutes;
    next.place.planned = next.planned;
  }
  return withDoses(week, places);
}

/** What the main work of a week takes. */
export function mainMinutesOf(week: Week, library: Library): number {
  return sumOf(placesOf(week, library));
}

function sumOf(places: readonly Place[]): number {
  return places.reduce((sum, { planned }) => sum + planned.minutes, 0);
}

function placesOf(week: Week, library: Library): Place[] {
  const entries = week.sessions.flat();
  return mainPlacesOf(week, library).flatMap((at) => {
    const entry = entries[at];
    const drill = entry && library.get(entry.drill);
    if (!entry || !drill) return [];
    const planned = plannedTask(drill, entry.dose ?? drill.dose);
    return [{ at, drill, planned, asked: planned.dose }];
  });
}

/** A main drill with one set more, where it is short and may be longer. */
function longerOne(place: Place, longest: number): { place: Place; planned: PlannedTask } | undefined {
  const { drill, planned, asked } = place;
  const { dose, timing = {} } = planned;
  if (!dose || !asked || !mayBeLonger(planned)) return undefined;
  const more = oneMore(dose, drill.turns);
  // What is asked for less than its own dose may be asked for all of it.
  const isSome = isLittleMore(more, asked) || isLittleMore(more, drill.dose);
  return isSome && minutesOf(more, timing) <= longest
    ? { place, planned: plannedTask(drill, more) }
    : undefined;
}

function withDoses(week: Week, places: readonly Place[]): Week {
  const doses = new Map(
    places.flatMap(({ at, planned, asked }) => (planned.dose === asked ? [] : [[at, planned.dose] as const])),
  );
  const sessions = week.sessions.map((session, index) =>
    session.map((entry, place) => {
      const dose = doses.get(index * TASKS_PER_SESSION + place);
      return dose ? { ...entry, dose } : entry;
    }),
  );
  return { ...week, sessions };
}
