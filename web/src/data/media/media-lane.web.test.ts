import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from 'sync-protocol/ids';
import { settingsUpdate } from 'sync-protocol/mutations/notifications/settings-update';
import { storyDelete, storyEdit, storyPost } from 'sync-protocol/mutations/stories/story-changes';
import { mutateOn } from '../rows/mutate-on.ts';
import { nextBatch } from '../sync/outbox-batch.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { activePhone, closePhone, openPhone } from '../store/active-phone.ts';
import { TestPhone } from '../testing/test-phone.ts';
import { keepPhoto, storyWith, tellWith } from '../testing/told-stories.ts';
import { purgeButOutbox } from '../store/purge.ts';
import { giveUp } from './give-up.ts';
import { keepFile, setFileState } from './own-files.ts';
import { letPass } from './let-pass.ts';
import { sendAgain } from './send-again.ts';
import type { StoredFile } from '../store/db.ts';

let server: FakeServer;
let phone: TestPhone;
let fileId: string;

beforeEach(async () => {
  server = new FakeServer(() => Date.parse('2026-03-04T12:00:00Z'));
  phone = new TestPhone(server);
  fileId = newId();
  await phone.sync();
});

const keep = (state: StoredFile['state']) => keepPhoto(phone, state, { id: fileId });
const told = (title: string) => storyWith(fileId, title);
const post = (title?: string) => tellWith(phone, fileId, title);
const waiting = async () => (await phone.db.outbox.toArray()).map(({ lane, id, name }) => [lane, id, name]);
const stories = () => phone.db.synced('victoryStories').toArray();

