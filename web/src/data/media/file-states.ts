import type { StoredFile, UserDb } from '../store/db.ts';

// In which states a file is kept, and who brings it from one to another:
//
//   nothing → draft            a player chooses a photo or a video (own-files.ts), or records a film (films.ts)
//   draft → waiting            they share the story that shows it; back if that does not stand (story-actions.ts)
//   waiting ⇄ paused           they hold it back, and let it go again (story-file.tsx)
//   waiting, paused → sent     the server has it (send-next.ts); one that is held only goes when all go before a
//                              sign-out (send-all-files.ts)
//   sent → waiting             the server has lost it (send-again.ts)
//   waiting, paused → draft    the server will never take it: its story may be told another way (give-up.ts)
//   waiting, paused → nothing  the player takes its story back (give-up.ts)
//   draft → nothing            nothing shows it any more (own-files.ts, films.ts)
//
// What a page left that died in the middle tidy-files.ts puts right, and lets go what nothing names. After a sign-out
// only those stay that have not gone (store/purge.ts).

type State = StoredFile['state'];

/** As what a phone keeps a file that is not with the server, as far as it knows: it waits, or the player holds it back. */
export const UNSENT_STATES = ['waiting', 'paused'] as const;

export const isUnsent = (state: State): state is (typeof UNSENT_STATES)[number] =>
  UNSENT_STATES.some((one) => one === state);

/** The files that are not with the server, as far as this phone knows. */
export const unsentFiles = (db: UserDb): Promise<string[]> =>
  db.files.where('state').anyOf(UNSENT_STATES).primaryKeys();

/** Brings a file to another state; of one that is no more as it is to be, others have decided, and it stays. */
export async function changeState(
  db: UserDb,
  id: string,
  isStillSo: (file: StoredFile) => boolean,
  to: State,
): Promise<void> {
  await db.files.where('id').equals(id).and(isStillSo).modify({ state: to, since: Date.now() });
}
