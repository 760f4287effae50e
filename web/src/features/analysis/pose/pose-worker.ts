import type * as Runtime from '@mediapipe/tasks-vision';
import type { NormalizedLandmark, PoseLandmarker, PoseLandmarkerResult } from '@mediapipe/tasks-vision';
import type { Landmark, PoseFrame } from 'sync-protocol/rules/technique/motion/landmarks';
import { NotServed, type PoseAnswer, type PoseRequest } from './pose-wire.ts';

// Runs the pose model beside the page. Everything that it loads is fetched from the app's own address, and comes from
// the phone itself (web/src/pwa/worker).

type Vision = typeof Runtime;

// The runtime tries this first, and a script's own import when it fails; in a module it always does.
Object.assign(globalThis, {
  importScripts: () => {
    throw new TypeError('a module imports');
  },
});

let landmarker: PoseLandmarker | undefined;

addEventListener('message', ({ ports: [port] }: MessageEvent) => {
  if (!port) return;
  let turn = Promise.resolve();
  port.addEventListener('message', ({ data }: MessageEvent<PoseRequest>) => {
    turn = turn.then(async () => port.postMessage(await answerTo(data)));
  });
  port.start();
});

async function answerTo(request: PoseRequest): Promise<PoseAnswer> {
  const { id } = request;
  try {
    if (request.kind === 'look') return { id, ok: true, frame: look(request.picture, request.t) };
    landmarker = await load(request.base, request.people);
    return { id, ok: true, frame: null };
  } catch (error) {
    const message = String(error);
    return error instanceof NotServed
      ? { id, ok: false, message, statusText: error.statusText }
      : { id, ok: false, message };
  }
}

async function load(base: string, people: number): Promise<PoseLandmarker> {
  // The runtime's own file, as it was published: the build's list names its bytes.
  const vision = (await import(/* @vite-ignore */ `${base}/vision_bundle.mjs`)) as Vision;
  const answer = await fetch(`${base}/pose.task`);
  if (!answer.ok) throw new NotServed(answer.statusText || String(answer.status));
  const modelAssetBuffer = new Uint8Array(await answer.arrayBuffer());
  const files = await vision.FilesetResolver.forVisionTasks(base, true);
  return vision.PoseLandmarker.createFromOptions(files, {
    baseOptions: { modelAssetBuffer, delegate: 'CPU' },
    // Each picture by itself: what the runtime makes of clips lags behind a fast arm. The engine smooths without a lag.
    runningMode: 'IMAGE',
    numPoses: people,
  });
}

function look(picture: ImageBitmap, t: number): PoseFrame {
  if (!landmarker) throw new Error('nothing is open');
  try {
    return frameOf(landmarker.detect(picture), t);
  } finally {
    picture.close();
  }
}

function frameOf({ landmarks, worldLandmarks }: PoseLandmarkerResult, t: number): PoseFrame {
  const [first] = landmarks;
  return {
    t,
    people: landmarks.length,
    landmarks: first ? first.map(landmarkOf) : null,
    turn: turnOf(worldLandmarks[0]?.[LEFT_SHOULDER], worldLandmarks[0]?.[RIGHT_SHOULDER]),
  };
}

const [LEFT_SHOULDER, RIGHT_SHOULDER] = [11, 12];

function landmarkOf({ x, y, visibility }: NormalizedLandmark): Landmark {
  return [rounded(x), rounded(y), Math.round(visibility * 100) / 100];
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

/** Degrees by which the shoulders are turned out of the picture's plane. */
function turnOf(left: Position | undefined, right: Position | undefined): number | null {
  if (!left || !right) return null;
  return Math.round((Math.atan2(Math.abs(left.z - right.z), Math.abs(left.x - right.x)) * 180) / Math.PI);
}

type Position = Pick<NormalizedLandmark, 'x' | 'z'>;
