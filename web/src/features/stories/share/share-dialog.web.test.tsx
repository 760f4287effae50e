import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newId, type UserId } from 'sync-protocol/ids';
import { mediaPath } from 'sync-protocol/rules/stories/story-media';
import { MESSAGES } from '#data/messages.ts';
import { keepDraft } from '#data/drafts/drafts.ts';
import { STORY_DRAFT } from '#data/drafts/unsaved.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { Confirm } from '#ui/layers/confirm.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { messages } from '../messages.ts';
import { EMPTY_DRAFT } from './story-draft.ts';
import { ShareDialog } from './share-dialog.tsx';

const refreshUser = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock('#data/session/session.ts', () => ({ refreshUser, useSession: () => ({ user: null }) }));

const post = vi.hoisted(() => vi.fn<(story: { mediaUrl: string }) => Promise<boolean>>(async () => true));
vi.mock('../story/story-actions.ts', () => ({ post, edit: post }));
const isHere = vi.hoisted(() => ({ is: true }));
vi.mock('#data/live/stories.ts', () => ({ useOwnFile: () => undefined, useIsFileHere: () => isHere.is }));
const keepFile = vi.hoisted(() => vi.fn<() => Promise<string>>());
const dropDrafts = vi.hoisted(() =>
  vi.fn<(ids: readonly string[]) => Promise<number>>(async (ids) => ids.length),
);
vi.mock('#data/media/own-files.ts', () => ({ keepFile, dropDrafts }));

const CHOSEN = '018f6b2a-0000-7000-8000-0000000000d4';
const REFUSED = '018f6b2a-0000-7000-8000-0000000000d5';

beforeEach(() => void keepFile.mockResolvedValue(CHOSEN));
afterEach(() => {
  cleanup();
  post.mockClear();
  dropDrafts.mockClear();
});

const text = messages.form;
const share = () => act(async () => fireEvent.click(screen.getByRole('button', { name: text.send })));
const choose = () => {
  const file = new File(['x'], 'ace.png', { type: 'image/png' });
  const input = screen.getByLabelText(text.photo, { selector: 'input' });
  return act(async () => fireEvent.change(input, { target: { files: [file] } }));
};
const said = (words: string) => screen.queryAllByText(words).length;

/** The dialog with something that was never taken, to be changed; or else with what was begun. */
async function open(draft?: Partial<typeof EMPTY_DRAFT>): Promise<void> {
  await act(() => Sheet.fetch());
  const opened = draft && { draft: { ...EMPTY_DRAFT, ...draft }, id: undefined };
  const nothing = () => undefined;
  await act(async () =>
    render(<ShareDialog open opened={opened} takesVideos onClose={nothing} onShared={nothing} />),
  );
}

it('goes to the first field that is missing, which is out of sight on a phone, and complains of it until it is there', async () => {
  await open({});
  expect(screen.getByLabelText(text.category)).toHaveProperty('value', 'training');
  await share();
  const [title, content] = [screen.getByLabelText(text.name), screen.getByLabelText(text.content)];
  expect(document.activeElement).toBe(title);
  expect(said(text.incomplete)).toBe(2);
  fireEvent.change(title, { target: { value: 'First ace' } });
  expect(said(text.incomplete)).toBe(1);
  fireEvent.change(content, { target: { value: 'At last!' } });
  expect(said(text.incomplete)).toBe(0);
  await share();
  expect(post).toHaveBeenCalledOnce();
});

it('asks who the player is when it opens: how old they are may have been corrected meanwhile', async () => {
  const before = refreshUser.mock.calls.length;
  await open({});
  expect(refreshUser).toHaveBeenCalledTimes(before + 1);
});

it('asks for a photo no longer once it is chosen', async () => {
  await open({ title: 'First ace', content: 'At last!', media: 'photo' });
  await share();
  expect(said(text.noPhoto)).toBe(1);
  await choose();
  await vi.waitFor(() => expect(screen.getByText(text.otherPhoto)).toBeDefined());
  expect(said(text.noPhoto)).toBe(0);
});

it.each([
  ['that a full phone has no room for a photo', 'QuotaExceededError', MESSAGES.storageFull],
  ['that the phone could not keep it', 'UnknownError', MESSAGES.storageBroken],
])('F18 says %s, and not that the photo is bad', async (_, name, words) => {
  keepFile.mockRejectedValueOnce(new DOMException('for a test', name));
  await open({ title: 'First ace', content: 'At last!', media: 'photo' });
  await choose();
  expect(await screen.findByText(words)).toBeDefined();
  expect(said(text.unreadable)).toBe(0);
});

it('says kindly where a photo is that another phone has, and shares nothing without it', async () => {
  isHere.is = false;
  await open({ title: 'First ace', content: 'At last!', media: 'photo', fileId: CHOSEN });
  expect(said(text.elsewhere.photo)).toBe(1);
  await share();
  expect(said(text.noPhoto)).toBe(1);
  expect(post).not.toHaveBeenCalled();
  isHere.is = true;
});

it('leaves a refused story its photo until it is told with another, and throws nothing of it away', async () => {
  await open({ title: 'First ace', content: 'At last!', media: 'photo', fileId: REFUSED });
  expect([said(text.discard), said(text.draft)]).toEqual([0, 0]);
  await choose();
  await vi.waitFor(() => expect(keepFile).toHaveResolved());
  expect(dropDrafts).not.toHaveBeenCalled();
  await share();
  expect(post.mock.lastCall?.[0].mediaUrl).toBe(mediaPath(CHOSEN));
  expect(dropDrafts.mock.calls).toEqual([[[REFUSED]]]);
});

it('shares no photo while another one is made ready to take its place', async () => {
  const coming = Promise.withResolvers<string>();
  keepFile.mockReturnValueOnce(coming.promise);
  await open({ title: 'First ace', content: 'At last!', media: 'photo', fileId: REFUSED });
  await choose();
  await share();
  expect(post).not.toHaveBeenCalled();
  await act(async () => coming.resolve(CHOSEN));
  await share();
  expect(post.mock.lastCall?.[0].mediaUrl).toBe(mediaPath(CHOSEN));
});

it('asks before it throws a draft away, with its photo', async () => {
  openPhone(newId<UserId>(), 'UTC');
  await keepDraft(STORY_DRAFT, { ...EMPTY_DRAFT, title: 'First ace', fileId: CHOSEN });
  await act(() => Confirm.fetch());
  await open();
  const title = () => screen.getByLabelText(text.name);
  const answer = async (name: string) => {
    await act(async () => fireEvent.click(screen.getByText(text.discard)));
    const question = within(screen.getByRole('alertdialog', { name: text.discarding.title }));
    await act(async () => fireEvent.click(question.getByRole('button', { name })));
  };
  await answer(text.discarding.no);
  expect(title()).toHaveProperty('value', 'First ace');
  expect(dropDrafts).not.toHaveBeenCalled();
  await answer(text.discarding.yes);
  expect(title()).toHaveProperty('value', '');
  expect(dropDrafts.mock.calls).toEqual([[[CHOSEN]]]);
  expect(said(text.discard)).toBe(0);
  closePhone();
});

it('says that a photo was let go, whose draft was shared, emptied or changed on another phone', async () => {
  openPhone(newId<UserId>(), 'UTC');
  await keepDraft(STORY_DRAFT, { fileId: newId() });
  await open();
  expect((await screen.findByText(text.letGo)).role).toBe('status');
  closePhone();
});
