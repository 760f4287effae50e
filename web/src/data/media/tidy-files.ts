import { mediaIdOf } from 'sync-protocol/rules/stories/story-media';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { ACKNOWLEDGED_KEPT_DAYS } from 'sync-protocol/wire';
import { DRAFT, type StoredFile, type UserDb } from '../store/db.ts';
import { fileOf } from './file-of.ts';
import { isOfFilm, letOldFilmsGo } from './film-pieces.ts';

/** How long a file that the server has is kept: as long as what it belongs to. */
const KEPT_MS = ACKNOWLEDGED_KEPT_DAYS * DAY_MS;
/** How long one is kept that nothing names: a dialog that is open in another tab may show it still. */
const UNNAMED_MS = DAY_MS;
/** In another tab a story may stand a moment after its file was let go. */
const MOMENT_MS = 60_000;

/**
 * Puts right what pages have left that died in the middle of something: a file that was let go, but whose story never
 * stood, is its draft's again; one whose story is told has gone; what nothing names any more leaves this phone, and
 * so do films whose time is over.
 */
export function tidyFiles(db: UserDb): Promise<void> {
  const stories = db.synced('victoryStories');
  const drafts = db.synced('storyDrafts');
  return db.transaction('rw', [db.files, db.outbox, db.refused, db.fetched, stories, drafts], async () => {
    const waiting = await db.outbox.toArray();
    const awaited = new Set(waiting.map(fileOf));
    const told = new Set((await stories.toArray()).map(({ mediaUrl }) => mediaIdOf(mediaUrl)));
    // Whatever was written may be written on, here or after it was refused.
    const kept = await db.fetched.where('key').startsWith(DRAFT).toArray();
    const written = JSON.stringify([kept, await drafts.toArray(), await db.refused.toArray()]);
    const becomes = ({ id, state, since }: StoredFile): StoredFile['state'] | 'gone' => {
      const age = Date.now() - since;
      if (awaited.has(id) || age < MOMENT_MS) return state;
      if (state === 'sent') return age > KEPT_MS ? 'gone' : state;
      if (state !== 'draft' && told.has(id)) return 'sent';
      if (written.includes(id)) return 'draft';
      return age > UNNAMED_MS ? 'gone' : state;
    };
    await letOldFilmsGo(db);
    // One by one: all at once they may be more than a phone's memory holds.
    for (const id of await db.files.toCollection().primaryKeys()) {
      const file = isOfFilm(id) ? undefined : await db.files.get(id);
      const state = file && becomes(file);
      if (state === 'gone') await db.files.delete(id);
      else if (state && state !== file.state) await db.files.update(id, { state });
    }
  });
}
