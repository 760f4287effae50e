import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DataDirInUse, lockDataDir } from './data-dir.ts';

function freshDir(): string {
  const parent = mkdtempSync(join(tmpdir(), 'data-dir-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  return join(parent, 'nested', 'data');
}

function claimFor(dir: string, pid: number): void {
  lockDataDir(dir)();
  writeFileSync(join(dir, 'lock'), String(pid));
}

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
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => void other.kill('SIGKILL'));
  claimFor(dir, other.pid ?? 0);
  expect(() => lockDataDir(dir)).toThrow(`process ${other.pid}`);
});

test('it is taken over from a process that died', () => {
  const dir = freshDir();
  const dead = spawnSync(process.execPath, ['-e', '']);
  claimFor(dir, dead.pid);
  expect(() => lockDataDir(dir)).not.toThrow();
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
