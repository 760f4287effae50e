import type { FilmPlace } from './recording.ts';

interface FilmTexts {
  /** It was to be saved. */
  saved: (day: string) => string;
  /** It was not. */
  made: (day: string) => string;
}

const shared = () => 'Shared. It is here until you leave this screen.';

/** Of what is kept by its days: the one on which it goes by itself. */
const filmTexts: Record<FilmPlace, FilmTexts> = {
  screen: {
    made: () =>
      'This phone has no room to keep all of it: it is gone when you leave this screen. Save it to keep it.',
    saved: () => 'Look for it in your downloads before you leave this screen: then it is gone from here.',
  },
  phone: {
    made: (day) =>
      `It is on this phone only, and waits here until you share or discard it. On ${day} it goes by itself, to free the room. Save it to keep it longer.`,
    saved: (day) =>
      `Look for it in your downloads. If it isn’t there, save it again: it waits here until you share or discard it. On ${day} it goes by itself, to free the room.`,
  },
  shared: { made: shared, saved: shared },
};

const megabytes = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });

export const messages = {
  film: 'Your recording',
  filmText: (place: FilmPlace, isSaved: boolean, day: string) =>
    filmTexts[place][isSaved ? 'saved' : 'made'](day),
  filmKept: 'Your recording is kept',
  filmKeptText: 'It waits in AR Training, on this phone only.',
  noRoom: 'Your phone is nearly full',
  noRoomText: 'Save or share the recording when it is done: it can’t wait here.',
  /** How long a film is, and how many bytes. */
  filmSize: (seconds: number, bytes: number) =>
    `${seconds.toFixed(0)} s · ${megabytes.format(Math.max(bytes / 1e6, 0.1))} MB`,
  save: 'Save',
  share: 'Share',
  discard: 'Discard',
  discarding: {
    title: 'Discard this recording?',
    text: 'You can’t get it back, unless you saved or shared it.',
    yes: 'Discard',
    no: 'Keep',
  },
  nothingRecorded: 'Nothing was recorded',
  tryAgain: 'Please try again.',
} as const;
