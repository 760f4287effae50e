import type { PushAnswer } from 'sync-protocol/wire';
import type { UserDb } from '../store/db.ts';
import { MEDIA_MESSAGES } from './media-messages.ts';
import { changeState } from './change-state.ts';
import { fileOf } from './file-of.ts';
import { giveUp } from './give-up.ts';

/** The server has not got a file, or has lost it: it goes once more, or is given up where this phone lost it too. */
export async function sendAgain(
  db: UserDb,
  { lane, id }: NonNullable<PushAnswer['needsMedia']>,
): Promise<void> {
  const mutation = await db.outbox.get([lane, id]);
  const fileId = mutation && fileOf(mutation);
  if (!fileId) return;
  const file = await db.files.get(fileId);
  if (!file) await giveUp(db, fileId, { code: 'file_lost', message: MEDIA_MESSAGES.fileLost });
  else if (file.state !== 'paused') await changeState(db, fileId, file.state, 'waiting');
}
