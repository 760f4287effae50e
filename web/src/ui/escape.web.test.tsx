import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ConfirmView } from './layers/confirm-view.tsx';
import { SheetView } from './layers/sheet-view.tsx';
import { toast } from './layers/toast-store.ts';
import { Toaster } from './layers/toaster.tsx';

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
      <Toaster labels={{ area: 'Messages ({hotkey})', message: 'Message', close: 'Dismiss' }} />
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
  await screen.findByRole('button', { name: 'Dismiss', hidden: true });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
});
