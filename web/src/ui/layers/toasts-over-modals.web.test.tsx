import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { SheetView } from './sheet-view.tsx';
import { dismissToast, shownToast, toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeAll(() => Toaster.fetch());
afterEach(() => act(() => dismissToast(shownToast()?.id ?? 0)));

const undo = vi.fn<() => void>();

function say(): void {
  act(() => toast({ title: 'Deleted', text: 'All 3', action: { label: 'Undo', onSelect: undo } }));
}

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <SheetView open={open} onClose={() => setOpen(false)} title="Guide" />
      <Toaster labels={{ area: 'Messages', close: 'Dismiss' }} screenPath={String} />
    </>
  );
}

const byName = (name: string) => screen.findByRole('button', { name });
const focused = () => document.activeElement;

async function openSheet(): Promise<void> {
  fireEvent.click(screen.getByText('Open'));
  await screen.findByRole('dialog');
}

/** A sheet with a message over it, either of which may have come first. */
async function bothThere(first: 'sheet' | 'message'): Promise<void> {
  vi.clearAllMocks();
  render(<Screen />);
  if (first === 'sheet') await openSheet();
  say();
  await byName('Undo');
  if (first === 'message') await openSheet();
}

test.each(['sheet', 'message'] as const)(
  'what a message offers can be heard and pressed over a sheet, the %s having come first',
  async (first) => {
    await bothThere(first);
    const button = await byName('Undo');
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
    button.focus();
    expect(focused()).toBe(button);
    fireEvent.click(button);
    expect(undo).toHaveBeenCalledOnce();
    // And the player is where they were.
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Close' })));
    expect(screen.getByRole('dialog')).toBeDefined();
  },
);

test('Escape closes what has the focus: the sheet and not the message, or the message and not the sheet', async () => {
  await bothThere('sheet');
  (await byName('Undo')).focus();
  fireEvent.keyDown(await byName('Undo'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(screen.getByRole('dialog')).toBeDefined();
  say();
  await byName('Undo');
  fireEvent.keyDown(await byName('Close'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await byName('Undo')).toBeDefined();
});
