import { beforeEach, expect, it, vi } from 'vitest';
import { analysisFields, type Analysis } from 'sync-protocol/entities/analysis/analysis';
import { analysisId, newId, userId } from 'sync-protocol/ids';
import { analyze } from 'sync-protocol/rules/technique/analyze';
import { testClip } from 'sync-protocol/rules/technique/testing/clips';
import { shownToast } from '#ui/layers/toast-store.ts';
import { remove } from './changes.ts';

const mutate = vi.hoisted(() => vi.fn<(mutator: { name: string }, args: object) => Promise<object>>());
vi.mock('#data/rows/mutate.ts', () => ({ mutate }));
vi.mock('./movements.ts', () => ({
  keepMovement: () => Promise.resolve(),
  dropMovement: () => Promise.resolve(),
  readMovement: () => Promise.resolve(undefined),
}));

beforeEach(() => mutate.mockReset().mockResolvedValue({ ok: true }));

it('brings an analysis back as of the day on which it was made', async () => {
  const result = analyze(testClip('serving_good'), { technique: 'serving', level: 'beginner' });
  if (!result.ok) throw new Error(result.reason);
  const fields = analysisFields.parse(result.analysis);
  const createdAt = '2026-10-01T16:20:00.000Z';
  const kept: Analysis = {
    id: analysisId.parse(newId()),
    userId: userId.parse(newId()),
    ...fields,
    createdAt,
  };
  await remove(kept);
  shownToast()?.action?.onSelect();
  await vi.waitFor(() => expect(mutate).toHaveBeenCalledTimes(2));
  const [, [save, args]] = mutate.mock.calls as [unknown, [{ name: string }, { analysisId: string }]];
  expect(save.name).toBe('analysis.restore');
  expect(args).toEqual({ analysisId: args.analysisId, ...fields, madeAt: createdAt });
  expect(args.analysisId).not.toBe(kept.id);
});
