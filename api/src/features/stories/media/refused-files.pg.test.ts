import { newId } from 'sync-protocol/ids';
import { uploadMedia } from 'sync-protocol/contract/stories';
import { FILE_TOO_LARGE, mediaPath, STORY_FILE_MAX } from 'sync-protocol/rules/stories/story-media';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { sendForm } from '#testing/bodies/form.ts';
import { aPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';
import { aPhoto, putFile } from '#testing/players/telling.ts';
import { digestOf } from './take-file.ts';

const UPLOAD = uploadMedia.path;

onOneDatabase('a file is refused', (kind) => {
  const world = testApp({ database: kind });
  let photo: Buffer;

  beforeAll(async () => {
    photo = await aPhoto('red');
  });

  test.each([
    ['damaged', {}, { 'content-digest': 'sha-256=:AAAA:' }, 400, 'bad_digest'],
    ['what calls itself a video', { text: 'ftypmp42' }, { 'content-type': 'video/mp4' }, 415, 'wrong_type'],
    ['what is no picture', { text: 'not a picture at all' }, {}, 415, 'wrong_type'],
    [
      'what only begins as one',
      { text: '\u00ff\u00d8\u00ff\u00e0 and then nothing' },
      {},
      400,
      'unreadable_file',
    ],
    ['what may not be seen', { scores: { porn: 0.9 } }, {}, 409, 'image_not_approved'],
  ] as const)(
    '%s',
    async (_, { text, scores }: { text?: string; scores?: { porn: number } }, headers, status, code) => {
      const author = await aPhone(world());
      const { vision } = world();
      const before = vision.scores;
      vision.scores = { ...before, ...scores };
      const bytes = text === undefined ? photo : Buffer.from(text, 'latin1');
      expect(await putFile(author.client, newId(), bytes, headers)).toMatchObject(refusal(status, code));
      vision.scores = before;
    },
  );

  test('what was meant for another player’s account: it waits for theirs', async () => {
    const [author, next] = [await aPhone(world()), await aPhone(world())];
    const id = newId();
    const payload = photo;
    const headers = { 'content-type': 'image/jpeg', 'content-digest': `sha-256=:${digestOf(payload)}:` };
    const path = `${mediaPath(id)}?userId=${author.user.id}`;
    expect(await next.client.send('PUT', path, { payload, headers })).toMatchObject(
      refusal(401, 'not_signed_in'),
    );
    expect((await author.client.send('PUT', path, { payload, headers })).status).toBe(200);
    const kept = world().db.kysely.selectFrom('media').select('userId').where('id', '=', id);
    expect(await kept.execute()).toEqual([{ userId: author.user.id }]);
  });

  test('more than 10 MB, whichever way it comes', async () => {
    const { client } = await aPhone(world());
    const huge = Buffer.alloc(STORY_FILE_MAX + 1);
    const clip = Buffer.from(huge).fill('ftypisom', 4, 12);
    const send = async (bytes: Buffer) => [
      await putFile(client, newId(), bytes),
      await sendForm(client, UPLOAD, ['media', bytes]),
    ];
    for (const sent of [...(await send(huge)), ...(await send(clip))])
      expect(sent).toMatchObject({ status: 413, body: { code: 'too_large', message: FILE_TOO_LARGE } });
    // So much may come: it is looked at, and is no picture.
    for (const sent of await send(huge.subarray(1))) expect(sent).toMatchObject(refusal(415, 'wrong_type'));
  });

  test('a form without a file in its field, and one with more than that', async () => {
    const { client, user } = await aPhone(world());
    const none = refusal(400, 'invalid_input', 'media');
    expect(await client.json('POST', UPLOAD, {})).toMatchObject(none);
    expect(await sendForm(client, UPLOAD)).toMatchObject(none);
    expect(await sendForm(client, UPLOAD, ['photo', photo])).toMatchObject(none);
    for (const second of ['media', 'photo'])
      expect(await sendForm(client, UPLOAD, ['media', photo], [second, photo])).toMatchObject({
        status: 400,
      });
    const kept = world().db.kysely.selectFrom('media').select('id').where('userId', '=', user.id);
    expect(await kept.execute()).toEqual([]);
  });

  test('what comes without a session, before its bytes', async () => {
    const client = world().client();
    const sent = { payload: photo, headers: { 'content-type': 'image/jpeg' } };
    expect((await client.send('PUT', mediaPath(newId()), sent)).status).toBe(401);
    expect((await sendForm(client, UPLOAD, ['media', photo])).status).toBe(401);
    expect((await client.get(mediaPath(newId()))).status).toBe(401);
  });

  test('more than thirty files a day, until tomorrow', async () => {
    const author = await aPhone(world());
    const at = new Date(world().clock.now).toISOString();
    const one = { userId: author.user.id, kind: 'file' as const, at };
    await world()
      .db.kysely.insertInto('shares')
      .values(Array.from({ length: 29 }, () => one))
      .execute();
    expect((await putFile(author.client, newId(), photo)).status).toBe(200);
    expect(await putFile(author.client, newId(), photo)).toMatchObject(refusal(429, 'many_files'));
    world().clock.now += DAY_MS + 1;
    expect((await putFile(author.client, newId(), photo)).status).toBe(200);
  });
});
