import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { StoryId } from 'sync-protocol/ids';
import { coverPath } from 'sync-protocol/rules/stories/story-media';
import { isUnsent } from '#data/media/file-states.ts';
import { setFileState, useProgress } from '#data/media/own-files.ts';
import { useIsOffline } from '#data/server/network.ts';
import type { StoredFile } from '#data/store/db.ts';
import { useOwnFile } from '#data/live/stories.ts';
import { Button } from '#ui/controls/button.tsx';
import { ProgressBar } from '#ui/charts/progress-bar.tsx';
import { SpokenPercent } from '#ui/charts/spoken-percent.tsx';
import { messages } from '../messages.ts';
import { sayShared } from './story-actions.ts';
import { VideoPlayer } from './video-player.tsx';

const text = messages.card;

interface StoryFileProps {
  storyId: StoryId;
  /** The server has not heard of the story yet. */
  isUntold: boolean;
  kind: 'photo' | 'video';
  mediaUrl: string;
  title: string;
}

/** A story's photo or video: the player's own from this phone, with how much of it has gone. */
export function StoryFile({ storyId, isUntold, kind, mediaUrl, title }: StoryFileProps) {
  const own = useOwnFile(mediaUrl);
  useSayShared(storyId, isUntold, own?.state);
  const isOffline = useIsOffline();
  const [broken, setBroken] = useState<string>();
  // Whether it is on this phone is known in a moment; until then nothing is fetched for it.
  if (own === undefined) return <div className="mt-3 aspect-[4/3] rounded-md bg-well" />;
  const source = own?.address ?? mediaUrl;
  // What failed is tried again as soon as there is a way to the server again.
  const attempt = `${isOffline} ${source}`;
  const isBroken = attempt === broken;
  const onError = () => setBroken(attempt);
  return (
    <div className="mt-3">
      {isBroken && (
        <div className="flex aspect-[4/3] flex-col items-center justify-center gap-2 rounded-md bg-well text-sm text-ink-soft">
          <ImageOff className="size-7" aria-hidden />
          <p>{kind === 'photo' ? text.photoGone : text.videoGone}</p>
          <Button tone="outline" onClick={() => setBroken(undefined)}>
            {messages.retry}
          </Button>
        </div>
      )}
      {!isBroken && kind === 'photo' && (
        <img
          src={source}
          alt={text.photo(title)}
          loading="lazy"
          decoding="async"
          className="aspect-[4/3] w-full rounded-md bg-well object-contain"
          onError={onError}
        />
      )}
      {!isBroken && kind === 'video' && (
        <VideoPlayer
          source={source}
          label={text.video(title)}
          cover={own ? undefined : coverPath(mediaUrl)}
          onError={onError}
        />
      )}
      {own && isUnsent(own.state) && <Sending id={own.id} kind={kind} state={own.state} />}
    </div>
  );
}

interface SendingProps extends Pick<StoryFileProps, 'kind'> {
  id: string;
  state: 'waiting' | 'paused';
}

/** Says what became of a story, once it has gone with its file while the player looks on. */
function useSayShared(id: StoryId, isUntold: boolean, state: StoredFile['state'] | undefined): void {
  const [wasGoing, setWasGoing] = useState(false);
  const isGoing = state !== undefined && isUnsent(state);
  if (isGoing && !wasGoing) setWasGoing(true);
  const hasGone = wasGoing && state === 'sent' && !isUntold;
  useEffect(() => {
    if (hasGone) void sayShared(id);
  }, [hasGone, id]);
}

/** A file that has not gone yet, and what the player can do about it. */
function Sending({ id, kind, state }: SendingProps) {
  const share = useProgress(id);
  const percent = Math.round((share ?? 0) * 100);
  const isPaused = state === 'paused';
  const waits = isPaused ? text.paused : text.waitsFile[kind];
  const words = isPaused || share === undefined ? () => waits : text.sending[kind];
  return (
    <div className="mt-2 flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <SpokenPercent percent={percent} words={words} className="mb-1 text-xs text-ink-soft" />
        <ProgressBar tone="ink" label={words(percent)} percent={percent} />
      </div>
      <Button onClick={() => void setFileState(id, state, isPaused ? 'waiting' : 'paused')}>
        {isPaused ? text.resume : text.pause}
      </Button>
    </div>
  );
}
