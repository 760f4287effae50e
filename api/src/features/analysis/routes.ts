import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from 'sync-protocol/contract/analysis';
import { analysisId, newId } from 'sync-protocol/ids';
import type { Analysis as KeptAnalysis } from 'sync-protocol/entities/analysis/analysis';
import { analyze, type Analysis, type AnalysisRequest } from 'sync-protocol/rules/technique/analyze';
import type { PoseClip, PoseFrame } from 'sync-protocol/rules/technique/motion/landmarks';
import { UNFIT_WORDS } from 'sync-protocol/rules/technique/unfit-words';
import type { Deps } from '#deps';
import { ApiError } from '#plugins/calls/api-error.ts';
import { requireOwn } from '#plugins/calls/require-own.ts';
import { byPlayer, limiter } from '#plugins/guards/rate-limits.ts';
import { serve } from '#plugins/calls/serve.ts';
import { mutateByCall } from '#sync/write/mutate-by-call.ts';
import type { Player } from '#plugins/session/session.ts';
import { presentAnalysis, presentOverlays } from './present.ts';
import { admitPictures, askOpinion, noPictures, opinionFor } from './second-opinion.ts';

/** The landmarks of the longest clip, as JSON, and eight pictures. */
const BODY_LIMIT = 5 * 1024 * 1024;
/** Second opinions of one player: each costs whoever runs the server. */
const OPINIONS = { max: 10, perSeconds: 3600 };
/** The arithmetic of one takes some milliseconds. */
const LIMIT = { max: 30, perSeconds: 60 };

const LIMITS = { bodyLimit: BODY_LIMIT, limit: LIMIT };

interface Asked {
  player: Player;
  request: FastifyRequest;
  body: calls.AnalysisCall;
}

/** Puts what was found and kept into the words of a call. */
type Present<Answer> = (kept: KeptAnalysis, clip: PoseClip) => Answer;

type Pictures = readonly (string | undefined)[];

/** Technique by landmarks that phones have found: the same rules as on the phone, and what they find is kept. */
export function serveAnalysis(app: FastifyInstance, deps: Deps): void {
  const judge = async <Answer>(
    { player, body, request }: Asked,
    frames: readonly PoseFrame[],
    present: Present<Answer>,
  ) => {
    requireOwn(player, body.userId);
    const { width, height, technique, playerLevel, hand = null } = body;
    const clip = { width, height, frames };
    const analysis = verdictOn(clip, { technique, level: playerLevel, hand });
    const id = body.analysisId ?? analysisId.parse(newId());
    return mutateByCall(deps, player.id, request, {
      name: 'analysis.save',
      args: () => ({ analysisId: id, ...analysis }),
      present: ({ rows }) => {
        const kept = rows.get('analyses', id);
        if (!kept) throw new Error('an analysis that was kept is there');
        return present(kept, clip);
      },
    });
  };

  const limitOpinions = limiter(app, OPINIONS, byPlayer);
  /** The verdict, and what a vision model adds to it if there are pictures for one. */
  const judgeWithOpinion = async (asked: Asked, frames: readonly PoseFrame[], sent: Pictures) => {
    const { player, body, request } = asked;
    requireOwn(player, body.userId);
    const pictures = sent.filter((one) => one !== undefined);
    const opinion = await admitPictures(deps, player.id, { pictures, isWanted: body.secondOpinion });
    if (opinion) await limitOpinions(request);
    const answer = await judge(asked, frames, presentAnalysis);
    const added = opinion && (await askOpinion(deps, opinion, pictures, answer, request.log));
    return { ...answer, secondOpinion: added };
  };

  serve(app, calls.secondOpinion, async ({ player }) => ({
    by: (await opinionFor(deps, player.id))?.by ?? null,
  }));
  serve(
    app,
    calls.analyzeImage,
    (asked) => {
      const { landmarks, turn, people, imageData } = asked.body;
      return judgeWithOpinion(asked, [{ t: 0, landmarks, turn, people }], [imageData]);
    },
    LIMITS,
  );
  serve(
    app,
    calls.analyzeSequence,
    (asked) => judgeWithOpinion(asked, framesOf(asked.body), picturesOf(asked.body)),
    LIMITS,
  );
  serve(
    app,
    calls.analyzeWithOverlays,
    (asked) => {
      if (picturesOf(asked.body).some((one) => one !== undefined)) throw noPictures();
      return judge(asked, framesOf(asked.body), presentOverlays);
    },
    LIMITS,
  );
}

function framesOf({ frames }: calls.ClipCall): PoseFrame[] {
  return frames
    .map(({ timestamp, landmarks, turn, people }) => ({ t: timestamp, landmarks, turn, people }))
    .sort((a, b) => a.t - b.t);
}

const picturesOf = ({ frames }: calls.ClipCall): Pictures => frames.map(({ frameData }) => frameData);

/** @throws ApiError 422 in the words that players read, when nothing can be judged */
function verdictOn(clip: PoseClip, asked: AnalysisRequest): Analysis {
  const result = analyze(clip, asked);
  if (result.ok) return result.analysis;
  throw new ApiError(422, result.reason, UNFIT_WORDS[result.reason]);
}
