import type { DayTotal } from '../../../entities/progress/day-total.ts';
import type { Load } from '../../../entities/training/program.ts';
import type { Task } from '../../../entities/tasks/task.ts';
import type { UserRegimen } from '../../../entities/training/user-regimen.ts';
import { likeness } from '../../training/likeness.ts';
import { fitsInto, NO_LOAD } from '../../training/load.ts';
import { isPlaceDone, mainDoneOf, withoutPlace } from '../../training/enrolment/main-done.ts';
import { asLongAs } from '../../training/longer.ts';
import { drillOf } from '../../training/own-line.ts';
import {
  heldShare,
  heldTo,
  LEAST_SHARE,
  type Plan,
  type PlannedTask,
  type ReadyFor,
} from '../../training/plan.ts';
import { MAIN_PER_SESSION, MAIN_PER_WEEK, READY_FOR, WARM_UP_TURNS } from '../../training/program-terms.ts';
import { dayNumber } from '../../training-day.ts';
import { IN_SEASON, isCalm, roomLeft, roomOf } from './day-room.ts';
import { lasting, PLAIN_CALM, PLAIN_WARM_UPS } from '../plain-tasks.ts';
import { isPossible, spares, type Conditions } from './conditions.ts';
import { standInsOn } from './turns.ts';

/** The place of the warm-up, and of the cool-down or calm finisher; the main work lies between them. */
export const WARM_UP_SLOT = 0;
export const FINISHER_SLOT = 5;

/** What a day's session is composed from. */
export interface SessionDay extends Conditions {
  day: string;
  /** The tasks of the day and of the day before. */
  tasks: readonly Task[];
  /** Day totals of the days before; of later ones nothing is asked. */
  dayTotals: readonly DayTotal[];
  /** Which deal of the day it is, from 0 (see `counterOf`). */
  counter: number;
}

/** A drill chosen for a slot. */
export interface Chosen {
  planned: PlannedTask;
  /** Which of the program's main drills it counts as, if it is one. */
  place: number | null;
}

/** How far a refresh goes on in a list: no list of ours has a length that comes round to the same drill by it. */
const STRIDE = 7;
/** How far a refresh goes on in the turns: the three of a day come to none of the day before. */
const WARM_UP_STRIDE = 3;
/** Whose main work the fingers and wrists get ready for. */
const OF_HANDS: readonly string[] = ['setting', 'blocking'];

/** Whose slot it is. */
export interface Owner {
  enrolment: UserRegimen;
  plan: Plan;
  slot: number;
  /** How often the day was refreshed. */
  refreshes: number;
}

/** Composes a session slot by slot: the main work first, then what leads up to it and what ends it. */
export class Session {
  readonly #day: SessionDay;
  readonly #seen: Set<string>;
  readonly #isCalm: boolean;
  /** Main drills of the programs that the day has already. */
  readonly #taken = new Map<string, number[]>();
  #room: Load;
  /** The main work so far, with the category of each. */
  #work: { load: Load; category: string }[];

  /** @param standing tasks of the day that stay */
  constructor(day: SessionDay, standing: readonly Task[]) {
    this.#day = day;
    this.#seen = new Set(standing.map(drillOf));
    this.#isCalm = isCalm(day);
    this.#room = roomLeft(roomOf(day), [...standing, ...this.#late().filter(() => day.counter > 0)]);
    this.#work = standing.filter(isMainSlot).map((task) => workOf(task, task.category));
    for (const { userRegimenId, place } of standing)
      if (typeof place === 'number') this.#hold(userRegimenId, place);
  }

