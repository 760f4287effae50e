import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analysisFields, type Analysis, type AnalysisFields } from 'sync-protocol/entities/analysis/analysis';
import { newId, type AnalysisId, type UserId } from 'sync-protocol/ids';
import { analyze } from 'sync-protocol/rules/technique/analyze';
import type { PlayerLevel } from 'sync-protocol/rules/technique/terms';
import { testClip } from 'sync-protocol/rules/technique/testing/clips';
import { storeSession } from '#data/session/stored-session.ts';
import { activePhone, closePhone, openPhone } from '#data/store/active-phone.ts';
import { userOf } from '#data/testing/door.ts';
import { shownToast } from '#ui/layers/toast-store.ts';
import { keep, keepAgain, remove } from './changes.ts';
import { useAnalyses } from './history-list.tsx';
import { dropMovement, keepMovement, readMovement } from './movements.ts';

const clip = testClip('serving_good');

beforeEach(() => {
  const player = newId<UserId>();
  storeSession({ user: userOf(player) as never, isLogoutDue: false, turn: 1, purges: [] });
  openPhone(player, 'UTC');
});
afterEach(() => {
  closePhone();
  localStorage.clear();
});

function found(level: PlayerLevel = 'beginner'): AnalysisFields {
  const result = analyze(clip, { technique: 'serving', level });
  if (!result.ok) throw new Error(result.reason);
  return analysisFields.parse(result.analysis);
}

const kept = async (): Promise<Analysis[]> =>
  (await activePhone()?.db.synced('analyses').toArray()) as Analysis[];
const sent = async () =>
  (await activePhone()?.db.outbox.toArray())?.map(({ name, args }) => ({ name, args }));

/** Keeps what was found, and answers what is kept of it. */
async function aKept(): Promise<Analysis> {
  await keep(found(), clip);
  const [first] = await kept();
  if (!first) throw new Error('it was kept');
  return first;
}

/** Taps on the toast that a deletion leaves. */
const undo = () => shownToast()?.action?.onSelect?.();

describe('what is found in a file', () => {
  it('is kept once, however often it is asked for', async () => {
    const twice = await Promise.all([keep(found(), clip), keep(found(), clip)]);
    expect(new Set([...twice, await keep(found(), clip)]).size).toBe(1);
    expect(await kept()).toHaveLength(1);
  });

  it('is another for another level', async () => {
    expect(await keep(found(), clip)).not.toBe(await keep(found('advanced'), clip));
    expect(await kept()).toHaveLength(2);
  });

  it('is not kept again by another tab, nor once it has come back from the server', async () => {
    const { id, userId } = await aKept();
    // A server tells the same in another order.
    const backwards = <T extends object>(one: T) => Object.fromEntries(Object.entries(one).toReversed()) as T;
    const [row] = await kept();
    if (row)
      await activePhone()
        ?.db.synced('analyses')
        .put(backwards({ ...row, findings: row.findings.map(backwards) }));
    vi.resetModules();
    const store = await import('#data/store/active-phone.ts');
    store.openPhone(userId, 'UTC');
    const tab = await import('./changes.ts');
    expect(await tab.keep(found(), clip)).toBe(id);
    store.closePhone();
    expect(await kept()).toHaveLength(1);
  });

  it('is told how the player moved, where it came from another phone', async () => {
    const { id } = await aKept();
    await dropMovement(id);
    expect(await keep(found(), clip)).toBe(id);
    expect(await readMovement(id)).toEqual(clip);
  });

  it('is kept again, and once, by two taps right after it was deleted', async () => {
    const { id } = await aKept();
    const [, one, other] = await Promise.all([
      remove(await aKept()),
      keep(found(), clip),
      keep(found(), clip),
    ]);
    expect(one).not.toBe(id);
    expect(other).toBe(one);
    expect(await kept()).toMatchObject([{ id: one }]);
  });

  it.each(['before', 'after'])(
    'is there once, when its deletion is taken back %s another tap',
    async (order) => {
      await remove(await aKept());
      if (order === 'before') undo();
      const id = await keep(found(), clip);
      if (order === 'after') undo();
      await keep(found(), clip);
      expect(await kept()).toMatchObject([{ id }]);
    },
  );

  it('is told when it can’t be kept', async () => {
    closePhone();
    expect(await keep(found(), clip)).toBeNull();
    expect(shownToast()).toMatchObject({ title: 'Not saved', tone: 'danger' });
  });
});

it('forgets how the player moved once the analysis was deleted elsewhere, and not before', async () => {
  const [deleted, mine] = [await aKept(), await keep(found('advanced'), clip)];
  const heldBack = newId<AnalysisId>();
  if (mine === null) throw new Error('it was kept');
  await keepMovement(heldBack, clip);
  const mutation = { lane: 'core', id: 9, name: 'analysis.save', args: { analysisId: heldBack } };
  await activePhone()?.db.refused.add({ id: 'one', mutation, status: 'rejected' } as never);
  // As a pull does it, while what this phone has made itself is not even sent.
  await activePhone()?.db.synced('analyses').delete(deleted.id);
  renderHook(() => useAnalyses());
  const isKnown = async (id: AnalysisId) => (await readMovement(id)) !== undefined;
  await waitFor(async () => expect(await isKnown(deleted.id)).toBe(false));
  expect([await isKnown(mine), await isKnown(heldBack)]).toEqual([true, true]);
  // And while the history is open.
  await activePhone()?.db.synced('analyses').delete(mine);
  await waitFor(async () => expect(await isKnown(mine)).toBe(false));
  cleanup();
});

it('brings back how the player moved, too, though the open history has let it go', async () => {
  const row = await aKept();
  const { result } = renderHook(() => useAnalyses());
  await waitFor(() => expect(result.current).toHaveLength(1));
  await remove(row);
  await waitFor(() => expect(result.current).toEqual([]));
  undo();
  await waitFor(() => expect(result.current).toHaveLength(1));
  const [back] = await kept();
  await waitFor(async () => expect(back && (await readMovement(back.id))).toBeDefined());
  cleanup();
});

it('brings an analysis back as of the day on which it was made, under another id', async () => {
  const { id, createdAt, ...row } = await aKept();
  await remove({ id, createdAt, ...row });
  undo();
  await vi.waitFor(async () => expect(await kept()).toMatchObject([{ ...row, createdAt }]));
  expect((await sent())?.at(-1)).toMatchObject({ name: 'analysis.restore', args: { madeAt: createdAt } });
  expect((await kept())[0]?.id).not.toBe(id);
});

it('keeps what a server could not check once more, as it was', async () => {
  const id = newId<AnalysisId>();
  expect(await keepAgain(id, '2026-10-01T16:20:00.000Z', found())).toBe(true);
  expect(await kept()).toMatchObject([{ id, ...found(), createdAt: '2026-10-01T16:20:00.000Z' }]);
});
