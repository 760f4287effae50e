import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmView } from './confirm-view.tsx';
import { SheetView } from './sheet-view.tsx';
import { toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

afterEach(() => vi.unstubAllGlobals());

const NOTHING = () => undefined;

function Screen({ kind }: { kind: 'sheet' | 'question' }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      {kind === 'sheet' ? (
        <SheetView open={open} onOpenChange={setOpen} title="Guide" closeLabel="Close" />
      ) : (
        <ConfirmView
          {...{ open, title: 'Sure?', text: 'Really', confirmLabel: 'Yes', cancelLabel: 'No' }}
          onOpenChange={setOpen}
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
