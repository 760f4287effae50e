import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { pack, PACK_PATH, type PackedFile } from '../src/pwa/file-pack.ts';
import { afterBuild } from './after-build.ts';

const TYPES = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.woff2', 'font/woff2'],
]);

/**
 * Lays the hashed files of the app in one, for the worker, which keeps all of them. Not those that its page names: the
 * browser has just loaded them.
 */
export function packed(): Plugin {
  return afterBuild('packed', async (folder) => {
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    const names = (await readdir(join(folder, 'assets'))).toSorted();
    const files = names.map((name) => readPart(folder, `/assets/${name}`, page));
    const parts = (await Promise.all(files)).flat();
    await writeFile(join(folder, PACK_PATH), pack(parts));
  });
}

async function readPart(folder: string, path: string, page: string): Promise<PackedFile[]> {
  const type = TYPES.get(extname(path));
  if (type === undefined || page.includes(path)) return [];
  return [{ path, type, bytes: new Uint8Array(await readFile(join(folder, path))) }];
}
