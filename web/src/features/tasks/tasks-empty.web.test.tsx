import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { aPlan, TestPlayer } from 'sync-protocol/mutations/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentDay } from '#data/clock.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import type { UserDb } from '#data/store/db.ts';
import { messages } from './no-tasks-messages.ts';
import { TasksEmpty } from './tasks-empty.tsx';

const deals = vi.hoisted(() => ({ deal: vi.fn<() => Promise<void>>() }));
vi.mock('#data/rows/deal.ts', async (load) => ({ ...(await load<object>()), dealOnPhone: deals.deal }));
vi.mock('#data/catalog/plans.ts', async (load) => ({
  ...(await load<object>()),
  loadPlans: async (db: UserDb) => {
    const [stored] = await db.programs.toArray();
    return () => stored && aPlan();
  },
}));

beforeEach(() => deals.deal.mockReset().mockResolvedValue());
afterEach(() => {
  cleanup();
  closePhone();
});

/** Shows the place of tasks that are not there, to somebody whose program runs. */
async function show({ isHere }: { isHere: boolean }) {
  const player = new TestPlayer();
  const enrolment = player.start(currentDay());
  const { db } = openPhone(player.userId, 'UTC');
  const row = player.rows.get('userRegimens', enrolment);
  if (row) await db.synced('userRegimens').put(row);
  if (row && isHere) await db.programs.put({ id: row.regimenId, version: '1', content: {} as never });
  await act(async () => {
    render(<TasksEmpty hasProgram />);
    await import('./no-tasks-yet.tsx');
  });
}

const text = (words: string) => screen.queryByText(words);

it('says that a program has to download only if the phone lacks it', async () => {
  await show({ isHere: false });
  expect(await screen.findByText(messages.needsProgram.title)).toBeDefined();
  expect(deals.deal).toHaveBeenCalled();
});

it('claims nothing while the day of a program that is here is being dealt', async () => {
  await show({ isHere: true });
  await vi.waitFor(() => expect(deals.deal.mock.calls.length).toBeGreaterThan(1));
  for (const { title } of [messages.needsProgram, messages.full, messages.failed])
    expect(text(title)).toBeNull();
  expect(screen.getByText('Loading today’s tasks')).toBeDefined();
});

it('says that the phone is full when there is no room for the day, and tries again', async () => {
  deals.deal.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  vi.spyOn(console, 'error').mockReturnValue();
  await show({ isHere: true });
  expect(await screen.findByText(messages.full.title)).toBeDefined();
  deals.deal.mockResolvedValue();
  fireEvent.click(screen.getByRole('button', { name: messages.retry }));
  expect(text(messages.full.title)).toBeNull();
});
