import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Preview } from './preview.tsx';

afterEach(cleanup);

function showClip(seconds: number): HTMLElement {
  const file = new File(['a clip'], 'serve.mp4', { type: 'video/mp4' });
  render(<Preview chosen={{ file, kind: 'video', address: 'blob:clip' }} />);
  const video = screen.getByLabelText('Preview');
  Object.defineProperty(video, 'duration', { value: seconds });
  return video;
}

it.each([2.4, 20.3, Number.POSITIVE_INFINITY])('says nothing of a clip of %d seconds', (seconds) => {
  fireEvent.loadedMetadata(showClip(seconds));
  expect(screen.queryByRole('status')).toBeNull();
});

it('says of a long clip that only its beginning is looked at', () => {
  fireEvent.loadedMetadata(showClip(600));
  expect(screen.getByRole('status').textContent).toContain('longer than 20 seconds');
});

it('says of a clip that the browser can’t play what to do', () => {
  fireEvent.error(showClip(Number.NaN));
  expect(screen.getByRole('alert').textContent).toContain('This browser can’t play the video.');
});
