import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type * as nodeFs from 'node:fs';
import { existsSync, linkSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DataDirInUse, lockDataDir } from './data-dir.ts';

/** As they are, until a test lets another process come between. */
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof nodeFs>();
  return {
    ...fs,
    renameSync: vi.fn<typeof renameSync>(fs.renameSync),
    linkSync: vi.fn<typeof linkSync>(fs.linkSync),
  };
});
const { linkSync: link, renameSync: rename } = await vi.importActual<typeof nodeFs>('node:fs');

function freshDir(): string {
  const parent = mkdtempSync(join(tmpdir(), 'data-dir-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  return join(parent, 'nested', 'data');
}

function claimFor(dir: string, pid: number): void {
  lockDataDir(dir)();
  writeFileSync(join(dir, 'lock'), String(pid));
}

function anotherProcess() {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const ended = once(other, 'exit');
  const end = async () => {
    other.kill('SIGKILL');
    await ended;
  };
  onTestFinished(end);
  return { pid: other.pid ?? 0, end };
}

const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

test('the data folder is made, private to its owner', () => {
  const dir = freshDir();
  lockDataDir(dir);
  expect(statSync(dir).mode & 0o777).toBe(0o700);
});

test('it is held by one, until given back', () => {
  const dir = freshDir();
  const release = lockDataDir(dir);
  expect(() => lockDataDir(dir)).toThrow(DataDirInUse);
  release();
  release();
  expect(existsSync(join(dir, 'lock'))).toBe(false);
  lockDataDir(dir);
});

test('it is refused while another process lives', () => {
  const dir = freshDir();
  const { pid } = anotherProcess();
  claimFor(dir, pid);
  expect(() => lockDataDir(dir)).toThrow(`process ${pid}`);
});

test('it is taken over from a process that died', () => {
  const dir = freshDir();
  claimFor(dir, deadPid());
  expect(() => lockDataDir(dir)).not.toThrow();
  expect(readdirSync(dir)).toEqual(['lock']);
});

test('of two that find it left behind the slower one is refused, and so is whoever comes then', async () => {
  const dir = freshDir();
  const quicker = anotherProcess();
  claimFor(dir, deadPid());
  vi.mocked(renameSync).mockImplementationOnce((stale, aside) => {
    writeFileSync(stale, `${quicker.pid}\nits own\n`);
    rename(stale, aside);
  });
  expect(() => lockDataDir(dir)).toThrow(`process ${quicker.pid}`);
  expect(() => lockDataDir(dir)).toThrow(`process ${quicker.pid}`);
  await quicker.end();
  expect(() => lockDataDir(dir)).not.toThrow();
  expect(readdirSync(dir)).toEqual(['lock']);
});

test('the quicker one keeps it, though the slower one has set its lock aside', () => {
  const dir = freshDir();
  const { pid } = anotherProcess();
  vi.mocked(linkSync).mockImplementationOnce((draft, lock) => {
    link(draft, lock);
    rename(lock, `${String(lock)}.aside.by-the-slower-one`);
    writeFileSync(lock, `${pid}\nits own\n`);
  });
  const release = lockDataDir(dir);
  expect(readdirSync(dir)).toEqual(['lock', 'lock.aside.by-the-slower-one']);
  release();
  expect(readdirSync(dir)).toEqual(['lock']);
  expect(readFileSync(join(dir, 'lock'), 'utf8')).toContain('its own');
});

test('it is taken over from a predecessor with the same process id, as in containers', () => {
  const dir = freshDir();
  claimFor(dir, process.pid);
  expect(() => lockDataDir(dir)).not.toThrow();
});

test('an unreadable lock is no obstacle', () => {
  const dir = freshDir();
  lockDataDir(dir)();
  writeFileSync(join(dir, 'lock'), 'power was lost here');
  expect(() => lockDataDir(dir)).not.toThrow();
});
