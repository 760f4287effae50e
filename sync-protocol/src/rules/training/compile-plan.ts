import type {
  Difficulty,
  Drill,
  Load,
  Program,
  ProgramContent,
  ProgramPlan,
} from '../../entities/training/program.ts';
import { likeness } from './likeness.ts';
import { fitsInto, KINDS, NO_LOAD, shareOf, smaller, sumLoads, volumeOf } from './load.ts';
import {
  MAIN_PER_WEEK,
  READY_FOR,
  SESSIONS_PER_WEEK,
  TASKS_PER_SESSION,
  WARM_UP_TURNS,
} from './program-terms.ts';

type Entry = Program['weeks'][number]['sessions'][number][number];
type Library = ReadonlyMap<string, Drill>;

/** How much a week's load may be above the one before (AAP). */
const GROWTH = 1.1;
/** What a first week may hold, by level, and below which growth is not asked: our own choice. */
export const FIRST_WEEK: Record<Difficulty, Load> = {
  beginner: { jumps: 20, landings: 80, swings: 90 },
  intermediate: { jumps: 32, landings: 110, swings: 120 },
  advanced: { jumps: 40, landings: 130, swings: 140 },
};
/** What no week of a single program goes beyond, so that its drills find their days: our own choice. */
const FULL_WEEK: Load = { jumps: 54, landings: 200, swings: 180 };
/** Programs of so many weeks have a lighter week each so often; it holds this share (our own choice). */
const LIGHTER = { from: 6, every: 4, share: 0.6 };

const FINISHERS = 10;
/** Calm substitutes, for any drill. */
const SWAPS = 8;
/** Substitutes of a kind for each kind of drill that needs more than a home has. */
const ALIKE = 3;

/** A program as phones keep it: its doses within the rules of growth, what of it is main work, and what comes around it. */
export function contentOf(source: Program, library: Library): ProgramContent {
  const program = { ...source, weeks: gentleWeeks(source, library) };
  const main = mainPlaces(program, library);
  const used = new Set(program.weeks.flatMap((week) => week.sessions.flat().map((entry) => entry.drill)));
  const plan: ProgramPlan = { main, ...aroundOf(program, library, used) };
  const around = [...plan.warmUps, ...plan.finishers, ...plan.swaps];
  return { program, plan, drills: [...new Set([...used, ...around])].flatMap((id) => library.get(id) ?? []) };
}

/** The places of a program's main drills: twenty a week, the rest is preparation, calm ends or too much. */
export function mainPlaces({ weeks }: Program, library: Library): number[] {
  return weeks.flatMap(({ sessions }, week) => {
    const first = week * SESSIONS_PER_WEEK * TASKS_PER_SESSION;
    const places = sessions
      .flat()
      .map(({ drill }, index) => ({ place: first + index, given: givesWay(library.get(drill), index) }));
    const spare = places
      .toSorted((a, b) => b.given - a.given || b.place - a.place)
      .slice(0, places.length - MAIN_PER_WEEK);
    return places.filter((one) => !spare.includes(one)).map(({ place }) => place);
  });
}

/** How readily an entry gives way to others of its week. */
function givesWay(drill: Drill | undefined, index: number): number {
  const place = index % TASKS_PER_SESSION;
  if (place === 0 || drill?.training?.purpose === 'warm-up') return 4;
  if (drill?.training?.purpose === 'finisher') return 3;
  if (drill?.training?.prepares) return 2;
  return place === 1 ? 1 : 0;
}

function aroundOf(
  { category, slug }: Program,
  library: Library,
  used: ReadonlySet<string>,
): Omit<ProgramPlan, 'main'> {
  const all = [...library.values()];
  const of = (purpose: string) => all.filter((drill) => drill.training?.purpose === purpose);
  const own = of('main').filter((drill) => drill.category === category);
  const calm = own.filter(({ training }) => training && fitsInto(NO_LOAD, training.load));
  const isCalmEnd = (drill: Drill) => drill.category === category || drill.category === 'conditioning';
  const swaps = spread(calm.filter(isOfHome), SWAPS, slug);
  const anyway = (drill: Drill) => swaps.includes(drill) || used.has(drill.id);
  const alike = substitutesAlike(
    own.toSorted((a, b) => Number(anyway(b)) - Number(anyway(a))),
    used,
  );
  return {
    warmUps: warmUpsByTurn(of('warm-up').filter(isFree), slug).map(({ id }) => id),
    finishers: spread(
      of('finisher').filter((drill) => isFree(drill) && isCalmEnd(drill)),
      FINISHERS,
      slug,
    ).map(({ id }) => id),
    swaps: [...new Set([...swaps, ...alike])].map(({ id }) => id),
  };
}

function isFree({ equipment }: Drill): boolean {
  return equipment.every((thing) => thing === 'ball' || thing === 'wall');
}

function isOfHome(drill: Drill): boolean {
  return isFree(drill) && !drill.equipment.includes('wall');
}

/**
 * Warm-ups by their turns: first one a turn that gets ready for all, then one for each kind of day, for whoever must spare
 * a part; which of a kind, each program has its own.
 */
