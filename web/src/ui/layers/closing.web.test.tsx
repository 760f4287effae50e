import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmView } from './confirm-view.tsx';
import { SheetView } from './sheet-view.tsx';
import { toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const NOTHING = () => undefined;

function Screen({ kind }: { kind: 'sheet' | 'question' }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      {kind === 'sheet' ? (
        <SheetView open={open} onClose={() => setOpen(false)} title="Guide" />
      ) : (
        <ConfirmView
          {...{ open, title: 'Sure?', text: 'Really', confirmLabel: 'Yes', cancelLabel: 'No' }}
          onClose={() => setOpen(false)}
          onConfirm={NOTHING}
        />
      )}
      <Toaster labels={{ area: 'Messages', close: 'Dismiss' }} />
    </>
  );
}

test.each([
  ['sheet', 'dialog'],
  ['question', 'alertdialog'],
] as const)('Escape closes a %s, also when a message has come after it', async (kind, role) => {
  render(<Screen kind={kind} />);
  const dialog = await screen.findByRole(role);
  toast({ title: 'Saved' });
  await screen.findByRole('button', { name: 'Dismiss' });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
});

test.each([
  ['sheet', 'dialog'],
  ['question', 'alertdialog'],
] as const)(
  'the phone’s back gesture closes a %s, once, and is heard no more afterwards',
  async (kind, role) => {
    const watching = new Set<EventTarget>();
    class Watcher extends EventTarget {
      constructor() {
        super();
        watching.add(this);
      }
      destroy() {
        watching.delete(this);
      }
    }
    vi.stubGlobal('CloseWatcher', Watcher);
    render(<Screen kind={kind} />);
    await screen.findByRole(role);
    const [watcher, ...others] = watching;
    expect(others).toEqual([]);
    watcher?.dispatchEvent(new Event('close'));
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    expect(watching.size).toBe(0);
  },
);

/** A sheet whose motion takes until it is told to end; with a button that opens it, and how often it was closed. */
function aLeavingSheet() {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.spyOn(HTMLElement.prototype, 'getAnimations').mockReturnValue([{ finished: promise } as never]);
  const onClose = vi.fn<() => void>();
  const sheet = (open: boolean) => <SheetView open={open} onClose={onClose} title="Guide" />;
  const { rerender } = render(sheet(true));
  const show = (open: boolean) => rerender(sheet(open));
  return { show, onClose, endMotion: () => act(async () => resolve()) };
}

const dialog = () => screen.queryByRole('dialog');

test('a sheet that leaves is gone once its motion ends, and a tap beside it is no second closing', async () => {
  const { show, onClose, endMotion } = aLeavingSheet();
  show(false);
  fireEvent.click(dialog()?.previousElementSibling?.previousElementSibling ?? document.body);
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog()).not.toBeNull();
  await endMotion();
  expect(dialog()).toBeNull();
});

test('a sheet that comes back while it leaves stays, and is no other one', async () => {
  const { show, endMotion } = aLeavingSheet();
  const before = dialog();
  show(false);
  show(true);
  await endMotion();
  expect(before).not.toBeNull();
  expect(dialog()).toBe(before);
});
