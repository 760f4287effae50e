import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PACE } from '../../../../.ci/pace.ts';

const POLL_MS = 10;
const START_LIMIT_MS = 30_000 * PACE;

/** Where a server's program, files and log are, and as whom it runs. */
export interface PostgresHome {
  bin: string;
  data: string;
  log: string;
  settings: string[];
  /** Unset: whoever runs the tests. */
  identity: { uid: number; gid: number } | undefined;
}

/** Starts `postgres` as a child and resolves once it takes connections; throws with its log if it ends instead. */
export async function startPostgres(home: PostgresHome): Promise<ChildProcess> {
  const log = openSync(home.log, 'a');
  const child = spawn(join(home.bin, 'postgres'), ['-D', home.data, ...home.settings], {
    cwd: home.data,
    stdio: ['ignore', log, log],
    detached: true,
    ...home.identity,
  });
  closeSync(log);
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await isReady(home, child))) {
    if (hasEnded(child) || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`PostgreSQL did not start:\n${await readFile(home.log, 'utf8')}`);
    }
    await wait(POLL_MS);
  }
  child.unref();
  return child;
}

/** `fast` cuts the connections and closes cleanly, `immediate` leaves a recovery to the next start. */
export async function stopPostgres(child: ChildProcess, mode: 'fast' | 'immediate'): Promise<void> {
  if (hasEnded(child)) return;
  child.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  await exitOf(child);
}

/** kill -9 of the server and of all its backends. */
export async function killPostgres(child: ChildProcess): Promise<void> {
  if (hasEnded(child) || child.pid === undefined) return;
  const backends = await childrenOf(child.pid);
  child.kill('SIGKILL');
  backends.forEach(killIfThere);
  await exitOf(child);
  for (const backend of backends) while (await isRunning(backend)) await wait(POLL_MS);
}

/** The child does not keep this process alive by itself, but waiting for its end does. */
async function exitOf(child: ChildProcess): Promise<void> {
  child.ref();
  await once(child, 'exit');
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** The eighth line of the server's pid file says how far it has come; a file left by a dead server names another pid. */
async function isReady(home: PostgresHome, child: ChildProcess): Promise<boolean> {
  const lines = (await readFile(join(home.data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  return lines[0] === String(child.pid) && lines[7]?.trim() === 'ready';
}

/** Linux only; elsewhere the backends end by themselves when they miss their server. */
async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return list.split(' ').map(Number).filter(Boolean);
}

async function isRunning(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return status !== '' && !/^State:\s+Z/m.test(status);
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended between the listing and now.
  }
}
