import { z } from 'zod';
import { analysisFields } from '../../entities/analysis/analysis.ts';
import { analysisId } from '../../ids.ts';
import { Refusal, type Mutator } from '../mutation.ts';

export const MAX_ANALYSES = 500;

/** `madeAt`: of one that comes back after its deletion. */
export const analysisSaveArgs = analysisFields.extend({ analysisId, madeAt: z.iso.datetime().optional() });
export const analysisDeleteArgs = z.strictObject({ analysisId });

/** Keeps what an analysis found; an analysis that was kept never changes. */
export const analysisSave: Mutator<'analysis.save', z.infer<typeof analysisSaveArgs>> = {
  name: 'analysis.save',
  makes: ({ analysisId: id }) => ({ table: 'analyses', id }),
  needs: () => [{ table: 'analyses', all: true }],
  effect: (rows, { analysisId: id, madeAt, ...fields }, { userId, at }) => {
    const own = rows.all('analyses');
    if (own.some((one) => one.id === id)) return;
    if (own.length >= MAX_ANALYSES)
      throw new Refusal(
        'too_many_analyses',
        `You can keep ${MAX_ANALYSES} analyses. Delete some to make room.`,
      );
    rows.put('analyses', { id, userId, ...fields, createdAt: madeAt && madeAt < at ? madeAt : at });
  },
};

/** Lets an analysis go; one that is gone already is no mistake. */
export const analysisDelete: Mutator<'analysis.delete', z.infer<typeof analysisDeleteArgs>> = {
  name: 'analysis.delete',
  needs: ({ analysisId: id }) => [{ table: 'analyses', ids: [id] }],
  effect: (rows, { analysisId: id }) => {
    rows.delete('analyses', id);
  },
};
