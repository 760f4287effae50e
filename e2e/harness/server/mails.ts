import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ProductServer } from './server.ts';

/** The mails to an address that the server has written to its folder, oldest first; it has no mail server here. */
export async function mailsTo({ dataDir }: ProductServer, email: string): Promise<string[]> {
  const folder = join(dataDir, 'mails');
  const names = await readdir(folder).catch((): string[] => []);
  const mails = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${email}\r\n`));
}

/** Waits for the newest link of this kind in a mail to an address; answers its path with what is behind the "#". */
export async function linkTo(server: ProductServer, email: string, page: string): Promise<string> {
  const find = async () =>
    (await mailsTo(server, email))
      .flatMap((mail) => [...mail.matchAll(/https?:\/\/[^/\s]+(\/\S+)/g)].map(([, path]) => path ?? ''))
      .findLast((path) => path.startsWith(page));
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}
