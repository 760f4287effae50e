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
    const problem = deps.lifecycle.draining ? 'stopping' : await databaseProblem(deps);
    reply.header('cache-control', 'no-store').code(problem ? 503 : 200);
    return problem ? { status: 'not_ready', problem } : { status: 'ready' };
  });
}

async function databaseProblem({ db }: Deps): Promise<string | null> {
  const asked = pendingMigrations(db, migrations).then(
    (pending) => (pending.length > 0 ? 'migrations are missing' : null),
    () => 'the database does not answer',
  );
  return Promise.race([
    asked,
    wait(DATABASE_ANSWERS_WITHIN_MS, 'the database does not answer', { ref: false }),
  ]);
}
