import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { storedZip } from './stored-zip.ts';
import { withNormalization } from './with-normalization.ts';
import { withoutOutput } from './without-output.ts';

/** Of the bundle that these files make; another one means other files, or another recipe. */
export const MODEL_SHA256 = 'f6c8afab0e031fe6ad6b966da1539f36f8980605152da1b18613c6b08d89735b';

/** Outputs of the landmark model. */
const OUTPUT = { presence: 1, mask: 2 } as const;

/** The pose model as its runtime loads it, made from the files of the package in which its authors publish them. */
export async function poseModel(): Promise<Buffer> {
  const [detector, landmarks] = await Promise.all([
    read('pose_solution_packed_assets.data'),
    read('pose_landmark_full.tflite'),
  ]);
  // Which pixels are body nobody asks; working it out takes a fifth of a look.
  const unmasked = withoutOutput(landmarks, OUTPUT.mask, OUTPUT.presence);
  const bundle = storedZip([
    ['pose_detector.tflite', withNormalization(detector, 127.5, 127.5)],
    ['pose_landmarks_detector.tflite', withNormalization(unmasked, 0, 255)],
  ]);
  const hash = createHash('sha256').update(bundle).digest('hex');
  if (hash !== MODEL_SHA256) throw new Error(`the pose model is not the one that is pinned: ${hash}`);
  return bundle;
}

function read(file: string): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(`@mediapipe/pose/${file}`)));
}
