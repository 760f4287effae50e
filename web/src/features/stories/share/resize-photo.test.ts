import { expect, it, vi } from 'vitest';
import { photoToSend } from './resize-photo.ts';

it('sends a photo as it is where this browser can’t make it smaller', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')));
  const photo = new File(['a photo'], 'court.png', { type: 'image/png' });
  const { bytes, ...sent } = await photoToSend(photo);
  expect(sent).toEqual({ type: 'image/png', isOriginal: true });
  expect(new TextDecoder().decode(bytes)).toBe('a photo');
  vi.unstubAllGlobals();
});
