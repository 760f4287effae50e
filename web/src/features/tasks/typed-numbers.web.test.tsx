import { fireEvent, render, screen } from '@testing-library/react';
import type { RegimenId } from 'sync-protocol/ids';
import { Sheet } from '#ui/layers/sheet.tsx';
import { beforeAll, expect, test } from 'vitest';
import { LoadSheet } from './season/load-sheet.tsx';
import { ResultEntry, type Measured } from './results/result-entry.tsx';

// What was typed is kept as it was meant, or not at all.

beforeAll(() => Sheet.fetch());

const drill = {
  id: 'one-minute-control-test',
  result: { what: 'Touches', unit: 'times', max: 120 },
} as Measured['drill'];

test.each(['999999999', '-5', '12.5'])(
  'a result of %s is told its bounds and stays as it was typed',
  (typed) => {
    render(<ResultEntry drill={drill} regimenId={'r' as RegimenId} record={undefined} />);
    const field = screen.getByLabelText('Touches');
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
    expect(screen.getByText('A whole number from 0 to 120.')).toBeDefined();
    expect(screen.getByDisplayValue(typed)).toBe(field);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Keep result' }).disabled).toBe(true);
    fireEvent.change(field, { target: { value: '31' } });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Keep result' }).disabled).toBe(false);
  },
);

test('no effort can be tapped while the minutes are none', async () => {
  render(
    <LoadSheet
      open
      onOpenChange={() => undefined}
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
  const effort = () => screen.getByRole<HTMLButtonElement>('button', { name: '5 of 10' });
  expect(effort().disabled).toBe(true);
  fireEvent.change(field, { target: { value: '75' } });
  expect(effort().disabled).toBe(false);
});
