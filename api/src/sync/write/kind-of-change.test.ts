import type { RowChange } from 'sync-protocol/mutations/rows';
import { expect, it } from 'vitest';
import { SYNCED } from './stored-tables.ts';
import { kindOf } from './write.ts';

const task = { id: 'a', name: 'Serve', isCompleted: false, dose: { sets: 3, reps: 10 } };
const kindOfChange = (after: object) =>
  kindOf(SYNCED.of('tasks'), { table: 'tasks', id: 'a', before: task, after } as unknown as RowChange);

it.each([
  ['what may change', { ...task, isCompleted: true }, 'changed'],
  ['nothing, in an object of its own', { ...task, dose: { ...task.dose } }, 'changed'],
  ['what never changes', { ...task, name: 'Pass' }, 'remade'],
  ['a part of what never changes', { ...task, dose: { ...task.dose, sets: 4 } }, 'remade'],
])('of a row that differs in %s phones get no more than they have to', (_, after, expected) => {
  expect(kindOfChange(after)).toBe(expected);
});
