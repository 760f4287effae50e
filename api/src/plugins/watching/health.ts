import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { migrations } from 'migrations';
import { pendingMigrations } from '#db/migrate.ts';
import type { Deps } from '#deps';
import { VERSION } from '#version';

const DATABASE_ANSWERS_WITHIN_MS = 2000;

/** /healthz: the process runs, and in which version. /readyz: it can do its work, and is not about to stop. */
export function reportHealth(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', version: VERSION }),
  );
  app.get('/readyz', async (_, reply) => {
    const problem = deps.lifecycle.draining ? 'stopping' : await databaseProblem(app, deps);
    reply.header('cache-control', 'no-store').code(problem ? 503 : 200);
    return problem ? { status: 'not_ready', problem } : { status: 'ready' };
  });
}

async function databaseProblem({ trouble }: FastifyInstance, { db }: Deps): Promise<string | null> {
  const asked = async () => {
    const pending = await pendingMigrations(db, migrations);
    if (pending.length > 0) return 'migrations are missing';
    return (await trouble.isDiskFull()) ? 'the disk is full' : null;
  };
  return Promise.race([
    asked().catch(() => 'the database does not answer'),
    wait(DATABASE_ANSWERS_WITHIN_MS, 'the database does not answer', { ref: false }),
  ]);
}
