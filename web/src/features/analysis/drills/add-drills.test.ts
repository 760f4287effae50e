import { userRegimenStart } from 'sync-protocol/mutations/training/user-regimen-start';
import { newId } from 'sync-protocol/new-id';
import { MAX_ACTIVE_PROGRAMS } from 'sync-protocol/rules/training/enrolment/program-progress';
import { beforeEach, expect, it, vi } from 'vitest';
import { addDrills } from './add-drills.ts';
import { messages as text } from './messages.ts';
import type { Begins, DrillPlan } from './plan-drills.ts';

interface Said {
  title: string;
  tone?: string;
  text?: string;
}
const said = vi.hoisted(() => ({ toast: vi.fn<(toast: Said) => void>() }));
vi.mock('#ui/layers/toast-store.ts', () => said);
const phone = vi.hoisted(() => ({ mutate: vi.fn<(mutation: { name: string }) => Promise<object>>() }));
vi.mock('#data/rows/mutate.ts', () => phone);
vi.mock('#data/rows/first-drills.ts', () => ({ FIRST_DRILLS_TEXT: {}, firstDrillsOf: async () => 'today' }));

beforeEach(() => {
  said.toast.mockReset();
  phone.mutate.mockReset().mockResolvedValue({ ok: true });
});

/** What is said after drills went into a program of the player's own. */
async function saidOf(other: Partial<Extract<DrillPlan, { kind: 'extend' }>>, hasRoom = true) {
  const week = { week: 1, theme: 'Serve', dailyTasks: ['Toss'] };
  const program = { id: newId(), name: 'Mine', weeks: [week] } as never;
  const begins: Begins = { by: 'running' };
  const running = { id: newId(), isActive: true, isArchived: false } as never;
  const enrolments = hasRoom ? [] : Array.from({ length: MAX_ACTIVE_PROGRAMS }, () => running);
  const fits = { some: 2, everywhere: 2 };
  const drills = [{ line: 'Toss' }, { line: 'Reach' }] as never;
  await addDrills({ kind: 'extend', program, weeks: [week], drills, begins, fits, ...other }, enrolments);
  return said.toast.mock.lastCall?.[0];
}

it('says how many drills a program took whose weeks are full', async () => {
  expect(await saidOf({})).toMatchObject({ title: 'Added to Mine', text: text.addedText });
  const one = await saidOf({ fits: { some: 1, everywhere: 1 } });
  expect(one?.title).toBe('1 of 2 drills added to Mine');
  expect(one?.text).toContain(text.weeksFull);
  // All of them, though not in every week.
  const all = await saidOf({ fits: { some: 2, everywhere: 1 } });
  expect(all).toMatchObject({ title: 'Added to Mine' });
  expect(all?.text).toContain(text.weeksFull);
});

it('adds nothing twice, and says so', async () => {
  expect(await saidOf({ weeks: [], begins: { by: 'start' } })).toMatchObject({ title: text.there('Mine') });
});

it('says where a program waits that could not begin: one that was archived is not among the others', async () => {
  expect(await saidOf({ begins: { by: 'start' } }, false)).toMatchObject({ text: text.waitsText });
  const enrolment = { id: newId() } as never;
  expect(await saidOf({ begins: { by: 'restore', enrolment } }, false)).toMatchObject({
    text: text.archivedText,
  });
});

it('says why a program did not begin though there was room', async () => {
  const message = 'The phone’s storage is full.';
  phone.mutate.mockImplementation(async ({ name }) =>
    name === userRegimenStart.name ? { ok: false, code: 'storage_failed', message } : { ok: true },
  );
  expect(await saidOf({ begins: { by: 'start' } })).toEqual({
    title: 'Added to Mine',
    text: message,
    tone: 'danger',
  });
});
