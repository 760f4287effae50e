import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { FlatBuffer } from './flat-buffer.ts';
import { FlatTable } from './flat-table.ts';
import { poseModel } from './pose-model.ts';
import { storedZip } from './stored-zip.ts';
import { withNormalization } from './with-normalization.ts';
import { withoutOutput } from './without-output.ts';

test('the pose model is made of the published files, and is the one that is pinned', async () => {
  const bundle = await poseModel();
  const names = ['pose_detector.tflite', 'pose_landmarks_detector.tflite'];
  for (const name of names) {
    const at = bundle.indexOf(name) + name.length;
    // The runtime uses a model where it lies: it begins at a multiple of 16.
    const start = Math.ceil(at / 16) * 16;
    expect(bundle.toString('latin1', start + 4, start + 8), name).toBe('TFL3');
  }
});

test('a zip holds its files as they are, each with its sum, and is the same every time', () => {
  const files = [
    ['a.txt', Buffer.from('first')],
    ['bb.txt', Buffer.from('second one')],
  ] as const;
  const zip = storedZip(files);
  expect(zip).toEqual(storedZip(files));
  for (const [name, bytes] of files) {
    const head = zip.indexOf(name) - 30;
    expect(zip.readUInt32LE(head + 14)).toBe(crc32(bytes));
    const start = head + 30 + name.length + zip.readUInt16LE(head + 28);
    expect([start % 16, zip.subarray(start, start + bytes.length)]).toEqual([0, bytes]);
  }
});

test('what is no model is refused', () => {
  expect(() => withNormalization(new FlatBuffer('M001').bytes, 0, 255)).toThrow('no TensorFlow Lite model');
});

/** A model of four operators: 0 → 1 → 2 is one output, 1 → 3 → 4 is the other. */
function aModel(): Buffer {
  const made = new FlatBuffer('TFL3');
  const [subgraphs = 0] = made.table(0, 8, [2]);
  const [subgraph = 0] = made.offsets(subgraphs, 1);
  const [outputs = 0, operators = 0] = made.table(subgraph, 5, [2, 3]);
  numbers(outputs, [2, 4]);
  const steps = [
    [0, 1],
    [1, 3],
    [1, 2],
    [3, 4],
  ] as const;
  made.offsets(operators, steps.length).forEach((slot, index) => {
    const [from = 0, to = 0] = made.table(slot, 9, [1, 2]);
    const [used = 0, result = 0] = steps[index] ?? [];
    numbers(from, [used]);
    numbers(to, [result]);
  });
  return made.bytes;

  function numbers(from: number, values: readonly number[]) {
    made.offsets(from, values.length).forEach((slot, index) => made.number(slot, values[index] ?? 0));
  }
}

test('an output that nobody asks for is not worked out, and what others need stays in its order', () => {
  const model = aModel();
  const operatorsOf = (bytes: Buffer) => {
    const [graph] = FlatTable.rootOf(bytes).tables(2);
    return {
      outputs: graph?.numbers(2),
      results: graph?.tables(3).flatMap((operator) => operator.numbers(2)),
    };
  };
  expect(operatorsOf(withoutOutput(model, 1, 0))).toEqual({ outputs: [2, 2], results: [1, 2] });
  expect(operatorsOf(withoutOutput(model, 0, 1))).toEqual({ outputs: [4, 4], results: [1, 3, 4] });
  expect(operatorsOf(model)).toEqual({ outputs: [2, 4], results: [1, 3, 2, 4] });
  expect(() => withoutOutput(model, 2, 0)).toThrow('no such output');
});