function warmUpsByTurn(warmUps: readonly Drill[], slug: string): Drill[] {
  const readyFor = ({ training }: Drill) => READY_FOR.filter((one) => training?.ready?.includes(one));
  // Of those for any day each program has one that loads nothing: whatever hurts, there is a way to begin.
  const kindOfDay = (drill: Drill) =>
    [...readyFor(drill), drill.training?.parts.length === 0 && 'spares'].join();
  const allRound = warmUps.filter((drill) => readyFor(drill).length === READY_FOR.length);
  const kinds = Map.groupBy(
    warmUps.filter((drill) => !allRound.includes(drill)),
    kindOfDay,
  );
  // In the order of their names: a warm-up has the same turn in every program.
  const special = [...kinds]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([, drills]) => drills[slug.length % drills.length] ?? []);
  return [...allRound.slice(0, WARM_UP_TURNS), ...special];
}

/**
 * Substitutes of the category for each kind of a program's drills that needs more than a home has: of all that can be
 * done without anything, with a ball, or at a wall those that are most like it, some of each kind.
 */
function substitutesAlike(own: readonly Drill[], used: ReadonlySet<string>): Drill[] {
  const needy = own.filter((drill) => used.has(drill.id) && !isOfHome(drill));
  const places = [
    own.filter(needsNothing),
    own.filter(isOfHome),
    own.filter((one) => isFree(one) && !isOfHome(one)),
  ];
  return [...Map.groupBy(needy, kindOf).values()].flatMap(([drill]) =>
    places.flatMap((there) => {
      const likenesses = there.map((one) => (drill ? likeness(workOf(one), workOf(drill)) : 0));
      const best = there.filter((_, index) => likenesses[index] === Math.max(...likenesses));
      return [...Map.groupBy(best, kindOf).values()].flatMap((alike) => alike.slice(0, ALIKE));
    }),
  );
}

function needsNothing({ equipment }: Drill): boolean {
  return equipment.length === 0;
}

function workOf({ training, equipment }: Drill) {
  return { load: training?.load ?? NO_LOAD, needs: equipment, skill: training?.skill };
}

/** What a drill teaches, what it does to a body, and whether it takes a ball. */
function kindOf({ training, equipment }: Drill): string {
  const loads = KINDS.filter((kind) => (training?.load[kind] ?? 0) > 0);
  return [training?.skill, ...loads, ...equipment.filter((thing) => thing === 'ball')].join();
}

/** So many of a list, evenly over it; another program takes others. */
function spread(drills: readonly Drill[], count: number, slug: string): Drill[] {
  if (drills.length <= count) return [...drills];
  const shift = slug.length % drills.length;
  const places = Array.from({ length: count }, (_, index) => Math.floor((index * drills.length) / count));
  return places.flatMap((place) => drills[(place + shift) % drills.length] ?? []);
}

/** The weeks with doses made smaller where a week's load would grow too fast, or is to be lighter. */
function gentleWeeks({ weeks, totalWeeks, difficulty }: Program, library: Library): Program['weeks'] {
  const least = FIRST_WEEK[difficulty];
  let limit = least;
  return weeks.map((week) => {
    const isLighter = totalWeeks >= LIGHTER.from && week.week % LIGHTER.every === 0;
    const share = isLighter ? LIGHTER.share : 1;
    const room = shareOf(limit, share);
    let sessions = week.sessions.map((session) => session.map((one) => lighter(one, share, library)));
    for (const kind of KINDS) {
      // Maximal jumps are what such a program is for: other drills give way before them.
      if (kind !== 'jumps') sessions = within(sessions, room, kind, library, ({ jumps }) => jumps === 0);
      sessions = within(sessions, room, kind, library, () => true);
    }
    const load = loadOf(sessions, library);
    if (!isLighter) {
      const grown = (kind: keyof Load) => Math.max(least[kind], Math.floor(load[kind] * GROWTH));
      const most = (kind: keyof Load) => Math.min(FULL_WEEK[kind], grown(kind));
      limit = { jumps: most('jumps'), landings: most('landings'), swings: most('swings') };
    }
    return { ...week, sessions };
  });
}

/** Sessions whose load of a kind is within a week's room, as far as smaller doses of these drills do it. */
function within(
  sessions: Entry[][],
  room: Load,
  kind: keyof Load,
  library: Library,
  mayShrink: (load: Load) => boolean,
): Entry[][] {
  const shrinks = (entry: Entry) =>
    entryLoad(entry, library)[kind] > 0 && mayShrink(entryLoad(entry, library));
  const load = loadOf(sessions, library)[kind];
  const fixed = loadOf(
    sessions.map((session) => session.filter((one) => !shrinks(one))),
    library,
  )[kind];
  if (load <= room[kind] || load === fixed) return sessions;
  const share = Math.max(0.5, (room[kind] - fixed) / (load - fixed));
  const smallerOnes = sessions.map((session) =>
    session.map((one) => (shrinks(one) ? lighter(one, share, library) : one)),
  );
  const isSmaller = loadOf(smallerOnes, library)[kind] < load;
  return isSmaller ? within(smallerOnes, room, kind, library, mayShrink) : sessions;
}

function loadOf(sessions: readonly (readonly Entry[])[], library: Library): Load {
  return sumLoads(sessions.flat().map((entry) => entryLoad(entry, library)));
}

function entryLoad({ drill: id, dose }: Entry, library: Library): Load {
  const drill = library.get(id);
  if (!drill?.training) return NO_LOAD;
  return shareOf(drill.training.load, volumeOf(dose ?? drill.dose) / volumeOf(drill.dose));
}

/** An entry with a share of its dose. */
function lighter(entry: Entry, share: number, library: Library): Entry {
  const dose = entry.dose ?? library.get(entry.drill)?.dose;
  return share >= 1 || !dose ? entry : { ...entry, dose: smaller(dose, share) };
}
