import type { Difficulty, Drill, Load, Program } from '../../entities/training/program.ts';
import { filledWeek, mainMinutesOf } from './filled-week.ts';
import { fitsInto, KINDS, NO_LOAD, shareOf, smaller, sumLoads, volumeOf } from './load.ts';
import { mainPlacesOf, newnessOn, STRANGE, withWorkForCare, type Library } from './main-places.ts';
import { LEAST_SHARE } from './plan.ts';

type Entry = Program['weeks'][number]['sessions'][number][number];

/** How much a week's load may be above the one before (AAP). */
const GROWTH = 1.1;
/** What a first week may hold, by level, and below which growth is not asked: our own choice. */
export const FIRST_WEEK: Record<Difficulty, Load> = {
  beginner: { jumps: 20, landings: 80, swings: 90 },
  intermediate: { jumps: 32, landings: 110, swings: 120 },
  advanced: { jumps: 40, landings: 130, swings: 140 },
};
/** What no week of a single program goes beyond, so that its drills find their days: our own choice. */
const FULL_WEEK: Load = { jumps: 40, landings: 150, swings: 180 };
/** Programs of so many weeks have a lighter week each so often; it holds this share (our own choice). */
const LIGHTER = { from: 6, every: 4, share: 0.6 };

/** The weeks with less load where a week's would grow too fast, or is to be lighter; both are asked of the main work. */
export function gentleWeeks(program: Program, library: Library): Program['weeks'] {
  const { weeks, totalWeeks, difficulty } = program;
  const least = FIRST_WEEK[difficulty];
  let limit = least;
  const full: Load[] = [];
  const minutes: number[] = [];
  return weeks.map((written) => {
    const week = withWorkForCare(written, program, library);
    const newness = newnessOn(written, program);
    const isLighter = totalWeeks >= LIGHTER.from && week.week % LIGHTER.every === 0;
    const share = isLighter ? LIGHTER.share : 1;
    const room = isLighter ? lighterRoom(full.slice(1 - LIGHTER.every), least) : limit;
    let sessions = week.sessions.map((session) =>
      session.map((one) => atLeast(leastOf(one, library), lighter(one, share, library), library)),
    );
    for (const kind of KINDS) {
      // Maximal jumps are what such a program is for: other drills give way before them.
      if (kind !== 'jumps')
        sessions = within(sessions, room, kind, { library, newness, mayShrink: ({ jumps }) => jumps === 0 });
      sessions = within(sessions, room, kind, { library, newness, mayShrink: () => true });
    }
    const gentle = filledWeek({ ...week, sessions }, program, library, { before: minutes, share });
    minutes.push(mainMinutesOf(gentle, library));
    if (!isLighter) {
      const load = mainLoadOf(gentle, library);
      const grown = (kind: keyof Load) => Math.max(least[kind], Math.floor(load[kind] * GROWTH));
      const most = (kind: keyof Load) => Math.min(FULL_WEEK[kind], grown(kind));
      limit = { jumps: most('jumps'), landings: most('landings'), swings: most('swings') };
      full.push(load);
    }
    return gentle;
  });
}

/** What a lighter week may hold: a share of the fullest before it, and what is next to nothing anyway. */
function lighterRoom(before: readonly Load[], least: Load): Load {
  const most = (kind: keyof Load) =>
    Math.max(
      Math.floor(LIGHTER.share * Math.max(0, ...before.map((load) => load[kind]))),
      Math.floor(least[kind] / 4),
    );
  return { jumps: most('jumps'), landings: most('landings'), swings: most('swings') };
}

/** What a week's main work brings. */
function mainLoadOf(week: Program['weeks'][number], library: Library): Load {
  const entries = week.sessions.flat();
  return sumLoads(
    mainPlacesOf(week, library).map((place) => {
      const entry = entries[place];
      return entry && entryLoad(entry, library);
    }),
  );
}

/**
 * Sessions whose load of a kind is within a week's room: smaller doses of these drills as long as they still teach
 * something, else fewer of these drills, and work without load of the same skill in the place of the others.
 */
