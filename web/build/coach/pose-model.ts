import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { storedZip } from './stored-zip.ts';
import { withNormalization } from './with-normalization.ts';

/** Of the bundle that these files make; another one means other files, or another recipe. */
export const MODEL_SHA256 = '68a354f4e3112e99e026509bd529002d00d9f904c4d52ef66b196a4c4b6adf31';

/** The pose model as its runtime loads it, made from the files of the package in which its authors publish them. */
export async function poseModel(): Promise<Buffer> {
  const [detector, landmarks] = await Promise.all([
    read('pose_solution_packed_assets.data'),
    read('pose_landmark_full.tflite'),
  ]);
  const bundle = storedZip([
    ['pose_detector.tflite', withNormalization(detector, 127.5, 127.5)],
    ['pose_landmarks_detector.tflite', withNormalization(landmarks, 0, 255)],
  ]);
  const hash = createHash('sha256').update(bundle).digest('hex');
  if (hash !== MODEL_SHA256) throw new Error(`the pose model is not the one that is pinned: ${hash}`);
  return bundle;
}

function read(file: string): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(`@mediapipe/pose/${file}`)));
}
