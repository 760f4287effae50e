import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { storyId, type UserId } from 'sync-protocol/ids';
import { STORY_GONE } from 'sync-protocol/mutations/stories/story-changes';
import { newId } from 'sync-protocol/new-id';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, offline } from '#data/server/calls/api-error.ts';
import { readDraft } from '#data/drafts/drafts.ts';
import { COMMENT_DRAFTS } from '#data/drafts/unsaved.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { onSignInAgain } from '#data/session/sign-in-again.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { nearTime } from '#ui/near-time.ts';
import { messages } from '../messages.ts';
import { CommentsSheet } from './comments-sheet.tsx';
import type { ShownStory } from './shown-story.ts';

const text = messages.comments;
vi.mock('#data/live/profile.ts', () => ({ useOwnProfile: () => ({ id: 'me', displayName: 'AvaAces' }) }));
const own = vi.hoisted(() => ({ comments: [] as object[] }));
vi.mock('#data/live/stories.ts', () => ({ useOwnComments: () => own.comments }));
const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('#data/server/calls/api.ts', () => ({ call }));
const comment = vi.hoisted(() => vi.fn<(story: string, content: string) => Promise<boolean>>());
const uncomment = vi.hoisted(() => vi.fn<(id: string) => Promise<void>>());
vi.mock('./story-actions.ts', () => ({ comment, uncomment }));

const told = (title: string) =>
  ({ id: storyId.parse(newId()), title, relationshipType: 'rival' }) as ShownStory;
const said = {
  id: 'c',
  content: 'What a serve!',
  createdAt: '2026-11-25T12:00:00.000Z',
  user: { id: 'ben', displayName: 'Ben' },
};
const nothing = () => undefined;
const sheet = (story: ShownStory) => (
  <CommentsSheet open story={story} onClose={nothing} onReport={nothing} />
);
const field = () => screen.getByLabelText<HTMLInputElement>(text.field);
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: text.send })));

beforeEach(async () => {
  openPhone(newId<UserId>(), 'UTC');
  call.mockResolvedValue([said]);
  await act(() => Sheet.fetch());
});
afterEach(() => {
  cleanup();
  closePhone();
  queryClient.clear();
  own.comments = [];
  vi.restoreAllMocks();
});

const untilItSays = (words: string) => waitFor(() => expect(field().value).toBe(words));

it('keeps what is begun under its own story, also when the app was closed meanwhile', async () => {
  const [first, second] = [told('First ace'), told('Cup final')];
  const { rerender } = render(sheet(first));
  write('What a');
  rerender(sheet(second));
  expect(field().value).toBe('');
  write('Congrats');
  rerender(sheet(first));
  await untilItSays('What a');
  cleanup();
  render(sheet(second));
  await untilItSays('Congrats');
});

it('shows that there is nothing to send, and leaves the focus to whoever has just sent something', async () => {
  comment.mockResolvedValueOnce(true);
  render(sheet(told('First ace')));
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: text.send });
  const looksOff = () => button().getAttribute('aria-disabled') === 'true';
  expect(looksOff()).toBe(true);
  write('What a serve!');
  expect(looksOff()).toBe(false);
  button().focus();
  await send();
  expect(looksOff()).toBe(true);
  expect(document.activeElement === button()).toBe(true);
});

it('keeps nothing of what was said', async () => {
  const story = told('First ace');
  comment.mockResolvedValueOnce(true);
  render(sheet(story));
  write('What a serve!');
  await send();
  await waitFor(async () => expect(await readDraft(COMMENT_DRAFTS + story.id)).toEqual({}));
});

it('gives what could not be kept back to the story that it was said to', async () => {
  const [first, second] = [told('First ace'), told('Cup final')];
  let answer: (isDone: boolean) => void = nothing;
  comment.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { rerender } = render(sheet(first));
  write('What a serve!');
  await send();
  expect(comment).toHaveBeenCalledWith(first.id, 'What a serve!');
  expect(field().value).toBe('');
  rerender(sheet(second));
  await act(async () => answer(false));
  expect(field().value).toBe('');
  rerender(sheet(first));
  await untilItSays('What a serve!');
});

