import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SheetView } from './sheet-view.tsx';
import { dismissToast, shownToast, toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

const NOTHING = () => undefined;
const undo = vi.fn<() => void>();

beforeEach(async () => {
  await Toaster.fetch();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  undo.mockReset();
  dismissToast(shownToast()?.id ?? 0);
});

/** Shows a toast with an action, over a button or an open sheet. */
async function showToast(beneath: 'button' | 'sheet') {
  render(
    <>
      {beneath === 'button' ? <button>Beneath</button> : <SheetView open onClose={NOTHING} title="Guide" />}
      <Toaster labels={{ area: 'Messages', close: 'Dismiss' }} screenPath={String} />
    </>,
  );
  await act(async () => {
    toast({ title: 'Goal set', action: { label: 'Undo', onSelect: undo } });
    await vi.advanceTimersByTimeAsync(0);
  });
  return screen.getByText('Goal set').closest<HTMLElement>('[data-toast]') ?? document.body;
}

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const isShown = () => screen.queryByText('Goal set') !== null;
const byName = (name: string) => screen.getByRole('button', { name });
const hasFocus = (name: string) => document.activeElement === byName(name);

test('what is said comes into an area that stood there before and is spoken', async () => {
  render(<Toaster labels={{ area: 'Messages', close: 'Dismiss' }} screenPath={String} />);
  const area = screen.getByRole('region', { name: 'Messages' });
  expect(area.getAttribute('aria-live')).toBe('polite');
  await act(async () => {
    toast({ title: 'Saved' });
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(area.contains(screen.getByText('Saved'))).toBe(true);
});

test('it goes after five seconds', async () => {
  await showToast('button');
  pass(4_900);
  expect(isShown()).toBe(true);
  pass(200);
  expect(isShown()).toBe(false);
});

test.each([
  ['a pointer is on it', 'pointerMove', 'pointerLeave'],
  ['another window is looked at', 'blur', 'focus'],
] as const)('it stays while %s, and five seconds more', async (_, begins, ends) => {
  const box = await showToast('button');
  const target = begins === 'blur' ? window : box;
  pass(4_000);
  fireEvent[begins](target);
  pass(60_000);
  fireEvent[ends](target);
  pass(4_900);
  expect(isShown()).toBe(true);
  pass(200);
  expect(isShown()).toBe(false);
});

test('F8 leads to its action and holds it; Escape closes it and leads back', async () => {
  await showToast('button');
  byName('Beneath').focus();
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(hasFocus('Undo')).toBe(true);
  pass(60_000);
  expect(isShown()).toBe(true);
  fireEvent.keyDown(byName('Undo'), { key: 'Escape' });
  expect(isShown()).toBe(false);
  expect(hasFocus('Beneath')).toBe(true);
});

test('over an open sheet its action can be reached, and leads back into the sheet', async () => {
  const box = await showToast('sheet');
  expect(box.closest('[aria-hidden=true]')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(hasFocus('Undo')).toBe(true);
  fireEvent.keyDown(byName('Undo'), { key: 'Escape' });
  expect([isShown(), hasFocus('Close')]).toEqual([false, true]);
});

test('its action does what it says, once, and takes it away', async () => {
  await showToast('button');
  fireEvent.click(byName('Undo'));
  expect([undo.mock.calls.length, isShown()]).toEqual([1, false]);
});

test('no way is offered to a screen that another path leads to as well, for whoever came on that one', async () => {
  render(
    <MemoryRouter initialEntries={['/home']}>
      <Toaster labels={{ area: 'Messages', close: 'Dismiss' }} screenPath={() => '/'} />
    </MemoryRouter>,
  );
  await act(async () => {
    toast({ title: 'Started', action: { label: 'Go', to: '/' } });
    await vi.advanceTimersByTimeAsync(0);
  });
  expect([screen.queryByText('Started') !== null, screen.queryByRole('link')]).toEqual([true, null]);
});

test('a way to a screen is there until one is on it', async () => {
  render(
    <MemoryRouter initialEntries={['/training']}>
      <Toaster labels={{ area: 'Messages', close: 'Dismiss' }} screenPath={String} />
    </MemoryRouter>,
  );
  const say = async () => {
    toast({ title: 'Started', action: { label: 'Go', to: '/' } });
    await vi.advanceTimersByTimeAsync(0);
  };
  await act(say);
  const way = screen.getByRole('link', { name: 'Go' });
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(document.activeElement).toBe(way);
  fireEvent.click(way);
  pass(1_000);
  expect(screen.queryByText('Started')).toBeNull();
  await act(say);
  expect([screen.queryByText('Started') !== null, screen.queryByRole('link')]).toEqual([true, null]);
});

test('a finger drags it away to the right, and no other way', async () => {
  const box = await showToast('button');
  box.setPointerCapture = NOTHING;
  const drag = (far: number) => {
    fireEvent.pointerDown(box, { clientX: 100, pointerType: 'touch' });
    fireEvent.pointerMove(box, { clientX: 100 + far });
    fireEvent.pointerUp(box, { clientX: 100 + far });
  };
  drag(-200);
  drag(40);
  expect(isShown()).toBe(true);
  drag(60);
  expect(isShown()).toBe(false);
});
