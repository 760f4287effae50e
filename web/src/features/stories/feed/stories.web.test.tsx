import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { listStories, type StoryAnswer } from 'sync-protocol/contract/stories';
import type { VictoryStory } from 'sync-protocol/entities/stories/victory-story';
import { storyId, userId, type StoryId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { STORY_PAGE } from 'sync-protocol/rules/stories/story-terms';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, offline } from '#data/server/api-error.ts';
import { queryClient } from '#data/server/query-client.ts';
import { messages as text } from '../messages.ts';
import { besideMessages } from './beside-messages.ts';
import { Stories } from './stories.tsx';
import { UserStories } from './user-stories.tsx';

const self = { id: userId.parse(newId()), displayName: 'AvaAces', firstName: 'Ava', lastName: 'Quist' };
/** What the server has to tell, in whatever order. */
let server: { stories: StoryAnswer[]; error?: Error };
const phone = vi.hoisted(() => ({
  stories: [] as unknown[],
  said: new Map<unknown, number>(),
  waiting: [] as string[],
  neverSent: [] as string[],
}));

vi.mock('#data/live/profile.ts', () => ({ useOwnProfile: () => self }));
vi.mock('#data/live/stories.ts', () => ({
  useOwnStories: () => phone.stories,
  useOwnLikes: () => new Set(),
  useOwnCommentCounts: () => phone.said,
  useCommentNews: () => '',
  useUnsentStories: () => new Set(phone.neverSent),
  useOwnFile: () => null,
  useRefusedStories: () => [],
}));
vi.mock('#data/sync/sync-status.ts', () => ({
  useSyncStatus: () => ({ refused: [] }),
  useIsWaiting: () => (id: string) => phone.waiting.includes(id),
  useIsUnsent: (_: string, id: string) => phone.neverSent.includes(id),
}));
const call = vi.hoisted(() => vi.fn<(definition: unknown, input: object) => Promise<unknown>>());
vi.mock('#data/server/api.ts', () => ({ call }));
const markSeen = vi.hoisted(() => vi.fn<(newest: string | undefined) => void>());
vi.mock('../story/story-actions.ts', () => ({ markSeen }));

// jsdom has no layout.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  server = { stories: [] };
  Object.assign(phone, { stories: [], said: new Map(), waiting: [], neverSent: [] });
  markSeen.mockClear();
  call.mockImplementation(async (definition, input) => {
    if (definition !== listStories) return { takesVideos: true, count: server.stories.length };
    if (server.error) throw server.error;
    const { story, before } = (input as { query: { story?: StoryId; before?: string } }).query;
    return server.stories
      .filter((one) => (!story || one.id === story) && (!before || `${one.createdAt},${one.id}` < before))
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
      .slice(0, STORY_PAGE);
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
});

/** As the browser says too: a call that fails then is not tried again. */
function goOffline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.error = offline();
}

const Report = () => null;
/** Until all that was asked for is on screen. */
const settle = () =>
  act(async () => {
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await new Promise((resolve) => setTimeout(resolve));
  });
const open = (path: string, screenOf: React.ReactNode) =>
  act(async () => render(<MemoryRouter initialEntries={[path]}>{screenOf}</MemoryRouter>));
async function at(path: string, screenOf: React.ReactNode): Promise<void> {
  await open(path, screenOf);
  await settle();
}
async function askAnew(): Promise<void> {
  await act(() => queryClient.invalidateQueries());
  await settle();
}
async function press(name: string): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await settle();
}
const shownTitles = () =>
  [...document.querySelectorAll('article')].map((one) => one.getAttribute('aria-label'));
/** The number beside a story's comments. */
function comments(title: string): number | undefined {
  const button = card(title).getByRole('button', { name: new RegExp(text.card.commentsOf(title)) });
  const [number] = /\d+$/.exec(button.textContent) ?? [];
  return number === undefined ? undefined : Number(number);
}
const card = (title: string) => within(screen.getByRole('article', { name: title }));

/** When something was told, on the day of all of it. */
const minute = (after: number) =>
  new Date(Date.parse('2026-11-25T12:00:00.000Z') + after * 60_000).toISOString();

