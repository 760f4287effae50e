import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCK = 'lock';
/** Between the lock’s name and what makes that of one set aside its own. */
const ASIDE = '.aside.';

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
  const lock = join(dir, LOCK);
  if (heldHere.has(lock)) throw new DataDirInUse(dir, lock, process.pid);
  const claim = `${process.pid}\n${randomUUID()}\n`;
  takeLock(dir, lock, claim);
  heldHere.add(lock);
  return () => {
    if (heldHere.delete(lock)) drop(dir, claim);
  };
}

/**
 * Writes the lock elsewhere and links it into place: the link is there with its content, or fails. Of two that find the
 * same stale lock the slower one may set aside what the quicker one has just linked: a lock that was set aside counts
 * as long as its process lives, so whoever links its own looks for such a one before it goes on.
 */
function takeLock(dir: string, lock: string, claim: string): void {
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, claim, { mode: 0o600 });
  try {
    while (!tryLink(draft, lock)) {
      const found = read(lock);
      refuseIfAlive(dir, lock, found);
      if (found !== null) setAside(lock);
    }
    for (const aside of asidesIn(dir)) {
      const found = read(aside);
      // This process’s own, if it was the quicker one: it stays there, for the slower one to see.
      if (found === claim) continue;
      refuseIfAlive(dir, aside, found);
      rmSync(aside, { force: true });
    }
  } catch (error) {
    drop(dir, claim);
    throw error;
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

/** Each under a name of its own, so that nobody removes another one than the one it has read. */
function setAside(lock: string): void {
  try {
    renameSync(lock, `${lock}${ASIDE}${randomUUID()}`);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

function asidesIn(dir: string): string[] {
  return readdirSync(dir)
    .filter((name) => name.startsWith(`${LOCK}${ASIDE}`))
    .map((name) => join(dir, name));
}

/** Removes what this process has claimed, wherever it lies by now. */
function drop(dir: string, claim: string): void {
  for (const path of [join(dir, LOCK), ...asidesIn(dir)])
    if (read(path) === claim) rmSync(path, { force: true });
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function refuseIfAlive(dir: string, path: string, claim: string | null): void {
  const pid = Number.parseInt(claim ?? '', 10);
  if (!Number.isNaN(pid) && isAlive(pid)) throw new DataDirInUse(dir, path, pid);
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
