import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { HomeRivals } from './home-rivals.tsx';

const phone = vi.hoisted(() => ({ count: undefined as number | undefined }));
vi.mock('#data/live/rivals.ts', () => ({ useRivalCount: () => phone.count }));

it.each([
  [3, 'Rivals, 3 new'],
  [0, 'Rivals'],
  [undefined, 'Rivals'],
])('leads to the rivals, with %s new there', (count, name) => {
  phone.count = count;
  render(<HomeRivals />, { wrapper: MemoryRouter });
  const way = screen.getByRole('link', { name: new RegExp(`^\\d*${name}See`) });
  expect(way.getAttribute('href')).toBe('/rivals');
});