function told(title: string, more: Partial<StoryAnswer> = {}): StoryAnswer {
  const other = { ...self, id: userId.parse(newId()), displayName: 'BenDigs', hideRealName: true };
  const about = { title, content: 'Over the net.', storyType: 'training', location: '', tags: [] };
  const shown = { isPublic: false, mediaType: 'text_only', mediaUrl: '', editedAt: null };
  const counts = { likes: 0, comments: 0, likesCount: 0, commentsCount: 0, isLikedByUser: false };
  const rest = { createdAt: minute(0), relationshipType: 'teammate', userId: other.id };
  const user = {
    ...other,
    username: 'BenDigs',
    position: null,
    volleyballPosition: null,
    profileImageUrl: '',
  };
  return {
    id: storyId.parse(newId()),
    ...about,
    ...shown,
    ...counts,
    ...rest,
    user,
    ...more,
  } as unknown as StoryAnswer;
}

/** A story of the player's own, as the phone has it. */
function own(title: string): VictoryStory {
  return { ...told(title), userId: self.id, isHeld: false } as unknown as VictoryStory;
}

it('shows a linked story that it has among the others without a signal, and says once that nothing comes', async () => {
  const first = told('First of them');
  server.stories = [first];
  await at('/victory-stories', <Stories Report={Report} />);
  cleanup();
  goOffline();
  await at(`/victory-stories?story=${first.id}`, <Stories Report={Report} />);
  expect(shownTitles()).toEqual(['First of them']);
  expect(screen.queryByText(text.failure.offlineTitle)).toBeNull();
  cleanup();
  queryClient.clear();
  await at(`/victory-stories?story=${first.id}`, <Stories Report={Report} />);
  expect(screen.getAllByText(text.failure.offlineTitle)).toHaveLength(1);
});

it('shows the story that a link leads to once, over the others', async () => {
  const first = told('First ace');
  server.stories = [first];
  await at(`/victory-stories?story=${first.id}`, <Stories Report={Report} />);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  // It is the only one: nobody has to hear that there is none.
  expect(screen.queryByText(text.empty)).toBeNull();
});

it('shows a story of one’s own that a link leads to as the phone has it, whatever the server says', async () => {
  const waiting = own('Cup final');
  phone.stories = [waiting];
  const linked = () => within(screen.getByRole('region', { name: text.linked }));
  await at(`/victory-stories?story=${waiting.id}`, <Stories Report={Report} />);
  expect(linked().queryByText(text.gone)).toBeNull();
  expect(linked().getByRole('article', { name: 'Cup final' })).toBeDefined();
  expect(shownTitles()).toEqual(['Cup final']);
  cleanup();
  goOffline();
  await at(`/victory-stories?story=${waiting.id}`, <Stories Report={Report} />);
  expect(linked().queryByText(text.failure.offlineTitle)).toBeNull();
  expect(linked().getByRole('article', { name: 'Cup final' })).toBeDefined();
});

it('asks whoever has told nothing yet for their first story, on their own page', async () => {
  await at('/', <UserStories named="@AvaAces" Report={Report} />);
  expect(screen.queryByText(text.emptyOf)).toBeNull();
  expect(screen.getByText(text.emptyText)).toBeDefined();
  expect(screen.getByRole('button', { name: text.share })).toBeDefined();
  cleanup();
  await at('/', <UserStories named="@BenDigs" Report={Report} />);
  expect(screen.getByText(text.emptyOf)).toBeDefined();
  expect(screen.queryByRole('button', { name: text.share })).toBeNull();
});

it('leaves the pages that are open as they stand, whatever is told and taken back meanwhile', async () => {
  const all = Array.from({ length: 2 * STORY_PAGE + 5 }, (_, n) =>
    told(`No ${n}`, { createdAt: minute(-n) }),
  );
  const titles = all.slice(0, 2 * STORY_PAGE).map(({ title }) => title);
  server.stories = all;
  await at('/', <Stories Report={Report} />);
  let answer: () => void = () => undefined;
  const asked = call.getMockImplementation();
  call.mockImplementationOnce(async (...input) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return asked?.(...input);
  });
  fireEvent.click(screen.getByRole('button', { name: text.more }));
  // They are on their way.
  await screen.findByText(text.loading);
  expect(shownTitles()).toEqual(titles.slice(0, STORY_PAGE));
  answer();
  await settle();
  expect(shownTitles()).toEqual(titles);

  // The last one of the first page and one of the second go, and one is new: no other moves.
  const gone = new Set([`No ${STORY_PAGE - 1}`, `No ${STORY_PAGE + 3}`]);
  server.stories = [
    told('Just now', { createdAt: minute(1) }),
    ...all.filter(({ title }) => !gone.has(title)),
  ];
  await askAnew();
  expect(shownTitles()).toEqual(['Just now', ...titles.filter((title) => !gone.has(title))]);
  await press(text.more);
  expect(shownTitles()).toEqual([
    'Just now',
    ...all.map(({ title }) => title).filter((title) => !gone.has(title)),
  ]);
  expect(screen.queryByRole('button', { name: text.more })).toBeNull();
});

