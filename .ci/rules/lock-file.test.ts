import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';

/** Part of another one, which stands for it; on Windows the other holds it. */
const WITHIN_ANOTHER = '@img/sharp-libvips-';

const lock = await readFile(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
/** What the lock file's native packages are called, up to the system that they are for, by that system. */
const builtFor = (system: string) =>
  [...lock.matchAll(/^ {2}'?([^\s'()]+)@[^\s'()]+'?:$/gmu)].flatMap(([, name = '']) => {
    const at = name.indexOf(system);
    return at < 0 || name.startsWith(WITHIN_ANOTHER) ? [] : name.slice(0, at);
  });

// A lock file that was made where a registry told only of Linux's builds holds only those, and an installation by it
// brings no others: the app could then not be built on a Mac or on Windows. `--fix-lockfile` finds the rest.
test.each(['darwin-arm64', 'darwin-x64', 'win32-x64', 'linux-arm64'])(
  'what is built for each system is there for %s',
  (system) => {
    const needed = [...new Set(builtFor('linux-x64'))];
    expect(needed.length).toBeGreaterThan(5);
    expect(needed.filter((name) => !builtFor(system).includes(name))).toEqual([]);
  },
);
