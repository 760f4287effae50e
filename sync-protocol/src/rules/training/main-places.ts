import type { Drill, Program } from '../../entities/training/program.ts';
import { fitsInto, NO_LOAD } from './load.ts';
import { MAIN_PER_WEEK, SESSIONS_PER_WEEK, TASKS_PER_SESSION } from './program-terms.ts';

/** All drills by their ids. */
export type Library = ReadonlyMap<string, Drill>;

/** The places of a program's main drills: twenty a week, the rest is preparation, calm ends or too much. */
export function mainPlaces({ weeks }: Program, library: Library): number[] {
  return weeks.flatMap((one, week) => {
    const first = week * SESSIONS_PER_WEEK * TASKS_PER_SESSION;
    return mainPlacesOf(one, library).map((place) => first + place);
  });
}

/** Those of one week, counted from its first entry. */
export function mainPlacesOf({ sessions }: Program['weeks'][number], library: Library): number[] {
  const places = sessions
    .flat()
    .map(({ drill }, place) => ({ place, given: givesWay(library.get(drill), place) }));
  const spare = places
    .toSorted((a, b) => b.given - a.given || b.place - a.place)
    .slice(0, places.length - MAIN_PER_WEEK);
  return places.filter((one) => !spare.includes(one)).map(({ place }) => place);
}

/** How readily an entry gives way to others of its week. */
function givesWay(drill: Drill | undefined, index: number): number {
  const place = index % TASKS_PER_SESSION;
  if (place === 0 || drill?.training?.purpose === 'warm-up') return 4;
  if (drill?.training?.purpose === 'finisher') return 3;
  if (drill?.training?.prepares) return 2;
  return place === 1 ? 1 : 0;
}

/**
 * A week with work of the program's category, without load, in the place of what cares for shoulders, fingers and wrists
 * and would be main work: a warm-up does that. In conditioning it is what is trained.
 */
export function withWorkForCare(week: Program['weeks'][number], program: Program, library: Library) {
  const { category } = program;
  if (category === 'conditioning') return week;
  const newness = newnessOn(week, program);
  const isCare = ({ training }: Drill) => training?.prepares && training.skill === 'care';
  const places = mainPlacesOf(week, library);
  const drillIds = week.sessions.flat().map((entry) => entry.drill);
  const times = (id: string) => drillIds.filter((one) => one === id).length;
  const calm = [...library.values()].filter(
    (one) =>
      one.training?.purpose === 'main' &&
      one.category === category &&
      fitsInto(NO_LOAD, one.training.load) &&
      isOfHome(one),
  );
  const sessions = week.sessions.map((session, index) =>
    session.map((entry, place) => {
      const drill = library.get(entry.drill);
      const at = index * TASKS_PER_SESSION + place;
      if (!drill || !isCare(drill) || !places.includes(at)) return entry;
      const [best] = calm
        .filter(({ id }) => !session.some((other) => other.drill === id))
        .toSorted((a, b) => newness(a.id) - newness(b.id) || times(a.id) - times(b.id));
      if (!best) return entry;
      drillIds[at] = best.id;
      return { drill: best.id };
    }),
  );
  return { ...week, sessions };
}

/** What a program does not have at all. */
export const STRANGE = 2;

/**
 * How new a drill is to whoever trains by a program in one of its weeks: met by then, written for a later week, or not at
 * all, so that it may teach what the program does not, or too much or too little.
 */
export function newnessOn({ week }: Program['weeks'][number], { weeks }: Program): (id: string) => number {
  const idsOf = (some: Program['weeks']) =>
    new Set(some.flatMap(({ sessions }) => sessions.flat()).map(({ drill }) => drill));
  const [met, written] = [idsOf(weeks.filter((one) => one.week <= week)), idsOf(weeks)];
  return (id) => (met.has(id) ? 0 : written.has(id) ? 1 : STRANGE);
}

/** Whether a drill can be done without a net or a partner. */
export function isFree({ equipment }: Drill): boolean {
  return equipment.every((thing) => thing === 'ball' || thing === 'wall');
}

/** Whether a drill asks for a ball at most. */
export function isOfHome(drill: Drill): boolean {
  return isFree(drill) && !drill.equipment.includes('wall');
}