  /** What was dealt for the day before and done on the day: the first deal of a day knows nothing of it yet. */
  #late(): Task[] {
    const { day, tasks } = this.#day;
    return tasks.filter((task) => task.day !== day && task.completedDay !== null && task.completedDay >= day);
  }

  /** The drill of a slot; main slots have to come before the others. */
  choose(owner: Owner): Chosen {
    const chosen = this.#chosenFor(owner);
    this.#seen.add(drillOf(chosen.planned));
    this.#room = roomLeft(this.#room, [chosen.planned]);
    if (isMainSlot(owner)) this.#work.push(workOf(chosen.planned, owner.plan.category));
    return chosen;
  }

  #chosenFor(owner: Owner): Chosen {
    const hasWork = this.#hasWork(owner);
    const main = hasWork && this.#main(owner);
    if (main) return main;
    if (owner.slot === WARM_UP_SLOT) {
      const warmUp = this.#warmUp(owner);
      const { warmUpMinutes } = owner.plan;
      return { planned: warmUpMinutes ? lasting(warmUpMinutes, warmUp) : warmUp, place: null };
    }
    return { planned: (hasWork && this.#again(owner)) || this.#calm(owner), place: null };
  }

  /** Whether a slot is for work on this day. */
  #hasWork(owner: Owner): boolean {
    return isMainSlot(owner) && !this.#isCalm && !this.#isLighter(owner);
  }

  /** In the season a session has one main drill less. */
  #isLighter({ slot }: Owner): boolean {
    return this.#day.season?.phase === 'season' && slot > WARM_UP_SLOT + IN_SEASON.mainDrills;
  }

  /**
   * The program's next main drill that the day has room for, or one that takes its place where something is missing.
   * What would hurt is put off: it comes again when it hurts no more.
   */
  #main(owner: Owner): Chosen | undefined {
    const { enrolment, plan } = owner;
    const open = this.#nextPlaces(owner).filter((place) => this.#isSpared(plan.main[place]));
    for (const place of open) {
      const planned = plan.main[place];
      if (!planned || !fitsInto(this.#room, planned.load)) continue;
      if (this.#isPossible(planned) && this.#isNew(planned)) return this.#take(enrolment, planned, place);
      // What the day has already comes another day; what can't be done here and now has a substitute.
      const swap = this.#isPossible(planned) ? undefined : this.#standIn(owner, planned, planned.load);
      if (swap) return this.#take(enrolment, swap, place);
    }
    // Who practises or plays nearly every day jumps there: a program must not wait for a day that never comes.
    const { kind = 'free', isBeforeMatch = false } = this.#day.season ?? {};
    const [place = 0] = open;
    const planned = open.length > 0 ? plan.main[place] : undefined;
    if (!planned || (kind === 'free' && !isBeforeMatch)) return undefined;
    const swap = this.#standIn(owner, planned, NO_LOAD);
    return swap && this.#take(enrolment, swap, place);
  }

  /** How many main drills that come before the one of a place, or before what has none, can be done now. */
  earlierOnes(owner: Owner, than: number | null): number {
    if (!this.#hasWork(owner)) return 0;
    const next = this.#nextPlaces(owner);
    // Later ones may be in sight only since the day has other tasks.
    const sure = MAIN_PER_WEEK - MAIN_PER_SESSION;
    const earlier = next.slice(0, than === null ? sure : Math.max(0, next.indexOf(than)));
    return earlier.flatMap((place) => owner.plan.main[place] ?? []).filter((one) => this.#suits(one)).length;
  }

  /**
   * A drill that brings no more than a load, is as like to another one as there is, and takes about as long. None stands
   * in on more than some days of a week, where there is another one.
   */
  #standIn(owner: Owner, planned: PlannedTask, most: Load): PlannedTask | undefined {
    const { swaps } = owner.plan;
    const fitting = swaps.flatMap((one) => {
      const held = heldTo(most, one);
      return fitsInto(most, held.load) && this.#suits(held) ? [{ one, held }] : [];
    });
    const worthIt = fitting.filter(({ one }) => heldShare(most, one) >= LEAST_SHARE);
    const inTurn = standInsOn(this.#day.day, swaps);
    const ofDay = worthIt.filter(({ one }) => inTurn.includes(one));
    const list = [ofDay, worthIt, fitting].find(({ length }) => length > 0) ?? [];
    const suiting = list.map(({ held }) => held);
    const best = Math.max(...suiting.map((one) => likeness(one, planned)));
    const picked = this.#pick(
      suiting.filter((one) => likeness(one, planned) === best),
      owner,
    );
    return picked && asLongAs(planned.minutes, picked);
  }

  /** Places of a program that are to be done next; a refresh goes on to later ones first. */
  #nextPlaces({ enrolment, plan, refreshes }: Owner): number[] {
    const next = this.#openPlaces(enrolment, plan);
    const first = (refreshes * MAIN_PER_SESSION) % Math.max(1, next.length);
    return [...next.slice(first), ...next.slice(0, first)];
  }

  /** Places of a program that are to be done next, but for those that the day has already. */
  #openPlaces(enrolment: UserRegimen, plan: Plan): number[] {
    const { day, tasks, counter } = this.#day;
    const today =
      counter > 0 ? [] : [...this.#late(), ...tasks.filter((task) => task.day === day && task.isCompleted)];
    let done = mainDoneOf(enrolment);
    // What was done on the day itself does not change what it deals.
    for (const { userRegimenId, place } of today) {
      if (userRegimenId === enrolment.id && typeof place === 'number') done = withoutPlace(done, place);
    }
    const taken = new Set(this.#taken.get(enrolment.id));
    const open: number[] = [];
    for (let place = done[0] ?? 0; place < plan.main.length && open.length < MAIN_PER_WEEK; place++) {
      if (!isPlaceDone(done, place) && !taken.has(place)) open.push(place);
    }
    return open;
  }

  #hold(enrolment: UserRegimen['id'], place: number): void {
    this.#taken.set(enrolment, [...(this.#taken.get(enrolment) ?? []), place]);
  }

  #take({ id }: UserRegimen, planned: PlannedTask, place: number): Chosen {
    this.#hold(id, place);
    return { planned, place };
  }

  /**
   * A drill of the program once more, without a place, on a day that has no room for what comes next; where none is
   * possible, work of another kind.
   */
  #again(owner: Owner): PlannedTask | undefined {
    const { enrolment, plan } = owner;
    const [done = 0] = mainDoneOf(enrolment);
    const own = this.#pick([...plan.swaps, ...plan.main.slice(0, done)], owner);
    return own ?? this.#pick(plan.spares.filter(isOfSlot(owner)), owner) ?? this.#pick(plan.spares, owner);
  }

  /** One that gets ready for all that follows, as far as there is such a one: that of the day's turn. */
  #warmUp({ plan, refreshes }: Owner): PlannedTask {
    const suiting = [...plan.warmUps, ...PLAIN_WARM_UPS].filter((one) => this.#suits(one));
    const asked = this.#asked();
    const best = Math.max(...suiting.map((one) => fitness(one, asked)));
    const fit = suiting.filter((one) => fitness(one, asked) === best);
    const own = fit.filter((one) => plan.warmUps.includes(one));
    const day = dayNumber(this.#day.day);
    const turn = day + refreshes * WARM_UP_STRIDE;
    const ofTurn = own.filter((one) => (plan.warmUps.indexOf(one) - turn) % WARM_UP_TURNS === 0);
    if (ofTurn.length > 0) return oneOf(ofTurn, Math.floor(day / WARM_UP_TURNS));
    const pool = [own, fit, PLAIN_WARM_UPS].find(({ length }) => length > 0) ?? [];
    return oneOf(pool, day + refreshes * STRIDE);
  }

  /** Whether the main work, once it is chosen, asks more of a slot's warm-up than one that stands gets ready for. */
  asksMore({ slot, plan }: Owner, task: Task): boolean {
    const warmUps = [...plan.warmUps, ...PLAIN_WARM_UPS];
    const standing = warmUps.find((one) => drillOf(one) === drillOf(task));
    if (slot !== WARM_UP_SLOT || !standing) return false;
    const asked = this.#asked();
    return warmUps.some((one) => this.#suits(one) && fitness(one, asked) > fitness(standing, asked));
  }

  /** What the day's main work asks of a warm-up. */
  #asked(): ReadyFor[] {
    const asked: Record<ReadyFor, boolean> = {
      landing: this.#work.some(({ load }) => load.landings > 0),
      shoulder: this.#work.some(({ load }) => load.swings > 0),
      hands: this.#work.some(({ category }) => OF_HANDS.includes(category)),
    };
    return READY_FOR.filter((one) => asked[one]);
  }

  #calm(owner: Owner): PlannedTask {
    return (
      this.#pick(owner.plan.finishers, owner) ??
      this.#pick(PLAIN_CALM, owner) ??
      this.#ofDay(PLAIN_CALM, owner)
    );
  }

  /** One of a list that suits the day, another one each day, in each slot and at each refresh. */
  #pick(list: readonly PlannedTask[], owner: Owner): PlannedTask | undefined {
    const suiting = list.filter((one) => this.#suits(one));
    return suiting.length > 0 ? this.#ofDay(suiting, owner) : undefined;
  }

  #ofDay(list: readonly PlannedTask[], { slot, refreshes }: Owner): PlannedTask {
    return oneOf(list, dayNumber(this.#day.day) + slot + refreshes * STRIDE);
  }

  #suits(planned: PlannedTask): boolean {
    return fitsInto(this.#room, planned.load) && this.#isPossible(planned) && this.#isNew(planned);
  }

  #isNew(planned: PlannedTask): boolean {
    return !this.#seen.has(drillOf(planned));
  }

  #isPossible(planned: PlannedTask): boolean {
    return isPossible(planned, this.#day);
  }

  #isSpared(planned: PlannedTask | undefined): boolean {
    return planned !== undefined && spares(planned, this.#day);
  }
}

/** What trains a body comes first; what only teaches to read the game, and so no skill of its own, is the last of the day. */
function isOfSlot({ slot }: Owner): (spare: PlannedTask) => boolean {
  return ({ skill }) => (skill === undefined) === (slot === FINISHER_SLOT - 1);
}

/** Whether a slot is of the main work, not of what comes around it. */
export function isMainSlot({ slot }: { slot: number }): boolean {
  return slot > WARM_UP_SLOT && slot < FINISHER_SLOT;
}

/** A drill of the catalog names its category; what has none is of its program's. */
function workOf({ drillId, load }: Pick<Task, 'drillId' | 'load'>, category: string) {
  return { load: load ?? NO_LOAD, category: drillId?.split('/')[0] ?? category };
}

/** For how much of what main work asks a warm-up gets ready. */
function fitness({ ready }: PlannedTask, asked: readonly ReadyFor[]): number {
  return asked.filter((one) => ready.includes(one)).length;
}

function oneOf(list: readonly PlannedTask[], turn: number): PlannedTask {
  // Counted from the end for days before 1970: a clock may say anything.
  const one = list.at(turn % list.length);
  if (!one) throw new Error('no drill');
  return one;
}
