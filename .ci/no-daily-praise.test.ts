import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Where players' texts stand. */
const TEXTS = [
  'web/src/**/*messages.ts',
  'web/src/pwa/worker/**/*.ts',
  'sync-protocol/src/rules/**/*.ts',
  'api/src/features/**/*.ts',
  'migrations/catalog/*.ts',
];
const DAILY = /.*\b(?:(?:every|each) (?:single )?day|day after day|days\}? in a row|see you tomorrow)\b.*/gi;
/** What says so of something else than training, or warns of it. */
const FINE = [
  'There’s a new quote on Home every day.',
  'Points and a streak for every day you train',
  'Seven days in a row now. A rest day is training, too',
  'You’ve trained six days in a row, so today has no jumps',
  'You’ve trained six days in a row. Today’s tasks were picked before',
  'You’ve trained six days in a row. Leave out what is hard',
  'never on two days in a row',
  'after six training days in a row comes a recovery session',
  'Every day on which you both train counts.',
  'Every day on which a player trains counts one',
  // Where somebody trains, and a player of the table for coaches.
  'Every day like this',
  'The same, every day',
  'each day in it is a day on which you kept a promise',
];

/** Lines of code or comment say nothing to players; a text is what stands in quotes. */
const isText = (line: string) => /['"`’]/.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line);

test('no text asks for training on every day: two days in seven are free', () => {
  const files = globSync(TEXTS, { cwd: ROOT }).filter((path) => !path.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((path) => {
    const lines = readFileSync(join(ROOT, path), 'utf8').match(DAILY) ?? [];
    return lines
      .filter((line) => isText(line) && !FINE.some((fine) => line.includes(fine)))
      .map((line) => `${path}: ${line.trim()}`);
  });
  expect(found).toEqual([]);
});
