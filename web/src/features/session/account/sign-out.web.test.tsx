import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Unsaved } from '#data/drafts/unsaved.ts';
import { signInAgain } from '#data/session/sign-in-again.ts';
import { signOut } from '#data/session/sign-out.ts';
import { Confirm } from '#ui/layers/confirm.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { dropToast, shownToast } from '#ui/layers/toast-store.ts';
import { SignOut } from './sign-out.tsx';

const unsaved = vi.hoisted(() => ({ what: [] as Unsaved[] }));
const login = vi.hoisted(() => ({ isOver: false }));
const status = vi.hoisted(() => ({ waiting: [] as object[], refused: [] as object[] }));
vi.mock('#data/session/sign-out.ts', () => ({ signOut: vi.fn<() => Promise<boolean>>() }));
vi.mock('#data/drafts/unsaved.ts', () => ({ whatIsUnsaved: () => Promise.resolve(unsaved.what) }));
vi.mock('#data/session/sign-in-again.ts', () => ({
  signInAgain: vi.fn<() => void>(),
  isSessionOver: () => login.isOver,
  useIsSessionOver: () => login.isOver,
}));
vi.mock('#data/sync/sync-status.ts', () => ({ useSyncStatus: () => status }));

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function ask(waiting: number, refused: number): Promise<void> {
  status.waiting = Array.from({ length: waiting }, () => ({}));
  status.refused = Array.from({ length: refused }, () => ({}));
  render(<SignOut />);
  click('Log Out');
  await screen.findByRole(waiting + refused > 0 ? 'dialog' : 'alertdialog');
}

beforeAll(() => Promise.all([Confirm.fetch(), Sheet.fetch()]));
beforeEach(() => void vi.mocked(signOut).mockReset().mockResolvedValue(true));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  dropToast();
  login.isOver = false;
});

it('signs out after one question when nothing is unsent', async () => {
  await ask(0, 0);
  click('Log Out');
  expect(signOut).toHaveBeenCalledWith('send', expect.any(AbortSignal));
});

it.each([
  [1, 0, 'One change is not sent yet', 'Keep it on this phone'],
  [2, 1, '3 changes are not sent yet', 'Keep them on this phone'],
  [0, 1, 'One change needs attention', 'Keep it on this phone'],
  [0, 2, '2 changes need attention', 'Throw them away'],
])('%i waiting and %i refused: “%s”, and “%s” is a choice', async (waiting, refused, title, choice) => {
  await ask(waiting, refused);
  expect(screen.getByRole('dialog', { name: title })).toBeDefined();
  expect(screen.queryAllByRole('button', { name: /^Send/ })).toHaveLength(waiting > 0 ? 1 : 0);
  click(choice);
  expect(signOut).toHaveBeenCalledWith(choice.startsWith('Keep') ? 'keep' : 'discard');
});

it('stays open and busy while it sends, and says when that failed', async () => {
  let answer: (isOut: boolean) => void = () => undefined;
  vi.mocked(signOut).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await ask(1, 0);
  click('Send it first');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send it first' }).getAttribute('aria-busy')).toBe('true'),
  );
  click('Send it first');
  expect(signOut).toHaveBeenCalledOnce();
  answer(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers the log-in where the login has run out: nothing can be sent without', async () => {
  login.isOver = true;
  await ask(2, 0);
  expect(screen.queryByRole('button', { name: 'Send them first' })).toBeNull();
  expect(screen.getByText('Your login has run out.', { exact: false })).toBeDefined();
  click('Log in again');
  expect(signInAgain).toHaveBeenCalledOnce();
  expect(signOut).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers the log-in also where only the sending has found that out', async () => {
  vi.mocked(signOut).mockImplementation(async () => {
    login.isOver = true;
    return false;
  });
  await ask(1, 0);
  click('Send it first');
  await waitFor(() => expect(shownToast()?.action?.label).toBe('Log in again'));
});

it('makes keeping the main choice where the phone has no signal to send with, and says so', async () => {
  const look = (name: string) => screen.getByRole('button', { name }).className;
  await ask(2, 0);
  const main = look('Send them first');
  expect(screen.queryByText('VolleyPath can’t be reached right now.')).toBeNull();
  cleanup();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await ask(2, 0);
  expect(screen.getByText('VolleyPath can’t be reached right now.')).toBeDefined();
  expect([look('Send them first') === main, look('Keep them on this phone') === main]).toEqual([false, true]);
});

it.each([
  ['the main choice where all of it comes back', [], 'bg-accent'],
  ['dangerous where something is gone for good', ['movements'], 'bg-danger-fill'],
] satisfies [string, Unsaved[], string][])('the log-out is %s', async (_, what, look) => {
  unsaved.what = what;
  await ask(0, 0);
  const button = await screen.findByRole('button', { name: 'Log Out' });
  await waitFor(() => expect(button.classList.contains(look)).toBe(true));
  unsaved.what = [];
});

it('closed while it sends, it does not sign out after all', async () => {
  vi.mocked(signOut).mockReturnValue(new Promise(() => undefined));
  await ask(1, 0);
  click('Send it first');
  click('Close');
  expect(vi.mocked(signOut).mock.lastCall?.[1]?.aborted).toBe(true);
  click('Log Out');
  const again = await screen.findByRole('button', { name: 'Send it first' });
  expect(again.getAttribute('aria-busy')).toBeNull();
});

it.each([
  [0, [], 'It’s all back when you log in.'],
  [
    0,
    ['words'],
    'It’s all back when you log in, except what you began to write and didn’t share or save: that',
  ],
  [
    0,
    ['file'],
    'It’s all back when you log in, except the photo or video of the story you began: that’s only',
  ],
  [1, ['words'], 'Whatever you choose, what you began to write and didn’t share or save is gone for good.'],
  [1, ['file'], 'Whatever you choose, the photo or video of the story you began is gone for good.'],
  [0, ['film'], 'It’s all back when you log in, except the recording in AR Training: that’s only'],
  [
    1,
    ['words', 'film'],
    'what you began to write and didn’t share or save, and the recording in AR Training are gone',
  ],
  [
    0,
    ['movements'],
    'It’s all back when you log in, except the movements your analyses are compared by: they’re only on this phone',
  ],
  [1, ['movements'], 'the movements your analyses are compared by are gone'],
] satisfies [number, Unsaved[], string][])(
  'with %i waiting and %j on this phone alone says in one breath what comes back',
  async (waiting, what, words) => {
    unsaved.what = what;
    await ask(waiting, 0);
    expect(await screen.findByText(words, { exact: false })).toBeDefined();
    unsaved.what = [];
  },
);
