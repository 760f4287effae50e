import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmView } from '../confirm-view.tsx';
import { SheetView } from '../sheet-view.tsx';

afterEach(() => void vi.restoreAllMocks());

const NOTHING = () => undefined;

function Guide({ children }: { children?: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <SheetView open={open} onClose={() => setOpen(false)} title="Guide" footer={<button>Mark done</button>}>
      {children}
    </SheetView>
  );
}

function Question() {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmView
      {...{ open, title: 'Sure?', text: 'Really?', confirmLabel: 'Yes', cancelLabel: 'No' }}
      onClose={() => setOpen(false)}
      onConfirm={NOTHING}
    />
  );
}

const hasFocus = (element: HTMLElement) => document.activeElement === element;
const byName = (name: string) => screen.getByRole('button', { name });

test('a sheet begins at its first control, a question at the answer that changes nothing', () => {
  const { unmount } = render(<Guide />);
  expect(hasFocus(byName('Close'))).toBe(true);
  unmount();
  render(<Question />);
  expect(hasFocus(byName('No'))).toBe(true);
});

test('what takes the focus for itself keeps it', () => {
  render(
    <Guide>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what is asked here */}
      <input aria-label="Note" autoFocus />
    </Guide>,
  );
  expect(hasFocus(screen.getByRole('textbox'))).toBe(true);
});

test('the focus leaves at neither end, nor for what lies beneath', () => {
  render(
    <>
      <button>Beneath</button>
      <Guide />
    </>,
  );
  const dialog = screen.getByRole('dialog');
  (dialog.nextElementSibling as HTMLElement).focus();
  expect(hasFocus(byName('Close'))).toBe(true);
  (dialog.previousElementSibling as HTMLElement).focus();
  expect(hasFocus(byName('Mark done'))).toBe(true);
  screen.getByText('Beneath').focus();
  expect(hasFocus(byName('Mark done'))).toBe(true);
});

const rows = (...names: string[]) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <button>Report {name}</button>
        <button data-removes>Delete {name}</button>
      </li>
    ))}
  </ul>
);

test('when what had the focus goes, the modal has it', async () => {
  const { rerender } = render(
    <Guide>
      <button>Once</button>
    </Guide>,
  );
  byName('Once').focus();
  rerender(<Guide />);
  await waitFor(() => expect(hasFocus(screen.getByRole('dialog'))).toBe(true));
});

test('when the row that had the focus goes, the next one of its list has it, and never what would remove that too', async () => {
  const { rerender } = render(<Guide>{rows('one', 'two', 'three')}</Guide>);
  byName('Delete two').focus();
  rerender(<Guide>{rows('one', 'three')}</Guide>);
  await waitFor(() => expect(hasFocus(byName('Report three'))).toBe(true));
});

test('what a sheet holds is a stop of its own where it can be scrolled', () => {
  render(<Guide />);
  const body = screen.getByRole('group', { name: 'Guide' });
  fireEvent.keyDown(byName('Close'), { key: 'Tab' });
  expect(body.tabIndex).toBe(-1);
  vi.spyOn(body, 'scrollHeight', 'get').mockReturnValue(900);
  fireEvent.keyDown(byName('Close'), { key: 'Tab' });
  expect(body.tabIndex).toBe(0);
});

test('of two, Escape closes the one on top', () => {
  render(
    <>
      <Guide />
      <Question />
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Guide' })).toBeDefined();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a tap beside it closes a sheet, and no question', () => {
  const scrim = (role: string) => screen.getByRole(role).previousElementSibling?.previousElementSibling;
  render(<Question />);
  fireEvent.click(scrim('alertdialog') ?? document.body);
  fireEvent.click(byName('No'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  render(<Guide />);
  fireEvent.click(scrim('dialog') ?? document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('while it stands screen readers hear it alone, and what speaks up by itself', async () => {
  render(
    <>
      <p>Beneath</p>
      <div aria-live="polite">Saved</div>
      <Guide />
    </>,
  );
  const isHidden = (text: string) => screen.getByText(text).closest('[aria-hidden=true]') !== null;
  expect([isHidden('Beneath'), isHidden('Saved'), isHidden('Mark done')]).toEqual([true, false, false]);
  fireEvent.click(byName('Close'));
  await waitFor(() => expect(isHidden('Beneath')).toBe(false));
});

test('the room of the page’s scrollbar is kept where there is one, and by a modal that follows another, too', () => {
  // A modal takes the bar away, and with it what could be measured.
  const isKept = (width: number) => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);
    const { getByRole } = render(<Question />);
    return getByRole('alertdialog').matches('[data-beside-bar]');
  };
  expect(isKept(innerWidth)).toBe(false);
  cleanup();
  expect(isKept(innerWidth - 15)).toBe(true);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth);
  render(<Guide />);
  expect(screen.getByRole('dialog').matches('[data-beside-bar]')).toBe(true);
});
