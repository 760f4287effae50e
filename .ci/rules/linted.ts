import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.ts';

/** What the linter says of some files (path → text) under the workspace's rules, as `path:line rule`, sorted. */
export function linted(files: Record<string, string>): string[] {
  const house = mkdtempSync(join(tmpdir(), 'volleypath-lint-'));
  try {
    for (const name of ['.oxlintrc.json', 'tsconfig.base.json'])
      copyFileSync(join(ROOT, name), join(house, name));
    writeFileSync(join(house, 'tsconfig.json'), '{ "extends": "./tsconfig.base.json", "include": ["**/*"] }');
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(house, path)), { recursive: true });
      writeFileSync(join(house, path), text);
    }
    return lint(house);
  } finally {
    rmSync(house, { recursive: true });
  }
}

function lint(folder: string): string[] {
  const program = join(ROOT, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(program, ['--type-aware', '--format=unix'], { cwd: folder, encoding: 'utf8' });
  const found = stdout.matchAll(/^(?<path>[^:\n]+):(?<line>\d+):.*\[Error\/(?<rule>\S+)\]$/gm);
  const lines = [...found].map(({ groups }) => `${groups?.['path']}:${groups?.['line']} ${groups?.['rule']}`);
  return [...new Set(lines)].sort();
}
