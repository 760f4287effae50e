import { fireEvent, render, screen } from '@testing-library/react';
import type { RegimenId } from 'sync-protocol/ids';
import { Sheet } from '#ui/layers/sheet.tsx';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LoadSheet } from './season/load-sheet.tsx';
import { ResultEntry, type Measured } from './results/result-entry.tsx';

// What was typed is kept as it was meant, or not at all.

const mutate = vi.hoisted(() => vi.fn<() => Promise<{ ok: true }>>(async () => ({ ok: true })));
vi.mock('#data/rows/mutate.ts', () => ({ mutate }));

beforeAll(() => Sheet.fetch());
beforeEach(() => mutate.mockClear());

const drill = {
  id: 'one-minute-control-test',
  result: { what: 'Touches', unit: 'times', max: 120 },
} as Measured['drill'];

test.each(['999999999', '-5', '12.5'])(
  'a result of %s is told its bounds and stays as it was typed',
  async (typed) => {
    render(<ResultEntry drill={drill} regimenId={'r' as RegimenId} record={undefined} />);
    const field = screen.getByLabelText('Touches');
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
    expect(screen.getByText('A whole number from 0 to 120.')).toBeDefined();
    expect(screen.getByDisplayValue(typed)).toBe(field);
    const keep = screen.getByRole('button', { name: 'Save result' });
    fireEvent.click(keep);
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    expect(mutate).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: '31' } });
    fireEvent.click(keep);
    await vi.waitFor(() => expect(mutate).toHaveBeenCalledOnce());
  },
);

test('an effort that is tapped while the minutes are none leads to them', async () => {
  render(
    <LoadSheet
      open
      onClose={() => undefined}
      day="2026-11-25"
      kind="practice"
      noted={null}
      usualMinutes={90}
    />,
  );
  const field = await screen.findByLabelText('Minutes');
  fireEvent.change(field, { target: { value: '99999' } });
  fireEvent.blur(field);
  expect(screen.getByDisplayValue('99999')).toBe(field);
  const effort = screen.getByRole('button', { name: '5 of 10' });
  fireEvent.click(effort);
  expect(document.activeElement).toBe(field);
  expect(mutate).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '75' } });
  fireEvent.click(effort);
  await vi.waitFor(() => expect(mutate).toHaveBeenCalledOnce());
});

test('the jumps stay in sight when their field is emptied to be typed anew', async () => {
  const noted = { minutes: 90, effort: 5, jumps: 60 };
  render(
    <LoadSheet
      open
      onClose={() => undefined}
      day="2026-11-25"
      kind="practice"
      {...{ noted, usualMinutes: 90 }}
    />,
  );
  const field = await screen.findByLabelText('Jumps');
  const isOpen = () => field.closest('details')?.open;
  expect(isOpen()).toBe(true);
  fireEvent.change(field, { target: { value: '' } });
  expect(isOpen()).toBe(true);
  // Folded away while it is wrong, it opens for who goes on without mending it.
  fireEvent.change(field, { target: { value: '99999' } });
  field.closest('details')?.removeAttribute('open');
  fireEvent.click(screen.getByRole('button', { name: '5 of 10' }));
  expect(isOpen()).toBe(true);
  expect(document.activeElement).toBe(field);
});
