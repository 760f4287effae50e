import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PlayerLevel, Technique } from 'sync-protocol/rules/technique/terms';
import { LiveSession } from './live-session.ts';
import { messages as text } from './messages.ts';
import { speak } from './spoken.ts';

interface Live {
  stream: MediaStream | null;
  technique: Technique;
  level: PlayerLevel;
  isCheckPaused: boolean;
  hasModel: boolean;
}

/** Trains as long as there is a camera, and says what it has come to; what it answers is where the camera is shown. */
export function useLiveSession({ stream, technique, level, isCheckPaused, hasModel }: Live) {
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [session] = useState(() => new LiveSession({ technique, level }));
  const tally = useSyncExternalStore(session.tally.subscribe, session.tally.get);

  useEffect(() => {
    if (!stream || !video.current || !canvas.current) return;
    const controller = new AbortController();
    const stage = { video: video.current, canvas: canvas.current };
    stage.video.srcObject = stream;
    session.run(stage, hasModel, controller.signal).catch((error: unknown) => {
      if (!controller.signal.aborted) console.error(error);
    });
    return () => {
      controller.abort();
      stage.video.srcObject = null;
    };
  }, [session, stream, hasModel]);
  useEffect(() => session.train({ technique, level }), [session, technique, level]);
  useEffect(() => session.pauseCheck(isCheckPaused), [session, isCheckPaused]);

  const { repetitions, cue } = tally;
  useEffect(() => {
    if (cue) speak(text.said(repetitions, cue.text));
  }, [repetitions, cue]);
  return { video, canvas, tally, startOver: () => session.startOver() };
}
