import type { DayTotal } from '../../entities/progress/day-total.ts';
import type { Load } from '../../entities/training/program.ts';
import type { Task } from '../../entities/tasks/task.ts';
import type { UserRegimen } from '../../entities/training/user-regimen.ts';
import { fitsInto } from '../training/load.ts';
import { isPlaceDone, mainDoneOf, withoutPlace } from '../training/main-done.ts';
import type { Plan, PlannedTask, ReadyFor } from '../training/plan.ts';
import { MAIN_PER_SESSION, MAIN_PER_WEEK } from '../training/program-terms.ts';
import { dayNumber } from '../training-day.ts';
import { IN_SEASON, isCalm, roomLeft, roomOf } from './day-room.ts';
import { PLAIN_CALM, PLAIN_WARM_UPS } from './plain-tasks.ts';
import { isPossible, type Conditions } from './conditions.ts';

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

/** Whose slot it is. */
export interface Owner {
  enrolment: UserRegimen;
  plan: Plan;
  slot: number;
  /** How often the day was refreshed. */
  refreshes: number;
}

/** What tells drills apart: programs share them. */
export function drillOf({ drillId, name }: Pick<PlannedTask, 'drillId' | 'name'>): string {
  return drillId ?? name;
}

/** Composes a session slot by slot: the main work first, then what leads up to it and what ends it. */
export class Session {
  readonly #day: SessionDay;
  readonly #seen: Set<string>;
  readonly #isCalm: boolean;
  /** Main drills of the programs that the day has already. */
  readonly #taken = new Map<string, number[]>();
  #room: Load;
  #work: Pick<PlannedTask, 'load'>[];

  /** @param standing tasks of the day that stay */
  constructor(day: SessionDay, standing: readonly Task[]) {
    this.#day = day;
    this.#seen = new Set(standing.map(drillOf));
    this.#isCalm = isCalm(day);
    this.#room = roomLeft(roomOf(day), [...standing, ...this.#late().filter(() => day.counter > 0)]);
    this.#work = standing.flatMap(({ load }) => (load ? [{ load }] : []));
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
    this.#work.push(chosen.planned);
    return chosen;
  }

  #chosenFor(owner: Owner): Chosen {
    if (owner.slot === WARM_UP_SLOT) return { planned: this.#warmUp(owner), place: null };
    if (owner.slot === FINISHER_SLOT || this.#isCalm || this.#isLighter(owner))
      return { planned: this.#calm(owner), place: null };
    return this.#main(owner) ?? { planned: this.#again(owner) ?? this.#calm(owner), place: null };
  }

  /** In the season a session has one main drill less. */
  #isLighter({ slot }: Owner): boolean {
    return this.#day.season?.phase === 'season' && slot > WARM_UP_SLOT + IN_SEASON.mainDrills;
  }

  /** The program's next main drill that the day has room for, or one that takes its place where something is missing. */
  #main({ enrolment, plan, slot, refreshes }: Owner): Chosen | undefined {
    const next = this.#openPlaces(enrolment, plan);
    const first = (refreshes * MAIN_PER_SESSION) % Math.max(1, next.length);
    const open = [...next.slice(first), ...next.slice(0, first)];
    for (const place of open) {
      const planned = plan.main[place];
      if (!planned || !fitsInto(this.#room, planned.load)) continue;
      if (this.#isPossible(planned) && this.#isNew(planned)) return this.#take(enrolment, planned, place);
      // What the day has already comes another day; what can't be done here and now has a substitute.
      const swap = this.#isPossible(planned) ? undefined : this.#pick(plan.swaps, slot + refreshes * STRIDE);
      if (swap) return this.#take(enrolment, swap, place);
    }
    // Who practises or plays nearly every day jumps there: a program must not wait for a day that never comes.
    const { kind = 'free', isBeforeMatch = false } = this.#day.season ?? {};
    const [place] = open;
    if (place === undefined || (kind === 'free' && !isBeforeMatch)) return undefined;
    const swap = this.#pick(plan.swaps, slot + refreshes * STRIDE);
    return swap && this.#take(enrolment, swap, place);
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

  /** A drill of the program once more, without a place, on a day that has no room for what comes next. */
  #again({ enrolment, plan, slot, refreshes }: Owner): PlannedTask | undefined {
    const [done = 0] = mainDoneOf(enrolment);
    return this.#pick([...plan.swaps, ...plan.main.slice(0, done)], slot + refreshes * STRIDE);
  }

  #warmUp({ plan, refreshes }: Owner): PlannedTask {
    const sum = this.#work;
    const asked: ReadyFor[] = [];
    if (sum.some(({ load }) => load.landings > 0)) asked.push('landing');
    if (sum.some(({ load }) => load.swings > 0)) asked.push('shoulder');
    if (plan.category === 'setting' || plan.category === 'blocking') asked.push('hands');
    const ready = ({ ready: of }: PlannedTask) => asked.filter((one) => of.includes(one)).length;
    const suiting = plan.warmUps.filter((one) => this.#suits(one));
    const plain = PLAIN_WARM_UPS.filter((one) => this.#suits(one));
    const pool = [suiting, plain, PLAIN_WARM_UPS].find(({ length }) => length > 0) ?? [];
    const best = Math.max(...pool.map(ready));
    return this.#oneOf(
      pool.filter((one) => ready(one) === best),
      refreshes * STRIDE,
    );
  }

  #calm({ plan, slot, refreshes }: Owner): PlannedTask {
    const turn = slot + refreshes * STRIDE;
    return this.#pick(plan.finishers, turn) ?? this.#pick(PLAIN_CALM, turn) ?? this.#oneOf(PLAIN_CALM, turn);
  }

  /** One of a list that suits the day, another one each day and at each refresh. */
  #pick(list: readonly PlannedTask[], turn: number): PlannedTask | undefined {
    const suiting = list.filter((one) => this.#suits(one));
    return suiting.length > 0 ? this.#oneOf(suiting, turn) : undefined;
  }

  #oneOf(list: readonly PlannedTask[], turn: number): PlannedTask {
    // Counted from the end for days before 1970: a clock may say anything.
    const one = list.at((dayNumber(this.#day.day) + turn) % list.length);
    if (!one) throw new Error('nothing to deal');
    return one;
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
}
