import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ConfirmView } from '../layers/confirm-view.tsx';
import { SheetView } from '../layers/sheet-view.tsx';

const NOTHING = () => undefined;

function Screen({ kind }: { kind: 'sheet' | 'question' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {kind === 'sheet' ? (
        <SheetView open={open} onClose={() => setOpen(false)} title="Guide" />
      ) : (
        <ConfirmView
          open={open}
          onClose={() => setOpen(false)}
          title="Sure?"
          text="Really"
          confirmLabel="Yes"
          cancelLabel="Close"
          onConfirm={NOTHING}
        />
      )}
    </>
  );
}

test.each(['sheet', 'question'] as const)(
  'a %s that closes gives the focus back to what opened it',
  async (kind) => {
    render(<Screen kind={kind} />);
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    fireEvent.click(opener);
    const close = await screen.findByRole('button', { name: 'Close' });
    await waitFor(() => expect(document.activeElement).not.toBe(opener));
    fireEvent.click(close);
    await waitFor(() => expect(document.activeElement).toBe(opener));
  },
);
