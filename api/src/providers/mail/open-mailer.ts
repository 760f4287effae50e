import { join } from 'node:path';
import type { Config } from '#config';
import { createFolderMailer } from './folder-mailer.ts';
import type { Mailer } from './mail.ts';

/** The mail server that is configured, or a folder; `wrote` hears of each mail that was put there. */
export async function openMailer(config: Config, wrote: (file: string) => void): Promise<Mailer> {
  if (config.smtpUrl === null)
    return createFolderMailer(join(config.dataDir, 'mails'), config.mailFrom, wrote);
  const { createSmtpMailer } = await import('./smtp-mailer.ts');
  return createSmtpMailer(config.smtpUrl, config.mailFrom);
}
