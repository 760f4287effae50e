import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { SettingsFields } from 'sync-protocol/entities/notifications/user-settings';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { freshSettings } from 'sync-protocol/rules/fresh-rows';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeSettings } from './change-settings.ts';
import { Reminders } from './reminders.tsx';

const fresh = freshSettings(newId<UserId>());
let settings = fresh;

vi.mock('#data/live/live.ts', () => ({ useSettings: () => settings }));
vi.mock('./change-settings.ts', () => ({ changeSettings: vi.fn<() => Promise<void>>() }));
vi.mock('./use-web-push.ts', () => ({ usePush: () => ({ state: 'unsupported', isBusy: false }) }));

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

function show(changed: Partial<SettingsFields>) {
  settings = { ...fresh, ...changed };
  render(
    <MemoryRouter>
      <Reminders />
    </MemoryRouter>,
  );
}

it('says of the switch of teams that it is for players who have joined, too', () => {
  show({});
  const [described] =
    screen.getByRole('switch', { name: 'Teams' }).getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(described ?? '')?.textContent).toContain('has joined');
});

it('shows the time that stands again once the player leaves a field that they cleared', () => {
  show({ reminders: true, reminderTime: '17:00' });
  const field = screen.getByLabelText<HTMLInputElement>('Time');
  field.focus();
  fireEvent.change(field, { target: { value: '' } });
  expect(field.value).toBe('');
  fireEvent.blur(field);
  expect(field.value).toBe('17:00');
  expect(changeSettings).not.toHaveBeenCalled();
});

it('says when the warning of a streak at risk comes: with the daily reminder, or at its own time', () => {
  show({ reminders: true, reminderTime: '08:00' });
  expect(screen.getByText(/^Your daily reminder tells you/)).toBeTruthy();
  cleanup();
  show({ reminders: false });
  expect(screen.getByText(/^A nudge at 6:30\sPM/)).toBeTruthy();
});

it.each([
  [{ quietFrom: '18:30', quietUntil: '07:00' }, /^6:30\sPM is in your quiet hours.* won’t come/],
  [{ quietFrom: '18:00', quietUntil: '19:15' }, /^6:30\sPM is in your quiet hours.* comes at 7:15\sPM/],
  [{ quietFrom: '18:45', quietUntil: '07:00' }, undefined],
  [{ quietFrom: '18:30', quietUntil: '07:00', streakAtRisk: false }, undefined],
  [{ quietFrom: '18:30', quietUntil: '07:00', reminders: true, reminderTime: '17:00' }, undefined],
])('and that quiet hours keep it away: %j', (changed, words) => {
  show({ reminders: false, streakAtRisk: true, ...changed });
  const said = screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
  if (words) expect(said).toMatch(words);
  else expect(said).toBe('');
});
