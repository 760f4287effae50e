import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BADGES } from 'sync-protocol/rules/progress/badges';
import { afterEach, expect, it, vi } from 'vitest';
import { Glory } from './profile-glory.tsx';

const phone = vi.hoisted(() => ({ own: [] as { badgeId: string }[] }));
vi.mock('#data/live/live.ts', () => ({
  useUserBadges: () => phone.own,
  usePlayerStats: () => undefined,
}));
afterEach(cleanup);

it('shows the four newest badges, and the way to all', () => {
  phone.own = BADGES.slice(0, 5).map(({ id }) => ({ badgeId: id }));
  render(<Glory />, { wrapper: MemoryRouter });
  const badges = screen.getByRole('region', { name: 'Recent Badges' });
  expect(
    within(badges)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(BADGES.slice(0, 4).map(({ name }) => name));
  expect(within(badges).getByRole('link').getAttribute('href')).toBe('/badges');
});

it('shows nothing of badges to whoever has none', () => {
  phone.own = [];
  render(<Glory />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('region')).toBeNull();
});
