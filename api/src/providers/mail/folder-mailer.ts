import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from './mail.ts';

/**
 * Writes each mail to a file of its own, for who has no mail server: the newest has the highest name.
 * @param wrote hears of each file
 */
export function createFolderMailer(folder: string, from: string, wrote: (file: string) => void): Mailer {
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.${markOf(mail.to)}.eml`;
      const file = join(folder, name);
      await writeFile(file, textOf(mail, from), { mode: 0o600 });
      wrote(file);
    },
    forget: async (address) => {
      const ending = `.${markOf(address)}.eml`;
      const names = await readdir(folder).catch((): string[] => []);
      await Promise.all(
        names.filter((name) => name.endsWith(ending)).map((name) => rm(join(folder, name), { force: true })),
      );
    },
    close: () => undefined,
  };
}

/** Tells mails to one person from others without having the address in a file's name. */
function markOf(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);
}

function textOf({ to, subject, text }: Mail, from: string): string {
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
  ].join('\r\n');
}
