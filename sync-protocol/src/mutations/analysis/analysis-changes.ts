import { z } from 'zod';
import { analysisFields, type Analysis } from '../../entities/analysis/analysis.ts';
import { instantText, isOfOurTime } from '../../entities/time.ts';
import { analysisId } from '../../ids.ts';
import { Refusal, type Mutator } from '../mutation.ts';
import type { Rows } from '../rows.ts';

export const MAX_ANALYSES = 500;

export const analysisSaveArgs = analysisFields.extend({ analysisId });
/** `madeAt`: when it was made, long before it comes back. */
export const analysisRestoreArgs = analysisSaveArgs.extend({ madeAt: instantText.refine(isOfOurTime) });
export const analysisDeleteArgs = z.strictObject({ analysisId });

/** Keeps what an analysis found; an analysis that was kept never changes. */
export const analysisSave: Mutator<'analysis.save', z.infer<typeof analysisSaveArgs>> = {
  name: 'analysis.save',
  makes: ({ analysisId: id }) => ({ table: 'analyses', id }),
  needs: () => [{ table: 'analyses', all: true }],
  effect: (rows, { analysisId: id, ...fields }, { userId, at }) => {
    keep(rows, { id, userId, ...fields, createdAt: at });
  },
};

/** Keeps an analysis again whose deletion was taken back; it stays of its own day, which lies in no future. */
export const analysisRestore: Mutator<'analysis.restore', z.infer<typeof analysisRestoreArgs>> = {
  name: 'analysis.restore',
  makes: ({ analysisId: id }) => ({ table: 'analyses', id }),
  needs: () => [{ table: 'analyses', all: true }],
  effect: (rows, { analysisId: id, madeAt, ...fields }, { userId, at }) => {
    keep(rows, { id, userId, ...fields, createdAt: madeAt < at ? madeAt : at });
  },
};

function keep(rows: Rows, analysis: Analysis): void {
  const own = rows.all('analyses');
  if (own.some(({ id }) => id === analysis.id)) return;
  if (own.length >= MAX_ANALYSES)
    throw new Refusal(
      'too_many_analyses',
      `You can keep ${MAX_ANALYSES} analyses. Delete some to make room.`,
    );
  rows.put('analyses', analysis);
}

/** Lets an analysis go; one that is gone already is no mistake. */
export const analysisDelete: Mutator<'analysis.delete', z.infer<typeof analysisDeleteArgs>> = {
  name: 'analysis.delete',
  needs: ({ analysisId: id }) => [{ table: 'analyses', ids: [id] }],
  effect: (rows, { analysisId: id }) => {
    rows.delete('analyses', id);
  },
};
