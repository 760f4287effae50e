import { Client } from 'pg';
import { findPostgres } from 'api/src/testing/databases/postgres-binaries.ts';
import { type PostgresCluster, startPostgresCluster } from 'api/src/testing/databases/postgres-cluster.ts';

/** One row of an answer, as PostgreSQL names its columns. */
type Row = Record<string, unknown>;

/** The database behind the server, for looking at what really arrived. */
export interface Database {
  readonly url: string;
  readonly cluster: PostgresCluster;
  query(text: string, values?: unknown[]): Promise<Row[]>;
  /** A connection of one's own, for transactions; whoever opens it ends it. */
  connect(): Promise<Client>;
  close(): Promise<void>;
}

/** A PostgreSQL of its own; undefined on a machine without one (the product then runs embedded). */
export async function startDatabase(): Promise<Database | undefined> {
  if (findPostgres() === undefined) return undefined;
  const cluster = await startPostgresCluster();
  const connect = async () => {
    const client = new Client({ connectionString: cluster.url() });
    await client.connect();
    return client;
  };
  return {
    url: cluster.url(),
    cluster,
    connect,
    query: async (text, values = []) => {
      const client = await connect();
      try {
        return (await client.query<Row>(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    close: () => cluster.destroy(),
  };
}
