import fastify from 'fastify';
import { openStore } from './store.ts';
import { PULL, PULL_ALL, PUSH, SEED } from './statements.ts';

// The least that a server for these phones could do, and so the yardstick: Fastify and a database, one statement a
// push and one a pull. No sessions, no validation, no points, no streaks, no badges; but exactly once, and durable.

const { DATABASE_URL, DATA_DIR = '', PORT } = process.env;
const query = await openStore(DATABASE_URL, `${DATA_DIR}/pg`);
const app = fastify({ bodyLimit: 64 * 1024 * 1024 });

const pageOf = async (phone: string, since: number | undefined) => {
  const [row] =
    since === undefined ? await query('all', PULL_ALL, [phone]) : await query('pull', PULL, [phone, since]);
  return String(row?.page);
};

app.get('/readyz', async () => ({ ok: true }));

app.post<{ Body: Record<keyof typeof SEED, object[]> }>('/seed', async ({ body }) => {
  for (const name of ['players', 'phones', 'tasks'] as const)
    await query('', SEED[name], [JSON.stringify(body[name])]);
  return { ok: true };
});

app.post<{ Body: { phone: string; since: number; first: number; changes: unknown[] } }>(
  '/push',
  async ({ body: { phone, since, first, changes } }, reply) => {
    await query('push', PUSH, [phone, first, JSON.stringify(changes)]);
    return reply.type('application/json').send(await pageOf(phone, since));
  },
);

app.get<{ Querystring: { phone: string; since?: string } }>(
  '/pull',
  async ({ query: { phone, since } }, reply) =>
    reply.type('application/json').send(await pageOf(phone, since === undefined ? undefined : Number(since))),
);

await app.listen({ host: 'localhost', port: Number(PORT) });
process.on('SIGTERM', () => process.exit());
