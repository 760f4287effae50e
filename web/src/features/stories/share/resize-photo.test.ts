import { describe, expect, it, vi } from 'vitest';
import { photoToSend } from './resize-photo.ts';

it('sends a photo as it is where this browser can’t make it smaller', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')));
  const photo = new File(['a photo'], 'court.png', { type: 'image/png' });
  const { bytes, ...sent } = await photoToSend(photo);
  expect(sent).toEqual({ type: 'image/png', isOriginal: true });
  expect(new TextDecoder().decode(bytes)).toBe('a photo');
  vi.unstubAllGlobals();
});

describe('a photo that this browser can make smaller', () => {
  const MIB = 1024 * 1024;
  const picture = { width: 4000, height: 3000, close: vi.fn<() => void>() };
  const toBlob = vi.fn<(done: (made: Blob) => void, type: string, quality: number) => void>((done) =>
    done(new Blob(['small'])),
  );
  const canvas = { width: 0, height: 0, getContext: () => ({ fillRect() {}, drawImage() {} }), toBlob };
  const send = async (size: number, width = 4000, height = 3000) => {
    Object.assign(picture, { width, height });
    vi.stubGlobal('createImageBitmap', async () => picture);
    vi.stubGlobal('document', { createElement: () => canvas });
    return photoToSend(new File([new Uint8Array(size)], 'court.png', { type: 'image/png' }));
  };

  it.each([
    ['wide', 4000, 3000, 1600, 1200],
    ['high', 1500, 3000, 800, 1600],
    ['small', 640, 480, 640, 480],
  ])(
    'has 1600 pixels on its longer side at most: a %s one',
    async (_, width, height, sentWidth, sentHeight) => {
      const { bytes, ...sent } = await send(1, width, height);
      expect([canvas.width, canvas.height]).toEqual([sentWidth, sentHeight]);
      expect(sent).toEqual({ type: 'image/jpeg', isOriginal: false });
      expect(new TextDecoder().decode(bytes)).toBe('small');
    },
  );

  it.each([
    [2 * MIB, 0.85],
    [2 * MIB + 1, 0.8],
    [5 * MIB + 1, 0.75],
    [8 * MIB + 1, 0.7],
  ])('is the less exact the larger its file: of %s bytes %s', async (size, quality) => {
    await send(size);
    expect(toBlob.mock.lastCall?.slice(1)).toEqual(['image/jpeg', quality]);
  });
});
