import { startPostgresCluster, type PostgresCluster } from 'api/src/testing/postgres-cluster.ts';
import type { DatabaseName } from './options.ts';

/** A PostgreSQL of its own that really writes to the disk; none for the embedded database. */
export async function startDatabase(database: DatabaseName): Promise<PostgresCluster | undefined> {
  if (database !== 'postgres') return undefined;
  const settings = process.env.BENCH_PG_SETTINGS
    ? (JSON.parse(process.env.BENCH_PG_SETTINGS) as Record<string, string>)
    : {};
  const c = await startPostgresCluster({ fsync: true, settings });
  process.env.BENCH_PG_URL = c.url();
  return c;
}
