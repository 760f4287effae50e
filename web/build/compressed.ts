import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

const TEXT = /\.(html|js|css|svg|webmanifest|pack|outlines)$/;
/** A smaller one fits one packet anyway. */
const FROM_BYTES = 1024;

/** Lays each file of the app beside itself, compressed as well as it goes: no server does it anew for every visitor. */
export function compressed(): Plugin {
  return afterBuild('compressed', async (folder) => {
    const files = await readdir(folder, { recursive: true });
    await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compress(join(folder, file))));
  });
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < FROM_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
