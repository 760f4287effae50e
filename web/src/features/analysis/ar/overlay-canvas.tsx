import { useEffect, useRef, useState } from 'react';
import type { Landmark, PoseClip } from 'sync-protocol/rules/technique/motion/landmarks';
import { messages } from '../messages.ts';
import { clearCanvas, drawSkeleton, type LineTone } from '../skeleton.ts';
import { placeIn, type Size } from '../skeleton-place.ts';

interface OverlayCanvasProps {
  clip: PoseClip;
  /** What the model saw in the frame that is shown. */
  landmarks: readonly Landmark[] | null;
  tone: LineTone;
  ghost: readonly Landmark[] | null;
}

/** Draws the body over the video that lies beneath, wherever its picture is in the box. */
export function OverlayCanvas({ clip, landmarks, tone, ghost }: OverlayCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const box = useSize(ref);
  useEffect(() => {
    if (!ref.current || !box) return;
    const drawn = clearCanvas(ref.current, box);
    if (!drawn) throw new Error(messages.noCanvas);
    const place = placeIn(box, clip);
    if (ghost) drawSkeleton(drawn, ghost, place, 'ghost');
    if (landmarks) drawSkeleton(drawn, landmarks, place, tone);
  }, [clip, landmarks, tone, ghost, box]);
  return <canvas ref={ref} className="pointer-events-none absolute inset-0 size-full" aria-hidden />;
}

/** How large an element is, whenever that changes. */
function useSize(ref: React.RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
