import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { userId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { afterEach, expect, it, vi } from 'vitest';
import type { StreakTogether } from '#data/live/friend-streaks.ts';
import type { Rival } from '#data/live/rivals.ts';
import { shownToast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';
import { RequestList } from './request-list.tsx';
import { together } from './together/messages.ts';

const mutate = vi.hoisted(() => vi.fn<(mutator: { name: string }, args: object) => Promise<object>>());
vi.mock('#data/rows/mutate.ts', () => ({ mutate }));
vi.mock('#data/sync/sync-status.ts', () => ({ useIsWaiting: () => () => false }));

afterEach(() => {
  cleanup();
  mutate.mockReset();
});

const idOf = new Map(['Kim', 'Lea', 'Mia', 'Noa'].map((name) => [name, userId.parse(newId())]));
const player = (name: string) => ({ displayName: name, profileImageUrl: '' });
const rival = (name: string) =>
  ({
    id: newId(),
    rivalId: idOf.get(name),
    rivalshipType: 'training_partner',
    player: player(name),
  }) as unknown as Rival;
const streak = (name: string, status: StreakTogether['status']) =>
  ({ id: newId(), friendId: idOf.get(name), status, player: player(name) }) as unknown as StreakTogether;

/** Kim wants to be rivals, Lea was asked to; Mia offers a streak, Noa was offered one. */
function show(): void {
  mutate.mockResolvedValue({ ok: true, points: 0 });
  const rivals = { accepted: [], asked: [rival('Kim')], requested: [rival('Lea')] };
  const streaks = [streak('Mia', 'asked'), streak('Noa', 'requested')];
  render(<RequestList rivals={rivals} streaks={streaks} onChallenge={() => undefined} />, {
    wrapper: MemoryRouter,
  });
}

const { requests, toasts } = messages;
it.each([
  [requests.acceptOf('Kim'), 'rival.accept', { rivalId: idOf.get('Kim') }, toasts.accepted],
  [requests.declineOf('Kim'), 'rival.decline', { rivalId: idOf.get('Kim') }, toasts.declined],
  [requests.withdrawOf('Lea'), 'rival.withdraw', { rivalId: idOf.get('Lea') }, toasts.withdrawn],
  [together.acceptOf('Mia'), 'friendStreak.accept', { friendId: idOf.get('Mia') }, together.toasts.accepted],
  [together.declineOf('Mia'), 'friendStreak.end', { friendId: idOf.get('Mia') }, together.toasts.declined],
  [together.withdrawOf('Noa'), 'friendStreak.end', { friendId: idOf.get('Noa') }, together.toasts.withdrawn],
])('“%s” does just that, and says so', async (name, change, args, said) => {
  show();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  expect(mutate.mock.calls.map(([mutator, given]) => [mutator.name, given])).toEqual([[change, args]]);
  expect(shownToast()?.title).toBe(said);
});
