import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newId, type UserId } from 'sync-protocol/ids';
import { storyDraftId } from 'sync-protocol/mutations/stories/story-draft';
import { dropDrafts, filesHere, keepFile, setFileState } from '#data/media/own-files.ts';
import { keepDraft, readDraft } from '#data/drafts/drafts.ts';
import { STORY_DRAFT, whatIsUnsaved } from '#data/drafts/unsaved.ts';
import { MESSAGES } from '#data/messages.ts';
import { storeSession } from '#data/session/stored-session.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import type { UserDb } from '#data/store/db.ts';
import { userOf } from '#data/testing/door.ts';
import { dismissToast, shownToast } from '#ui/layers/toast-store.ts';
import { EMPTY_DRAFT, type StoryDraft } from './story-draft.ts';
import { useDraft } from './use-draft.ts';

let db: UserDb;

beforeEach(() => {
  const player = newId<UserId>();
  storeSession({ user: userOf(player) as never, isLogoutDue: false, turn: 1, purges: [] });
  ({ db } = openPhone(player, 'UTC'));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  closePhone();
  localStorage.clear();
});

const typed = (title: string, more: Partial<StoryDraft> = {}): StoryDraft => ({
  ...EMPTY_DRAFT,
  title,
  ...more,
});
const rows = () => db.synced('storyDrafts').toArray();
const sent = async () => (await db.outbox.toArray()).map(({ name, args }) => args['title'] ?? name);

/** The row as another phone has written it. */
async function fromElsewhere(title: string, more: { fileId?: string } = {}): Promise<void> {
  const id = storyDraftId(db.userId);
  const row = { ...typed(title), fileId: null, videoId: null, ...more };
  await db.synced('storyDrafts').put({ id, userId: db.userId, ...row });
}

/** The dialog, once it knows what there is. */
async function open(given?: StoryDraft) {
  const { result, rerender } = renderHook(({ isOpen }) => useDraft(isOpen, given), {
    initialProps: { isOpen: true },
  });
  await waitFor(() => expect(result.current.isRead).toBe(true));
  return {
    title: () => result.current.draft.title,
    isFileGone: () => result.current.isFileGone,
    type: (title: string, more: Partial<StoryDraft> = {}) =>
      act(async () => result.current.change({ title, ...more })),
    reset: () => act(async () => result.current.reset()),
    close: () => act(async () => rerender({ isOpen: false })),
  };
}

