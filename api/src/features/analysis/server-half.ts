import type { AnalysisFields } from 'sync-protocol/entities/analysis/analysis';
import { followsFromValues, NEWER_ENGINE } from 'sync-protocol/rules/technique/claims';
import { ENGINE_VERSION } from 'sync-protocol/rules/technique/terms';
import type { Refused, ServerHalf } from '#sync/server-half.ts';

const NOT_BY_THE_RULES: Refused = {
  code: 'not_by_the_rules',
  message: 'This result doesn’t follow from its values. Please analyze the clip again.',
};

/** Nobody sends a clip, so what was measured is the phone's word; what is made of it is not. */
export const analysisHalf: ServerHalf = {
  vet: {
    'analysis.save': (_kysely, asked) => Promise.resolve(asked.map(({ args }) => verdictOn(args))),
    'analysis.restore': (_kysely, asked) => Promise.resolve(asked.map(({ args }) => verdictOn(args))),
  },
};

function verdictOn(analysis: AnalysisFields): Refused | undefined {
  if (analysis.engineVersion > ENGINE_VERSION) return NEWER_ENGINE;
  return followsFromValues(analysis) ? undefined : NOT_BY_THE_RULES;
}
