import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** Where players' texts stand. */
const TEXTS = [
  'web/src/**/*messages.ts',
  'web/src/pwa/worker/**/*.ts',
  'web/src/data/**/*.ts',
  'sync-protocol/src/rules/**/*.ts',
  'sync-protocol/src/mutations/**/*.ts',
  'api/src/features/**/*.ts',
  'migrations/catalog/**/*.ts',
];

/** Lines of code or comment say nothing to players; a text is what stands in quotes. */
const isText = (line: string) => /['"`’]/.test(line) && !/^\s*(?:\/\/|\/?\*|import )/.test(line);

/** A file of this project, as it is written. */
export function sourceOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Each line of players' texts that a pattern finds something in, besides what is fine there, with its file. */
export function textsWith(pattern: RegExp, fine: readonly string[]): string[] {
  const files = globSync(TEXTS, { cwd: ROOT }).filter((path) => !/\.test\.ts$|\/testing\//.test(path));
  if (files.length < 200) throw new Error('Where are the texts?');
  return files.flatMap((path) =>
    sourceOf(path)
      .split('\n')
      .filter((line) => isText(line) && pattern.test(without(line, fine)))
      .map((line) => `${path}: ${line.trim()}`),
  );
}

const without = (line: string, parts: readonly string[]) =>
  parts.reduce((rest, part) => rest.replaceAll(part, ''), line);
