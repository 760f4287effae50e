import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { playerZone, setPlayerZone } from '#data/clock.ts';
import { messages } from './day-messages.ts';
import { ZoneNote } from './zone-note.tsx';

const OWN = playerZone();

afterEach(() => {
  cleanup();
  setPlayerZone(OWN);
});

it('says nothing where the phone is at home', () => {
  render(<ZoneNote />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('link')).toBeNull();
});

it('says by which clock the days go when the phone is elsewhere, and where to change it', () => {
  // Nobody lives an odd quarter of an hour from both.
  setPlayerZone(OWN === 'Pacific/Chatham' ? 'Asia/Kathmandu' : 'Pacific/Chatham');
  render(<ZoneNote />, { wrapper: MemoryRouter });
  expect(
    screen.getByText(new RegExp(messages.zone.away(OWN === 'Pacific/Chatham' ? 'Kathmandu' : 'Chatham'))),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: messages.zone.change }).getAttribute('href')).toBe('/edit-profile');
});
