import type { ProgramContent } from 'sync-protocol/entities/training/program';
import { TABLE_NAMES } from 'sync-protocol/entities/tables';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { RegimenId, UserRegimenId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { aPlan } from 'sync-protocol/mutations/testing';
import { planOfProgram } from 'sync-protocol/rules/training/plan';
import { MAIN_PER_SESSION, SESSIONS_PER_WEEK } from 'sync-protocol/rules/training/program-terms';
import { trainingDay } from 'sync-protocol/rules/training-day';
import type { OutboxMutation } from 'sync-protocol/wire';
import { taskSetCompleted } from 'sync-protocol/mutations/tasks/task-set-completed';
import { userRegimenStart } from 'sync-protocol/mutations/training/user-regimen-start';
import { senderOf } from '../sync/client-group.ts';
import { UserDb } from '../store/db.ts';
import { mutateOn } from '../rows/mutate-on.ts';
import type { Fetch, Phone } from '../store/phone.ts';
import { syncOnce } from '../sync/sync-once.ts';
import type { FakeServer } from './fake-server.ts';

export type Network = (url: string, send: () => Response) => Response | Promise<Response>;

const GOOD: Network = (_, send) => send();

/** A phone with its own database, clock and network, beside others in one test. */
export class TestPhone implements Phone {
  readonly db: UserDb;
  readonly server: FakeServer;
  network: Network = GOOD;
  /** How far its clock is ahead of the server's, in milliseconds. */
  ahead = 0;

  constructor(server: FakeServer, name = newId()) {
    this.server = server;
    this.db = new UserDb(server.userId, name);
  }

  now = () => this.server.now() + this.ahead;
  zone = () => this.server.zone;

  fetch: Fetch = async (url, init) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    return this.network(url, () => this.server.handle(url, body));
  };

  offline(): void {
    this.network = () => {
      throw new TypeError('Failed to fetch');
    };
  }

  online(): void {
    this.network = GOOD;
  }

  sync() {
    return syncOnce(this);
  }

  /** Gives phone and server a program, and starts it on this phone. */
  async start(plan = aPlan()): Promise<UserRegimenId> {
    const id = newId<UserRegimenId>();
    const regimenId = await this.know(plan);
    const result = await mutateOn(this, userRegimenStart, { userRegimenId: id, regimenId });
    if (!result.ok) throw new Error(result.message);
    return id;
  }

  /** Makes a program that both sides know the plan of. */
  async know(plan = aPlan()): Promise<RegimenId> {
    const content = contentOf(plan);
    const { id } = content.program;
    this.server.plans.set(id, planOfProgram(content));
    await this.learn(content);
    return id;
  }

  /** Puts a program's content on this phone. */
  async learn(content: ProgramContent): Promise<void> {
    await this.db.programs.put({ id: content.program.id, version: '1', content });
  }

  async set(task: Task, completed = true) {
    const { id: taskId, day, userRegimenId, slot } = task;
    return mutateOn(this, taskSetCompleted, { taskId, day, userRegimenId, slot, completed });
  }

  /** Lets so many changes wait, as if they had been tapped one by one. */
  async queue(count: number): Promise<void> {
    const sender = await this.db.transaction('rw', this.db.meta, () => senderOf(this.db));
    const { core } = sender.lastIds;
    const stamp = { at: new Date(this.now()).toISOString(), day: trainingDay(this.now(), this.zone()) };
    const waiting = Array.from({ length: count }, (_, place): OutboxMutation => {
      const args = { reminders: place % 2 === 0 };
      return { lane: 'core', id: core + place + 1, name: 'settings.update', args, ...stamp, tz: this.zone() };
    });
    await this.db.outbox.bulkAdd(waiting);
    await this.db.meta.put({ ...sender, lastIds: { ...sender.lastIds, core: core + count } });
  }

  tasks(day: string): Promise<Task[]> {
    return this.db.synced('tasks').where('day').equals(day).sortBy('slot');
  }

  /** The same browser profile once more, as a restored backup or a copied disk makes it. */
  async copy(): Promise<TestPhone> {
    const copy = new TestPhone(this.server);
    for (const table of this.db.tables) await copy.db.table(table.name).bulkPut(await table.toArray());
    return copy;
  }

  /** Every synced row, to compare whole states. */
  async everything(): Promise<Record<string, unknown[]>> {
    const tables = await Promise.all(
      TABLE_NAMES.map(async (name) => [name, await this.db.synced(name).orderBy('id').toArray()] as const),
    );
    return Object.fromEntries(tables);
  }
}

function contentOf(plan: ReturnType<typeof aPlan>): ProgramContent {
  const drills = [...plan.main, ...plan.warmUps].map(({ name, description, minutes }) => ({
    id: `serving/${name}`,
    name,
    description,
    category: plan.category,
    dose: { minutes },
    minutes,
    equipment: [],
    guide: { technique: '', steps: [], mistakes: [], tips: [] },
  }));
  const entriesOf = (session: number) => [
    ...plan.warmUps,
    ...plan.main.slice(session * MAIN_PER_SESSION, (session + 1) * MAIN_PER_SESSION),
  ];
  const weeks = Array.from({ length: plan.totalWeeks }, (_, week) => ({
    week: week + 1,
    theme: '',
    focus: '',
    stage: 'technique' as const,
    sessions: Array.from({ length: SESSIONS_PER_WEEK }, (__, session) =>
      entriesOf(week * SESSIONS_PER_WEEK + session).map(({ name }) => ({ drill: `serving/${name}` })),
    ),
  }));
  const { regimenId: id, name, category, totalWeeks } = plan;
  const program = {
    id,
    slug: 'a-program',
    name,
    description: '',
    category,
    difficulty: 'beginner' as const,
    totalWeeks,
    dailyDuration: 30,
    purpose: '',
    learn: [],
    keyTechniques: [],
    benefits: [],
    weeks,
  };
  return { program, drills };
}
