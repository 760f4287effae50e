import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { StoryAnswer } from 'sync-protocol/contract/stories';
import { storyId, userId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { afterEach, expect, it, vi } from 'vitest';
import { offline } from '#data/server/api-error.ts';
import { messages as text } from '../messages.ts';
import { Stories } from './stories.tsx';
import { UserStories } from './user-stories.tsx';

const self = { id: userId.parse(newId()), displayName: 'AvaAces', firstName: 'Ava', lastName: 'Quist' };
const fetched = vi.hoisted(() => ({
  stories: undefined as unknown,
  error: null as unknown,
  next: undefined as string | undefined,
}));

vi.mock('#data/live/profile.ts', () => ({ useOwnProfile: () => self }));
vi.mock('#data/live/stories.ts', () => ({
  useOwnStories: () => [],
  useOwnLikes: () => new Set(),
  useOwnFile: () => null,
  useRefusedStories: () => [],
}));
vi.mock('./use-stories.ts', () => ({
  useTakesVideos: () => true,
  useStoryCount: () => undefined,
  // A next page is still being asked for.
  useStoryPage: (_: unknown, before?: string) => ({
    ...(before === undefined ? fetched : { stories: undefined, error: null }),
    isKept: false,
    dataUpdatedAt: 0,
    refetch: () => undefined,
  }),
}));
vi.mock('../story/story-actions.ts', () => ({ markSeen: () => undefined }));

// jsdom has no layout.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
Element.prototype.scrollIntoView = () => undefined;
afterEach(cleanup);

const Report = () => null;
const at = (path: string, screenOf: React.ReactNode) =>
  act(async () => render(<MemoryRouter initialEntries={[path]}>{screenOf}</MemoryRouter>));

function told(title: string): StoryAnswer {
  const other = { ...self, id: userId.parse(newId()), displayName: 'BenDigs', hideRealName: true };
  const about = { title, content: 'Over the net.', storyType: 'training', location: '', tags: [] };
  const shown = { isPublic: false, mediaType: 'text_only', mediaUrl: '', editedAt: null };
  const counts = { likes: 0, comments: 0, likesCount: 0, commentsCount: 0, isLikedByUser: false };
  const more = { createdAt: '2026-11-25T12:00:00.000Z', relationshipType: 'teammate', userId: other.id };
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
    ...more,
    user,
  } as unknown as StoryAnswer;
}

it('shows the story that a link leads to once, over the others', async () => {
  const first = told('First ace');
  fetched.stories = [first];
  await at(`/victory-stories?story=${first.id}`, <Stories Report={Report} />);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  // It is the only one: nobody has to hear that there is none.
  expect(screen.queryByText(text.empty)).toBeNull();
});

it('asks whoever has told nothing yet for their first story, on their own page', async () => {
  fetched.stories = [];
  await at('/', <UserStories named="@AvaAces" Report={Report} />);
  expect(screen.queryByText(text.emptyOf)).toBeNull();
  expect(screen.getByText(text.emptyText)).toBeDefined();
  expect(screen.getByRole('button', { name: text.share })).toBeDefined();
  cleanup();
  await at('/', <UserStories named="@BenDigs" Report={Report} />);
  expect(screen.getByText(text.emptyOf)).toBeDefined();
  expect(screen.queryByRole('button', { name: text.share })).toBeNull();
});

it('shows that more are on their way', async () => {
  fetched.stories = [told('First ace')];
  fetched.next = 'older';
  await at('/', <Stories Report={Report} />);
  expect(screen.queryByText(text.loading)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: text.more }));
  expect(screen.getByText(text.loading)).toBeDefined();
  expect(screen.getByText('First ace')).toBeDefined();
  fetched.next = undefined;
});

it('tells of writing without a connection only where there is something to write in', async () => {
  fetched.stories = undefined;
  fetched.error = offline();
  await at('/', <UserStories named="@BenDigs" Report={Report} />);
  expect(screen.getByText(text.failure.offlineTitle)).toBeDefined();
  expect(screen.queryByText(text.failure.offlineText)).toBeNull();
});
