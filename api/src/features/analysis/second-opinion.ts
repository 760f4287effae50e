import type { FastifyBaseLogger } from 'fastify';
import { MAX_PICTURES, type AnalysisAnswer, type SecondOpinionAnswer } from 'sync-protocol/contract/analysis';
import type { UserId } from 'sync-protocol/ids';
import { birthOf, isMinor } from 'sync-protocol/rules/session/age';
import type { Deps } from '#deps';
import { bytesOfDataUrl, isFitToSee } from '#features/profile/commands.ts';
import { ApiError } from '#plugins/calls/api-error.ts';
import { invalidInput } from '#plugins/calls/serve.ts';
import { NoOpinion, type SecondOpinion } from '#providers/vision/second-opinion.ts';

/** Who gives a second opinion to a player; nobody to a minor, or where no vision model is set up. */
export async function opinionFor({ db, now, ...deps }: Deps, player: UserId): Promise<SecondOpinion | null> {
  if (!deps.secondOpinion) return null;
  const { birthMonth, birthYear } = await db.kysely
    .selectFrom('users')
    .select(['birthMonth', 'birthYear'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
  return isMinor(birthOf({ birthMonth, birthYear }), now().getTime()) ? null : deps.secondOpinion;
}

export const noPictures = () =>
  new ApiError(403, 'no_pictures', 'No picture is taken from you here: numbers are enough.');

/** What a call brings besides numbers. */
interface Sent {
  pictures: readonly string[];
  /** Whether the player has switched the second opinion on. */
  isWanted: boolean;
}

/**
 * Whom the pictures of a call may go to; nobody when it has none.
 * @throws ApiError 403 where they are not taken from this player, 400 when nobody asked for them
 */
export async function admitPictures(
  deps: Deps,
  player: UserId,
  { pictures, isWanted }: Sent,
): Promise<SecondOpinion | null> {
  if (pictures.length === 0) return null;
  const opinion = await opinionFor(deps, player);
  if (!opinion) throw noPictures();
  if (!isWanted || pictures.length > MAX_PICTURES)
    throw invalidInput([
      {
        path: isWanted ? 'frames' : 'secondOpinion',
        message: isWanted ? `${MAX_PICTURES} pictures at most` : 'Pictures are sent for it alone',
      },
    ]);
  return opinion;
}

/** What the vision model adds to what was found; null when nothing came that can be shown. The engine's text stands. */
export async function askOpinion(
  deps: Deps,
  opinion: SecondOpinion,
  pictures: readonly string[],
  answer: AnalysisAnswer,
  log: FastifyBaseLogger,
): Promise<SecondOpinionAnswer | null> {
  try {
    const made: Uint8Array[] = [];
    for (const picture of pictures) made.push(await madeAnew(deps, picture));
    return { by: opinion.by, ...(await opinion.ask(factsOf(answer), made)) };
  } catch (error) {
    log.warn({ err: error }, 'no second opinion came');
    return null;
  }
}

/** Without its metadata, and with nothing on it that nobody should see. @throws NoOpinion */
async function madeAnew({ pictures, vision }: Deps, picture: string): Promise<Uint8Array> {
  const remade = await pictures.remakePhoto(bytesOfDataUrl(picture));
  if ('unfit' in remade) throw new NoOpinion(`a picture is ${remade.unfit}`);
  if (!isFitToSee(await vision.look(remade.pixels))) throw new NoOpinion('a picture is not fit to be seen');
  return remade.jpeg;
}

/** What the model is told: nothing of who the player is. */
function factsOf({ analysis, frameCount }: AnalysisAnswer): string {
  const { technique, level, overallScore, specificFeedback, improvements, strengths } = analysis;
  return [
    `Technique: ${technique}, level: ${level}, score: ${overallScore} of 100, ${frameCount} frames.`,
    `Good: ${strengths.join('; ') || 'nothing yet'}.`,
    `To work on: ${improvements.join('; ') || 'nothing measured'}.`,
    `Measured: ${specificFeedback.join('; ')}.`,
  ].join('\n');
}
