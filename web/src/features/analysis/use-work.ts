import { useEffect, useRef, useState } from 'react';
import { toast, type ToastContent } from '#ui/layers/toast-store.ts';
import { coachState, downloadCoach, downloadEnded, lookForCoach } from './coach/coach.ts';
import { messages as text } from './messages.ts';
import { ClipFault } from './pose/clip.ts';
import { NotServed, PoseStopped } from './pose/pose-wire.ts';
import { ended } from './pose/ended.ts';
import type { Reading } from './pose/read-clip.ts';

/** What is said of a failure, with its reason. */
type Failed = (reason: string) => ToastContent;

/** Percent by which what is shown goes on: to paint each frame's would take time from the model. */
const SHOWN = 5;

/** What the pose model does, one thing at a time: how far it is, and a way to end it. */
export function useWork() {
  const [percent, setPercent] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      const { current } = running;
      if (!current || current.signal.aborted) return;
      current.abort();
      const { back, ...said } = text.left;
      toast({ ...said, action: { label: back, to: '/video-analysis' } });
    },
    [],
  );

  /** Waits for the pose model where it is on its way. Answers null when it was ended, or when it has failed and that was said. */
  const run = async <T>(failed: Failed, take: (reading: Reading) => Promise<T>): Promise<T | null> => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setPercent(0);
    try {
      // Who has begun the download may choose a clip meanwhile.
      await ended(signal, downloadEnded());
      if (coachState.get().kind !== 'ready') {
        askForCoach();
        return null;
      }
      const onProgress = (now: number) => !signal.aborted && setPercent(Math.floor(now / SHOWN) * SHOWN);
      return await ended(signal, take({ signal, onProgress }));
    } catch (error) {
      if (!signal.aborted) {
        toast({ ...failed(faultText(error)), tone: 'danger' });
        // The browser may have thrown the model away: then it is to be had again.
        void lookForCoach();
      }
      return null;
    } finally {
      if (running.current === controller) {
        running.current = undefined;
        setPercent(null);
      }
    }
  };

  return { percent, run, cancel: () => running.current?.abort() };
}

function askForCoach(): void {
  toast({
    title: text.coach.needed,
    text: text.coach.neededText,
    tone: 'danger',
    ...(coachState.get().kind !== 'unsupported' && {
      action: { label: text.coach.download, onSelect: () => void downloadCoach() },
    }),
  });
}

const FAULTS: Readonly<Record<ClipFault['kind'], string>> = {
  unreadable: text.unreadable,
  unreadable_picture: text.unreadablePicture,
  not_loaded: text.notLoaded,
};

function faultText(error: unknown): string {
  if (error instanceof ClipFault) return FAULTS[error.kind];
  console.error(error);
  if (error instanceof PoseStopped) return text.stopped;
  return error instanceof NotServed ? text.notServed(error.statusText) : text.noFrame;
}
