import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { Drill } from 'sync-protocol/entities/training/program';
import { newId, type UserId } from 'sync-protocol/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { drills } from '../../../../../migrations/catalog/index.ts';
import { messages as results } from '../results/results-messages.ts';
import { messages } from '../messages.ts';
import { TaskRow } from '../task-row.tsx';
import { DrillSheet } from './drill-sheet.tsx';
import { Guide } from './guide.tsx';

const text = messages.guide;
const library = new Map(drills.map((drill) => [drill.id, drill]));

function drillOf(id: string): Drill {
  const drill = library.get(id);
  if (!drill) throw new Error(id);
  return drill;
}
const REACH = drillOf('hitting/high-reach-catch');
const TOSS = drillOf('serving/toss-and-drop');
/** What the words alone are taken for. */
const SPIKE = /A hit is a run, a jump and a whip/;

function task(name: string, drillId: string | null = null): Task {
  const dealt = { id: newId(), userId: newId(), userRegimenId: newId(), regimenId: newId(), drillId, name };
  return { ...dealt, description: '', dose: null, estimatedMinutes: 5, category: 'hitting' } as never;
}

/** Programs of the catalog that are on the phone. */
async function keepPrograms(...contents: Drill[][]) {
  const { db } = openPhone(newId<UserId>(), 'UTC');
  const programs = contents.map((some, index) => ({
    id: `p${index}`,
    version: '1',
    content: { program: { id: `p${index}` }, drills: some },
  }));
  await db.programs.bulkPut(programs as never);
}

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

afterEach(() => {
  cleanup();
  closePhone();
  vi.unstubAllGlobals();
});

it('is behind the task, which shows that there is more to it', () => {
  const open = vi.fn<(task: Task) => void>();
  const shown = task('Toss');
  render(<TaskRow task={shown} points={20} isWaiting={false} onToggle={() => undefined} onOpen={open} />);
  const row = screen.getByRole('button', { name: /Toss/ });
  expect(row.querySelector('.lucide-chevron-right')).not.toBeNull();
  fireEvent.click(row);
  expect(open).toHaveBeenCalledExactlyOnceWith(shown);
});

it.each([
  [`${REACH.name} (Contact height) (round 2)`, REACH.id],
  ['As a later version calls it (Contact height)', REACH.id],
  [`${REACH.name} (Contact height) (round 2)`, null],
  [REACH.name, null],
])('of a line of an own program that is a drill of ours is that drill’s: %s, %s', async (name, drillId) => {
  await keepPrograms([TOSS], [REACH]);
  render(<Guide task={task(name, drillId)} />);
  expect(await screen.findByText(REACH.guide.technique)).toBeDefined();
  expect(screen.getByText(REACH.description)).toBeDefined();
  expect(screen.queryByText(SPIKE)).toBeNull();
});

it('has a place for the result of such a line, and its pictures', async () => {
  await keepPrograms([TOSS]);
  render(<Guide task={task(`${TOSS.name} (Toss arm)`, TOSS.id)} />);
  expect(await screen.findByRole('region', { name: results.title })).toBeDefined();
  await waitFor(() => expect(document.querySelector('svg.figure')).not.toBeNull());
});

it.each([
  [{ sets: 3, reps: 10 }, true],
  [{ sets: 2, reps: 8 }, false],
])('asks for a result only where the dose holds what is measured: %o', async (dose, isAsked) => {
  await keepPrograms([TOSS]);
  render(<Guide task={{ ...task(TOSS.name, TOSS.id), dose }} />);
  const { what } = { what: '', ...TOSS.result };
  const found = isAsked ? screen.findByLabelText(what) : screen.findByText(results.otherDose(what));
  expect(await found).toBeDefined();
  expect(screen.queryByRole('button', { name: results.save }) !== null).toBe(isAsked);
});

it('is in general words for what a player wrote', async () => {
  await keepPrograms([TOSS], [REACH]);
  render(<Guide task={task('High reach and hit')} />);
  expect(await screen.findByText(SPIKE)).toBeDefined();
  expect(screen.queryByText(text.missing)).toBeNull();
});

it('of a drill of ours that is not here yet is no other exercise’s', async () => {
  await keepPrograms([TOSS]);
  render(<Guide task={task(`${REACH.name} (Contact height)`, REACH.id)} />);
  expect(await screen.findByText(text.missing)).toBeDefined();
  expect(screen.queryByText(SPIKE)).toBeNull();
});

it('of a drill that was not dealt opens as a sheet, as far as the phone has it', async () => {
  await keepPrograms([TOSS], [REACH]);
  const sheet = (drill: { id: string; name: string }) => (
    <DrillSheet drill={drill} onClose={() => undefined} />
  );
  const { rerender } = await act(async () => render(sheet(REACH)));
  expect(await screen.findByText(REACH.guide.technique)).toBeDefined();
  expect(screen.getByRole('dialog', { name: REACH.name })).toBeDefined();
  await act(async () => rerender(sheet({ id: 'hitting/none', name: 'Later' })));
  expect(await screen.findByText(text.missing)).toBeDefined();
});
