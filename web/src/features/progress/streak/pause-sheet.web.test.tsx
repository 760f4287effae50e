import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Sheet } from '#ui/layers/sheet.tsx';
import { subscribeToToast } from '#ui/layers/toast-store.ts';
import { PauseSheet } from './pause-sheet.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Asking() {
  const [open, setOpen] = useState(true);
  return <PauseSheet open={open} onClose={() => setOpen(false)} today="2026-03-04" pauses={[]} />;
}

it('pauses once, though it is tapped again while it goes away', async () => {
  // It goes away as it does in a browser: not at once.
  const leaving = { finished: new Promise<Animation>(() => undefined) } as Animation;
  vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue([leaving]);
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