describe('a story with a photo', () => {
  it('S6.11 waits for its file in a lane of its own, and holds up nothing else', async () => {
    await keep('waiting');
    await post();
    await mutateOn(phone, settingsUpdate, { tutorialDone: true });
    expect(await waiting()).toEqual([
      ['core', 1, 'settings.update'],
      ['media', 1, 'story.post'],
    ]);
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await waiting()).toEqual([['media', 1, 'story.post']]);
    expect(await stories()).toMatchObject([{ title: 'First ace' }]);
    await keep('paused');
    expect(await nextBatch(phone.db)).toBeUndefined();
    await keep('sent');
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await waiting()).toEqual([]);
    expect(server.rows().all('victoryStories')).toMatchObject([{ title: 'First ace' }]);
  });

  it('S6.11 is given up with its words when the file never goes, and the lane goes on', async () => {
    await keep('waiting');
    await post();
    await mutateOn(phone, settingsUpdate, { tutorialDone: true });
    expect(await giveUp(phone.db, fileId, { code: 'wrong_type', message: 'No picture.' })).toBe(true);
    expect(await stories()).toEqual([]);
    expect(await phone.db.synced('userSettings').toArray()).toMatchObject([{ tutorialDone: true }]);
    expect(await phone.db.refused.toArray()).toMatchObject([
      { code: 'wrong_type', message: 'No picture.', mutation: { args: { title: 'First ace' } } },
    ]);
    expect(await phone.db.files.get(fileId)).toMatchObject({ state: 'draft' });
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await waiting()).toEqual([]);
    expect(server.rows().all('victoryStories')).toEqual([]);
    // It is still listed, for the player to tell it another way.
    expect(await phone.db.refused.count()).toBe(1);
    await keep('sent');
    await post('Second try');
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(server.rows().all('victoryStories')).toMatchObject([{ title: 'Second try' }]);
  });

  it('S6.11 is given up as it was told last, and nothing that waited with it is refused', async () => {
    await keep('waiting');
    const story = told('First ace');
    await mutateOn(phone, storyPost, story);
    await mutateOn(phone, storyEdit, { ...story, title: 'Second ace' });
    await mutateOn(phone, storyDelete, { storyId: story.storyId, mediaUrl: story.mediaUrl });
    expect(await giveUp(phone.db, fileId, { code: 'wrong_type', message: 'No picture.' })).toBe(true);
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await waiting()).toEqual([]);
    expect(await phone.db.refused.toArray()).toMatchObject([
      { code: 'wrong_type', mutation: { name: 'story.post', args: { ...story, title: 'Second ace' } } },
    ]);
  });

  it('that is taken back before it went leaves this phone with its photo', async () => {
    await keep('waiting');
    await post();
    expect(await giveUp(phone.db, fileId)).toBe(true);
    expect(await stories()).toEqual([]);
    expect(await phone.db.files.count()).toBe(0);
    expect(await phone.db.refused.count()).toBe(0);
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await waiting()).toEqual([]);
  });

  it('is not taken back once its file is with the server', async () => {
    await keep('sent');
    await post();
    expect(await giveUp(phone.db, fileId)).toBe(false);
    expect(await stories()).toHaveLength(1);
  });

  it.each(['is no longer on this phone', 'says that it waits'])(
    'is not taken back when only an edit of it waits, though its file %s',
    async (how) => {
      await keep('sent');
      const story = told('First ace');
      await mutateOn(phone, storyPost, story);
      await phone.sync();
      await phone.db.files.delete(fileId);
      if (how === 'says that it waits') await keep('waiting');
      await mutateOn(phone, storyEdit, { ...story, title: 'Second ace' });
      expect(await giveUp(phone.db, fileId)).toBe(false);
      // The server may have it already, and only its answer was lost: then its number is not free.
      phone.network = async (url, send) => {
        const answer = send();
        if (url.includes('/push')) throw new TypeError('lost');
        return answer;
      };
      expect(await phone.sync()).toEqual({ state: 'offline' });
      expect(await giveUp(phone.db, fileId)).toBe(false);
      phone.online();
      const before = await phone.db.meta.get('sender');
      expect(await phone.sync()).toEqual({ state: 'synced' });
      expect(server.rows().all('victoryStories')).toMatchObject([{ title: 'Second ace' }]);
      expect(await phone.db.meta.get('sender')).toEqual(before);
    },
  );

  it('is not taken back without its file: nothing tells whether it was sent', async () => {
    await keep('sent');
    await post();
    await phone.db.files.clear();
    expect(await giveUp(phone.db, fileId)).toBe(false);
    expect(await waiting()).toEqual([['media', 1, 'story.post']]);
  });

  it('S2.13 sends a file once more that the server has lost, or says that it is gone', async () => {
    await keep('sent');
    await post();
    phone.network = (url, send) =>
      url.includes('/push')
        ? Response.json({ results: [], needsMedia: { lane: 'media', id: 1 }, serverTime: '' })
        : send();
    await phone.sync();
    expect(await phone.db.files.get(fileId)).toMatchObject({ state: 'waiting' });
    await phone.db.files.delete(fileId);
    await sendAgain(phone.db, { lane: 'media', id: 1 });
    expect(await stories()).toEqual([]);
    expect(await phone.db.refused.toArray()).toMatchObject([{ code: 'file_lost' }]);
  });

  it('F20 lies on the phone as bytes and their type: not every browser’s database takes files', async () => {
    const { db } = openPhone(phone.db.userId, 'UTC');
    const id = await keepFile(Uint8Array.of(1, 2, 3).buffer, 'image/jpeg');
    const kept = await db.files.get(id);
    expect(kept).toMatchObject({ type: 'image/jpeg', state: 'draft' });
    expect(Object.prototype.toString.call(kept?.bytes)).toBe('[object ArrayBuffer]');
    closePhone();
  });

  it('S2.13 is deleted for all however long another one’s file is held back, which goes as told later', async () => {
    await keep('sent');
    const shared = told('First ace');
    await mutateOn(phone, storyPost, shared);
    await phone.sync();
    fileId = newId();
    await keep('paused');
    const held = told('Second ace');
    await mutateOn(phone, storyPost, held);
    await mutateOn(phone, storyEdit, { ...held, title: 'Third ace' });
    expect(await letPass(phone.db)).toBe(false);
    await mutateOn(phone, storyDelete, { storyId: shared.storyId, mediaUrl: shared.mediaUrl });
    expect(await nextBatch(phone.db)).toBeUndefined();
    expect(await letPass(phone.db)).toBe(true);
    expect(await stories()).toMatchObject([{ title: 'Third ace' }]);
    const before = await phone.db.meta.get('sender');
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(server.rows().all('victoryStories')).toEqual([]);
    expect(await waiting()).toEqual([
      ['media', 5, 'story.post'],
      ['media', 6, 'story.edit'],
    ]);
    expect(await letPass(phone.db)).toBe(false);
    expect(await stories()).toMatchObject([{ title: 'Third ace' }]);
    await keep('sent');
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(server.rows().all('victoryStories')).toMatchObject([{ title: 'Third ace' }]);
    expect(await phone.db.meta.get('sender')).toMatchObject({ ...before });
    expect(await phone.db.refused.count()).toBe(0);
  });

  it('is not held back any more once its file has gone: that was a moment before the tap', async () => {
    openPhone(phone.db.userId, 'UTC');
    const id = await keepFile(new ArrayBuffer(1), 'image/jpeg');
    const stateOf = async () => (await activePhone()?.db.files.get(id))?.state;
    await setFileState(id, 'draft', 'waiting');
    await setFileState(id, 'waiting', 'sent');
    await setFileState(id, 'waiting', 'paused');
    expect(await stateOf()).toBe('sent');
    await setFileState(id, 'paused', 'waiting');
    expect(await stateOf()).toBe('sent');
    closePhone();
  });

  it('R6 stays with its photo when the player signs out and keeps it, and no other photo does', async () => {
    await keep('waiting');
    await post();
    await keepPhoto(phone, 'draft');
    await keepPhoto(phone, 'sent');
    await purgeButOutbox(phone.db.userId, phone.db.name);
    expect((await phone.db.files.toArray()).map(({ id }) => id)).toEqual([fileId]);
    expect(await waiting()).toEqual([['media', 1, 'story.post']]);
    expect(await stories()).toEqual([]);
  });
});
