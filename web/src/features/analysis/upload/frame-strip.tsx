import { useEffect, useRef } from 'react';
import { messages as text } from '../messages.ts';
import type { ShownFrame } from './extract.ts';

/** The frames that were taken from a clip, under the names of their phases. */
export function FrameStrip({ frames, isStill }: { frames: readonly ShownFrame[]; isStill: boolean }) {
  return (
    <ol
      aria-label={text.frames}
      className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2 sm:grid-cols-4 sm:gap-3"
    >
      {frames.map((frame, index) => (
        <li key={index} className="min-w-0">
          <Picture picture={frame.picture} />
          <p className="mt-1 text-xs leading-tight font-semibold">
            {isStill ? text.theFrame : frame.phase && text.phases[frame.phase]}
          </p>
          <p className="numerals text-xs text-ink-soft">{text.frameOf(frame.t.toFixed(2))}</p>
        </li>
      ))}
    </ol>
  );
}

function Picture({ picture }: { picture: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      width={picture.width}
      height={picture.height}
      className="aspect-3/4 w-full rounded-sm bg-well object-cover"
    />
  );
}
