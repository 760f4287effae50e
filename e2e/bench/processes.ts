import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';

/** The processes of a server under measurement: Node alone, or Node and PostgreSQL with its backends. */
export interface Processes {
  /** Processor time that they have used so far, in milliseconds. */
  cpuMs(): Promise<CpuTime>;
  /** What they hold of the memory now, shared pages divided among who shares them, in MiB. */
  memoryMiB(): Promise<number>;
}

export interface CpuTime {
  node: number;
  postgres: number;
}

/** @param databaseUrl of a PostgreSQL server that serves nobody else */
export async function processesOf(server: number, databaseUrl?: string): Promise<Processes> {
  const postmaster = databaseUrl === undefined ? undefined : await postmasterOf(databaseUrl);
  const database = async () =>
    postmaster === undefined ? [] : [postmaster, ...(await childrenOf(postmaster))];
  return {
    cpuMs: async () => ({
      node: (await cpuNs(server)) / 1e6,
      postgres: sum(await Promise.all((await database()).map(cpuNs))) / 1e6,
    }),
    memoryMiB: async () => sum(await Promise.all([server, ...(await database())].map(pssKiB))) / 1024,
  };
}

/** The one browser that this process has started, with all its pages. */
export async function browserProcesses(): Promise<{
  cpuMs: () => Promise<number>;
  memoryMiB: () => Promise<number>;
}> {
  const started = await childrenOf(process.pid);
  const names = await Promise.all(started.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8')));
  const browser = started.find((_, index) => names[index]?.includes('--user-data-dir='));
  if (browser === undefined) throw new Error('no browser is open');
  return {
    cpuMs: async () => sum(await Promise.all((await familyOf(browser)).map(cpuMsOfAll))),
    memoryMiB: async () => sum(await Promise.all((await familyOf(browser)).map(pssKiB))) / 1024,
  };
}

async function familyOf(pid: number): Promise<number[]> {
  const children = await childrenOf(pid).catch(() => []);
  return [pid, ...(await Promise.all(children.map(familyOf))).flat()];
}

/** Every backend is a child of the server that was started first. */
async function postmasterOf(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const status = await readFile(`/proc/${rows[0]?.pid}/status`, 'utf8');
    return Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]);
  } finally {
    await client.end();
  }
}

/** A child belongs to the thread that has started it. */
async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = threads.map((thread) =>
    readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''),
  );
  return (await Promise.all(lists)).flatMap((list) => list.split(' ').map(Number).filter(Boolean));
}

/** The scheduler counts each thread in nanoseconds; `stat` would count in steps of 10 ms. */
async function cpuNs(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const counts = threads.map(async (thread) => {
    const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0');
    return Number(text.split(' ')[0]);
  });
  return sum(await Promise.all(counts));
}

const TICK_MS = 10;

/**
 * With that of threads that have ended, of which `cpuNs` knows nothing: a pose model's worker goes when its clip is read,
 * and with it went most of what the clip had cost.
 */
async function cpuMsOfAll(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The program's name is in brackets, and may hold spaces.
  const [user = 0, system = 0] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * TICK_MS;
}

async function pssKiB(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s*(\d+)/m.exec(text)?.[1] ?? 0);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
