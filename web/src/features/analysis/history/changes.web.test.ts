import { beforeEach, describe, expect, it, vi } from 'vitest';
import { analysisFields, type Analysis, type AnalysisFields } from 'sync-protocol/entities/analysis/analysis';
import { analysisId, newId, userId, type AnalysisId } from 'sync-protocol/ids';
import { analyze } from 'sync-protocol/rules/technique/analyze';
import type { PlayerLevel } from 'sync-protocol/rules/technique/terms';
import { testClip } from 'sync-protocol/rules/technique/testing/clips';
import { shownToast } from '#ui/layers/toast-store.ts';
import { keep, remove } from './changes.ts';

const mutate = vi.hoisted(() => vi.fn<(mutator: { name: string }, args: object) => Promise<object>>());
vi.mock('#data/rows/mutate.ts', () => ({ mutate }));
vi.mock('./movements.ts', () => ({
  keepMovement: () => Promise.resolve(),
  dropMovement: () => Promise.resolve(),
  readMovement: () => Promise.resolve(undefined),
}));

beforeEach(() => mutate.mockReset().mockResolvedValue({ ok: true }));

function found(level: PlayerLevel = 'beginner'): AnalysisFields {
  const result = analyze(testClip('serving_good'), { technique: 'serving', level });
  if (!result.ok) throw new Error(result.reason);
  return analysisFields.parse(result.analysis);
}

const keptAs = (id: AnalysisId | null): Analysis => ({
  id: analysisId.parse(id ?? newId()),
  userId: userId.parse(newId()),
  ...found(),
  createdAt: '2026-10-01T16:20:00.000Z',
});

describe('what is found in a file', () => {
  const clip = testClip('serving_good');
  const aFile = () => new File(['a clip'], 'serve.mp4', { type: 'video/mp4' });

  it('is kept once, however often it is asked for', async () => {
    const file = aFile();
    const twice = await Promise.all([keep(found(), clip, file), keep(found(), clip, file)]);
    expect(new Set([...twice, await keep(found(), clip, file)]).size).toBe(1);
    expect(mutate).toHaveBeenCalledOnce();
  });

  it('is another for another level, and of another file', async () => {
    const file = aFile();
    const ids = [
      await keep(found(), clip, file),
      await keep(found('advanced'), clip, file),
      await keep(found(), clip, aFile()),
    ];
    expect(new Set(ids).size).toBe(3);
    expect(mutate).toHaveBeenCalledTimes(3);
  });

  it('is kept again after it was deleted, or could not be kept', async () => {
    const file = aFile();
    const id = await keep(found(), clip, file);
    await remove(keptAs(id));
    mutate.mockResolvedValueOnce({ ok: false, message: 'There is no room.' });
    expect(await keep(found(), clip, file)).toBeNull();
    const again = await keep(found(), clip, file);
    expect(again).not.toBeNull();
    expect(again).not.toBe(id);
  });

  it('is not kept again once its deletion is taken back', async () => {
    const file = aFile();
    await remove(keptAs(await keep(found(), clip, file)));
    shownToast()?.action?.onSelect();
    await vi.waitFor(() => expect(mutate.mock.lastCall?.[0].name).toBe('analysis.restore'));
    const restored = mutate.mock.lastCall?.[1];
    expect(restored).toMatchObject({ analysisId: await keep(found(), clip, file) });
    expect(mutate).toHaveBeenCalledTimes(3);
  });
});

it('brings an analysis back as of the day on which it was made', async () => {
  const kept = keptAs(null);
  const { id: _id, userId: _userId, createdAt, ...fields } = kept;
  await remove(kept);
  shownToast()?.action?.onSelect();
  await vi.waitFor(() => expect(mutate).toHaveBeenCalledTimes(2));
  const [, [save, args]] = mutate.mock.calls as [unknown, [{ name: string }, { analysisId: string }]];
  expect(save.name).toBe('analysis.restore');
  expect(args).toEqual({ analysisId: args.analysisId, ...fields, madeAt: createdAt });
  expect(args.analysisId).not.toBe(kept.id);
});
