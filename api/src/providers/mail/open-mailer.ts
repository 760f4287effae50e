import { join } from 'node:path';
import type { Config } from '#config';
import { createFolderMailer } from './folder-mailer.ts';
import type { Mailer } from './mail.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** The mail server that is configured, or a folder; `wrote` hears of each mail that was put there. */
export function openMailer(config: Config, wrote: (file: string) => void): Mailer {
  return config.smtpUrl === null
    ? createFolderMailer(join(config.dataDir, 'mails'), config.mailFrom, wrote)
    : createSmtpMailer(config.smtpUrl, config.mailFrom);
}
