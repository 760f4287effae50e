import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { FlatBuffer } from './flat-buffer.ts';
import { poseModel } from './pose-model.ts';
import { storedZip } from './stored-zip.ts';
import { withNormalization } from './with-normalization.ts';

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
