import { setTimeout as wait } from 'node:timers/promises';
import { dayStart } from 'sync-protocol/rules/training-day';
import { type Connection, expectStatus } from '../connection.ts';
import type { ProductPhone } from '../product/product-phone.ts';
import { ZONE } from '../scenario.ts';

/** What players see of a server: how long their calls took, in milliseconds, and how many failed. */
export interface Seen {
  callsMs: number[];
  healthMs: number[];
  failures: string[];
}

/** Two gyms of ten players stay below what an address may ask for in a minute. */
const EVERY_MS = 650;
const HEALTH_EVERY_MS = 200;

/** Players tick a task off, or take the tick back, again and again. */
export async function train(
  phones: readonly ProductPhone[],
  health: Connection,
  seconds: number,
): Promise<Seen> {
  const seen: Seen = { callsMs: [], healthMs: [], failures: [] };
  const end = Date.now() + seconds * 1000;
  const timed = async (times: number[], call: () => Promise<unknown>, everyMs: number) => {
    const start = performance.now();
    await call().catch((error: unknown) => seen.failures.push(String(error)));
    const took = performance.now() - start;
    times.push(took);
    await wait(Math.max(0, everyMs - took));
  };
  await Promise.all([
    ...phones.map(async (phone, index) => {
      await wait((index * EVERY_MS) / phones.length);
      while (Date.now() < end) await timed(seen.callsMs, () => tick(phone), EVERY_MS);
    }),
    (async () => {
      const ask = async () => expectStatus(await health.get('/healthz'), 200);
      while (Date.now() < end) await timed(seen.healthMs, ask, HEALTH_EVERY_MS);
    })(),
  ]);
  return seen;
}

/** One change, and the page of news that comes with its answer. */
async function tick(phone: ProductPhone): Promise<void> {
  const tasks = phone.tasks();
  const count = phone.sent;
  const task = tasks[count % tasks.length];
  if (!task) throw new Error('there is nothing to train');
  const { id: taskId, day, slot, userRegimenId } = task;
  const completed = Math.floor(count / tasks.length) % 2 === 0;
  phone.note(
    'task.setCompleted',
    { taskId, day, slot, userRegimenId, completed },
    day,
    dayStart(day, ZONE) + count * 1000,
  );
  await phone.push();
}
