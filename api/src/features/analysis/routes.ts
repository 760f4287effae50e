import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from 'sync-protocol/contract/analysis';
import { analysisId, newId, type UserId } from 'sync-protocol/ids';
import { analyze, type Analysis, type AnalysisRequest } from 'sync-protocol/rules/technique/analyze';
import type { PoseClip } from 'sync-protocol/rules/technique/motion/landmarks';
import { UNFIT_WORDS } from 'sync-protocol/rules/technique/unfit-words';
import type { Deps } from '#deps';
import { ApiError } from '#plugins/calls/api-error.ts';
import { requireOwn } from '#plugins/calls/require-own.ts';
import { serve } from '#plugins/calls/serve.ts';
import { mutateByCall } from '#sync/write/mutate-by-call.ts';
import { presentAnalysis } from './present.ts';

/** The landmarks of the longest clip, as JSON. */
const BODY_LIMIT = 2 * 1024 * 1024;
/** The arithmetic of one takes some milliseconds. */
const LIMIT = { max: 30, perSeconds: 60 };

/** Technique by landmarks that phones have found: the same rules as on the phone, and what they find is kept. */
export function serveAnalysis(app: FastifyInstance, deps: Deps): void {
  const judge = async (player: UserId, request: FastifyRequest, clip: PoseClip, asked: AnalysisRequest) => {
    const analysis = verdictOn(clip, asked);
    const id = analysisId.parse(newId());
    return mutateByCall(deps, player, request, {
      name: 'analysis.save',
      args: () => ({ analysisId: id, ...analysis }),
      present: ({ rows }) => {
        const kept = rows.get('analyses', id);
        if (!kept) throw new Error('an analysis that was kept is there');
        return presentAnalysis(kept, analysis, clip.frames.length);
      },
    });
  };

  serve(
    app,
    calls.analyzeImage,
    ({ player, body, request }) => {
      requireOwn(player, body.userId);
      const { width, height, landmarks, turn, technique, playerLevel, hand = null } = body;
      const clip = { width, height, frames: [{ t: 0, landmarks, turn }] };
      return judge(player.id, request, clip, { technique, level: playerLevel, hand });
    },
    { bodyLimit: BODY_LIMIT, limit: LIMIT },
  );

  serve(
    app,
    calls.analyzeSequence,
    ({ player, body, request }) => {
      requireOwn(player, body.userId);
      const { width, height, technique, playerLevel, hand = null } = body;
      const frames = body.frames
        .map(({ timestamp, landmarks, turn }) => ({ t: timestamp, landmarks, turn }))
        .sort((a, b) => a.t - b.t);
      return judge(player.id, request, { width, height, frames }, { technique, level: playerLevel, hand });
    },
    { bodyLimit: BODY_LIMIT, limit: LIMIT },
  );
}

/** @throws ApiError 422 in the words that players read, when nothing can be judged */
function verdictOn(clip: PoseClip, asked: AnalysisRequest): Analysis {
  const result = analyze(clip, asked);
  if (result.ok) return result.analysis;
  throw new ApiError(422, result.reason, UNFIT_WORDS[result.reason]);
}
