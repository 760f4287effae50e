import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Sheet } from '#ui/layers/sheet.tsx';
import { CENTERED } from './crop-geometry.ts';
import { drawCrop } from './draw-crop.ts';
import { messages as text } from './picture-messages.ts';
import { PictureSheet } from './picture-sheet.tsx';
import { openPicture, uploadPicture } from './upload-picture.ts';

const closePicture = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./upload-picture.ts', () => ({
  openPicture: vi.fn<() => Promise<object>>(async () => ({
    value: { width: 400, height: 300, close: closePicture },
  })),
  uploadPicture: vi.fn<typeof uploadPicture>(),
}));
vi.mock('./draw-crop.ts', () => ({ drawCrop: vi.fn<typeof drawCrop>(), cutOut: async () => new Blob() }));

const onChoose = vi.fn<(url: string) => void>();
const onClose = vi.fn<() => void>();
beforeAll(() => Sheet.fetch());
const sheet = (open = true) => (
  <PictureSheet
    {...{
      open,
      name: 'Maya',
      called: 'Maya',
      value: '',
      onUploading: () => undefined,
      onChoose,
      onClose,
    }}
  />
);
let shown: ReturnType<typeof render>;
beforeEach(async () => {
  onChoose.mockReset();
  closePicture.mockReset();
  shown = render(sheet());
  await pick();
});
afterEach(cleanup);

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const file = () => new File([''], 'me.png', { type: 'image/png' });
/** Chooses a photo, and is where it is cut out. */
async function pick(): Promise<void> {
  fireEvent.change(screen.getByLabelText(text.upload, { selector: 'input' }), {
    target: { files: [file()] },
  });
  await screen.findByRole('application');
}

it('begins each photo in its middle, whatever was done to the one before', async () => {
  const crop = () => vi.mocked(drawCrop).mock.lastCall?.[2];
  fireEvent.click(button(text.crop.zoomIn));
  fireEvent.click(button(text.crop.right));
  expect(crop()).toEqual({ zoom: 1.1, x: 10, y: 0 });
  fireEvent.click(button(text.crop.back));
  await pick();
  // It is drawn a moment after it stands there.
  await vi.waitFor(() => expect(crop()).toEqual(CENTERED));
});

it('is not left for another picture while a photo is being checked', async () => {
  const { promise, resolve } = Promise.withResolvers<{ value: string }>();
  vi.mocked(uploadPicture).mockReturnValue(promise);
  fireEvent.click(button(text.crop.apply));
  expect(button(text.crop.back).disabled).toBe(true);
  await act(async () => resolve({ value: '/api/avatars/1' }));
  expect(onChoose.mock.calls).toEqual([['/api/avatars/1']]);
});

it('gives the memory of a photo back once it is shown no more, and not while it is being checked', async () => {
  fireEvent.click(button(text.crop.back));
  expect(closePicture).toHaveBeenCalledTimes(1);
  await pick();
  const { promise, resolve } = Promise.withResolvers<{ value: string }>();
  vi.mocked(uploadPicture).mockReturnValue(promise);
  fireEvent.click(button(text.crop.apply));
  expect(closePicture).toHaveBeenCalledTimes(1);
  await act(async () => resolve({ value: '/api/avatars/1' }));
  expect(closePicture).toHaveBeenCalledTimes(2);
  await pick();
  shown.unmount();
  expect(closePicture).toHaveBeenCalledTimes(3);
});

it('opens without what was wrong the last time', async () => {
  fireEvent.click(button(text.crop.back));
  vi.mocked(openPicture).mockResolvedValueOnce({
    problem: { title: 'No image', text: 'Another file, please.' },
  });
  fireEvent.change(screen.getByLabelText(text.upload, { selector: 'input' }), {
    target: { files: [file()] },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('No image');
  fireEvent.click(button('Close'));
  shown.rerender(sheet(false));
  shown.rerender(sheet());
  expect(screen.queryByRole('alert')).toBeNull();
});
