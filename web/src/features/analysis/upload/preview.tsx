import { useState, type RefObject } from 'react';
import { MAX_CLIP_SECONDS } from 'sync-protocol/rules/technique/terms';
import { messages as text } from '../messages.ts';
import type { ChosenFile } from './chosen-file.ts';

/** Seconds that a phone films on before it stops. */
const A_LITTLE = 0.5;

interface PreviewProps {
  chosen: ChosenFile;
  video?: RefObject<HTMLVideoElement | null>;
  onUnreadable?: () => void;
}

/** The chosen file, as the browser shows it. */
export function Preview({ chosen, video, onUnreadable }: PreviewProps) {
  const look = 'mx-auto max-h-96 w-full rounded-md bg-well object-contain';
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [isLong, setIsLong] = useState(false);
  const fail = () => {
    setIsUnreadable(true);
    onUnreadable?.();
  };
  if (isUnreadable)
    return (
      <p role="alert" className="rounded-md bg-well px-3 py-2 text-sm">
        {chosen.kind === 'image' ? text.unreadablePicture : text.unreadable}
      </p>
    );
  if (chosen.kind === 'image')
    return <img src={chosen.address} alt={text.preview} className={look} onError={fail} />;
  return (
    <div className="grid gap-2">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the player's own clip, without sound */}
      <video
        ref={video}
        src={chosen.address}
        aria-label={text.preview}
        controls
        muted
        playsInline
        preload="auto"
        className={look}
        onError={fail}
        // Clips that were recorded in a browser do not tell how long they are.
        onLoadedMetadata={({ currentTarget: { duration } }) =>
          setIsLong(Number.isFinite(duration) && duration > MAX_CLIP_SECONDS + A_LITTLE)
        }
      />
      {isLong && (
        <p role="status" className="text-sm">
          {text.longClip(MAX_CLIP_SECONDS)}
        </p>
      )}
    </div>
  );
}
