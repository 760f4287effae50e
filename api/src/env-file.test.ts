import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEnvFile } from './env-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'env-file-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('what a file says is set, unless the environment has said otherwise', () => {
  const file = join(folder, '.env');
  writeFileSync(file, 'VOLLEYPATH_ONE=file\nVOLLEYPATH_TWO=file\n');
  vi.stubEnv('VOLLEYPATH_ONE', 'environment');
  vi.stubEnv('VOLLEYPATH_TWO', undefined);
  expect(readEnvFile(file)).toBeUndefined();
  expect([process.env['VOLLEYPATH_ONE'], process.env['VOLLEYPATH_TWO']]).toEqual(['environment', 'file']);
  vi.unstubAllEnvs();
});

test('a name that nothing reads is told of, one of the environment is not', () => {
  const file = join(folder, '.env');
  writeFileSync(file, 'OPERATOR_EMIAL=coach@example.org\n');
  vi.stubEnv('OPERATOR_EMIAL', undefined);
  vi.stubEnv('SMPT_URL', 'of another program');
  expect(readEnvFile(file)).toBe(`${file}: nothing here reads OPERATOR_EMIAL (OPERATOR_EMAIL?)`);
  vi.unstubAllEnvs();
});

test('none is needed; one of another user is no none', () => {
  const file = join(folder, '.env');
  expect(readEnvFile(file)).toBeUndefined();
  writeFileSync(file, '');
  // As Node says it of a file that may not be opened; for root there is none.
  vi.spyOn(process, 'loadEnvFile').mockImplementation(() => {
    throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
  });
  expect(() => readEnvFile(file)).toThrow('.env: can’t be read');
});
