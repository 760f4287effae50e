import { join } from 'node:path';
import type { Config } from '#config';
import { createFolderMailer } from './folder-mailer.ts';
import type { Mailer } from './mail.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Where mails are put without a mail server. */
export function mailFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'mails');
}

/** The mail server that is configured, or the folder. */
export function openMailer(config: Config): Mailer {
  return config.smtpUrl === null
    ? createFolderMailer(mailFolder(config), config.mailFrom)
    : createSmtpMailer(config.smtpUrl, config.mailFrom);
}
