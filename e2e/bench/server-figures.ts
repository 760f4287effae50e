import { coldPull } from './cold-pull.ts';
import type { Measured } from './goals.ts';
import { idlePoll } from './idle-poll.ts';
import type { Workload } from './options.ts';
import type { Subject } from './scenario.ts';
import { CHANGES, peakMemory, storm, type Storm } from './storm.ts';

/** Runs the server's workloads on a subject that was just started. */
export async function serverFigures(subject: Subject, workloads: ReadonlySet<Workload>): Promise<Measured> {
  return {
    ...(workloads.has('storm') && (await stormFigures(subject))),
    ...(workloads.has('storms') && (await manyStorms(subject))),
    ...(workloads.has('pull') && (await pullFigures(subject))),
    ...(workloads.has('poll') && (await pollFigures(subject))),
  };
}

async function stormFigures(subject: Subject): Promise<Measured> {
  const first = await storm(subject);
  // The tasks were dealt by the phones here, as in a week with no signal.
  const second = await storm(subject, 'phones');
  const third = await storm(subject);
  const { faults, disagree } = [first, second, third].reduce(
    (sum, one) => ({ faults: [...sum.faults, ...one.faults], disagree: sum.disagree + one.disagree }),
    { faults: [] as string[], disagree: 0 },
  );
  for (const fault of faults) console.error(`${subject.name}: ${fault}`);
  return {
    stormCpu: cpuOf(first),
    stormWall: first.wallMs,
    warmStormCpu: cpuOf(third),
    warmStormWall: third.wallMs,
    stormUp: first.upBytes / CHANGES,
    stormDown: first.downBytes / CHANGES,
    stormFaults: faults.length + disagree,
    memory: await peakMemory(subject),
  };
}

const LATE = 20;
const LAST = 30;

/** Thirty storms, one after the other: what the twentieth costs, and whether the server grows. */
async function manyStorms(subject: Subject): Promise<Measured> {
  const held: number[] = [];
  let late: Storm | undefined;
  for (let count = 1; count <= LAST; count++) {
    const one = await storm(subject);
    for (const fault of one.faults) console.error(`${subject.name}, storm ${count}: ${fault}`);
    if (count === LATE) late = one;
    held.push(await subject.processes.memoryMiB());
  }
  const most = (from: number, to: number) => Math.max(...held.slice(from, to));
  return { ...(late && { lateStormCpu: cpuOf(late) }), grown: most(LATE, LAST) - most(LATE - 10, LATE) };
}

function cpuOf({ cpuMs }: Storm): number {
  return (1000 * cpuMs) / CHANGES;
}

async function pullFigures(subject: Subject): Promise<Measured> {
  const { wallMs, cpuMs, gzipBytes } = await coldPull(subject);
  return { pullWall: wallMs, pullCpu: cpuMs, pullBytes: gzipBytes / 1024 };
}

async function pollFigures(subject: Subject): Promise<Measured> {
  const { cpuUs, bytes } = await idlePoll(subject);
  return { pollCpu: cpuUs, pollBytes: bytes };
}
