import type { StoredFile, UserDb } from '../store/db.ts';

type State = StoredFile['state'];

/** Brings a file from one state to another; of one that is in neither by now others have decided, and it stays. */
export async function changeState(db: UserDb, id: string, from: State, to: State): Promise<void> {
  await db.files
    .where('id')
    .equals(id)
    .and(({ state }) => state === from)
    .modify({ state: to, since: Date.now() });
}