it('says that more could not be fetched where they would stand, and asks again there', async () => {
  server.stories = Array.from({ length: STORY_PAGE + 1 }, (_, n) =>
    told(`No ${n}`, { createdAt: minute(-n) }),
  );
  await at('/', <Stories Report={Report} />);
  goOffline();
  await press(text.more);
  expect(screen.getByText(text.failure.offlineTitle)).toBeDefined();
  expect(shownTitles()).toHaveLength(STORY_PAGE);
  delete server.error;
  await press(text.retry);
  expect(shownTitles()).toHaveLength(STORY_PAGE + 1);
});

it('has seen the newest of what has come, and nothing with a feed that was kept', async () => {
  server.stories = [told('Monday', { createdAt: minute(0) })];
  await at('/', <Stories Report={Report} />);
  expect(markSeen.mock.calls).toEqual([[minute(0)]]);
  cleanup();
  markSeen.mockClear();

  // What was fetched before is shown again; what came on the server since is not, and may not count as seen.
  goOffline();
  server.stories.push(told('Tuesday', { createdAt: minute(1) }));
  await at('/', <Stories Report={Report} />);
  expect(shownTitles()).toEqual(['Monday']);
  expect(markSeen).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  delete server.error;
  await askAnew();
  expect(shownTitles()).toEqual(['Tuesday', 'Monday']);
  expect(markSeen.mock.calls).toEqual([[minute(1)]]);
});

it('has seen nothing as long as the feed of before is shown while it is asked for', async () => {
  server.stories = [told('Monday')];
  await at('/', <Stories Report={Report} />);
  cleanup();
  markSeen.mockClear();
  call.mockImplementation(() => new Promise(() => undefined));
  const later = Date.now() + 1;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  await open('/', <Stories Report={Report} />);
  expect(shownTitles()).toEqual(['Monday']);
  expect(markSeen).not.toHaveBeenCalled();
});

it('counts what the player has said themselves, sent or not', async () => {
  const [others, mine] = [told('Theirs', { comments: 3, commentsByUser: 1 }), own('Mine')];
  const since = own('Since then');
  const old = told('Of a server of before', { comments: 2 });
  server.stories = [others, old, told('Mine', { ...mine, comments: 1, commentsByUser: 0 })];
  phone.stories = [mine, { ...since, createdAt: minute(1) }];
  // Two to theirs, of which the server knew one; one to their own, which waits.
  phone.said = new Map([
    [others.id, 2],
    [old.id, 1],
    [mine.id, 1],
    [since.id, 1],
  ]);
  await at('/', <Stories Report={Report} />);
  expect(['Theirs', 'Mine', 'Since then', 'Of a server of before'].map(comments)).toEqual([4, 2, 1, 2]);
});

it('shows how many comments the player reads on their own, whatever stood in the row: offline, as it was fetched', async () => {
  const mine = own('Mine');
  phone.stories = [{ ...mine, comments: 3 }];
  server.stories = [told('Mine', { ...mine, comments: 2, commentsByUser: 0 })];
  await at('/', <Stories Report={Report} />);
  expect(comments('Mine')).toBe(2);
  // Somebody has blocked somebody, has left their only team, or is hidden.
  server.stories = [told('Mine', { ...mine, comments: 0, commentsByUser: 0 })];
  await askAnew();
  expect(comments('Mine')).toBe(0);
  goOffline();
  await askAnew();
  expect(comments('Mine')).toBe(0);
});

it('says no number of comments on an own story that it has never asked for', async () => {
  phone.stories = [{ ...own('Mine'), comments: 3 }];
  goOffline();
  await at('/', <Stories Report={Report} />);
  expect(comments('Mine')).toBeUndefined();
});

