import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '#config';
import { mailServer, UNKNOWN } from '#testing/outside/mail-server.ts';
import { createBackground } from '../background.ts';
import { createFolderMailer } from './folder-mailer.ts';
import { openMailer } from './open-mailer.ts';

const MAIL = {
  to: 'ana@example.org',
  subject: 'Is this you?',
  text: 'Grüße,\n\nhttps://a.example/#token=abc',
};

const configured = (url: string) =>
  openMailer(parseConfig({ SMTP_URL: url, MAIL_FROM: 'VolleyPath <hello@volley.example>' }), () => undefined);

describe('a mail server', () => {
  test('gets each mail with its sender, in UTF-8', async () => {
    const { url, received } = await mailServer();
    const mailer = await configured(url('s3cret@x'));
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
    await expect((await configured(url('wrong'))).send(MAIL)).rejects.toThrow(/EAUTH, 535/);
    await expect((await configured('smtp://127.0.0.1:1')).send(MAIL)).rejects.toThrow(/ECONNREFUSED/);
  });

  test('that refuses a receiver is a failure that does not repeat who it is', async () => {
    const { url } = await mailServer();
    const mailer = await configured(url('s3cret@x'));
    const error: unknown = await mailer.send({ ...MAIL, to: UNKNOWN }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
    expect(inspect(error, { showHidden: true, depth: null })).not.toMatch(/kid|example\.org|such user/);
  });

  test('can’t be given more headers or receivers than meant', async () => {
    const { url, received } = await mailServer();
    const mailer = await configured(url('s3cret@x'));
    await mailer.send({ ...MAIL, subject: 'One\r\nBcc: spy@example.org' });
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

test('background work is waited for, and what goes wrong is reported', async () => {
  const reported: unknown[] = [];
  const background = createBackground((error) => reported.push(error));
  const done: string[] = [];
  background.run(async () => {
    await Promise.resolve();
    done.push('one');
    background.run(async () => void done.push('two'));
  });
  background.run(() => Promise.reject(new Error('no')));
  expect(done).toEqual([]);
  await background.idle();
  expect(done).toEqual(['one', 'two']);
  expect(reported).toEqual([new Error('no')]);
});
