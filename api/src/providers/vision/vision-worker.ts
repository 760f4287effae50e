import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import * as tf from '@tensorflow/tfjs-core';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { loadLayersModel, type LayersModel } from '@tensorflow/tfjs-layers';
import { MobileNetV2Model } from 'nsfwjs/models/mobilenet_v2';
import {
  VISION_KINDS,
  VISION_SIDE,
  type VisionAnswer,
  type VisionQuestion,
  type VisionScores,
} from './vision-scores.ts';

// A thread with the model in it: gets pictures, answers what is on them.

const BRIGHTEST = 255;

async function loadModel(): Promise<LayersModel> {
  const wasm = dirname(fileURLToPath(import.meta.resolve('@tensorflow/tfjs-backend-wasm')));
  setWasmPaths(join(wasm, '/'));
  await tf.setBackend('wasm');
  // The package's types lean on a runtime that is not installed.
  const json = (await MobileNetV2Model.modelJson()).default as tf.io.ModelJSON;
  const bundles = await Promise.all(MobileNetV2Model.weightBundles.map((load) => load()));
  const weights = Buffer.concat(bundles.map((bundle) => Buffer.from(bundle.default, 'base64')));
  return loadLayersModel(
    tf.io.fromMemory({
      modelTopology: json.modelTopology,
      weightSpecs: json.weightsManifest.flatMap((group) => group.weights),
      weightData: new Uint8Array(weights).buffer,
    }),
  );
}

function look(model: LayersModel, pixels: Uint8Array): VisionScores {
  const answer = tf.tidy(() => {
    const shades = Float32Array.from(pixels, (shade) => shade / BRIGHTEST);
    const seen = model.predict(tf.tensor4d(shades, [1, VISION_SIDE, VISION_SIDE, 3]));
    return (Array.isArray(seen) ? seen[0] : seen)?.dataSync() ?? [];
  });
  return Object.fromEntries(VISION_KINDS.map((kind, index) => [kind, answer[index] ?? 0])) as VisionScores;
}

const model = loadModel();
parentPort?.on('message', ({ id, pixels }: VisionQuestion) => {
  const answer = async (): Promise<VisionAnswer> => {
    try {
      return { id, scores: look(await model, pixels) };
    } catch (error) {
      return { id, error: String(error) };
    }
  };
  void answer().then((message) => parentPort?.postMessage(message));
});