function within(
  sessions: Entry[][],
  room: Load,
  kind: keyof Load,
  by: { library: Library; newness: (id: string) => number; mayShrink: (load: Load) => boolean },
): Entry[][] {
  const { library, newness, mayShrink } = by;
  const shrinks = (entry: Entry) =>
    entryLoad(entry, library)[kind] > 0 && mayShrink(entryLoad(entry, library));
  const shrunk = (share: number) =>
    sessions.map((session) =>
      session.map((one) =>
        shrinks(one) ? atLeast(leastOf(one, library), lighter(one, share, library), library) : one,
      ),
    );
  const load = loadOf(sessions, library)[kind];
  if (load <= room[kind]) return sessions;
  if (loadOf(shrunk(0), library)[kind] > room[kind]) {
    const fewer = withOneLess(sessions, kind, { library, newness, shrinks });
    return fewer ? within(fewer, room, kind, by) : shrunk(0);
  }
  const fixed = loadOf(
    sessions.map((session) => session.filter((one) => !shrinks(one))),
    library,
  )[kind];
  const smallerOnes = shrunk(Math.max(0.5, (room[kind] - fixed) / (load - fixed)));
  const isSmaller = loadOf(smallerOnes, library)[kind] < load;
  return isSmaller ? within(smallerOnes, room, kind, by) : shrunk(0);
}

/** The least of a drill that is worth getting ready for: half of its own dose, or all that the program asks. */
function leastOf(entry: Entry, library: Library): Entry {
  const drill = library.get(entry.drill);
  const half = drill && smaller(drill.dose, LEAST_SHARE, drill.turns);
  return half && (!entry.dose || volumeOf(half) < volumeOf(entry.dose)) ? { ...entry, dose: half } : entry;
}

/** The larger of two doses of a drill. */
function atLeast(least: Entry, entry: Entry, library: Library): Entry {
  const volume = ({ drill, dose = library.get(drill)?.dose }: Entry) => (dose ? volumeOf(dose) : 0);
  return volume(entry) < volume(least) ? least : entry;
}

/**
 * Sessions with work without load in the place of one of these drills: of the session that has most of them, one without
 * maximal jumps before one with them. Nothing where each of them is the only one of its kind that is left.
 */
function withOneLess(
  sessions: Entry[][],
  kind: keyof Load,
  {
    library,
    newness,
    shrinks,
  }: { library: Library; newness: (id: string) => number; shrinks: (entry: Entry) => boolean },
): Entry[][] | undefined {
  const [fullest] = sessions.toSorted((a, b) => b.filter(shrinks).length - a.filter(shrinks).length);
  const [given] = (fullest ?? [])
    .filter(shrinks)
    .toReversed()
    .toSorted((a, b) => entryLoad(a, library).jumps - entryLoad(b, library).jumps);
  const drill = given && library.get(given.drill);
  if (!fullest || !given || !drill) return undefined;
  const week = sessions.flat().map((one) => one.drill);
  const times = (id: string) => week.filter((one) => one === id).length;
  const calm = [...library.values()].filter(
    (one) =>
      one.training?.purpose === 'main' &&
      one.category === drill.category &&
      fitsInto(NO_LOAD, one.training.load) &&
      one.equipment.every((thing) => drill.equipment.includes(thing)) &&
      !fullest.some((entry) => entry.drill === one.id),
  );
  const isStrange = ({ id }: Drill) => Number(newness(id) === STRANGE);
  const [best] = calm.toSorted(
    (a, b) =>
      isStrange(a) - isStrange(b) ||
      Number(b.training?.skill === drill.training?.skill) -
        Number(a.training?.skill === drill.training?.skill) ||
      newness(a.id) - newness(b.id) ||
      times(a.id) - times(b.id) ||
      b.equipment.length - a.equipment.length,
  );
  if (!best) return undefined;
  return sessions.map((session) =>
    session === fullest ? session.map((one) => (one === given ? { drill: best.id } : one)) : session,
  );
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
  const drill = library.get(entry.drill);
  const dose = entry.dose ?? drill?.dose;
  return share >= 1 || !dose ? entry : { ...entry, dose: smaller(dose, share, drill?.turns) };
}
