import { useEffect, useRef, useState } from 'react';
import { toast } from '#ui/layers/toast-store.ts';
import { messages as text } from './messages.ts';
import { record, type Recording } from './recording.ts';

/** A recording of what a camera shows: made, held until it is saved or let go, and never sent anywhere. */
export function useRecording(stream: MediaStream | null) {
  const [recording, setRecording] = useState<Recording | null>(null);
  const [isRecording, setIsRecording] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  useEffect(() => (recording ? () => URL.revokeObjectURL(recording.address) : undefined), [recording]);
  return {
    recording,
    isRecording,
    start: () => {
      if (!stream) return;
      setRecording(null);
      setIsRecording(true);
      stop.current = record(stream, (made) => {
        setIsRecording(false);
        setRecording(made);
        if (!made) toast({ title: text.nothingRecorded, text: text.tryAgain, tone: 'danger' });
      });
    },
    stop: () => stop.current?.(),
    discard: () => setRecording(null),
  };
}

export type RecordingWork = ReturnType<typeof useRecording>;
