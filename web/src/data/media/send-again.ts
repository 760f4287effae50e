import type { PushAnswer } from 'sync-protocol/wire';
import type { UserDb } from '../store/db.ts';
import { fileOf } from './file-of.ts';
import { changeState } from './file-states.ts';
import { giveUp } from './give-up.ts';
import { MEDIA_MESSAGES } from './media-messages.ts';

/** The server has not got a file, or has lost it: it goes once more, or is given up where this phone lost it too. */
export async function sendAgain(
  db: UserDb,
  { lane, id }: NonNullable<PushAnswer['needsMedia']>,
): Promise<void> {
  const mutation = await db.outbox.get([lane, id]);
  const fileId = mutation && fileOf(mutation);
  if (!fileId) return;
  if (!(await db.files.get(fileId)))
    await giveUp(db, fileId, { code: 'file_lost', message: MEDIA_MESSAGES.fileLost });
  else await changeState(db, fileId, ({ state }) => state !== 'paused', 'waiting');
}
