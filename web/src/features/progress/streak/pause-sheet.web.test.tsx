import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Sheet } from '#ui/layers/sheet.tsx';
import { subscribeToToast } from '#ui/layers/toast-store.ts';
import { PauseSheet } from './pause-sheet.tsx';

afterEach(cleanup);

/** It goes away as it does in a browser: not at once. */
const GOES_SLOWLY =
  '[data-state=open] { animation-name: comes } [data-state=closed] { animation-name: goes }';

function Asking() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <style>{GOES_SLOWLY}</style>
      <PauseSheet open={open} onOpenChange={setOpen} today="2026-03-04" pauses={[]} />
    </>
  );
}

it('pauses once, though it is tapped again while it goes away', async () => {
  await act(() => Sheet.fetch());
  await act(async () => render(<Asking />));
  const told = vi.fn<() => void>();
  subscribeToToast(told);
  const confirm = screen.getByRole('button', { name: 'Pause for 7 days' });
  await act(async () => fireEvent.click(confirm));
  expect(confirm.isConnected).toBe(true);
  await act(async () => fireEvent.click(confirm));
  // Nobody is signed in, and each try would say so.
  expect(told).toHaveBeenCalledOnce();
});
