import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Outlined, outlineOf, OUTLINES_PATH } from '../src/pwa/file-outline.ts';
import { afterBuild } from './after-build.ts';

const TEXT = /\.(js|css)$/;

/** Lists the outlines of the app's scripts and styles, for workers that have the files of another build. */
export function outlined(): Plugin {
  return afterBuild('outlined', async (folder) => {
    const names = (await readdir(join(folder, 'assets'))).filter((name) => TEXT.test(name));
    const outlines = await Promise.all(
      names.toSorted().map(async (name): Promise<[string, Outlined]> => {
        const text = await readFile(join(folder, 'assets', name), 'utf8');
        return [`/assets/${name}`, await outlineOf(text)];
      }),
    );
    await writeFile(join(folder, OUTLINES_PATH), JSON.stringify(Object.fromEntries(outlines)));
  });
}
