import { activePhone } from '#data/store/active-phone.ts';
import type { Recording } from './recording.ts';

/** There is one at most: a new one is asked about before it takes the place of another. */
const ID = 'film';

/**
 * Where films are kept that are recorded from now on: with what is the player's own on this phone, whatever becomes of
 * the screen, and gone with the rest when they sign out.
 */
export function filmStore() {
  const db = activePhone()?.db;
  return {
    /** @throws when there is no room for it */
    keep: async ({ file, seconds }: Recording): Promise<void> => {
      if (!db) throw new Error('nobody is signed in');
      // Not the file itself: Safari loses those.
      const bytes = await file.arrayBuffer();
      await db.files.put({ id: ID, bytes, type: file.type, state: 'draft', since: Date.now(), seconds });
    },
    /** The one that was neither saved, shared nor thrown away. */
    read: async (): Promise<Recording | null> => {
      const kept = await db?.files.get(ID);
      if (!kept) return null;
      const file = new File([kept.bytes], filmName(kept.since, kept.type), { type: kept.type });
      return { file, seconds: kept.seconds ?? 0, address: URL.createObjectURL(file) };
    },
    discard: async (): Promise<void> => db?.files.delete(ID),
  };
}

/** What a film is called where it is saved, by when (milliseconds since 1970) and how it was made. */
export function filmName(at: number, type: string): string {
  const date = new Date(at).toISOString().slice(0, 10);
  return `volleypath-${date}.${type.startsWith('video/webm') ? 'webm' : 'mp4'}`;
}
