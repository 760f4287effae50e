import { freshStats } from '../rules/fresh-rows.ts';
import { scopeOfRow } from '../entities/ownership.ts';
import type { Task } from '../entities/tasks/task.ts';
import {
  clientGroupId,
  regimenId,
  userId,
  userRegimenId,
  type ClientGroupId,
  type RegimenId,
  type UserId,
} from '../ids.ts';
import { newId } from '../new-id.ts';
import { dealDay, type Deal, type DealtDay } from '../rules/tasks/dealing/deal.ts';
import { NO_LOAD } from '../rules/training/load.ts';
import type { Plan, PlannedTask } from '../rules/training/plan.ts';
import { MAIN_PER_WEEK } from '../rules/training/program-terms.ts';
import type { MutationArgs, MutationName } from './index.ts';
import { MUTATIONS } from './index.ts';
import { needsOfPlans, planLookup } from './plan-lookup.ts';
import type { MutationContext, Need } from './mutation.ts';
import { RememberingRows } from './remembering-rows.ts';
import { Rows } from './rows.ts';
import { runMutation } from './run.ts';
import { dealToday, needsOfDeal } from './tasks/deal-today.ts';

/** A plan with distinct drills: twenty main ones a week, which do nothing to a body. */
export function aPlan(id: RegimenId = regimenId.parse(newId()), totalWeeks = 4, basePoints = 20): Plan {
  const main = Array.from({ length: totalWeeks * MAIN_PER_WEEK }, (_, place) => aDrill(`Drill ${place + 1}`));
  return {
    regimenId: id,
    name: `Program ${id.slice(-4)}`,
    category: 'serving',
    totalWeeks,
    basePoints,
    main,
    warmUps: ['legs', 'arms'].map((of) => aDrill(`Warm-up of ${of}`)),
    finishers: ['stretch', 'breathe'].map(aDrill),
    swaps: [],
    spares: [],
  };
}

/** A drill of no catalog. */
export function aDrill(name: string): PlannedTask {
  const drill = { drillId: null, name, description: 'Do it well', dose: null, minutes: 5 };
  return { ...drill, load: NO_LOAD, needs: [], parts: [], ready: [] };
}

/** After every day. */
const LAST_DAY = '9999-12-31';

/** A player whose rows live in memory: runs mutations the way the server does. */
export class TestPlayer {
  readonly userId: UserId;
  readonly rows = new Rows();
  readonly plans = new Map<string, Plan>();
  readonly #gone = new Map<string, Task>();
  readonly phone: ClientGroupId = clientGroupId.parse(newId());

  constructor(id: UserId = userId.parse(newId())) {
    this.userId = id;
    this.rows.load('playerStats', [freshStats(this.userId)]);
  }

  /** Runs a mutation as tapped at noon UTC of `day`; answers the refusal's code, if there is one. */
  run<Name extends MutationName>(
    name: Name,
    args: MutationArgs<Name>,
    day: string,
    other: Partial<MutationContext> = {},
  ): string | undefined {
    const mutation = MUTATIONS.get(name);
    if (!mutation) throw new Error(`no mutation ${name}`);
    const at = new Date(Date.parse(`${day}T12:00:00Z`) + this.#ticks++ * 1000).toISOString();
    const context = { userId: this.userId, clientGroup: this.phone, at, day, tz: 'UTC', ...other };
    const read = mutation.args.parse(args);
    const rows = this.#needed(mutation.needs(read, context));
    const asked = mutation.plans?.(rows, read, context) ?? [];
    for (const need of needsOfPlans(rows, asked)) this.#load(rows, need);
    const planOf = planLookup(rows, (id) => (asked.includes(id) ? this.plans.get(id) : undefined));
    const refusal = runMutation(rows, mutation, read, context, other.planOf ?? planOf);
    if (refusal) return refusal.code;
    this.#keep(rows);
    return undefined;
  }

  /** Deals a day, and remembers what goes by it, as the server does. */
  deal(day: string): void {
    const rows = this.#needed(needsOfDeal(day));
    dealToday(rows, { day, tz: 'UTC', planOf: (id) => this.plans.get(id) });
    this.#keep(rows);
  }

  /** What a day would be dealt, by default with nothing done before; nothing of it is kept. */
  dealOf(day: string, other: Partial<DealtDay> = {}): Deal {
    return dealDay({
      day,
      tz: 'UTC',
      userRegimens: this.rows.all('userRegimens'),
      tasks: [],
      dayTotals: [],
      counter: 0,
      planOf: (id) => this.plans.get(id),
      ...other,
    });
  }

  #keep(rows: RememberingRows): void {
    for (const { table, id, after } of rows.changes()) {
      if (after) this.rows.put(table, after);
      else this.rows.delete(table, id);
      const last = rows.lastOf('tasks', id);
      if (table === 'tasks' && !after && last) this.#gone.set(id, last);
    }
    this.rows.commit();
  }

  #ticks = 0;

  /** The rows that a mutation asks for and no others, as phone and server give them to it. */
  #needed(needs: readonly Need[]): RememberingRows {
    const rows = new RememberingRows(['tasks']);
    for (const need of needs) this.#load(rows, need);
    rows.remember('tasks', this.#gone.values());
    return rows;
  }

  #load(rows: Rows, need: Need): void {
    const { table, scope } = need;
    const there = this.rows.all(table).filter((row) => scope === undefined || scopeOfRow(row) === scope);
    if ('all' in need) return rows.load(table, there);
    if ('ids' in need)
      return rows.load(
        table,
        there.filter(({ id }) => need.ids.includes(id)),
      );
    const { from, to = LAST_DAY, before = false } = need;
    const dayOf = (row: object) => ('day' in row ? String(row.day) : '');
    rows.load(
      table,
      there.filter((row) => dayOf(row) >= from && dayOf(row) <= to),
    );
    const earlier = there.filter((row) => dayOf(row) < from).sort((a, b) => dayOf(a).localeCompare(dayOf(b)));
    if (before) rows.load(table, earlier.slice(-1));
  }

  /** Starts a program and answers its enrolment's id. */
  start(day: string, plan = aPlan()) {
    this.plans.set(plan.regimenId, plan);
    const id = userRegimenId.parse(newId());
    const refused = this.run('userRegimen.start', { userRegimenId: id, regimenId: plan.regimenId }, day);
    if (refused) throw new Error(`start was refused: ${refused}`);
    return id;
  }

  tasksOf(day: string): Task[] {
    return this.rows
      .all('tasks')
      .filter((task) => task.day === day)
      .sort((a, b) => a.slot - b.slot || a.id.localeCompare(b.id));
  }

  setCompleted(
    task: Pick<Task, 'id' | 'day' | 'userRegimenId' | 'slot'>,
    completed: boolean,
    day = task.day,
    other: Partial<MutationContext> = {},
  ) {
    const { id: taskId, day: dealtDay, userRegimenId, slot } = task;
    return this.run(
      'task.setCompleted',
      { taskId, day: dealtDay, userRegimenId, slot, completed },
      day,
      other,
    );
  }
}
