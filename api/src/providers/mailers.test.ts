import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseConfig } from '#config';
import { logOptions } from '#plugins/request-log.ts';
import { createErrands } from './errands.ts';
import { createFolderMailer } from './folder-mailer.ts';
import { openMailer } from './open-mailer.ts';

const MAIL = {
  to: 'ana@example.org',
  subject: 'Is this you?',
  text: 'Grüße,\n\nhttps://a.example/#token=abc',
};

/** Whom the mail server does not know. */
const UNKNOWN = 'kid@example.org';

interface Received {
  from: string;
  to: string[];
  raw: string;
}

/** A mail server on a free port that keeps what it gets, from who knows the password. */
async function mailServer(): Promise<{ url: (password: string) => string; received: Received[] }> {
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

const configured = (url: string) =>
  openMailer(parseConfig({ SMTP_URL: url, MAIL_FROM: 'VolleyPath <hello@volley.example>' }), () => undefined);

describe('a mail server', () => {
  test('gets each mail with its sender, in UTF-8', async () => {
    const { url, received } = await mailServer();
    const mailer = configured(url('s3cret@x'));
    await mailer.send(MAIL);
    mailer.close();
    expect(received).toMatchObject([{ from: 'hello@volley.example', to: [MAIL.to] }]);
    const raw = received[0]?.raw ?? '';
    expect(raw).toContain('From: VolleyPath <hello@volley.example>');
    expect(raw).toContain(`Subject: ${MAIL.subject}`);
    expect(raw).toContain('https://a.example/#token=');
    expect(raw).toMatch(/charset=utf-8/i);
  });

  test('that refuses us, or is not there, is a failure that says so', async () => {
    const { url } = await mailServer();
    await expect(configured(url('wrong')).send(MAIL)).rejects.toThrow(/EAUTH, 535/);
    await expect(configured('smtp://127.0.0.1:1').send(MAIL)).rejects.toThrow(/ECONNREFUSED/);
  });

  test('that refuses a receiver is a failure whose log line does not tell who it is', async () => {
    const { url } = await mailServer();
    const lines: string[] = [];
    const { log } = Fastify(
      logOptions({ config: parseConfig({}), logTo: { write: (line) => lines.push(line) } }),
    );
    const errands = createErrands((error) => log.error({ err: error }, 'outside of a request'));
    errands.run(() => configured(url('s3cret@x')).send({ ...MAIL, to: UNKNOWN }));
    await errands.idle();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/EENVELOPE, 550/);
    expect(lines[0]).not.toMatch(/kid|example\.org|such user/);
  });

  test('can’t be given more headers or receivers than meant', async () => {
    const { url, received } = await mailServer();
    await configured(url('s3cret@x')).send({ ...MAIL, subject: 'One\r\nBcc: spy@example.org' });
    expect(received[0]?.to).toEqual([MAIL.to]);
    expect(received[0]?.raw).not.toMatch(/^Bcc:/m);
  });
});

test('without a mail server each mail becomes a file that only its owner reads, until its player is gone', async () => {
  const written: string[] = [];
  const folder = join(await mkdtemp(join(tmpdir(), 'mails-')), 'mails');
  const mailer = createFolderMailer(folder, 'VolleyPath <hello@volley.example>', (file) =>
    written.push(file),
  );
  await mailer.forget(MAIL.to);
  await mailer.send(MAIL);
  await mailer.send({ ...MAIL, to: 'ben@example.org' });
  const names = await readdir(folder);
  expect(names).toHaveLength(2);
  expect(names.join()).not.toContain('ana');
  expect(written.toSorted()).toEqual(names.toSorted().map((name) => join(folder, name)));
  const [mode, text] = [
    (await stat(join(folder, names[0] ?? ''))).mode & 0o777,
    await readFile(join(folder, names[0] ?? ''), 'utf8'),
  ];
  expect(mode).toBe(0o600);
  expect(text).toContain(MAIL.text);
  await mailer.forget('ANA@example.org');
  expect(await readdir(folder)).toHaveLength(1);
});

test('errands are waited for, and what goes wrong is reported', async () => {
  const reported: unknown[] = [];
  const errands = createErrands((error) => reported.push(error));
  const done: string[] = [];
  errands.run(async () => {
    await Promise.resolve();
    done.push('one');
    errands.run(async () => void done.push('two'));
  });
  errands.run(() => Promise.reject(new Error('no')));
  expect(done).toEqual([]);
  await errands.idle();
  expect(done).toEqual(['one', 'two']);
  expect(reported).toEqual([new Error('no')]);
});
