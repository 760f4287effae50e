import type { Connection } from './connection.ts';
import type { Processes } from './processes.ts';

/** What some work cost. */
export interface Cost {
  wallMs: number;
  /** Processor time of the server's processes, and PostgreSQL's part of it. */
  cpuMs: number;
  postgresMs: number;
  upBytes: number;
  downBytes: number;
}

/** Does some work and tells what it cost the server, and how many bytes went over the phones' connections. */
export async function measure(
  processes: Processes,
  connections: readonly Connection[],
  work: () => Promise<void>,
): Promise<Cost> {
  const before = await meters(processes, connections);
  const start = performance.now();
  await work();
  const wallMs = performance.now() - start;
  const after = await meters(processes, connections);
  return {
    wallMs,
    cpuMs: after.node + after.postgres - before.node - before.postgres,
    postgresMs: after.postgres - before.postgres,
    upBytes: after.up - before.up,
    downBytes: after.down - before.down,
  };
}

async function meters(processes: Processes, connections: readonly Connection[]) {
  const traffic = connections.map((connection) => connection.traffic);
  return {
    ...(await processes.cpuMs()),
    up: traffic.reduce((sum, { up }) => sum + up, 0),
    down: traffic.reduce((sum, { down }) => sum + down, 0),
  };
}
