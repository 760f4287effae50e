import { freshStats } from '../rules/fresh-rows.ts';
import type { Task } from '../entities/tasks/task.ts';
import {
  clientGroupId,
  regimenId,
  userId,
  userRegimenId,
  type ClientGroupId,
  type RegimenId,
} from '../ids.ts';
import { newId } from '../new-id.ts';
import { NO_LOAD } from '../rules/training/load.ts';
import type { Plan, PlannedTask } from '../rules/training/plan.ts';
import { MAIN_PER_WEEK } from '../rules/training/program-terms.ts';
import type { MutationArgs, MutationName } from './index.ts';
import { MUTATIONS } from './index.ts';
import { planLookup } from './plan-lookup.ts';
import { Refusal, type MutationContext } from './mutation.ts';
import { Rows } from './rows.ts';

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
  };
}

/** A drill of no catalog. */
export function aDrill(name: string): PlannedTask {
  const drill = { drillId: null, name, description: 'Do it well', dose: null, minutes: 5 };
  return { ...drill, load: NO_LOAD, needs: [], parts: [], ready: [] };
}

/** A player whose rows live in memory: runs mutations the way phone and server do. */
export class TestPlayer {
  readonly userId = userId.parse(newId());
  readonly rows = new Rows();
  readonly plans = new Map<string, Plan>();
  readonly phone: ClientGroupId = clientGroupId.parse(newId());

  constructor() {
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
    try {
      mutation.effect(this.rows, mutation.args.parse(args), {
        userId: this.userId,
        clientGroup: this.phone,
        at,
        day,
        tz: 'UTC',
        planOf: planLookup(this.rows, (id) => this.plans.get(id)),
        ...other,
      });
      this.rows.commit();
      return undefined;
    } catch (error) {
      this.rows.rollback();
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  }
  #ticks = 0;

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