it('sends what is typed by Enter, as by the button', async () => {
  const story = told('First ace');
  comment.mockResolvedValueOnce(true);
  render(sheet(story));
  write('What a serve!');
  // So is a line in a form that has a button to send it: browsers do that themselves.
  expect([field().tagName, screen.getByRole<HTMLButtonElement>('button', { name: text.send }).type]).toEqual([
    'INPUT',
    'submit',
  ]);
  await act(async () => field().form?.requestSubmit());
  expect(comment).toHaveBeenLastCalledWith(story.id, 'What a serve!');
});

it('lets the player report what others say, and delete what they have said themselves', async () => {
  own.comments = [{ id: 'mine', content: 'Thanks!', createdAt: '2026-11-25T13:00:00.000Z' }];
  const report = vi.fn<(id: string) => void>();
  render(<CommentsSheet open story={told('First ace')} onClose={nothing} onReport={report} />);
  const line = async (words: string) =>
    within((await screen.findByText(words)).closest('li') ?? document.body);
  const [others, mine] = [await line(said.content), await line('Thanks!')];
  const named = (one: typeof mine) =>
    one.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect([named(others), named(mine)]).toEqual([
    [text.report('Ben', 'What a serve!')],
    [text.delete('Thanks!')],
  ]);
  fireEvent.click(others.getByRole('button'));
  expect(report.mock.calls).toEqual([['c']]);
  fireEvent.click(mine.getByRole('button'));
  expect(uncomment.mock.calls).toEqual([['mine']]);
});

it.each([
  ['need a connection', offline(), text.offlineTitle, text.othersOffline],
  [
    'could not be loaded',
    new ApiError(400, 'broken', 'Something broke.'),
    text.failedTitle,
    text.othersFailed,
  ],
])('says that the comments %s, also above what the player has said', async (_, error, title, ofOthers) => {
  // What fails then is not tried again by itself.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  call.mockRejectedValue(error);
  const story = told('First ace');
  render(sheet(story));
  expect(await screen.findByText(title)).toBeDefined();
  cleanup();
  own.comments = [{ id: 'mine', content: 'Thanks!', createdAt: '2026-11-25T13:00:00.000Z' }];
  render(sheet(story));
  expect(await screen.findByText(ofOthers)).toBeDefined();
  expect(screen.getByText('Thanks!')).toBeDefined();
  call.mockResolvedValue([said]);
  fireEvent.click(screen.getByRole('button', { name: messages.retry }));
  expect(await screen.findByText(said.content)).toBeDefined();
});

it('says how old the comments are that were kept', async () => {
  const story = told('First ace');
  const first = render(sheet(story));
  await screen.findByText(said.content);
  expect(screen.queryByText(/^as of/)).toBeNull();
  first.unmount();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  call.mockRejectedValue(offline());
  render(sheet(story));
  await screen.findByText(said.content);
  const fetchedAt = queryClient.getQueryState(['story-comments', story.id])?.dataUpdatedAt ?? 0;
  expect(screen.getByText(messages.asOf(nearTime(fetchedAt, Date.now())))).toBeDefined();
});

it('offers to log in again, not to try again, where the session has ended', async () => {
  call.mockRejectedValue(new ApiError(401, 'no_session', 'Log in first.'));
  const close = vi.fn<() => void>();
  const signIn = vi.fn<() => void>(() => expect(close).toHaveBeenCalledOnce());
  const end = onSignInAgain(signIn);
  render(<CommentsSheet open story={told('First ace')} onClose={close} onReport={nothing} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Log in again' }));
  expect(signIn).toHaveBeenCalledOnce();
  end();
});

it('says so when the story has gone meanwhile, and shows nothing of what was said to it', async () => {
  const story = told('Cup final');
  render(sheet(story));
  await screen.findByText(said.content);
  write('So high!');
  call.mockRejectedValue(new ApiError(404, STORY_GONE.code, STORY_GONE.message));
  await act(() => queryClient.invalidateQueries());
  await screen.findByText(STORY_GONE.message);
  expect([screen.queryByText(said.content), screen.queryByLabelText(text.field)]).toEqual([null, null]);
  // What was begun is not lost by it.
  const kept = async () =>
    expect(await readDraft(COMMENT_DRAFTS + story.id)).toMatchObject({ content: 'So high!' });
  await waitFor(kept);
});
