import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { UserBadge } from 'sync-protocol/entities/progress/badge';
import { newId, type UserId } from 'sync-protocol/ids';
import { freshStats } from 'sync-protocol/rules/fresh-rows';
import { BADGES } from 'sync-protocol/rules/progress/badges';
import { afterEach, expect, it } from 'vitest';
import { Glory } from './profile-glory.tsx';

afterEach(cleanup);

const show = (badges: readonly { id: string }[]) => {
  const owned = badges.map(({ id }) => ({ badgeId: id }) as UserBadge);
  render(<Glory owned={owned} stats={freshStats(newId<UserId>())} />, { wrapper: MemoryRouter });
};

it('shows the four newest badges, and the way to all', () => {
  show(BADGES.slice(0, 5));
  const badges = screen.getByRole('region', { name: 'Recent Badges' });
  expect(
    within(badges)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(BADGES.slice(0, 4).map(({ name }) => name));
  expect(within(badges).getByRole('link').getAttribute('href')).toBe('/badges');
});

it('shows nothing of badges to whoever has none', () => {
  show([]);
  expect(screen.queryByRole('region')).toBeNull();
});
