import { reportStory } from 'sync-protocol/contract/stories';
import { newId } from 'sync-protocol/ids';
import { LOOSE_MEDIA_DAYS, mediaPath } from 'sync-protocol/rules/stories/story-media';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '#jobs/clean-up.ts';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aPhone } from '#testing/phone.ts';
import { aPhoto, authorAndReader, putFile, showing, tellShowing } from '#testing/players/telling.ts';
import { fileShownBy } from '../commands.ts';

onOneDatabase('how long files are kept', (kind) => {
  const world = testApp({ database: kind });
  let photo: Buffer;

  beforeAll(async () => {
    photo = await aPhoto('red');
  });

  describe('of a reported story that its author deletes, a photo is kept', () => {
    async function reported() {
      const [author, reader] = await authorAndReader(world());
      const fileId = newId();
      await putFile(author.client, fileId, photo);
      const { storyId: id, mediaUrl } = showing(fileId);
      const post = { ...showing(fileId), storyId: id };
      await author.push(author.mutation('story.post', post, { lane: 'media' }));
      await reader.client.ok(reportStory, { params: { id }, body: { reason: 'unsafe' } });
      await author.push(author.mutation('story.delete', { storyId: id, mediaUrl }, { lane: 'media' }));
      await cleanUp(world().deps);
      for (const phone of [author, reader])
        expect((await phone.client.get(mediaPath(fileId))).status).toBe(404);
      return { id, fileId, isKept: () => world().deps.media.has(fileId) };
    }

    test('for the operator, until the report is dealt with', async () => {
      const { id, fileId, isKept } = await reported();
      expect(await isKept()).toBe(true);
      expect(await fileShownBy(world().db.kysely, id)).toMatchObject({ id: fileId });
      const resolvedAt = new Date(world().clock.now).toISOString();
      await world()
        .db.kysely.updateTable('reports')
        .set({ resolvedAt })
        .where('subjectId', '=', id)
        .execute();
      await cleanUp(world().deps);
      expect(await isKept()).toBe(false);
      expect(await fileShownBy(world().db.kysely, id)).toBeUndefined();
    });

    test('no longer than any file that nobody sees', async () => {
      const { isKept } = await reported();
      world().clock.now += (LOOSE_MEDIA_DAYS + 1) * DAY_MS;
      await cleanUp(world().deps);
      expect(await isKept()).toBe(false);
    });
  });

  test('a file that no story names goes after thirty days', async () => {
    const author = await aPhone(world());
    const [loose, shown] = [newId(), newId()];
    for (const id of [loose, shown]) await putFile(author.client, id, photo);
    await author.push(tellShowing(author, shown));
    const { media } = world().deps;
    for (const [days, isKept] of [
      [29, true],
      [2, false],
    ] as const) {
      world().clock.now += days * DAY_MS;
      await cleanUp(world().deps);
      expect([await media.has(loose), await media.has(shown)]).toEqual([isKept, true]);
    }
  });
});
