import type { Database } from '../harness/server/database.ts';
import type { ProductServer } from '../harness/server/server.ts';
import { expectBlocked } from './locks.ts';
import type { PlayersPhone } from './phone.ts';

/** Has the phones push, and kills the server some time after the first push has left. */
export async function killDuringPush(
  server: ProductServer,
  phones: readonly PlayersPhone[],
  afterMs: number,
): Promise<void> {
  let killed: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const kill = () => {
    clearTimeout(timer);
    return (killed ??= server.kill());
  };
  for (const phone of phones) {
    phone.onRequest = (path) => {
      if (path.endsWith('/push')) timer ??= setTimeout(() => void kill(), afterMs);
    };
  }
  await Promise.all(phones.map((phone) => phone.sync()));
  await kill();
  for (const phone of phones) phone.onRequest = () => undefined;
}

/** Kills a server that has committed and answered a push, before any phone has heard so. */
export async function killBeforeTheAnswer(
  server: ProductServer,
  phones: readonly PlayersPhone[],
): Promise<void> {
  let killed: Promise<void> | undefined;
  for (const phone of phones) {
    phone.onAnswer = async ({ path, status }) => {
      if (!path.endsWith('/push') || status !== 200) return;
      await (killed ??= server.kill());
      throw new TypeError('the answer was lost');
    };
  }
  // A server that has only just started may turn the first callers away.
  while (!killed) await Promise.all(phones.map((phone) => phone.sync()));
  await killed;
  for (const phone of phones) phone.onAnswer = () => undefined;
}

/** Kills a server in the middle of a push's transaction, whose last write waits for a lock that it never gets. */
export async function killBeforeTheCommit(
  server: ProductServer,
  phones: readonly PlayersPhone[],
  database: Database,
): Promise<void> {
  const blocker = await database.connect();
  await blocker.query('begin; lock table scopes in access exclusive mode');
  let isAlive = true;
  const pushed = phones.map(async (phone) => {
    while (isAlive) await phone.sync();
  });
  await expectBlocked(database);
  isAlive = false;
  await server.kill();
  await Promise.all(pushed);
  await blocker.end();
}
