import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { parseConfig } from '#config';
import { makeDatabase, makeDataDir } from '#testing/databases/databases.ts';
import { UsageError } from './command.ts';
import { runAdmin } from './run.ts';

const say = () => undefined;

test('a command begins no embedded database where there is none', async () => {
  const DATA_DIR = join(makeDataDir(), 'elsewhere');
  const asked = runAdmin(parseConfig({ DATA_DIR }), ['waiting'], say);
  await expect(asked).rejects.toThrow('No server has begun this database yet');
  await expect(asked).rejects.toThrow(UsageError);
  expect(existsSync(DATA_DIR)).toBe(false);
});

test.runIf(inject('postgresUrl') !== undefined)('nor fills an empty one of PostgreSQL', async () => {
  const config = parseConfig({ DATABASE_URL: await makeDatabase('template1') });
  for (const _ of ['first', 'once more'])
    await expect(runAdmin(config, ['waiting'], say)).rejects.toThrow('No server has begun this database yet');
});
