import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { newId, type UserId } from 'sync-protocol/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offline } from '#data/server/calls/api-error.ts';
import { whatIsUnsaved } from '#data/drafts/unsaved.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { areUpdatesHeld } from '#pwa/update/hold-updates.ts';
import { ReportForm } from './report-form.tsx';
import { messages } from './safety-messages.ts';

const text = messages.reportForm;
const WORDS = 'Mean words.';
const nothing = () => undefined;
const send = vi.fn<() => Promise<void>>();

const me = newId<UserId>();
beforeEach(() => void openPhone(me, 'UTC'));
afterEach(() => {
  cleanup();
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

const said = () => [details().value, reason().checked];

it('keeps what was begun about each over a new start of the app, for who began it, until it is sent', async () => {
  const [one, another] = [newId(), newId()];
  /** As when the app is closed, and opened again by this player. */
  const start = async (player: UserId, id: string) => {
    cleanup();
    closePhone();
    openPhone(player, 'UTC');
    open(id);
    // What was asked for later has come: so has what was kept.
    await act(async () => void (await whatIsUnsaved()));
  };
  await start(me, one);
  say();
  await waitFor(async () => expect(await whatIsUnsaved()).toEqual(['words']));
  await start(me, another);
  expect(said()).toEqual(['', false]);
  // What is taken out again is not begun.
  fireEvent.change(details(), { target: { value: WORDS } });
  fireEvent.change(details(), { target: { value: '' } });
  expect(areUpdatesHeld()).toBe(false);
  await start(newId<UserId>(), one);
  expect(said()).toEqual(['', false]);
  await start(me, one);
  await waitFor(() => expect(said()).toEqual([WORDS, true]));

  send.mockResolvedValue();
  await submit();
  expect(send).toHaveBeenCalledWith({ reason: 'spam', details: WORDS });
  expect(await whatIsUnsaved()).toEqual([]);
  await start(me, one);
  expect(said()).toEqual(['', false]);
});
