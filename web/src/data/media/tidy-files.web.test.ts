// @vitest-environment node
import { storyDraftId } from 'sync-protocol/mutations/stories/story-draft';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { beforeEach, expect, it } from 'vitest';
import { DRAFT, type StoredFile } from '../store/db.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { TestPhone } from '../testing/test-phone.ts';
import { keepPhoto, storyWith, tellWith } from '../testing/told-stories.ts';
import { nameOf } from './film-pieces.ts';
import { tidyFiles } from './tidy-files.ts';

let phone: TestPhone;

beforeEach(async () => {
  phone = new TestPhone(new FakeServer(() => Date.parse('2026-03-04T12:00:00Z')));
  await phone.sync();
});

const keep = (state: StoredFile['state'], age: number) => keepPhoto(phone, state, { age });
const keepDraft = (draft: object) =>
  phone.db.fetched.put({ key: `${DRAFT}story`, value: JSON.stringify(draft) });
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
  const mutation = { args: storyWith(refused) } as never;
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
  await tellWith(phone, fileId);
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
  for (const id of [waiting, paused, unanswered]) await tellWith(phone, id);
  const sent = await keep('sent', 13 * DAY_MS);
  await keep('sent', 15 * DAY_MS);
  const film = `${nameOf(Date.now() - 2 * DAY_MS)} 0000`;
  await keepPhoto(phone, 'draft', { id: film, age: 2 * DAY_MS });
  await keepPhoto(phone, 'draft', { id: `${nameOf(1)} 0000` });
  await tidyFiles(phone.db);
  expect(Object.fromEntries(await states())).toEqual({
    [waiting]: 'waiting',
    [paused]: 'paused',
    [unanswered]: 'sent',
    [sent]: 'sent',
    [film]: 'draft',
  });
});
