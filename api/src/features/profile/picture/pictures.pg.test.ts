import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import * as calls from 'sync-protocol/contract/profile/profile';
import { reportUser } from 'sync-protocol/contract/profile/safety';
import { newId } from 'sync-protocol/new-id';
import { AVATAR_FILE_MAX, AVATAR_SIDE, avatarPath } from 'sync-protocol/rules/profile/avatars';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import { signedIn, type TestUser } from '#testing/factories.ts';
import { sendForm } from '#testing/bodies/form.ts';
import { refusal } from '#testing/refusal.ts';
import { listReports, resolveReport } from '../safety/report-queue.ts';
import { findReportedPictures } from './pictures.ts';

const dataUrl = (bytes: Buffer, type = 'image/jpeg') => `data:${type};base64,${bytes.toString('base64')}`;

/** A photo with a place in it, taken sideways. */
const photo = () =>
  sharp({ create: { width: 300, height: 500, channels: 3, background: 'seagreen' } })
    .withExif({ IFD0: { Artist: 'Canary Artist' }, IFD3: { GPSLatitude: '48/1 0/1 0/1' } })
    .jpeg()
    .toBuffer();

const limited = testApp({ database: 'postgres', config: { rateLimits: true } });

onBothDatabases('own pictures', (database) => {
  const world = testApp({ database });
  let user: TestUser;
  let client: TestClient;
  beforeEach(async () => {
    ({ user, client } = await signedIn(world()));
    world().vision.scores = { drawing: 0, hentai: 0, neutral: 1, porn: 0, sexy: 0 };
  });

  const moderate = (imageData: string, as = client) =>
    as.json('POST', '/api/moderate-image', { imageData, userId: user.id });
  const approved = async () => {
    const answer = await client.ok(calls.moderateImage, {
      body: { imageData: dataUrl(await photo()), userId: user.id },
    });
    if (!answer.profileImageUrl) throw new Error(answer.reason ?? 'not approved');
    return answer.profileImageUrl;
  };
  const fetchPicture = async (path: string, as = client) =>
    world().app.inject({
      url: path,
      headers: { host: 'localhost', cookie: [...as.cookies].map((pair) => pair.join('=')).join('; ') },
    });

  test('are made anew without metadata, and shown once the profile names them', async () => {
    const path = await approved();
    const stranger = await signedIn(world());
    expect((await fetchPicture(path)).statusCode).toBe(200);
    expect((await fetchPicture(path, stranger.client)).statusCode).toBe(404);
    await client.ok(calls.updateProfile, { params: { id: user.id }, body: { profileImageUrl: path } });

    const { rawPayload, headers, statusCode } = await fetchPicture(path, stranger.client);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=604800, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-disposition': 'inline; filename="picture.jpg"',
    });
    expect(rawPayload.includes('Canary')).toBe(false);
    expect(await sharp(rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: AVATAR_SIDE,
      height: AVATAR_SIDE,
    });
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  test('show nothing to visitors, and nothing of who is blocked or hidden', async () => {
    const path = await approved();
    await client.ok(calls.updateProfile, { params: { id: user.id }, body: { profileImageUrl: path } });
    expect((await fetchPicture(path, world().client())).statusCode).toBe(401);
    const stranger = await signedIn(world());
    await world()
      .db.kysely.insertInto('blocks')
      .values({ blockerId: user.id, blockedId: stranger.user.id, createdAt: new Date().toISOString() })
      .execute();
    expect((await fetchPicture(path, stranger.client)).statusCode).toBe(404);
    await world().db.kysely.updateTable('users').set({ hidden: true }).where('id', '=', user.id).execute();
    expect((await fetchPicture(path, (await signedIn(world())).client)).statusCode).toBe(404);
    expect((await fetchPicture(path)).statusCode).toBe(200);
    expect((await fetchPicture('/api/avatars/x')).statusCode).toBe(404);
  });

  onOneOfThem(database, () => {
    test('of a private player are not there for strangers', async () => {
      const path = await approved();
      const body = { profileImageUrl: path, isPrivate: true };
      await client.ok(calls.updateProfile, { params: { id: user.id }, body });
      const { user: viewer, client: theirs } = await signedIn(world());
      const seen = () => theirs.ok(calls.getProfile, { params: { id: user.id } });
      expect(await seen()).toMatchObject({ canViewProfile: false, user: { profileImageUrl: '' } });
      const refused = await fetchPicture(path, theirs);
      const unknown = await fetchPicture(avatarPath(newId()), theirs);
      expect([refused.statusCode, refused.body]).toEqual([404, unknown.body]);
      world().relations.set(viewer.id, new Map([[user.id, { isTeammate: true, isRival: false }]]));
      expect(await seen()).toMatchObject({ user: { profileImageUrl: path } });
      expect((await fetchPicture(path, theirs)).statusCode).toBe(200);
    });

    test('are refused for what they show, whatever the phone says', async () => {
      world().vision.scores = { drawing: 0, hentai: 0.2, neutral: 0.2, porn: 0.6, sexy: 0 };
      const imageData = dataUrl(await photo());
      expect(await moderate(imageData)).toMatchObject({
        status: 200,
        body: { approved: false, reason: expect.stringContaining('teenagers'), profileImageUrl: null },
      });
      const saved = await client.json('PATCH', `/api/users/${user.id}`, { profileImageUrl: imageData });
      expect(saved).toMatchObject(refusal(409, 'image_not_approved'));
      expect(
        await world().db.kysely.selectFrom('avatars').select('id').where('userId', '=', user.id).execute(),
      ).toEqual([]);
    });

    test('that nobody could look at are not stored', async () => {
      const { vision, db } = world().deps;
      onTestFinished(() => void (world().deps.vision = vision));
      world().deps.vision = { ...vision, look: () => Promise.reject(new Error('the classifier is gone')) };
      expect((await moderate(dataUrl(await photo()))).status).toBe(500);
      expect(
        await db.kysely.selectFrom('avatars').select('id').where('userId', '=', user.id).execute(),
      ).toEqual([]);
    });

    test('come with a profile in full, and are then checked and stored like the others', async () => {
      const body = { profileImageUrl: dataUrl(await photo()), bio: 'Me' };
      const saved = await client.ok(calls.updateProfile, { params: { id: user.id }, body });
      expect(saved).toMatchObject({ bio: 'Me', profileImageUrl: expect.stringMatching(/^\/api\/avatars\//) });
      expect((await fetchPicture(saved.profileImageUrl)).statusCode).toBe(200);
    });

    test('come as a form with one file, streamed within its limits', async () => {
      const form = (...files: [field: string, bytes: Buffer][]) =>
        sendForm(client, '/api/moderate-image', ...files);
      const answer = await form(['image', await photo()]);
      expect(answer).toMatchObject({ status: 200, body: { approved: true, reason: null } });
      const { profileImageUrl } = calls.moderateImage.answer.parse(answer.body);
      expect((await fetchPicture(profileImageUrl ?? '')).statusCode).toBe(200);
      const text = Buffer.from('hello');
      expect(await form(['image', text])).toMatchObject({
        body: { approved: false, reason: expect.stringContaining('JPG, PNG, GIF or WebP') },
      });
      expect(await form(['picture', await photo()])).toMatchObject(refusal(400, 'invalid_input', 'image'));
      expect(await form()).toMatchObject(refusal(400, 'invalid_input', 'image'));
      expect(await form(['image', await photo()], ['image', text])).toMatchObject({ status: 400 });
      const huge = Buffer.alloc(AVATAR_FILE_MAX + 1);
      expect(await form(['image', huge])).toMatchObject(refusal(413, 'too_large', 'image'));
      expect((await sendForm(world().client(), '/api/moderate-image', ['image', text])).status).toBe(401);
      const cut = '--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nabc';
      for (const payload of ['', '--x', cut])
        for (const boundary of ['', '; boundary=x']) {
          const headers = { 'content-type': `multipart/form-data${boundary}` };
          const sent = await client.send('POST', '/api/moderate-image', { headers, payload });
          expect(sent.status).toBe(400);
        }
    });

    test('are taken by no other call as a form, and come compressed by none', async () => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const saved = await client.send('PATCH', `/api/users/${user.id}`, { headers, payload: '--x--' });
      expect(saved).toMatchObject(refusal(415, 'wrong_type'));
      const zipped = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
      const payload = gzipSync('{}');
      const sent = await client.send('POST', '/api/moderate-image', { headers: zipped, payload });
      expect(sent).toMatchObject(refusal(415, 'wrong_type'));
    });

    test('that come with a profile and are none are refused with the field', async () => {
      const save = (profileImageUrl: string) =>
        client.json('PATCH', `/api/users/${user.id}`, { profileImageUrl });
      const svg = dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml');
      const cut = dataUrl((await photo()).subarray(0, 200));
      for (const picture of [svg, cut])
        expect(await save(picture)).toMatchObject(refusal(400, 'invalid_input', 'profileImageUrl'));
      const longest = dataUrl(Buffer.alloc(Math.floor((calls.SMALL_IMAGE_MAX - 23) / 4) * 3, 'x'));
      expect(await save(longest)).toMatchObject({
        body: { issues: [{ message: expect.stringContaining('JPG') }] },
      });
      expect(await save(`${longest.replace(/=*$/, '')}AAAA`)).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'profileImageUrl', message: 'That is more than can be sent at once.' }] },
      });
      expect((await save(dataUrl(Buffer.alloc(64 * 1024)))).status).toBe(413);
    });

    test.each(['png', 'webp', 'gif'] as const)('are taken as %s, transparent or not', async (format) => {
      const bytes = await sharp({ create: { width: 40, height: 30, channels: 4, background: '#0000' } })
        .toFormat(format)
        .toBuffer();
      expect((await moderate(dataUrl(bytes, 'image/jpeg'))).body).toMatchObject({
        approved: true,
        reason: null,
      });
    });

    test('that are none are told why', async () => {
      const reason = async (bytes: Buffer, type?: string) => {
        const { status, body } = await moderate(dataUrl(bytes, type));
        expect(status).toBe(200);
        return body;
      };
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
      expect(await reason(Buffer.from(svg), 'image/svg+xml')).toMatchObject({
        approved: false,
        reason: expect.stringContaining('JPG, PNG, GIF or WebP'),
      });
      expect(await reason((await photo()).subarray(0, 200))).toMatchObject({ approved: false });
      const padded = Buffer.concat([await photo(), Buffer.alloc(AVATAR_FILE_MAX)]);
      expect(await reason(padded)).toMatchObject({ reason: expect.stringContaining('5MB') });
      const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'red' } })
        .png({ compressionLevel: 9 })
        .toBuffer();
      expect(bomb.length).toBeLessThan(AVATAR_FILE_MAX);
      expect(await reason(bomb)).toMatchObject({ reason: expect.stringContaining('could not be read') });
    });

    test('need an image, a session and the own id', async () => {
      for (const imageData of ['', 'hello', 'data:text/html;base64,aGk=', 'https://example.org/a.jpg', 7])
        expect(await moderate(imageData as string)).toMatchObject(refusal(400, 'invalid_input', 'imageData'));
      const imageData = dataUrl(await photo());
      expect((await moderate(imageData, world().client())).status).toBe(401);
      const stranger = await signedIn(world());
      expect(await moderate(imageData, stranger.client)).toMatchObject(refusal(403, 'forbidden'));
      expect((await client.json('POST', '/api/moderate-image', { imageData })).status).toBe(400);
      const huge = `data:image/png;base64,${'A'.repeat(9_000_000)}`;
      expect((await moderate(huge)).status).toBe(413);
    });
  });

  test('that were only tried are let go of; the one that is shown stays', async () => {
    const shown = await approved();
    await client.ok(calls.updateProfile, { params: { id: user.id }, body: { profileImageUrl: shown } });
    const tried = [];
    for (let index = 0; index < 7; index++) {
      world().clock.now += 1000;
      tried.push(await approved());
    }
    expect((await fetchPicture(shown)).statusCode).toBe(200);
    const there = await Promise.all(tried.map(async (path) => (await fetchPicture(path)).statusCode));
    expect(there).toEqual([404, 404, 200, 200, 200, 200, 200]);
  });

  test('that were shown each time when somebody reported their player stay until that is dealt with', async () => {
    const { deps, db, clock } = world();
    const show = async () => {
      clock.now += 1000;
      const profileImageUrl = await approved();
      await client.ok(calls.updateProfile, { params: { id: user.id }, body: { profileImageUrl } });
      return profileImageUrl;
    };
    const other = await signedIn(world());
    const shown: string[] = [];
    const report = async () => {
      shown.push(await show());
      await other.client.ok(reportUser, { params: { id: user.id }, body: { reason: 'unsafe' } });
      for (let times = 0; times < 6; times++) await show();
    };
    await report();
    await report();
    const [waiting] = (await listReports(deps)).filter(({ userId }) => userId === user.id);
    const kept = async () =>
      (await findReportedPictures(db.kysely, waiting?.id ?? '')).map(({ id }) => avatarPath(id));
    expect(await kept()).toEqual(shown);
    for (const path of shown) expect((await fetchPicture(path, other.client)).statusCode).toBe(404);
    await resolveReport(deps, waiting?.id ?? '', 'Talked to them');
    await show();
    expect(await kept()).toEqual([]);
    for (const id of ['', 'x', newId()]) expect(await findReportedPictures(db.kysely, id)).toEqual([]);
  });
});

test('so many pictures a minute are looked at, by whichever call they come', async () => {
  const { client, user } = await signedIn(limited());
  const imageData = dataUrl(await photo());
  const check = (as = client, id = user.id) =>
    as.json('POST', '/api/moderate-image', { imageData, userId: id });
  const save = (profileImageUrl: string) =>
    client.json('PATCH', `/api/users/${user.id}`, { profileImageUrl });
  for (let count = 0; count < 5; count++)
    for (const answer of [await check(), await save(imageData)]) expect(answer.status).toBe(200);
  for (const answer of [await check(), await save(imageData)])
    expect(answer).toMatchObject(refusal(429, 'too_many_requests'));
  expect((await save('volleyball-3')).status).toBe(200);
  const statuses: number[] = [];
  for (let player = 0; player < 3; player++) {
    const { client: another, user: other } = await signedIn(limited());
    for (let count = 0; count < 10; count++) statuses.push((await check(another, other.id)).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(10).fill(429)]);
});
