import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { parseConfig } from '#config';
import { makeDatabase, makeDataDir } from '#testing/databases/databases.ts';
import { UsageError } from './command.ts';
import { runAdmin } from './run.ts';

const say = () => undefined;
const hasPostgres = inject('postgresUrl') !== undefined;

test('a command begins no embedded database where there is none', async () => {
  const DATA_DIR = join(makeDataDir(), 'elsewhere');
  const asked = runAdmin(parseConfig({ DATA_DIR }), ['waiting'], say);
  await expect(asked).rejects.toThrow('No server has begun this database yet');
  await expect(asked).rejects.toThrow(UsageError);
  expect(existsSync(DATA_DIR)).toBe(false);
});

test.runIf(hasPostgres)('nor fills an empty one of PostgreSQL', async () => {
  const config = parseConfig({ DATABASE_URL: await makeDatabase('template1') });
  for (const _ of ['first', 'once more'])
    await expect(runAdmin(config, ['waiting'], say)).rejects.toThrow('No server has begun this database yet');
});

test.runIf(hasPostgres)('nor brings one up to date under the older server that runs on it', async () => {
  const url = await makeDatabase();
  const database = new pg.Client(url);
  await database.connect();
  onTestFinished(() => database.end());
  const ask = async () => {
    const lines: string[] = [];
    await runAdmin(parseConfig({ DATABASE_URL: url }), ['waiting'], (line) => lines.push(line));
    return lines;
  };
  expect(await ask()).not.toEqual([]);
  const last = await database.query(
    'delete from schema_migrations where name = (select max(name) from schema_migrations) returning name',
  );
  await expect(ask()).rejects.toThrow('still that of an older version');
  const { rows } = await database.query('select 1 from schema_migrations where name = $1', [
    last.rows[0].name,
  ]);
  expect(rows).toEqual([]);
});
