import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** Whom the mail server does not know. */
export const UNKNOWN = 'kid@example.org';

interface Received {
  from: string;
  to: string[];
  raw: string;
}

/** A mail server on a free port that keeps what it gets, from who knows the password, until the test is over. */
export async function mailServer(): Promise<{ url: (password: string) => string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      done(password === 's3cret@x' ? null : new Error('no'), { user: username }),
    onRcptTo: ({ address }, _, done) =>
      done(
        address === UNKNOWN
          ? Object.assign(new Error(`5.1.1 <${address}>: no such user`), { responseCode: 550 })
          : null,
      ),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { url: (password) => `smtp://volley:${encodeURIComponent(password)}@127.0.0.1:${port}`, received };
}
