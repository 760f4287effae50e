import { PassThrough } from 'node:stream';
import { uploadMedia } from 'sync-protocol/contract/stories';
import { newId } from 'sync-protocol/new-id';
import { MEDIA_A_DAY, mediaPath } from 'sync-protocol/rules/stories/story-media';
import { beforeEach, expect, test, vi } from 'vitest';
import { mayTakeLong } from '#plugins/guards/connections.ts';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { sendForm } from '#testing/bodies/form.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';
import { aPhoto, putFile } from '#testing/players/telling.ts';
import { digestOf } from './take-file.ts';

vi.mock('#plugins/guards/connections.ts', { spy: true });
// Files of tests share a worker's modules: those that know the real one are loaded anew.
vi.hoisted(() => vi.resetModules());

onOneDatabase('a body that may take long', (kind) => {
  const world = testApp({ database: kind });
  let photo: Buffer;
  beforeEach(async () => {
    photo = await aPhoto('red');
    vi.clearAllMocks();
  });

  const long = () => vi.mocked(mayTakeLong).mock.calls.length;
  /** A file of which nothing comes yet. */
  const coming = ({ client }: TestPhone) => {
    const payload = new PassThrough();
    const headers = { 'content-type': 'image/jpeg', 'content-digest': `sha-256=:${digestOf(photo)}:` };
    const answer = client.send('PUT', mediaPath(newId()), { payload, headers });
    return { answer, letCome: () => payload.end(photo) };
  };
  const form = ({ client }: TestPhone) => sendForm(client, uploadMedia.path, ['media', photo]);

  test('is a story’s file, however it comes, and nothing else', async () => {
    const author = await aPhone(world());
    await sendForm(author.client, '/api/moderate-image', ['image', photo]);
    await author.push(author.mutation('settings.update', { tutorialDone: true }));
    expect(long()).toBe(0);
    expect((await putFile(author.client, newId(), photo)).status).toBe(200);
    expect(long()).toBe(1);
    expect((await form(author)).status).toBe(201);
    expect(long()).toBe(2);
  });

  test('is none for which there is no place, or that would not be kept', async () => {
    const author = await aPhone(world());
    const files = Array.from({ length: 3 }, () => coming(author));
    await expect.poll(long).toBe(3);
    const busy = refusal(429, 'pictures_busy');
    expect(await putFile(author.client, newId(), photo)).toMatchObject(busy);
    expect(await form(author)).toMatchObject(busy);
    expect(long()).toBe(3);
    for (const { letCome } of files) letCome();
    for (const { answer } of files) expect((await answer).status).toBe(200);
    const wrong = { 'content-type': 'text/plain' };
    expect((await putFile(author.client, newId(), photo, wrong)).status).toBe(415);
    expect(long()).toBe(3);
  });

  test('is one that is here already as well, which is read, and counts no second time', async () => {
    const author = await aPhone(world());
    const ids = Array.from({ length: MEDIA_A_DAY }, () => newId());
    for (const id of ids) expect((await putFile(author.client, id, photo)).status).toBe(200);
    const many = refusal(429, 'many_files');
    expect(await putFile(author.client, newId(), photo)).toMatchObject(many);
    expect(await form(author)).toMatchObject(many);
    expect(long()).toBe(MEDIA_A_DAY);
    const [id = ''] = ids;
    const again = (bytes: Buffer) =>
      putFile(author.client, id, bytes, { 'content-digest': `sha-256=:${digestOf(photo)}:` });
    expect(await again(photo)).toMatchObject({ status: 200, body: { mediaUrl: mediaPath(id) } });
    expect(await again(await aPhoto('blue'))).toMatchObject(refusal(400, 'bad_digest'));
    expect(long()).toBe(MEDIA_A_DAY + 2);
  });
});
