import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { storyId, userId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Menu } from '#ui/layers/menu.tsx';
import { messages } from '../messages.ts';
import type { ShownStory } from './shown-story.ts';
import { StoryCard } from './story-card.tsx';

vi.mock('#data/sync/sync-status.ts', () => ({ useIsWaiting: () => () => false, useIsUnsent: () => false }));

const scrolled = vi.fn<(options: ScrollIntoViewOptions) => void>();
beforeEach(() => act(() => Menu.fetch()));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});
Element.prototype.scrollIntoView = scrolled;

const doings = {
  onComments: vi.fn<() => void>(),
  onEdit: vi.fn<() => void>(),
  onDelete: vi.fn<() => void>(),
  onReport: vi.fn<() => void>(),
};
const BEN = {
  id: userId.parse(newId()),
  displayName: 'BenDigs',
  firstName: 'Ben',
  lastName: 'Okafor',
  hideRealName: false,
  profileImageUrl: '',
};

/** What Ben told, as a player sees it. */
function show(more: Partial<Omit<ShownStory, 'user'>> & { user?: object } = {}, isWanted = false): void {
  const story = {
    id: storyId.parse(newId()),
    userId: BEN.id,
    user: BEN,
    title: 'First ace',
    content: 'Over the net.',
    storyType: 'tournament',
    relationshipType: 'teammate',
    location: 'Court 2',
    tags: ['ace', 'u16'],
    mediaType: 'text_only',
    mediaUrl: '',
    createdAt: '2026-11-25T12:00:00.000Z',
    editedAt: null,
    likes: 0,
    comments: 0,
    isLiked: false,
    isHeld: false,
    ...more,
  } as unknown as ShownStory;
  render(<StoryCard story={story} isWanted={isWanted} {...doings} />, { wrapper: MemoryRouter });
}

async function actions(): Promise<string[]> {
  await act(
    async () => void fireEvent.click(screen.getByRole('button', { name: messages.card.menu('First ace') })),
  );
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

it('shows what it is about, where it was, and its tags', () => {
  show();
  for (const words of [messages.types.tournament, messages.relations.teammate, 'Court 2', '#ace', '#u16'])
    expect(screen.getByText(words)).toBeTruthy();
});

it('leads to all of its author’s stories, by the username or, without one, by the id', () => {
  const way = () => screen.getAllByRole('link')[0]?.getAttribute('href');
  show();
  expect(way()).toBe('/victory-stories/@BenDigs');
  cleanup();
  show({ user: { ...BEN, displayName: null } });
  expect(way()).toBe(`/victory-stories/${BEN.id}`);
});

it('calls whoever hides their real name by the username', () => {
  show();
  expect(screen.getByText('Ben Okafor')).toBeTruthy();
  cleanup();
  show({ user: { ...BEN, hideRealName: true } });
  expect(screen.queryByText('Ben Okafor')).toBeNull();
  expect(screen.getByText('BenDigs')).toBeTruthy();
});

it('is changed and deleted by its author alone', async () => {
  const { edit, delete: remove, profile, report } = messages.card;
  show({ relationshipType: 'self' });
  expect(await actions()).toEqual([edit, remove]);
  await act(async () => void fireEvent.click(screen.getByRole('menuitem', { name: edit })));
  expect(doings.onEdit).toHaveBeenCalledOnce();
  cleanup();
  show();
  expect(await actions()).toEqual([profile, report]);
});

it('comes into sight when the player came for it', () => {
  show();
  expect(scrolled).not.toHaveBeenCalled();
  cleanup();
  show({}, true);
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
});

it('leads out by a link that tells nobody where the player came from', () => {
  show({ mediaType: 'link', mediaUrl: 'https://www.youtube.com/watch?v=1' });
  const link = screen.getByRole('link', { name: messages.card.link('youtube.com') });
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=1');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
});
