import { createClient } from '@redis/client';
import fastify from 'fastify';
import { Pool } from 'pg';
import { BOARD } from './redis.ts';

// The least that a server for boards and lists could do, and so the yardstick: Fastify before a sorted set of Redis,
// and before one row of PostgreSQL, found by its key. No sessions, no gate, no time zones, no words.

const { DATABASE_URL, REDIS_SOCKET = '', PORT } = process.env;
const redis = await createClient({ socket: { path: REDIS_SOCKET, tls: false } }).connect();
const pool = new Pool({ connectionString: DATABASE_URL, max: 5, idleTimeoutMillis: 0 });
const app = fastify();

app.get('/readyz', async () => ({ ok: true }));

app.get('/first', () => redis.zRangeWithScores(BOARD, 0, 49, { REV: true }));

app.get<{ Params: { player: string } }>('/own/:player', async ({ params: { player } }) => {
  const [rank, points] = await Promise.all([redis.zRevRank(BOARD, player), redis.zScore(BOARD, player)]);
  return { rank, points };
});

app.get<{ Params: { id: string } }>('/row/:id', async ({ params: { id } }) => {
  const row = { name: 'row', text: 'select * from users where id = $1', values: [id] };
  return (await pool.query<Record<string, unknown>>(row)).rows;
});

await app.listen({ host: 'localhost', port: Number(PORT) });
process.on('SIGTERM', () => process.exit());
