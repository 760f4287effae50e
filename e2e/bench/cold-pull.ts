import { measure } from './measure.ts';
import type { Subject } from './scenario.ts';
import { quantile } from './figures.ts';

const WARM_UP = 5;
const PULLS = 15;

export interface ColdPull {
  /** From the first request to the last row taken in, one pull after the other. */
  wallMs: number;
  cpuMs: number;
  bytes: number;
  gzipBytes: number;
  tasks: number;
}

/** A phone without anything pulls a player's 1,000 tasks. */
export async function coldPull(subject: Subject): Promise<ColdPull> {
  const { connection, pullAnew } = await subject.puller();
  for (let index = 0; index < WARM_UP; index++) await pullAnew('identity');
  const walls: number[] = [];
  let tasks = 0;
  const plain = await measure(subject.processes, [connection], async () => {
    for (let index = 0; index < PULLS; index++) {
      const start = performance.now();
      tasks = await pullAnew('identity');
      walls.push(performance.now() - start);
    }
  });
  const zipped = await measure(subject.processes, [connection], async () => {
    await pullAnew('gzip');
  });
  connection.close();
  return {
    wallMs: quantile(walls, 0.5),
    cpuMs: plain.cpuMs / PULLS,
    bytes: plain.downBytes / PULLS,
    gzipBytes: zipped.downBytes,
    tasks,
  };
}
