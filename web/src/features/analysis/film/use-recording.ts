import { useEffect, useRef, useState } from 'react';
import { discardFilm, FilmKeeper, newestFilm, untilFilmsAreOver } from '#data/media/films.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages as text } from './messages.ts';
import { asRecording, record, type FilmPlace, type Recording } from './recording.ts';

/** A recording of what a camera shows: made, kept on the phone until it is shared or let go, and never sent anywhere. */
export function useRecording(stream: MediaStream | null) {
  const [recording, setRecording] = useState<Recording | null>(null);
  const [isRecording, setIsRecording] = useState(false);
  const [place, setPlace] = useState<FilmPlace>('screen');
  /** It was made just now, and not found here. */
  const [isNew, setIsNew] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const stop = useRef<() => void>(undefined);
  const isHere = useRef(false);
  /** Shows what waits on the phone, of this tab or another, or of a page that was killed. */
  const [look] = useState(() => async () => {
    const isFree = () => isHere.current && !stop.current;
    const kept = await newestFilm();
    const found = kept && isFree() ? await asRecording(kept) : null;
    if (!found) return;
    if (!isFree()) return URL.revokeObjectURL(found.address);
    setPlace('phone');
    setIsNew(false);
    setRecording(found);
  });
  useEffect(() => {
    isHere.current = true;
    const leaving = new AbortController();
    const { signal } = leaving;
    const lookAndWait = async () => {
      await look();
      if (await untilFilmsAreOver(signal)) await look();
    };
    lookAndWait().catch((error: unknown) => signal.aborted || console.error(error));
    return () => {
      leaving.abort();
      isHere.current = false;
      stop.current?.();
    };
  }, [look]);
  useEffect(() => {
    if (!isRecording) return;
    // A page that is closed keeps nothing of what comes after: the browser asks.
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, [isRecording]);
  useEffect(() => (recording ? () => URL.revokeObjectURL(recording.address) : undefined), [recording]);

  const letGo = () => {
    setIsSaved(false);
    return recording && discardFilm(recording.at).catch(console.error);
  };
  const show = (made: Recording | null, kept: FilmPlace) => {
    setIsRecording(false);
    setPlace(kept);
    setIsNew(true);
    setRecording(made);
    if (made) return;
    if (kept === 'phone') sayKept();
    else sayNothingRecorded();
  };
  return {
    recording,
    isRecording,
    place,
    isNew,
    /** There is one that is nowhere but in this app. */
    isAtRisk: recording !== null && place !== 'shared',
    /** The browser was asked to save it; whether it did it tells nobody, so the phone keeps it all the same. */
    isSaved,
    setSaved: () => setIsSaved(true),
    setShared: () => {
      setPlace('shared');
      void letGo();
    },
    /** The player has agreed that what is on the screen makes room. */
    start: () => {
      if (!stream) return;
      // It ends as well when the player leaves the screen, or the app: then it is kept all the same.
      const keeper = new FilmKeeper(() => {
        if (isHere.current) toast({ title: text.noRoom, text: text.noRoomText });
      });
      const end = async (film: Parameters<Parameters<typeof record>[1]['onEnd']>[0]) => {
        stop.current = undefined;
        const isKept = await keeper.end();
        if (!isHere.current) {
          if (isKept) sayKept();
          return;
        }
        const made = film && (await asRecording({ ...film, at: keeper.at }).catch(console.error));
        show(made ?? null, isKept ? 'phone' : 'screen');
      };
      try {
        stop.current = record(stream, {
          onPiece: (piece, seconds) => keeper.add(piece, seconds),
          onEnd: (film) => void end(film),
        });
      } catch (error) {
        // The camera has just ended, or is none that this browser can record: the film before stays.
        console.error(error);
        void keeper.end();
        sayNothingRecorded();
        return;
      }
      void letGo();
      setRecording(null);
      setIsRecording(true);
    },
    stop: () => stop.current?.(),
    discard: () => {
      setRecording(null);
      void letGo()?.then(look).catch(console.error);
    },
  };
}

function sayKept(): void {
  toast({ title: text.filmKept, text: text.filmKeptText });
}

function sayNothingRecorded(): void {
  toast({ title: text.nothingRecorded, text: text.tryAgain, tone: 'danger' });
}

export type RecordingWork = ReturnType<typeof useRecording>;
