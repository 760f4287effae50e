import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEnvFile } from './env-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'env-file-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('what a file says is set, unless the environment has said otherwise', () => {
  const file = join(folder, '.env');
  writeFileSync(file, 'VOLLEYPATH_ONE=file\nVOLLEYPATH_TWO=file\n');
  vi.stubEnv('VOLLEYPATH_ONE', 'environment');
  vi.stubEnv('VOLLEYPATH_TWO', undefined);
  expect(readEnvFile(file)).toBeUndefined();
  expect([process.env['VOLLEYPATH_ONE'], process.env['VOLLEYPATH_TWO']]).toEqual(['environment', 'file']);
});

test('a name that nothing reads is told of, one of the environment where it is nearly ours', () => {
  const file = join(folder, '.env');
  writeFileSync(file, 'OPERATOR_EMIAL=coach@example.org\n');
  vi.stubEnv('OPERATOR_EMIAL', undefined);
  vi.stubEnv('SENDGRID_KEY', 'of another program');
  vi.stubEnv('RATE_LIMIT', 'off');
  vi.stubEnv('RATE_LIMITS', undefined);
  expect(readEnvFile(file)).toBe(
    `the environment: nothing here reads RATE_LIMIT (RATE_LIMITS?)\n${file}: nothing here reads OPERATOR_EMIAL (OPERATOR_EMAIL?)`,
  );
});

test('a mark at the file’s beginning, as Windows writes it, takes no setting away', () => {
  const file = join(folder, '.env');
  writeFileSync(file, '\uFEFFVOLLEYPATH_ONE=file\r\nVOLLEYPATH_TWO=file\r\n');
  vi.stubEnv('VOLLEYPATH_ONE', undefined);
  vi.stubEnv('VOLLEYPATH_TWO', 'environment');
  expect(readEnvFile(file)).toBeUndefined();
  expect([process.env['VOLLEYPATH_ONE'], process.env['VOLLEYPATH_TWO']]).toEqual(['file', 'environment']);
});

test('none is needed; one that can’t be read is no none', () => {
  const file = join(folder, '.env');
  expect(readEnvFile(file)).toBeUndefined();
  mkdirSync(file);
  expect(() => readEnvFile(file)).toThrow('.env: can’t be read');
});

test('one in letters of two bytes is told of: every name in it would be another', () => {
  const file = join(folder, '.env');
  writeFileSync(file, '\uFEFFPORT=3000\r\n', 'utf16le');
  expect(() => readEnvFile(file)).toThrow('.env: has to be text in UTF-8');
});
