import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { adjusted, CANVAS, CENTERED, ZOOM, type Crop } from './crop-geometry.ts';
import { cutOut, drawCrop } from './draw-crop.ts';
import { messages } from './picture-messages.ts';
import { NUDGE, useCropGestures } from './use-crop-gestures.ts';

const text = messages.crop;

interface CropViewProps {
  picture: ImageBitmap;
  isBusy: boolean;
  onBack: () => void;
  onCut: (cut: Promise<Blob>) => void;
}

/** Where a photo is moved and zoomed until the circle holds the right part of it. */
export function CropView({ picture, isBusy, onBack, onCut }: CropViewProps) {
  const [crop, setCrop] = useState(CENTERED);
  const canvas = useRef<HTMLCanvasElement>(null);
  const change = (changed: Partial<Crop>) => setCrop((before) => adjusted(picture, before, changed));
  const gestures = useCropGestures(crop, change);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const moves: [string, LucideIcon, Partial<Crop>][] = [
    [text.left, ArrowLeft, { x: crop.x - NUDGE }],
    [text.up, ArrowUp, { y: crop.y - NUDGE }],
    [text.down, ArrowDown, { y: crop.y + NUDGE }],
    [text.right, ArrowRight, { x: crop.x + NUDGE }],
  ];
  return (
    <div className="grid justify-items-center gap-3">
      <div
        role="application"
        aria-label={text.area}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move the picture
        tabIndex={0}
        className="cursor-move touch-none rounded-md"
        {...gestures}
      >
        <canvas ref={canvas} width={CANVAS} height={CANVAS} className="block size-75 rounded-md bg-well" />
      </div>
      <p className="text-xs text-ink-soft">{text.hint}</p>
      <div className="flex w-full max-w-80 items-center gap-2">
        <IconButton
          label={text.zoomOut}
          icon={<Minus className="size-5" aria-hidden />}
          disabled={crop.zoom <= ZOOM.min}
          onClick={() => change({ zoom: crop.zoom - ZOOM.step })}
        />
        <input
          type="range"
          aria-label={text.zoom}
          {...ZOOM}
          value={crop.zoom}
          onChange={(event) => change({ zoom: event.target.valueAsNumber })}
          className="h-11 min-w-0 flex-1 accent-ink"
        />
        <IconButton
          label={text.zoomIn}
          icon={<Plus className="size-5" aria-hidden />}
          disabled={crop.zoom >= ZOOM.max}
          onClick={() => change({ zoom: crop.zoom + ZOOM.step })}
        />
      </div>
      <div className="flex gap-1">
        {moves.map(([label, Icon, moved]) => (
          <IconButton
            key={label}
            label={label}
            icon={<Icon className="size-5" aria-hidden />}
            onClick={() => change(moved)}
          />
        ))}
      </div>
      <div className="grid w-full grid-cols-[1fr_2fr] gap-2">
        <Button size="lg" disabled={isBusy} onClick={onBack}>
          {text.back}
        </Button>
        <Button tone="primary" size="lg" busy={isBusy} onClick={() => onCut(cutOut(picture, crop))}>
          {text.apply}
        </Button>
      </div>
    </div>
  );
}
