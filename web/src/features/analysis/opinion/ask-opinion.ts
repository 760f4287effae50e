import {
  analyzeImage,
  analyzeSequence,
  MAX_FRAMES,
  MAX_PICTURES,
  type SecondOpinionAnswer,
} from 'sync-protocol/contract/analysis';
import type { AnalysisId, UserId } from 'sync-protocol/ids';
import type { AnalysisRequest } from 'sync-protocol/rules/technique/analyze';
import type { PoseFrame } from 'sync-protocol/rules/technique/motion/landmarks';
import { call } from '#data/server/calls/api.ts';
import type { Extracted, ShownFrame } from '../upload/extract.ts';

/** What was analyzed on the phone already. */
export interface Judged extends AnalysisRequest {
  userId: UserId;
  /** Under which the phone keeps it; null where it could not. */
  id: AnalysisId | null;
  taken: Extracted;
}

/** Sends the pictures of an analysis, as they are shown, with its landmarks; null when no opinion came. */
export async function askOpinion(judged: Judged, signal: AbortSignal): Promise<SecondOpinionAnswer | null> {
  const { technique, level, hand, userId, id, taken } = judged;
  const { width, height, frames } = taken.clip;
  const [first] = frames;
  if (!first || frames.length > MAX_FRAMES) return null;
  const about = {
    technique,
    playerLevel: level,
    userId,
    width,
    height,
    ...(hand && { hand }),
    ...(id && { analysisId: id }),
    secondOpinion: true,
  };
  const pictures = await picturesOf(taken.frames.slice(0, MAX_PICTURES), frames);
  if (taken.mode === 'still') {
    const body = { ...about, ...sent(first), imageData: pictures.get(first) };
    return (await call(analyzeImage, { body, signal })).secondOpinion;
  }
  const body = {
    ...about,
    frames: frames.map((frame) => ({ ...sent(frame), timestamp: frame.t, frameData: pictures.get(frame) })),
  };
  return (await call(analyzeSequence, { body, signal })).secondOpinion;
}

type Sent = { landmarks: [number, number, number][] | null; turn: number | null };

function sent({ landmarks, turn }: PoseFrame): Sent {
  return { landmarks: landmarks && landmarks.map(([x, y, seen]) => [x, y, seen]), turn };
}

/** Each shown picture beside the frame that is nearest to it. */
async function picturesOf(
  shown: readonly ShownFrame[],
  frames: readonly PoseFrame[],
): Promise<Map<PoseFrame, string>> {
  const pictures = new Map<PoseFrame, string>();
  for (const { picture, t } of shown) {
    const nearest = frames.reduce((best, one) => (Math.abs(one.t - t) < Math.abs(best.t - t) ? one : best));
    pictures.set(nearest, await dataUrlOf(picture));
  }
  return pictures;
}

const QUALITY = 0.8;

async function dataUrlOf(picture: ImageBitmap): Promise<string> {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  const jpeg = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })).arrayBuffer(),
  );
  let letters = '';
  for (const byte of jpeg) letters += String.fromCharCode(byte);
  return `data:image/jpeg;base64,${btoa(letters)}`;
}
