import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { blockUser, reportUser } from 'sync-protocol/contract/profile/safety';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { expect, test } from 'vitest';
import { tellStory } from '#testing/access/stories.ts';
import { testApp } from '#testing/app.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import { aQuarantined, aUser, signedIn } from '#testing/factories.ts';
import { CANARY, fillAccount } from '#testing/tables/full-account.ts';
import { refusal } from '#testing/refusal.ts';
import { unzip } from '#testing/bodies/unzip.ts';
import { exportAccount } from './export.ts';
import { EXPORTED, NOT_EXPORTED } from './export-kinds.ts';

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

onBothDatabases('GET /api/user/export', (kind) => {
  const world = testApp({ database: kind });

  async function exported(id: UserId): Promise<Map<string, string>> {
    const { sessions } = world().app;
    const token = await sessions.open(world().db.kysely, { cookies: {}, headers: {} }, id);
    const answer = await world().app.inject({
      url: '/api/user/export',
      headers: { cookie: `${sessions.cookieName}=${token}` },
    });
    expect(answer).toMatchObject({ statusCode: 200 });
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="volleypath-[\d-]{10}\.zip"$/,
    );
    return unzip(answer.rawPayload);
  }

  test('holds what every table holds of the player, or says why not', async () => {
    const { user } = await signedIn(world());
    const tables = await fillAccount(world().db.kysely, user.id);
    expect(tables.toSorted()).toEqual([...EXPORTED, ...NOT_EXPORTED].map(snake).toSorted());
    await sql`update blocks set listed = true where blocker_id = ${user.id}`.execute(world().db.kysely);
    await sql`update sync_results set status = 'quarantined'`.execute(world().db.kysely);

    const files = await exported(user.id);
    expect([...files.keys()]).toHaveLength(EXPORTED.length + 1);
    for (const [name, content] of files) {
      if (name === 'README.txt') continue;
      const rows: unknown = JSON.parse(content);
      expect(rows, name).toEqual(expect.arrayContaining([expect.any(Object)]));
    }
    expect(files.get('profile.json')).toContain(user.email);
    expect(files.get('saved-quotes.json')).toContain(CANARY);
    expect(files.get('failed-changes.json')).toContain(CANARY);
  });

  test('holds the photos of the player’s stories; one that is lost takes nothing else with it', async () => {
    const { user, client } = await signedIn(world());
    const { media } = await tellStory(client, 'First ace');
    const lost = await tellStory(client, 'Second ace');
    await world().deps.media.remove(lost.media);
    const files = await exported(user.id);
    const stored = await world().deps.media.get(media);
    expect(files.get(`story-files/${media}.jpg`)).toBe(stored && (await text(stored)));
    expect([...files.keys()].filter((name) => name.startsWith('story-files/'))).toHaveLength(1);
    expect(files.get('victory-stories.json')).toContain('Second ace');
  });

  onOneOfThem(kind, () => {
    test('asks the media store of a few files at a time, however many there are', async () => {
      const { user } = await signedIn(world());
      const createdAt = new Date(world().clock.now).toISOString();
      const files = Array.from({ length: 100 }, () => ({ id: newId(), type: 'image/jpeg' }));
      await world()
        .db.kysely.insertInto('media')
        .values(files.map((file) => ({ ...file, userId: user.id, digest: '', bytes: 1, createdAt })))
        .execute();
      let [asking, most, asked] = [0, 0, 0];
      const has = async () => {
        most = Math.max(most, (asking += 1));
        asked += 1;
        await setImmediate();
        asking -= 1;
        return false;
      };
      const { deps } = world();
      const { media } = deps;
      deps.media = { ...media, has };
      await exported(user.id);
      deps.media = media;
      expect([asked, most <= 20]).toEqual([100, true]);
    });

    test('holds no file open for somebody who has gone in the middle of it', async () => {
      const { user, client } = await signedIn(world());
      await tellStory(client, 'First ace');
      let isRead = false;
      const endless = new Readable({
        read() {
          isRead = true;
          this.push(Buffer.alloc(65_536));
        },
      });
      const closed = once(endless, 'close');
      const media = { ...world().deps.media, get: () => Promise.resolve(endless) };
      // Leaving the loop is leaving the stream.
      for await (const _ of await exportAccount({ db: world().db, media }, user.id)) if (isRead) break;
      await closed;
      expect(endless.destroyed).toBe(true);
    });

    test('holds nothing secret and nothing of anyone else', async () => {
      const [{ user }, other] = [await signedIn(world()), await signedIn(world())];
      await fillAccount(world().db.kysely, other.user.id);
      await aQuarantined(world(), other.user.id, { bio: CANARY });
      const told = [...(await exported(user.id)).values()].join('\n');
      expect(told).not.toMatch(/argon2|passwordHash|tokenHash|p256dh/);
      for (const trace of [other.user.id, other.user.email, other.user.displayName, CANARY])
        expect(told).not.toContain(trace);
    });

    test('tells nobody that the operator has hidden them, or what was ruled about their words', async () => {
      const { user } = await signedIn(world());
      const wordRulings = JSON.stringify({ bio: { text: 'Call me', shown: false } });
      const { kysely } = world().db;
      await kysely
        .updateTable('users')
        .set({ hidden: true, wordRulings })
        .where('id', '=', user.id)
        .execute();
      const profile = (await exported(user.id)).get('profile.json');
      expect(profile).toContain(user.email);
      expect(profile).not.toMatch(/hidden|ruling|shown/i);
    });

    test('tells nothing of players whom the player could not see when blocking or reporting them', async () => {
      const { user, client } = await signedIn(world());
      const [hidden, seen] = [await aUser(world()), await aUser(world())];
      for (const { id } of [hidden, seen]) {
        await client.ok(blockUser, { params: { id: user.id, blockedUserId: id } });
        await client.ok(reportUser, { params: { id }, body: { reason: 'other', details: 'Sells shoes' } });
      }
      await sql`update blocks set listed = false where blocked_id = ${hidden.id}`.execute(world().db.kysely);
      const files = await exported(user.id);
      expect([...files.values()].join('\n')).not.toContain(hidden.id);
      expect(files.get('blocked-players.json')).toContain(seen.id);
      expect(JSON.parse(files.get('own-reports.json') ?? '')).toHaveLength(2);
    });

    test('is refused to other sites', async () => {
      const { client } = await signedIn(world());
      const elsewhere = { 'sec-fetch-site': 'cross-site' };
      expect(await client.get('/api/user/export', elsewhere)).toMatchObject(refusal(403, 'cross_origin'));
      expect(await client.get('/api/user/export')).toMatchObject({ status: 200 });
    });
  });
});
