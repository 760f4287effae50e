import { deleteAccount } from 'sync-protocol/contract/session/account';
import { newId, storyId } from 'sync-protocol/ids';
import { MEDIA_A_DAY, mediaPath } from 'sync-protocol/rules/stories/story-media';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanUp } from '#jobs/clean-up.ts';
import type { MediaStore } from '#providers/media/media-store.ts';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { PASSWORD } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';
import { aPhoto, putFile, tellShowing } from '#testing/players/telling.ts';

const HOUR_MS = 3_600_000;
/** More than the database has connections. */
const AT_ONCE = 24;

onOneDatabase('a file, while the media store takes its time', (kind) => {
  const world = testApp({ database: kind });
  let store: MediaStore;
  let photo: Buffer;

  beforeEach(async () => {
    store = world().deps.media;
    photo = await aPhoto('red');
  });
  afterEach(() => {
    world().deps.media = store;
  });

  const phone = () => aPhone(world());
  const put = ({ client }: TestPhone, id: string) => putFile(client, id, photo);
  const traces = async (fileId: string) => {
    const { kysely } = world().db;
    const rows = await Promise.all(
      (['media', 'comingMedia', 'goneMedia'] as const).map((table) =>
        kysely.selectFrom(table).select('id').where('id', '=', fileId).execute(),
      ),
    );
    return { rows: rows.map(({ length }) => length), isStored: await store.has(fileId) };
  };
  const CLEAN = { rows: [0, 0, 0], isStored: false };
  const HERE = { rows: [1, 0, 0], isStored: true };

  /** A store that keeps every file waiting until it is let go. */
  function slow() {
    const gate = Promise.withResolvers<void>();
    const begun: string[] = [];
    world().deps.media = {
      ...store,
      put: async (id, bytes, type) => {
        begun.push(id);
        await gate.promise;
        await store.put(id, bytes, type);
      },
    };
    return { begun, letGo: gate.resolve };
  }

  test('many of them hold up nobody’s sync, and no story is told before its file is there', async () => {
    const { begun, letGo } = slow();
    const [author, fileId] = [await phone(), newId()];
    const sent = [put(author, fileId)];
    try {
      // As many as are looked at at once, and then the next.
      while (sent.length < AT_ONCE) {
        sent.push(put(await phone(), newId()));
        await expect.poll(() => begun.length).toBe(sent.length);
      }
      const { results } = await author.push(author.mutation('settings.update', { tutorialDone: true }));
      expect(results).toMatchObject([{ status: 'applied' }]);
      const early = await author.push(tellShowing(author, fileId));
      expect(early).toMatchObject({ needsMedia: { lane: 'media', id: 1 } });
      await cleanUp(world().deps);
    } finally {
      letGo();
    }
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 200));
    await cleanUp(world().deps);
    expect(await traces(fileId)).toEqual(HERE);
  });

  test('is nobody’s when the server dies after its bytes: sent again it is there, and else it is cleaned away', async () => {
    const author = await phone();
    const [again, never] = [newId(), newId()];
    world().deps.media = {
      ...store,
      put: async (...file) => {
        await store.put(...file);
        throw new Error('killed');
      },
    };
    for (const id of [again, never]) expect(await put(author, id)).toMatchObject(refusal(503, 'unavailable'));
    world().deps.media = store;
    await cleanUp(world().deps);
    expect((await put(author, again)).status).toBe(200);
    world().clock.now += HOUR_MS + 1;
    await cleanUp(world().deps);
    expect([await traces(again), await traces(never)]).toEqual([HERE, CLEAN]);
    expect((await put(author, never)).status).toBe(200);
    expect(await traces(never)).toEqual(HERE);
  });

  test('counts once for the day, however often the store failed before', async () => {
    const author = await phone();
    const files = Array.from({ length: MEDIA_A_DAY }, () => newId());
    const send = async () => {
      const answers: number[] = [];
      for (const id of files) answers.push((await put(author, id)).status);
      return answers;
    };
    world().deps.media = { ...store, put: () => Promise.reject(new Error('down')) };
    expect(await send()).toEqual(files.map(() => 503));
    world().deps.media = store;
    expect(await send()).toEqual(files.map(() => 200));
    expect(await put(author, newId())).toMatchObject(refusal(429, 'many_files'));
  });

  test('whose bytes the store could not take keeps nobody from the next one, and is one at its second try', async () => {
    const author = await phone();
    const failed = Array.from({ length: MEDIA_A_DAY }, () => newId());
    world().deps.media = { ...store, put: () => Promise.reject(new Error('down')) };
    for (const id of failed) expect((await put(author, id)).status).toBe(503);
    world().deps.media = store;
    const [again = '', ...never] = failed;
    expect((await put(author, newId())).status).toBe(200);
    expect((await put(author, again)).status).toBe(200);
    expect(await traces(again)).toEqual(HERE);
    world().clock.now += HOUR_MS + 1;
    await cleanUp(world().deps);
    for (const id of never) expect(await traces(id)).toEqual(CLEAN);
  });

  test('outlives neither its account nor its story, however late its bytes come', async () => {
    const { begun, letGo } = slow();
    const [leaver, author] = [await phone(), await phone()];
    const [left, told] = [newId(), newId()];
    const late = put(leaver, left);
    await expect.poll(() => begun).toEqual([left]);
    await leaver.client.json('POST', '/api/auth/prove', { currentPassword: PASSWORD });
    await leaver.client.ok(deleteAccount);
    const twin = put(author, told);
    await expect.poll(() => begun).toEqual([left, told]);
    // The same came by another way before.
    world().deps.media = store;
    expect((await put(author, told)).status).toBe(200);
    const story = storyId.parse(newId());
    const mediaUrl = mediaPath(told);
    await author.push(tellShowing(author, told, { storyId: story }));
    await author.push(author.mutation('story.delete', { storyId: story, mediaUrl }, { lane: 'media' }));
    await cleanUp(world().deps);
    letGo();
    expect((await late).status).toBe(503);
    await twin;
    world().clock.now += HOUR_MS + 1;
    await cleanUp(world().deps);
    expect([await traces(left), await traces(told)]).toEqual([CLEAN, CLEAN]);
  });

  // The embedded database has one connection: nothing in it comes at the same moment.
  test.runIf(kind === 'postgres')(
    'never takes the place of another’s that came at the same moment',
    async () => {
      const { begun, letGo } = slow();
      letGo();
      const [author, other, id] = [await phone(), await phone(), newId()];
      const own = { id, userId: author.user.id, digest: 'digest' };
      const { db } = world();
      const at = new Date(world().clock.now).toISOString();
      await db.kysely
        .insertInto('comingMedia')
        .values({ ...own, writers: 1, at })
        .execute();
      const late = await db.transaction(async ({ kysely }) => {
        await kysely.deleteFrom('comingMedia').where('id', '=', id).execute();
        await kysely
          .insertInto('media')
          .values({ ...own, type: 'image/jpeg', bytes: 1, createdAt: at })
          .execute();
        const answer = put(other, id);
        const waiting = sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
        await expect.poll(async () => (await waiting.execute(db.kysely)).rows[0]?.count).toBe(1);
        return { answer };
      });
      expect(await late.answer).toMatchObject(refusal(409, 'media_exists'));
      expect(begun).toEqual([]);
    },
  );
});
