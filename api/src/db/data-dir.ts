import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const heldHere = new Set<string>();

/** Thrown when another living process uses the folder: two on one embedded database lose rows. */
export class DataDirInUse extends Error {
  constructor(dir: string, lock: string, pid: number) {
    super(
      `${dir} is in use by process ${pid}. Stop that one first (if it is no VolleyPath, remove ${lock}).`,
    );
    this.name = 'DataDirInUse';
  }
}

/**
 * Makes the folder if need be, private to its owner, and takes it for this process alone.
 * A lock that a dead process left behind is taken over.
 * @returns gives the folder back.
 * @throws DataDirInUse
 */
export function lockDataDir(dir: string): () => void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const lock = join(dir, 'lock');
  if (heldHere.has(lock)) throw new DataDirInUse(dir, lock, process.pid);
  takeLock(dir, lock);
  heldHere.add(lock);
  return () => {
    if (heldHere.delete(lock)) rmSync(lock, { force: true });
  };
}

/** Writes the lock elsewhere and links it into place: the link is there with its content, or fails. */
function takeLock(dir: string, lock: string): void {
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, `${process.pid}\n`, { mode: 0o600 });
  try {
    while (!tryLink(draft, lock)) {
      const holder = readHolder(lock);
      if (holder !== null && isAlive(holder)) throw new DataDirInUse(dir, lock, holder);
      setAside(lock);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function tryLink(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Of two that find the same stale lock only one can rename it. */
function setAside(lock: string): void {
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
    rmSync(aside, { force: true });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

function readHolder(lock: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(lock, 'utf8'), 10);
    return Number.isNaN(pid) ? null : pid;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** In a container a restarted server often has its predecessor's process id: its own id is no other process. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
