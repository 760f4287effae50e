import { startPostgresCluster, type PostgresCluster } from 'api/src/testing/databases/postgres-cluster.ts';
import type { DatabaseName } from './options.ts';

/** A PostgreSQL of its own that really writes to the disk; none for the embedded database. */
export async function startDatabase(database: DatabaseName): Promise<PostgresCluster | undefined> {
  return database === 'postgres' ? startPostgresCluster({ fsync: true }) : undefined;
}
