import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import type { RegimenId, UserRegimenId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import {
  userRegimenArchive,
  userRegimenUnarchive,
} from 'sync-protocol/mutations/training/user-regimen-archive';
import { userRegimenStart } from 'sync-protocol/mutations/training/user-regimen-start';
import type { FirstDrills } from 'sync-protocol/rules/tasks/dealing/first-drills';
import { FIRST_DRILLS_TEXT } from '#data/rows/first-drills.ts';
import type { mutate, MutateResult } from '#data/rows/mutate.ts';
import { shownToast } from '#ui/layers/toast-store.ts';
import { messages } from '../messages.ts';
import type { Programs } from '../use-programs.ts';
import { startHere } from './start-messages.ts';
import { useStart } from './use-start.ts';

const first = vi.hoisted(() => ({ drills: 'today' as FirstDrills }));
const phone = vi.hoisted(() => ({ mutate: vi.fn<typeof mutate>() }));
vi.mock('#data/rows/mutate.ts', () => phone);
vi.mock(import('#data/rows/first-drills.ts'), async (original) => ({
  ...(await original()),
  firstDrillsOf: async () => first.drills,
}));

beforeEach(() => void phone.mutate.mockReset().mockResolvedValue({ ok: true, points: 0 }));

const enrolment = (name: string) => ({ id: newId(), regimenId: newId<RegimenId>(), name }) as UserRegimen;
const startable = ({ regimenId: id, name }: UserRegimen) => ({ id, name });

const NEXT = newId<UserRegimenId>();

function programs(of: Partial<Pick<Programs, 'active' | 'archived'>>): Programs {
  const none = { catalog: [], hasCatalog: true, available: [], byId: new Map(), own: new Map() };
  return { ...none, active: [], archived: [], enrolmentIn: () => undefined, nextIn: () => NEXT, ...of };
}

it.each([
  ['on a list', undefined, 'You already have this program active'],
  [
    'on its own page',
    startHere,
    'You already have this program active. Archive the existing one first or choose a different program.',
  ],
])('says %s that a program is active already', (_, texts, said) => {
  const running = enrolment('Float');
  const { result } = renderHook(() => useStart(programs({ active: [running] }), texts));
  act(() => result.current.start(startable(running)));
  expect(shownToast()).toMatchObject({ title: 'Error', text: said, tone: 'danger' });
  expect(result.current.question).toBeNull();
  // Development builds keep it until it is cleared.
  expect(result.current.lastError).toBe(said);
  act(() => result.current.clearError());
  expect(result.current.lastError).toBeNull();
});

it.each(['today', 'easy', 'later'] as const)(
  'says when the drills of a started program come: %s',
  async (drills) => {
    first.drills = drills;
    const { result } = renderHook(() => useStart(programs({})));
    await act(async () => result.current.start(startable(enrolment('Float'))));
    expect(shownToast()).toMatchObject({ title: messages.start.started, text: FIRST_DRILLS_TEXT[drills] });
    const said = { ...messages.start, startedText: 'So it begins!' };
    await act(async () => result.current.place(startable(enrolment('Own')), null, said));
    expect(shownToast()?.text).toBe(`So it begins! ${FIRST_DRILLS_TEXT[drills]}`);
  },
);

it('starts a program under the id that other phones of the player find', async () => {
  const { result } = renderHook(() => useStart(programs({})));
  await act(async () => result.current.start(startable(enrolment('Float'))));
  expect(phone.mutate.mock.lastCall?.[1]).toMatchObject({ userRegimenId: NEXT });
});

it('asks about archived progress first, and then for room', () => {
  const active = [enrolment('One'), enrolment('Two'), enrolment('Three')];
  const archived = enrolment('Old');
  const { result } = renderHook(() => useStart(programs({ active, archived: [archived] })));
  act(() => result.current.start(startable(archived)));
  expect(result.current.question).toMatchObject({ kind: 'startedBefore', archived });
  act(() => void result.current.place(startable(archived), archived));
  expect(result.current.question).toMatchObject({ kind: 'full', restores: archived });
  act(() => result.current.cancel());
  expect(result.current.question).toBeNull();
});

describe('a swap', () => {
  const FULL = { ok: false, code: 'too_many_active', message: 'Three are running.' } as const;
  const ABSENT = { ok: false, code: 'regimen_not_found', message: 'Go online once.' } as const;
  const active = [enrolment('One'), enrolment('Two'), enrolment('Three')];
  const [leaving] = active as [UserRegimen];

  /** Swaps; each of these is what the phone says to a change, the last ones go through. Answers what was changed. */
  const swap = async (restores: UserRegimen | null, ...said: MutateResult[]) => {
    for (const one of said) phone.mutate.mockResolvedValueOnce(one);
    const { result } = renderHook(() => useStart(programs({ active })));
    await act(async () => result.current.place(startable(restores ?? enrolment('Float')), restores));
    await act(async () => result.current.swap(leaving));
    return phone.mutate.mock.calls.map(([{ name }]) => name);
  };
  const archived = enrolment('Old');
  const { name: start } = userRegimenStart;
  const { name: archive } = userRegimenArchive;
  const { name: restore } = userRegimenUnarchive;

  it.each([
    ['starts', null, start, messages.start.started],
    ['restores', archived, restore, messages.start.restored],
  ])('archives one and %s the other', async (_, restores, wanted, title) => {
    expect(await swap(restores, FULL)).toEqual([wanted, archive, wanted]);
    expect(phone.mutate.mock.calls[1]?.[1]).toEqual({ userRegimenId: leaving.id });
    expect(shownToast()).toMatchObject({ title, tone: 'success' });
  });

  it('of a program just made says that it was made once the player has decided, and in its words', async () => {
    const said = { ...messages.start, started: 'Made', startedText: 'It runs!', waitsText: 'It waits.' };
    const asked = async () => {
      const { result } = renderHook(() => useStart(programs({ active })));
      const before = shownToast();
      await act(async () => result.current.place(startable(enrolment('Own')), null, said));
      expect(shownToast()).toBe(before);
      return result;
    };
    const left = await asked();
    act(() => left.current.cancel());
    expect(shownToast()).toMatchObject({ title: 'Made', text: 'It waits.' });
    const swapped = await asked();
    await act(async () => swapped.current.swap(leaving));
    expect(shownToast()).toMatchObject({ title: 'Made', text: expect.stringMatching(/^It runs!/) });
  });

  it('archives nothing for a program that can’t be started anyway', async () => {
    expect(await swap(null, ABSENT)).toEqual([start]);
    expect(shownToast()).toMatchObject({ text: ABSENT.message, tone: 'danger' });
  });

  it.each([
    ['start', null, start],
    ['restore', archived, restore],
  ])('takes the archiving back when the %s comes to nothing all the same', async (_, restores, wanted) => {
    expect(await swap(restores, FULL, { ok: true, points: 0 }, ABSENT)).toEqual([
      wanted,
      archive,
      wanted,
      restore,
    ]);
    expect(phone.mutate.mock.lastCall?.[1]).toEqual({ userRegimenId: leaving.id });
    expect(shownToast()).toMatchObject({ text: ABSENT.message, tone: 'danger' });
  });
});
