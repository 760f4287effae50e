import type { Drill, Program, ProgramContent, ProgramPlan } from '../../entities/training/program.ts';
import { gentleWeeks } from './gentle-weeks.ts';
import { likeness } from './likeness.ts';
import { fitsInto, KINDS, NO_LOAD } from './load.ts';
import { isFree, isOfHome, mainPlaces, type Library } from './main-places.ts';
import { READY_FOR, WARM_UP_TURNS } from './program-terms.ts';

const FINISHERS = 10;
/** Calm substitutes, for any drill. */
const SWAPS = 8;
/** Substitutes of a kind for each kind of drill that needs more than a home has. */
const ALIKE = 3;

/** A program as phones keep it: its doses within the rules of growth, what of it is main work, and what comes around it. */
export function contentOf(source: Program, library: Library): ProgramContent {
  const program = { ...source, weeks: gentleWeeks(source, library) };
  const main = mainPlaces(program, library);
  const written = program.weeks.flatMap((week) => week.sessions.flat().map((entry) => entry.drill));
  const used = new Set(written);
  const plan: ProgramPlan = { main, ...aroundOf(program, library, used) };
  const around = [...plan.warmUps, ...plan.finishers, ...plan.swaps, ...(plan.spares ?? [])];
  const dealt = new Set([...main.map((place) => written[place]), ...around]);
  const drills = [...new Set([...used, ...around])].flatMap((id) => library.get(id) ?? []);
  // A result counts by a plan: of what no plan deals none is asked.
  return { program, plan, drills: drills.map((one) => (dealt.has(one.id) ? one : withoutResult(one))) };
}

function withoutResult(drill: Drill): Drill {
  const { result: _, ...others } = drill;
  return others;
}

function aroundOf(
  { category, slug }: Program,
  library: Library,
  used: ReadonlySet<string>,
): Omit<ProgramPlan, 'main'> {
  const all = [...library.values()];
  const of = (purpose: string) => all.filter((drill) => drill.training?.purpose === purpose);
  const ofCategory = all.filter((drill) => drill.category === category);
  const taught = new Set(ofCategory.filter(({ id }) => used.has(id)).map(({ training }) => training?.skill));
  const own = ofCategory.filter(({ training }) => training?.purpose === 'main' && taught.has(training.skill));
  const calm = own.filter(({ training }) => training && fitsInto(NO_LOAD, training.load));
  const isCalmEnd = (drill: Drill) => drill.category === category || drill.category === 'conditioning';
  const swaps = spread(calm.filter(isOfHome), SWAPS, slug);
  const anyway = (drill: Drill) => swaps.includes(drill) || used.has(drill.id);
  const alike = substitutesAlike(
    own.toSorted((a, b) => Number(anyway(b)) - Number(anyway(a))),
    used,
  );
  return {
    warmUps: warmUpsByTurn(of('warm-up'), slug).map(({ id }) => id),
    finishers: spread(
      of('finisher').filter((drill) => isFree(drill) && isCalmEnd(drill)),
      FINISHERS,
      slug,
    ).map(({ id }) => id),
    swaps: [...new Set([...swaps, ...alike])].map(({ id }) => id),
    spares: all.filter(({ training }) => training?.spare).map(({ id }) => id),
  };
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
  const allRound = warmUps.filter((drill) => isFree(drill) && readyFor(drill).length === READY_FOR.length);
  const kinds = Map.groupBy(
    warmUps.filter((drill) => isFree(drill) && !allRound.includes(drill)),
    kindOfDay,
  );
  // In the order of their names: a warm-up has the same turn in every program.
  const special = [...kinds]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([, drills]) => drills[slug.length % drills.length] ?? []);
  // Behind them those for two, which change nobody's turn.
  const together = warmUps.filter((drill) => !isFree(drill));
  return [...allRound.slice(0, WARM_UP_TURNS), ...special, ...together];
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
