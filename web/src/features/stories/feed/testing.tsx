import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { listStories, type StoryAnswer } from 'sync-protocol/contract/stories';
import type { VictoryStory } from 'sync-protocol/entities/stories/victory-story';
import { storyId, userId, type StoryId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { STORY_PAGE } from 'sync-protocol/rules/stories/story-terms';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { offline } from '#data/server/calls/api-error.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { Stories } from './stories.tsx';
import { UserStories } from './user-stories.tsx';

// The screens of stories over a server and a phone that hold what a test says. Tests take the screens from here, where
// what they ask is replaced before they are loaded.

const self = {
  id: userId.parse(newId()),
  displayName: 'AvaAces',
  firstName: 'Ava',
  lastName: 'Quist',
};
/** What the server has to tell, in whatever order, and whether it fails instead. */
export const server: { stories: StoryAnswer[]; error?: Error | undefined } = { stories: [] };
/** What the phone holds of the player's own. */
const phone = vi.hoisted(() => ({
  stories: [] as unknown[],
  /** How much they said to which story. */
  said: new Map<unknown, number>(),
  /** The stories that hold a change that was not sent, and those that were never sent at all. */
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
/** What the screens ask the server. */
const call = vi.hoisted(() => vi.fn<(definition: unknown, input: object) => Promise<unknown>>());
vi.mock('#data/server/calls/api.ts', () => ({ call }));
/** Up to which story the player is said to have seen them. */
const markSeen = vi.hoisted(() => vi.fn<(newest: string | undefined) => void>());
vi.mock('../story/story-actions.ts', () => ({ markSeen }));

// jsdom has no layout.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  Object.assign(server, { stories: [], error: undefined });
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

/** Has every call fail; as the browser says that it is offline, too, none is tried again. */
export function goOffline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.error = offline();
}

const Report = () => null;
/** The stories that everybody sees. */
export const feed = <Stories Report={Report} />;
/** Those of one player. */
export const pageOf = (named: string) => <UserStories named={named} Report={Report} />;

/** Waits until all that was asked for is on screen. */
export const settle = () =>
  act(async () => {
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await new Promise((resolve) => setTimeout(resolve));
  });

/** Opens a path with a screen, which may still wait for the server. */
export const open = (path: string, screenOf: ReactNode) =>
  act(async () => render(<MemoryRouter initialEntries={[path]}>{screenOf}</MemoryRouter>));

/** The same, with all that the server says of it. */
export async function at(path: string, screenOf: ReactNode): Promise<void> {
  await open(path, screenOf);
  await settle();
}

/** Has all that is on screen asked for anew. */
export async function askAnew(): Promise<void> {
  await act(() => queryClient.invalidateQueries());
  await settle();
}

export async function press(name: string): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await settle();
}

export const shownTitles = () =>
  [...document.querySelectorAll('article')].map((one) => one.getAttribute('aria-label'));

export const card = (title: string) => within(screen.getByRole('article', { name: title }));

/** When something was told, on the day of all of it. */
export const minute = (after: number) =>
  new Date(Date.parse('2026-11-25T12:00:00.000Z') + after * 60_000).toISOString();

/** A teammate's story, as the server tells it. */
export function told(title: string, more: Partial<StoryAnswer> = {}): StoryAnswer {
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

/** So many of them, the latest first. */
export const toldMany = (count: number, more: Partial<StoryAnswer> = {}) =>
  Array.from({ length: count }, (_, n) => told(`No ${n}`, { createdAt: minute(-n), ...more }));

/** A story of the player's own, as the phone has it. */
export function own(title: string): VictoryStory {
  return { ...told(title), userId: self.id, isHeld: false } as unknown as VictoryStory;
}

export { call, markSeen, phone };
