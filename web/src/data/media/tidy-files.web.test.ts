import { newId, storyId } from 'sync-protocol/ids';
import { storyPost } from 'sync-protocol/mutations/stories/story-changes';
import { storyDraftId } from 'sync-protocol/mutations/stories/story-draft';
import { mediaPath } from 'sync-protocol/rules/stories/story-media';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { beforeEach, expect, it } from 'vitest';
import { mutateOn } from '../rows/mutate-on.ts';
import { DRAFT, type StoredFile } from '../store/db.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { TestPhone } from '../testing/test-phone.ts';
import { tidyFiles } from './tidy-files.ts';

let phone: TestPhone;

beforeEach(async () => {
  phone = new TestPhone(new FakeServer(() => Date.parse('2026-03-04T12:00:00Z')));
  await phone.sync();
});

async function keep(state: StoredFile['state'], age: number): Promise<string> {
  const id = newId();
  const since = Date.now() - age;
  await phone.db.files.put({ id, bytes: new ArrayBuffer(3), type: 'image/jpeg', state, since });
  return id;
}
const keepDraft = (draft: object) =>
  phone.db.fetched.put({ key: `${DRAFT}story`, value: JSON.stringify(draft) });
const story = (fileId: string) => ({
  storyId: storyId.parse(newId()),
  title: 'First ace',
  content: 'In the last set!',
  storyType: 'tournament' as const,
  location: '',
  tags: [],
  isPublic: false,
  mediaType: 'photo' as const,
  mediaUrl: mediaPath(fileId),
});
const post = (fileId: string) => mutateOn(phone, storyPost, story(fileId));
const states = async () => (await phone.db.files.toArray()).map(({ id, state }) => [id, state]);
const HOUR_MS = DAY_MS / 24;

it('lets a file go that a page left behind when it died, but none that a dialog may still show', async () => {
  await keep('draft', DAY_MS + 1);
  await keep('waiting', DAY_MS + 1);
  await keep('paused', DAY_MS + 1);
  const chosen = await keep('draft', HOUR_MS);
  await tidyFiles(phone.db);
  expect(await states()).toEqual([[chosen, 'draft']]);
});

it('makes a file the draft’s again whose page died before its story stood', async () => {
  const [typed, row, refused] = [
    await keep('waiting', HOUR_MS),
    await keep('paused', 2 * DAY_MS),
    await keep('waiting', 2 * DAY_MS),
  ];
  const fresh = await keep('waiting', 0);
  await keepDraft({ fileId: typed, videoId: fresh });
  const id = storyDraftId(phone.db.userId);
  await phone.db.synced('storyDrafts').put({ id, userId: phone.db.userId, videoId: row } as never);
  const mutation = { args: story(refused) } as never;
  await phone.db.refused.put({ id: 'x', mutation, status: 'rejected', code: 'no', message: 'No.' });
  await tidyFiles(phone.db);
  expect(Object.fromEntries(await states())).toEqual({
    [typed]: 'draft',
    [row]: 'draft',
    [refused]: 'draft',
    // In another tab its story may stand in a moment.
    [fresh]: 'waiting',
  });
});

it('knows that a file has gone whose story is told, whatever was tapped as it went', async () => {
  const fileId = await keep('sent', 0);
  await post(fileId);
  await phone.sync();
  await phone.db.files.update(fileId, { state: 'paused', since: Date.now() - HOUR_MS });
  await tidyFiles(phone.db);
  expect(await states()).toEqual([[fileId, 'sent']]);
});

it('leaves alone whatever a story waits for, and keeps what has gone for as long as what it belongs to', async () => {
  const [waiting, paused, unanswered] = [
    await keep('waiting', 40 * DAY_MS),
    await keep('paused', 40 * DAY_MS),
    await keep('sent', 40 * DAY_MS),
  ];
  for (const id of [waiting, paused, unanswered]) await post(id);
  const sent = await keep('sent', 13 * DAY_MS);
  await keep('sent', 15 * DAY_MS);
  await phone.db.files.put({
    id: 'film 1 0000',
    bytes: new ArrayBuffer(1),
    type: 'video/mp4',
    state: 'draft',
    since: 1,
  });
  await tidyFiles(phone.db);
  expect(Object.fromEntries(await states())).toEqual({
    [waiting]: 'waiting',
    [paused]: 'paused',
    [unanswered]: 'sent',
    [sent]: 'sent',
    'film 1 0000': 'draft',
  });
});