it('beside the others, too, an own story has as many comments as its author reads', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const mine = own('Mine');
  phone.stories = [{ ...mine, likes: 1, comments: 3 }];
  server.stories = [told('Mine', { ...mine, comments: 2, commentsByUser: 0 })];
  await at('/', <Stories Report={Report} />);
  const list = () => screen.getByRole('list', { name: besideMessages.title }).textContent;
  expect(list()).toContain(besideMessages.reactions(1, 2));
  server.stories = [told('Mine', { ...mine, comments: 0, commentsByUser: 0 })];
  await askAnew();
  expect(list()).toContain(besideMessages.reactions(1, 0));
  expect(list()).not.toMatch(/comment/);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

it('keeps likes and comments on a story whose change waits; one that was never sent has none', async () => {
  const [changed, fresh] = [own('Changed'), own('Fresh')];
  phone.stories = [changed, fresh];
  phone.waiting = [changed.id, fresh.id];
  phone.neverSent = [fresh.id];
  await at('/', <Stories Report={Report} />);
  const reactions = (title: string) =>
    card(title).queryByRole('button', { name: new RegExp(text.card.like(title)) });
  expect(reactions('Changed')).not.toBeNull();
  expect(reactions('Fresh')).toBeNull();
});

it('says how many stories a player tells, and asks the server where they are more than a page', async () => {
  const ben = userId.parse(newId());
  const many = Array.from({ length: STORY_PAGE + 1 }, (_, n) =>
    told(`No ${n}`, { createdAt: minute(-n), userId: ben }),
  );
  const page = <UserStories named="@BenDigs" Report={Report} />;
  for (const count of [1, STORY_PAGE + 1]) {
    server.stories = many.slice(0, count);
    await at('/', page);
    expect(await screen.findByText(count === 1 ? '1 story' : `${count} stories`)).toBeDefined();
    cleanup();
    queryClient.clear();
  }
  phone.stories = [own('Mine')];
  await at('/', <UserStories named="@AvaAces" Report={Report} />);
  expect(screen.getByText('1 story')).toBeDefined();
});

it('says that the stories did not load, and asks again', async () => {
  server.error = new ApiError(400, 'broken', 'Something broke.');
  await at('/', <Stories Report={Report} />);
  expect(screen.getByText(text.failure.failedTitle)).toBeDefined();
  delete server.error;
  server.stories = [told('First ace')];
  await press(text.retry);
  expect(shownTitles()).toEqual(['First ace']);
});

it('tells of writing without a connection only where there is something to write in', async () => {
  goOffline();
  await at('/', <UserStories named="@BenDigs" Report={Report} />);
  expect(screen.getByText(text.failure.offlineTitle)).toBeDefined();
  expect(screen.queryByText(text.failure.offlineText)).toBeNull();
});

it('shows a photo that did not come as soon as there is a way to the server again, or when it is asked for', async () => {
  server.stories = [told('Cup final', { mediaType: 'photo', mediaUrl: '/api/media/1' })];
  await at('/', <Stories Report={Report} />);
  const photo = () => screen.queryByRole('img', { name: text.card.photo('Cup final') });
  const fail = () => fireEvent.error(photo() ?? document.body);
  const turn = (to: 'offline' | 'online') => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(to === 'online');
    act(() => void dispatchEvent(new Event(to)));
  };
  turn('offline');
  fail();
  expect([photo(), screen.queryByText(text.card.photoGone)]).toEqual([null, expect.anything()]);
  turn('online');
  expect(photo()).not.toBeNull();
  fail();
  await press(text.retry);
  expect([photo()?.getAttribute('src'), screen.queryByText(text.card.photoGone)]).toEqual([
    '/api/media/1',
    null,
  ]);
});

it('keeps what waits on top, however much was told since it was written', async () => {
  server.stories = Array.from({ length: STORY_PAGE + 1 }, (_, n) =>
    told(`No ${n}`, { createdAt: minute(-n) }),
  );
  const [waiting, changed] = [own('Waits'), own('Told long ago, and changed just now')];
  phone.stories = [waiting, changed].map((story) => ({ ...story, createdAt: minute(-9 * STORY_PAGE) }));
  phone.waiting = [waiting.id, changed.id];
  phone.neverSent = [waiting.id];
  await at('/', <Stories Report={Report} />);
  expect(shownTitles().slice(0, 2)).toEqual(['Waits', 'No 0']);
  expect(shownTitles()).toHaveLength(STORY_PAGE + 1);
});
