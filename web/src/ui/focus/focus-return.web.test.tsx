import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ConfirmView } from '../layers/confirm-view.tsx';
import { SheetView } from '../layers/sheet-view.tsx';

const NOTHING = () => undefined;
/** Said without the elements, whose difference takes minutes to print. */
const hasFocus = (element: HTMLElement) => document.activeElement === element;

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

/** A sheet over a sheet: what opened the upper one goes before that does. */
function Team({ isInList = false }) {
  const [isAsked, setIsAsked] = useState(false);
  const [isCheered, setIsCheered] = useState(false);
  const cheer = () => {
    setIsCheered(true);
    setTimeout(() => setIsAsked(false));
  };
  const cheerOf = (words: string) => !isCheered && <button onClick={() => setIsAsked(true)}>{words}</button>;
  const row = (name: string) => (
    <li key={name}>
      <a href={`/${name}`}>{name}</a>
      {name === 'Ben' ? cheerOf('Cheer') : <button>Cheer for {name}</button>}
    </li>
  );
  return (
    <main>
      <h1>Teams</h1>
      <button>Beneath</button>
      <SheetView open onClose={NOTHING} title="Rockets">
        {isInList ? <ul>{['Ava', 'Ben', 'Cleo'].map(row)}</ul> : cheerOf('Cheer')}
      </SheetView>
      <SheetView open={isAsked} onClose={NOTHING} title="Words">
        <button onClick={cheer}>Nice digs</button>
      </SheetView>
    </main>
  );
}

test('the focus stays in a sheet when what opened another over it has gone', async () => {
  render(<Team />);
  const sheet = screen.getByRole('dialog');
  const cheer = screen.getByRole('button', { name: 'Cheer' });
  cheer.focus();
  fireEvent.click(cheer);
  fireEvent.click(await screen.findByRole('button', { name: 'Nice digs' }));
  await waitFor(() => expect(screen.queryByText('Nice digs')).toBeNull());
  await waitFor(() => expect(hasFocus(sheet)).toBe(true));
  screen.getByText('Beneath').focus();
  expect(hasFocus(sheet)).toBe(true);
});

test('in a list it goes to the row of what has gone, not to the whole sheet', async () => {
  render(<Team isInList />);
  const cheer = screen.getByRole('button', { name: 'Cheer' });
  cheer.focus();
  fireEvent.click(cheer);
  fireEvent.click(await screen.findByRole('button', { name: 'Nice digs' }));
  await waitFor(() => expect(screen.queryByText('Nice digs')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ben'));
});
