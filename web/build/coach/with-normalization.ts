import { FlatBuffer } from './flat-buffer.ts';
import { FlatTable } from './flat-table.ts';

/** Fields of a TensorFlow Lite model's root table, by their places in its schema. */
const MODEL = { size: 8, version: 0, buffers: 4, metadata: 6, others: [1, 2, 3, 5, 7] } as const;
const METADATA_NAME = 'TFLITE_METADATA';

/**
 * A model with one thing more in it: what its input is normalized with, which the runtime asks for and the model's
 * authors kept elsewhere. The old file stands untouched behind a new root, whose offsets point into it.
 */
export function withNormalization(model: Buffer, mean: number, deviation: number): Buffer {
  if (model.toString('latin1', 4, 8) !== 'TFL3') throw new Error('this is no TensorFlow Lite model');
  const old = FlatTable.rootOf(model);
  const buffers = old.tables(MODEL.buffers);
  const metadata = old.tables(MODEL.metadata);
  const others = MODEL.others.filter((field) => old.has(field));

  const made = new FlatBuffer('TFL3');
  const [version = 0, toBuffers = 0, toMetadata = 0, ...toOthers] = made.table(0, MODEL.size, [
    MODEL.version,
    MODEL.buffers,
    MODEL.metadata,
    ...others,
  ]);
  made.number(version, old.number(MODEL.version));
  const bufferSlots = made.offsets(toBuffers, buffers.length + 1);
  const metadataSlots = made.offsets(toMetadata, metadata.length + 1);

  const [name = 0, index = 0] = made.table(metadataSlots.at(-1) ?? 0, 2, [0, 1]);
  made.number(index, buffers.length);
  made.text(name, METADATA_NAME);
  const [data = 0] = made.table(bufferSlots.at(-1) ?? 0, 1, [0]);
  made.blob(data, normalization(mean, deviation));

  made.align(16);
  const front = made.length;
  buffers.forEach(({ at }, place) => made.link(bufferSlots[place] ?? 0, front + at));
  metadata.forEach(({ at }, place) => made.link(metadataSlots[place] ?? 0, front + at));
  others.forEach((field, place) => made.link(toOthers[place] ?? 0, front + old.target(field)));
  return Buffer.concat([made.bytes, model]);
}

/** ModelMetadata > SubGraphMetadata > TensorMetadata > ProcessUnit > NormalizationOptions, each the first of its kind. */
function normalization(mean: number, deviation: number): Buffer {
  const made = new FlatBuffer('M001');
  const [subgraphs = 0] = made.table(0, 8, [3]);
  const [subgraph = 0] = made.offsets(subgraphs, 1);
  const [inputs = 0] = made.table(subgraph, 10, [2]);
  const [input = 0] = made.offsets(inputs, 1);
  const [units = 0] = made.table(input, 7, [4]);
  const [unit = 0] = made.offsets(units, 1);
  const [kind = 0, options = 0] = made.table(unit, 2, [0, 1]);
  made.number(kind, 1);
  const [means = 0, deviations = 0] = made.table(options, 2, [0, 1]);
  made.floats(means, [mean]);
  made.floats(deviations, [deviation]);
  return made.bytes;
}
