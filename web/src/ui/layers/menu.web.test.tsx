import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

afterEach(cleanup);

/** Its first opening: what opens it is not yet there to see by what it was opened. */
async function show(open: (button: HTMLElement) => void) {
  const choose = vi.fn<() => void>();
  await Menu.fetch();
  render(
    <Menu
      label="Options"
      icon={null}
      items={[
        { label: 'Edit', onSelect: choose },
        { label: 'Delete', onSelect: () => undefined },
      ]}
    />,
  );
  await act(async () => open(screen.getByRole('button', { name: 'Options' })));
  return choose;
}

it.each([
  // A key's click has no count of presses.
  ['Enter', (button: HTMLElement) => fireEvent.click(button, { detail: 0 })],
  ['the arrow', (button: HTMLElement) => fireEvent.keyDown(button, { key: 'ArrowDown' })],
])('opened by %s it is at its first item, which Enter chooses', async (_, open) => {
  const choose = await show(open);
  const first = screen.getByRole('menuitem', { name: 'Edit' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, { key: 'Enter' });
  expect(choose).toHaveBeenCalledOnce();
});

it('opened by a finger it has nothing chosen yet', async () => {
  await show((button) => fireEvent.click(button, { detail: 1 }));
  expect(document.activeElement).toBe(screen.getByRole('menu'));
});
