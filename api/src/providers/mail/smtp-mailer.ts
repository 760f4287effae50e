import { createTransport } from 'nodemailer';
import type { Mailer } from './mail.ts';
import { MailNotSent } from './mail-not-sent.ts';

/** A mail server that does not answer must not hold anything up for long. */
const TIMEOUT_MS = 15_000;

/**
 * Sends through a mail server.
 * @param url `smtp://user:password@host:587` (TLS once connected, if the server offers it) or `smtps://…`
 */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from },
  );
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(mail);
      } catch (error) {
        throw new MailNotSent(error);
      }
    },
    forget: async () => undefined,
    close: () => transport.close(),
  };
}
