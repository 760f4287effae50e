import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { UserBadge } from 'sync-protocol/entities/progress/badge';
import { userId, type UserBadgeId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { freshStats } from 'sync-protocol/rules/fresh-rows';
import { BADGES } from 'sync-protocol/rules/progress/badges';
import { afterEach, expect, it, vi } from 'vitest';
import { Badges } from './badges.tsx';

const player = userId.parse(newId());
const phone = vi.hoisted(() => ({ own: [] as unknown }));
vi.mock('#data/live/live.ts', () => ({
  useUserBadges: () => phone.own,
  usePlayerStats: () => freshStats(player),
}));
vi.mock('#data/clock.ts', async (original) => ({
  ...(await original<object>()),
  useToday: () => '2026-01-05',
}));
const mutate = vi.hoisted(() => vi.fn<(mutator: { name: string }, args: object) => Promise<object>>());
vi.mock('#data/rows/mutate.ts', () => ({ mutate }));
afterEach(cleanup);

function owned(badgeId: string, viewedAt: string | null = null): UserBadge {
  const earned = { earnedAt: '2026-01-05T12:00:00.000Z', earnedDay: '2026-01-05' };
  return { id: newId<UserBadgeId>(), userId: player, badgeId, ...earned, viewedAt };
}

it('has been seen as far as it has come to this phone, and again with what comes while it is looked at', () => {
  const at = '2026-01-05T13:00:00.000Z';
  const [first, second, third] = [owned('tasks-1', at), owned('tasks-25'), owned('tasks-100')];
  const show = (...own: UserBadge[]) => {
    phone.own = own;
    return <Badges />;
  };
  const { rerender } = render(show(first, second), { wrapper: MemoryRouter });
  rerender(show(first, { ...second, viewedAt: at }));
  rerender(show(first, { ...second, viewedAt: at }, third));
  expect(mutate.mock.calls.map(([{ name }, args]) => [name, args])).toEqual([
    ['badge.markViewed@2', { userBadgeIds: [second.id] }],
    ['badge.markViewed@2', { userBadgeIds: [third.id] }],
  ]);
});

it('says so where no badge is left to earn', () => {
  const at = '2026-01-05T13:00:00.000Z';
  phone.own = BADGES.slice(1).map(({ id }) => owned(id, at));
  const { rerender } = render(<Badges />, { wrapper: MemoryRouter });
  expect(screen.queryByText('No badges available')).toBeNull();
  phone.own = BADGES.map(({ id }) => owned(id, at));
  rerender(<Badges />);
  expect(screen.getByText('No badges available')).toBeDefined();
});
