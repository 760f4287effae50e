import { useState, type RefObject } from 'react';
import { messages as text } from '../messages.ts';
import type { ChosenFile } from './chosen-file.ts';

interface PreviewProps {
  chosen: ChosenFile;
  video?: RefObject<HTMLVideoElement | null>;
}

/** The chosen file, as the browser shows it. */
export function Preview({ chosen, video }: PreviewProps) {
  const look = 'mx-auto max-h-96 w-full rounded-md bg-well object-contain';
  const [isUnreadable, setIsUnreadable] = useState(false);
  if (isUnreadable)
    return (
      <p role="alert" className="rounded-md bg-well px-3 py-2 text-sm">
        {text.unreadablePicture}
      </p>
    );
  if (chosen.kind === 'image')
    return (
      <img src={chosen.address} alt={text.preview} className={look} onError={() => setIsUnreadable(true)} />
    );
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the player's own clip, without sound
    <video
      ref={video}
      src={chosen.address}
      aria-label={text.preview}
      controls
      muted
      playsInline
      preload="auto"
      className={look}
    />
  );
}
