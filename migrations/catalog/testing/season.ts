import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import { program as programSchema, type Load } from 'sync-protocol/entities/training/program';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { userId, userRegimenId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { COMEBACK_DAYS } from 'sync-protocol/rules/tasks/dealing/comeback';
import { asksTooMuch, roomOf, stillOffered } from 'sync-protocol/rules/tasks/dealing/day-room';
import { dayInRow } from 'sync-protocol/rules/progress/credit';
import type { Conditions } from 'sync-protocol/rules/tasks/dealing/conditions';
import { counterOf, dealDay } from 'sync-protocol/rules/tasks/dealing/deal';
import { contentOf } from 'sync-protocol/rules/training/compile-plan';
import { freshEnrolment } from 'sync-protocol/rules/training/enrolment/fresh-enrolment';
import { NO_LOAD, sumLoads } from 'sync-protocol/rules/training/load';
import { countMainDone, mainDoneOf, withPlace } from 'sync-protocol/rules/training/enrolment/main-done';
import { planOfProgram, type Plan } from 'sync-protocol/rules/training/plan';
import { addDays } from 'sync-protocol/rules/training-day';
import { drills, programs } from '../index.ts';

const library = new Map(drills.map((drill) => [drill.id, drill]));

/** What phones and server deal by, of each program of the catalog. */
export const PLANS: readonly Plan[] = programs.map((source) =>
  planOfProgram(contentOf(programSchema.parse(source), library)),
);

/** What a player does on a day, and under what conditions. */
export interface Habit extends Conditions {
  /** What of the dealt tasks is done, in which order. */
  does: (tasks: readonly Task[]) => readonly Task[];
  /** How often the open ones are swapped. */
  refreshes?: number;
  /** What the day is told in the middle of it. */
  later?: Conditions;
  /** Programs that are started once the day is dealt, each followed by a deal. */
  begins?: readonly Plan[];
  /** Whether what is still offered of yesterday is done, too. */
  late?: boolean;
}

/** A day that was lived through. */
export interface LivedDay {
  day: string;
  dealt: readonly Task[];
  /** Every task that any deal of the day added, those after a program's start among them. */
  added: readonly Task[];
  /** The day's tasks once it was told something else. */
  redealt: readonly Task[];
  done: readonly Task[];
  season: Conditions['season'];
  sore: Conditions['sore'];
  /** Whether what is left open of it asks more than there is room for. */
  isTooMuch: boolean;
  load: Load;
  minutes: number;
}

/** A player who lives through days by the rules alone: quick enough for thousands of weeks. */
export class Season {
  /** The last seven days. */
  readonly days: LivedDay[] = [];
  readonly #player = userId.parse(newId());
  readonly #plans = new Map<string, Plan>();
  #enrolments: UserRegimen[] = [];
  #day: string;
  #yesterday: Task[] = [];
  #totals: DayTotal[] = [];

  constructor(day: string) {
    this.#day = day;
  }

  /** Programs that run. */
  get running(): readonly UserRegimen[] {
    return this.#enrolments.filter(({ isActive }) => isActive);
  }

  planOf({ regimenId }: UserRegimen): Plan {
    const plan = this.#plans.get(regimenId);
    if (!plan) throw new Error('the plan of a started program is known');
    return plan;
  }

  start(plan: Plan): void {
    this.#plans.set(plan.regimenId, plan);
    const startedAt = `${this.#day}T0${this.#enrolments.length % 10}:00:00.000Z`;
    const id = userRegimenId.parse(newId());
    this.#enrolments.push(freshEnrolment({ ...plan, id, userId: this.#player, startedAt }));
  }

  /** Days without the app: nothing is dealt on them. */
  rest(days: number): void {
    for (let left = days; left > 0; left--) {
      const nothing = { dealt: [], added: [], redealt: [], done: [], season: undefined, sore: undefined };
      this.#close([], { day: this.#day, ...nothing, isTooMuch: false, load: NO_LOAD, minutes: 0 });
    }
  }

  live({ does, refreshes = 0, later, begins = [], late = false, has, sore, season }: Habit): LivedDay {
    let today: Task[] = [];
    let redealt: Task[] = [];
    const done: Task[] = [];
    const dealt: Task[] = [];
    const added: Task[] = [];
    let changes = 0;
    const deal = (refresh: number, conditions: Conditions) => {
      const { add, remove } = dealDay({
        day: this.#day,
        tz: 'UTC',
        counter: counterOf(refresh, changes),
        tasks: [...this.#yesterday, ...today],
        dayTotals: this.#totals,
        userRegimens: this.#enrolments,
        planOf: (id) => this.#plans.get(id),
        ...conditions,
      });
      today = [...today.filter((task) => !remove.some(({ id }) => id === task.id)), ...add];
      added.push(...add);
      return add;
    };
    const complete = (task: Task) => {
      const completed = { ...task, isCompleted: true, completedDay: this.#day };
      today = today.map((one) => (one.id === task.id ? completed : one));
      this.#yesterday = this.#yesterday.map((one) => (one.id === task.id ? completed : one));
      done.push(completed);
      if (typeof task.place === 'number') this.#count(task.userRegimenId, task.place);
    };
    for (let refresh = 0; refresh <= refreshes; refresh++) {
      dealt.push(...deal(refresh, { has, sore, season }));
      for (const plan of refresh === 0 ? begins : []) {
        const [some] = does(today.filter(({ isCompleted }) => !isCompleted));
        if (some) complete(some);
        this.start(plan);
        changes++;
        deal(refresh, { has, sore, season });
        redealt = today;
      }
      // Whoever swaps has done some of it before, now and then.
      const wanted = does(today.filter(({ isCompleted }) => !isCompleted));
      const isBefore = refresh < refreshes || later !== undefined;
      for (const task of isBefore ? wanted.slice(0, 1) : wanted) complete(task);
      if (late && refresh === 0) {
        const day = { day: this.#day, dayTotals: this.#totals, sore, season };
        for (const task of does(stillOffered([...today, ...this.#yesterday], day))) complete(task);
      }
    }
    if (later) {
      changes++;
      deal(refreshes, { ...later, season });
      redealt = today;
      for (const task of does(today.filter(({ isCompleted }) => !isCompleted))) complete(task);
    }
    const load = sumLoads(done.map((task) => task.load));
    const minutes = done.reduce((sum, { estimatedMinutes }) => sum + estimatedMinutes, 0);
    const open = today.filter(({ isCompleted }) => !isCompleted);
    const isTooMuch = asksTooMuch(
      [...open, ...done],
      roomOf({ day: this.#day, dayTotals: this.#totals, season }),
    );
    const lived = { day: this.#day, dealt, added, redealt, done, season, sore, isTooMuch, load, minutes };
    this.#close(today, lived);
    return lived;
  }

  #close(today: Task[], lived: LivedDay): void {
    const { day, done, load } = lived;
    this.days.push(lived);
    this.days.splice(0, this.days.length - 7);
    this.#yesterday = today;
    if (done.length > 0) {
      const row = {
        id: newId(),
        userId: this.#player,
        day,
        done: {},
        points: 0,
        streak: 1,
        best: 1,
        held: 0,
      };
      const inRow = dayInRow(this.#totals.at(-1), day);
      this.#totals = [...this.#totals.slice(-COMEBACK_DAYS), { ...row, load, inRow }];
    }
    this.#day = addDays(day, 1);
  }

  #count(id: UserRegimen['id'], place: number): void {
    this.#enrolments = this.#enrolments.map((one) => {
      if (one.id !== id) return one;
      const mainDone = [...withPlace(mainDoneOf(one), place)];
      return { ...one, mainDone, isActive: countMainDone(mainDone) < this.planOf(one).main.length };
    });
  }
}
