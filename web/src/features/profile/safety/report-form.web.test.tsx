import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { TestPlayer } from 'sync-protocol/mutations/testing';
import { newId } from 'sync-protocol/ids';
import { afterEach, expect, it, vi } from 'vitest';
import { offline } from '#data/server/api-error.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { areUpdatesHeld } from '#pwa/hold-updates.ts';
import { ReportForm } from './report-form.tsx';
import { messages } from './safety-messages.ts';

const text = messages.reportForm;
const WORDS = 'Mean words.';
const nothing = () => undefined;
const send = vi.fn<() => Promise<void>>();

afterEach(() => {
  cleanup();
  // What was begun is forgotten with the player who began it.
  openPhone(new TestPlayer().userId, 'UTC');
  closePhone();
  vi.restoreAllMocks();
  send.mockReset();
});

const open = (id: string) => render(<ReportForm id={id} send={send} onBack={nothing} onDone={nothing} />);
const details = () => screen.getByLabelText<HTMLTextAreaElement>(text.details);
const reason = () => screen.getByRole<HTMLInputElement>('radio', { name: text.reasons.spam });
function say() {
  fireEvent.click(reason());
  fireEvent.change(details(), { target: { value: WORDS } });
}
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: text.send })));

it('says offline, before and after a try, that what is written stays, and blames no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  send.mockRejectedValue(offline());
  open(newId());
  screen.getByText(text.offline);
  expect(screen.queryByRole('alert')).toBeNull();
  say();
  await submit();
  expect(screen.getByRole('alert').textContent).toBe(text.offline);
  expect(screen.getAllByText(text.offline)).toHaveLength(1);
  expect(details().value).toBe(WORDS);
});

it('keeps what was begun about each, also when it was closed, until it is sent', async () => {
  const [one, another] = [newId(), newId()];
  open(one);
  say();
  cleanup();
  expect(areUpdatesHeld()).toBe(true);
  open(another);
  expect([details().value, reason().checked]).toEqual(['', false]);
  // What is taken out again is not begun.
  fireEvent.change(details(), { target: { value: WORDS } });
  fireEvent.change(details(), { target: { value: '' } });
  cleanup();
  open(one);
  expect([details().value, reason().checked]).toEqual([WORDS, true]);
  send.mockResolvedValue();
  await submit();
  expect(send).toHaveBeenCalledWith({ reason: 'spam', details: WORDS });
  cleanup();
  expect(areUpdatesHeld()).toBe(false);
  open(one);
  expect(details().value).toBe('');
});
