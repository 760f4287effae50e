import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { setFileState, useProgress } from '#data/media/own-files.ts';
import { useOwnFile } from '#data/rows/live-stories.ts';
import { Button } from '#ui/controls/button.tsx';
import { ProgressBar } from '#ui/charts/progress-bar.tsx';
import { messages } from './messages.ts';

const text = messages.card;

/** A story's photo: the player's own from this phone, with how much of it has gone. */
export function StoryPhoto({ mediaUrl, title }: { mediaUrl: string; title: string }) {
  const own = useOwnFile(mediaUrl);
  const [broken, setBroken] = useState<string>();
  // Whether it is on this phone is known in a moment; until then nothing is fetched for it.
  if (own === undefined) return <div className="mt-3 aspect-[4/3] rounded-md bg-well" />;
  const source = own?.address ?? mediaUrl;
  return (
    <div className="mt-3">
      {source === broken ? (
        <p className="flex aspect-[4/3] flex-col items-center justify-center gap-2 rounded-md bg-well text-sm text-ink-soft">
          <ImageOff className="size-7" aria-hidden />
          {text.photoGone}
        </p>
      ) : (
        <img
          src={source}
          alt={text.photo(title)}
          loading="lazy"
          decoding="async"
          className="aspect-[4/3] w-full rounded-md bg-well object-contain"
          onError={() => setBroken(source)}
        />
      )}
      {own && (own.state === 'waiting' || own.state === 'paused') && (
        <Sending id={own.id} state={own.state} />
      )}
    </div>
  );
}

/** A photo that has not gone yet, and what the player can do about it. */
function Sending({ id, state }: { id: string; state: 'waiting' | 'paused' }) {
  const share = useProgress(id);
  const percent = Math.round((share ?? 0) * 100);
  const isPaused = state === 'paused';
  const moving = share === undefined ? text.waitsFile : text.sending(percent);
  const label = isPaused ? text.paused : moving;
  return (
    <div className="mt-2 flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="mb-1 text-xs text-ink-soft" role="status">
          {label}
        </p>
        <ProgressBar label={label} percent={percent} />
      </div>
      <Button onClick={() => void setFileState(id, isPaused ? 'waiting' : 'paused')}>
        {isPaused ? text.resume : text.pause}
      </Button>
    </div>
  );
}
