import { useEffect, useRef, useState } from 'react';
import { frameNearest } from 'sync-protocol/rules/technique/playback';
import type { PoseFrame } from 'sync-protocol/rules/technique/motion/landmarks';

/** How fast a clip is played. */
export type Speed = '1' | '0.5' | '0.25';

/** A time on the border of two frames could be either. */
const INSIDE_FRAME = 1 / 90;

/** A video that is played, slowed down and stepped through by the frames in which joints were found. */
export function usePlayer(frames: readonly PoseFrame[], start: number) {
  const video = useRef<HTMLVideoElement>(null);
  const [now, setNow] = useState(start);
  const [end, setEnd] = useState(frames.at(-1)?.t ?? 0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  useEffect(() => watchFrames(video.current, setNow), []);

  const goTo = (seconds: number) => {
    const { current } = video;
    if (!current) return;
    current.pause();
    current.currentTime = Math.max(0, seconds) + INSIDE_FRAME;
    setNow(seconds);
  };

  const step = (by: 1 | -1) => {
    const shown = frameNearest(frames, now);
    const next = shown && frames[frames.indexOf(shown) + by];
    if (next) goTo(next.t);
  };

  return {
    video,
    now,
    end,
    isPlaying,
    speed,
    goTo,
    step,
    toggle: () => {
      const { current } = video;
      if (!current) return;
      current.playbackRate = Number(speed);
      // A browser that won't play says so by its events.
      if (current.paused) current.play().catch(() => undefined);
      else current.pause();
    },
    changeSpeed: (next: Speed) => {
      setSpeed(next);
      if (video.current) video.current.playbackRate = Number(next);
    },
    events: {
      onLoadedData: ({ currentTarget }: { currentTarget: HTMLVideoElement }) => {
        // Clips that were recorded in a browser do not tell how long they are.
        if (Number.isFinite(currentTarget.duration)) setEnd(currentTarget.duration);
        goTo(start);
      },
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
    },
  };
}

export type Player = ReturnType<typeof usePlayer>;

const TELLS_FRAMES = 'requestVideoFrameCallback' in HTMLVideoElement.prototype;

/** Tells the time of each frame that is put up; of some of them in browsers that do not tell. Answers how to stop it. */
function watchFrames(video: HTMLVideoElement | null, tell: (seconds: number) => void): () => void {
  if (!video) return () => undefined;
  if (!TELLS_FRAMES) {
    const told = () => tell(video.currentTime);
    video.addEventListener('timeupdate', told);
    return () => video.removeEventListener('timeupdate', told);
  }
  let isWatched = true;
  const next = () =>
    video.requestVideoFrameCallback((_, { mediaTime }) => {
      if (!isWatched) return;
      tell(mediaTime);
      next();
    });
  next();
  return () => {
    isWatched = false;
  };
}
