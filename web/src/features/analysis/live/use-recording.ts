import { useEffect, useRef, useState } from 'react';
import { toast } from '#ui/layers/toast-store.ts';
import { filmStore } from './kept-film.ts';
import { messages as text } from './messages.ts';
import { record, type Recording } from './recording.ts';

/** Where a film is: on this screen alone, on the phone until it is saved, shared or let go, or where the player took it. */
export type FilmPlace = 'screen' | 'phone' | 'taken';

/** A recording of what a camera shows: made, kept on the phone until it is saved or let go, and never sent anywhere. */
export function useRecording(stream: MediaStream | null) {
  const [recording, setRecording] = useState<Recording | null>(null);
  const [isRecording, setIsRecording] = useState(false);
  const [place, setPlace] = useState<FilmPlace>('screen');
  /** It was made just now, and not found here. */
  const [isNew, setIsNew] = useState(false);
  const stop = useRef<() => void>(undefined);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    const look = async () => {
      const kept = await filmStore().read();
      if (!kept) return;
      if (!isHere.current || stop.current) return URL.revokeObjectURL(kept.address);
      setPlace('phone');
      setRecording(kept);
    };
    void look().catch(console.error);
    return () => {
      isHere.current = false;
      stop.current?.();
    };
  }, []);
  useEffect(() => {
    if (!isRecording) return;
    // A page that is closed keeps nothing of what is not at its end: the browser asks.
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, [isRecording]);
  useEffect(() => (recording ? () => URL.revokeObjectURL(recording.address) : undefined), [recording]);

  const show = (made: Recording | null, kept: FilmPlace) => {
    setIsRecording(false);
    setPlace(kept);
    setIsNew(true);
    setRecording(made);
    if (!made) toast({ title: text.nothingRecorded, text: text.tryAgain, tone: 'danger' });
  };
  return {
    recording,
    isRecording,
    place,
    isNew,
    /** There is one that is nowhere but in this app. */
    isAtRisk: recording !== null && place !== 'taken',
    /** It was saved or shared. */
    setTaken: () => {
      setPlace('taken');
      void filmStore().discard().catch(console.error);
    },
    start: () => {
      if (!stream) return;
      setRecording(null);
      setIsRecording(true);
      // It ends as well when the player leaves the screen, or the app: then it is kept all the same.
      const store = filmStore();
      const end = async (made: Recording | null) => {
        const isKept = made !== null && (await store.keep(made).then(() => true, refused));
        if (isHere.current) return show(made, isKept ? 'phone' : 'screen');
        if (made) URL.revokeObjectURL(made.address);
        if (isKept) toast({ title: text.filmKept, text: text.filmKeptText });
      };
      stop.current = record(stream, (made) => void end(made));
    },
    stop: () => stop.current?.(),
    discard: () => {
      setRecording(null);
      void filmStore().discard().catch(console.error);
    },
  };
}

/** Without room for it the film is on the screen alone, which says so. */
function refused(error: unknown): false {
  console.warn(error);
  return false;
}

export type RecordingWork = ReturnType<typeof useRecording>;
