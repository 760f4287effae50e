import { useEffect, useRef, useState } from 'react';
import { toast } from '#ui/layers/toast-store.ts';
import { messages as text } from './messages.ts';
import { record, type Recording } from './recording.ts';

/** A recording of what a camera shows: made, held until it is saved or let go, and never sent anywhere. */
export function useRecording(stream: MediaStream | null) {
  const [recording, setRecording] = useState<Recording | null>(null);
  const [isRecording, setIsRecording] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const stop = useRef<() => void>(undefined);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      stop.current?.();
    };
  }, []);
  useEffect(() => (recording ? () => URL.revokeObjectURL(recording.address) : undefined), [recording]);

  const keep = (made: Recording | null) => {
    if (!isHere.current) {
      if (made) URL.revokeObjectURL(made.address);
      return;
    }
    setIsRecording(false);
    setRecording(made);
    if (!made) toast({ title: text.nothingRecorded, text: text.tryAgain, tone: 'danger' });
  };
  return {
    recording,
    isRecording,
    /** There is one that only this screen has. */
    isAtRisk: recording !== null && !isKept,
    /** It was saved or shared. */
    setKept: () => setIsKept(true),
    start: () => {
      if (!stream) return;
      setRecording(null);
      setIsKept(false);
      setIsRecording(true);
      stop.current = record(stream, keep);
    },
    stop: () => stop.current?.(),
    discard: () => setRecording(null),
  };
}

export type RecordingWork = ReturnType<typeof useRecording>;