async function hidePage(): Promise<void> {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

it('keeps each letter on this phone, and becomes the player’s row with the dialog’s end, once', async () => {
  const dialog = await open();
  await dialog.type('F');
  await dialog.type('First ace');
  expect([await readDraft(STORY_DRAFT), await rows()]).toMatchObject([{ title: 'First ace' }, []]);
  expect(await whatIsUnsaved()).toEqual(['words']);
  await dialog.close();
  await waitFor(async () => expect(await readDraft(STORY_DRAFT)).toEqual({}));
  expect([await rows(), await sent()]).toMatchObject([[{ title: 'First ace' }], ['First ace']]);
  expect(await whatIsUnsaved()).toEqual([]);
  cleanup();
  expect((await open()).title()).toBe('First ace');
  cleanup();
  expect(await sent()).toEqual(['First ace']);
});

it('becomes the row as well when the page goes out of sight, and is written on', async () => {
  const dialog = await open();
  await dialog.type('First ');
  await hidePage();
  await waitFor(async () => expect(await readDraft(STORY_DRAFT)).toEqual({}));
  expect(dialog.title()).toBe('First ');
  await dialog.type('First ace');
  cleanup();
  await waitFor(async () => expect(await sent()).toEqual(['First', 'First ace']));
});

it('shows what another phone has written, but not over what was typed here', async () => {
  const dialog = await open();
  await fromElsewhere('From there');
  await waitFor(() => expect(dialog.title()).toBe('From there'));
  await dialog.type('From here');
  await fromElsewhere('From there again');
  cleanup();
  await waitFor(async () => expect(await rows()).toMatchObject([{ title: 'From here' }]));
});

it('opens with what a page that died had kept, and makes it the row', async () => {
  await fromElsewhere('From there');
  await keepDraft(STORY_DRAFT, typed('Before the crash'));
  const dialog = await open();
  expect(dialog.title()).toBe('Before the crash');
  await dialog.close();
  await waitFor(async () => expect(await rows()).toMatchObject([{ title: 'Before the crash' }]));
});

it.each(['reset', 'emptied'] as const)('is on no phone any more once it is %s', async (how) => {
  await fromElsewhere('From there');
  const dialog = await open();
  await (how === 'reset' ? dialog.reset() : dialog.type(''));
  await dialog.close();
  await waitFor(async () => expect(await rows()).toEqual([]));
  expect([await readDraft(STORY_DRAFT), await sent()]).toEqual([{}, ['story.dropDraft']]);
});

it('stays on this phone if the server would not take it', async () => {
  const dialog = await open();
  await dialog.type('turned round \u202e');
  await dialog.close();
  cleanup();
  expect((await open()).title()).toBe('turned round \u202e');
  expect([await sent(), await whatIsUnsaved()]).toEqual([[], ['words']]);
});

it('leaves its photo on this phone, until on another one it was shared: that is said once', async () => {
  const fileId = await keepFile(new ArrayBuffer(1), 'image/jpeg');
  const dialog = await open();
  await dialog.type('With a photo', { media: 'photo', fileId });
  await dialog.close();
  await waitFor(async () => expect(await whatIsUnsaved()).toEqual(['file']));
  expect(await rows()).toMatchObject([{ fileId, videoId: null }]);
  cleanup();
  const next = await open();
  expect([await db.files.count(), next.isFileGone()]).toEqual([1, false]);
  await db.synced('storyDrafts').clear();
  await waitFor(() => expect(next.isFileGone()).toBe(true));
  expect([await db.files.count(), await whatIsUnsaved()]).toEqual([0, []]);
  cleanup();
  expect((await open()).isFileGone()).toBe(false);
});

it('says nothing of a photo that left this phone with its story, from another tab', async () => {
  const fileId = await keepFile(new ArrayBuffer(1), 'image/jpeg');
  await fromElsewhere('With a photo', { fileId });
  await keepDraft(STORY_DRAFT, { fileId });
  const dialog = await open();
  await setFileState(fileId, 'draft', 'waiting');
  await db.synced('storyDrafts').clear();
  await waitFor(async () => expect(await readDraft(STORY_DRAFT)).toEqual({}));
  await waitFor(() => expect(dialog.title()).toBe(''));
  expect([await db.files.count(), dialog.isFileGone()]).toEqual([1, false]);
});

it('stays its player’s when another one signs in in the middle of it', async () => {
  const dialog = await open();
  await dialog.type('Mine');
  const mine = db;
  const other = newId<UserId>();
  storeSession({ user: userOf(other) as never, isLogoutDue: false, turn: 2, purges: [] });
  ({ db } = openPhone(other, 'UTC'));
  await hidePage();
  await dialog.close();
  cleanup();
  const next = await open();
  expect(next.title()).toBe('');
  expect([await rows(), await sent(), await readDraft(STORY_DRAFT)]).toEqual([[], [], {}]);
  await mine.open();
  expect(await mine.fetched.count()).toBe(1);
  mine.close();
});

it('lets a photo be that is on its way with a story, whatever becomes of the draft', async () => {
  const [chosen, leaving] = [
    await keepFile(new ArrayBuffer(1), 'image/jpeg'),
    await keepFile(new ArrayBuffer(1), 'image/jpeg'),
  ];
  await setFileState(leaving, 'draft', 'waiting');
  await dropDrafts([chosen, leaving]);
  expect(await db.files.toCollection().primaryKeys()).toEqual([leaving]);
});

it('lets a photo go that another one takes the place of, unless the story that names it was refused', async () => {
  const photo = () => keepFile(new ArrayBuffer(1), 'image/jpeg');
  const [first, second, refused, third] = [await photo(), await photo(), await photo(), await photo()];
  const dialog = await open();
  await dialog.type('One', { media: 'photo', fileId: first });
  await dialog.type('Another', { fileId: second });
  await waitFor(async () => expect(await filesHere([first, second])).toEqual([second]));
  cleanup();
  const mended = await open(typed('Refused', { media: 'photo', fileId: refused }));
  await mended.type('Mended', { fileId: third });
  await mended.type('Mended', { fileId: second });
  await waitFor(async () => expect(await filesHere([refused, third])).toEqual([refused]));
});

it('names no photo as this phone’s that lies on another', async () => {
  await fromElsewhere('With a photo', { fileId: newId() });
  const dialog = await open();
  await dialog.type('With their photo');
  await dialog.close();
  await waitFor(async () => expect(await sent()).toEqual(['With their photo']));
  await waitFor(async () => expect(await whatIsUnsaved()).toEqual([]));
  expect(await rows()).toMatchObject([{ fileId: expect.any(String) as string }]);
});

it('leaves alone what is being written anew, when something else is mended in the dialog', async () => {
  await fromElsewhere('From there');
  const dialog = await open(typed('Refused'));
  await dialog.type('Mended');
  expect(await readDraft(STORY_DRAFT)).toEqual({});
  await dialog.reset();
  await dialog.close();
  expect([await rows(), await sent()]).toMatchObject([[{ title: 'From there' }], []]);
});

it('is left as it is by a file that is ready only after its dialog was opened anew', async () => {
  const { type: late } = await open();
  await late('First ace');
  cleanup();
  await waitFor(async () => expect(await rows()).toMatchObject([{ title: 'First ace' }]));
  await late('First ace', { fileId: await keepFile(new ArrayBuffer(1), 'image/jpeg') });
  expect(await readDraft(STORY_DRAFT)).toEqual({});
});

it('says what the phone could keep nowhere, and of no letter that it was not kept', async () => {
  const dialog = await open();
  const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError')) as never;
  vi.spyOn(db.fetched, 'put').mockImplementation(full);
  const write = vi.spyOn(db, 'write').mockImplementation(full);
  await dialog.type('First ace');
  await dialog.close();
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Not saved', text: MESSAGES.storageFull }));
  expect(write).toHaveBeenCalled();
  dismissToast(shownToast()?.id ?? 0);
});

it('says nothing of what became no row and is kept here all the same', async () => {
  const dialog = await open();
  const write = vi.spyOn(db, 'write').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await dialog.type('First ace');
  await dialog.close();
  await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
  expect(await readDraft(STORY_DRAFT)).toMatchObject({ title: 'First ace' });
  expect(shownToast()).toBeUndefined();
});

it('opens with what was kept although the connection to the database was cut', async () => {
  await keepDraft(STORY_DRAFT, typed('Before the cut'));
  const cut = new DOMException('cut', 'InvalidStateError');
  vi.spyOn(db.fetched, 'get').mockRejectedValueOnce(cut);
  const dialog = await open();
  expect(dialog.title()).toBe('Before the cut');
  await dialog.type('Before the cut, and after');
  expect(await readDraft(STORY_DRAFT)).toMatchObject({ title: 'Before the cut, and after' });
});
