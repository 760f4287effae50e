import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { CustomRegimen } from 'sync-protocol/entities/training/regimen';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { areUpdatesHeld } from '#pwa/update/hold-updates.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { DescribeProgram } from './describe-program.tsx';
import { messages } from './own-messages.ts';

vi.mock('#data/rows/mutate.ts', () => ({ mutate: async () => ({ ok: true }) }));
beforeAll(() => Sheet.fetch());
afterEach(cleanup);

const program = (name: string) => ({ id: 'p', name, description: 'Mine' }) as CustomRegimen;
const onClose = vi.fn<() => void>();
const sheet = (isOpen: boolean, of = program('Serves')) => (
  <DescribeProgram program={of} isOpen={isOpen} onClose={onClose} />
);
const nameField = () => screen.findByLabelText<HTMLInputElement>(/^Program Name/);
const type = async (value: string) => fireEvent.change(await nameField(), { target: { value } });

it('holds updates while something is typed, and keeps it when the sheet is closed by a slip', async () => {
  const { rerender } = render(sheet(true));
  expect(areUpdatesHeld()).toBe(false);
  await type('Monday serves');
  expect(areUpdatesHeld()).toBe(true);
  rerender(sheet(false));
  expect(areUpdatesHeld()).toBe(true);
  rerender(sheet(true));
  expect((await nameField()).value).toBe('Monday serves');
});

it('forgets what was typed with Cancel, and begins with what the program is called by then', async () => {
  const { rerender } = render(sheet(true));
  await type('Monday serves');
  fireEvent.click(screen.getByRole('button', { name: messages.cancel }));
  expect(onClose).toHaveBeenCalled();
  expect(areUpdatesHeld()).toBe(false);
  rerender(sheet(false, program('Jump serves')));
  rerender(sheet(true, program('Jump serves')));
  expect((await nameField()).value).toBe('Jump serves');
});
