import type { UserId } from 'sync-protocol/ids';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { MEDIA_A_DAY } from 'sync-protocol/rules/stories/story-media';
import type { Db, Queryable } from '#db/db.ts';
import { ApiError, unavailable } from '#plugins/calls/api-error.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';

// Nothing in the database waits for the media store. That a file comes is written before its bytes, and that it is here
// after them: whoever dies in between leaves bytes that the clean-up finds (sweep-media.ts), never a row without them.

const HOUR_S = 3600;

/** A player's file, told from others by what was sent. */
export interface SentFile {
  id: string;
  digest: string;
}

/**
 * Says that a file's bytes are about to be written. Whose it is stands there first, so that nobody's bytes take the place of another's.
 * @returns false when the file is here already
 * @throws ApiError 409 when the id is another file's, 429, 503 while the bytes of one that went have not gone yet
 */
export async function expectFile(
  db: Pick<Db, 'transaction'>,
  player: UserId,
  { id, digest }: SentFile,
  now: Date,
): Promise<boolean> {
  return db.transaction(async ({ kysely }) => {
    // Of files that come at once each sees those before it.
    await holdPlayers(kysely, [player]);
    if (await isHere(kysely, player, { id, digest })) return false;
    await refuseMany(kysely, player, id, now);
    const coming = await kysely
      .insertInto('comingMedia')
      .values({ id, userId: player, digest, writers: 1, at: now.toISOString() })
      .onConflict((on) =>
        on
          .column('id')
          .doUpdateSet((of) => ({ writers: of('comingMedia.writers', '+', 1), at: of.ref('excluded.at') }))
          .where('comingMedia.userId', '=', player)
          .where('comingMedia.digest', '=', digest),
      )
      .returning('id')
      .executeTakeFirst();
    if (!coming) throw taken();
    // Whoever had the row may have brought another's file, or given it up, while this waited for it.
    return !(await isHere(kysely, player, { id, digest }));
  });
}

/**
 * Says that a file is here, once its bytes are.
 * @throws ApiError 503 when its account or its story was deleted meanwhile, or the clean-up has given the file up
 */
export async function keepFile(
  db: Pick<Db, 'transaction'>,
  player: UserId,
  { id, digest, type, bytes }: SentFile & { type: string; bytes: number },
  now: Date,
): Promise<void> {
  await db.transaction(async ({ kysely }) => {
    await holdPlayers(kysely, [player]);
    const coming = await kysely
      .updateTable('comingMedia')
      .set((of) => ({ writers: of('writers', '-', 1) }))
      .where('id', '=', id)
      .where('userId', '=', player)
      .returning('writers')
      .executeTakeFirst();
    if (!coming) throw unavailable();
    if (coming.writers === 0) await kysely.deleteFrom('comingMedia').where('id', '=', id).execute();
    if (await isHere(kysely, player, { id, digest })) return;
    const at = now.toISOString();
    await kysely
      .insertInto('media')
      .values({ id, userId: player, digest, type, bytes, createdAt: at })
      .execute();
    await kysely.insertInto('shares').values({ userId: player, kind: 'file', at }).execute();
  });
}

/**
 * Says that the bytes of a file did not come. The clean-up knows of what may lie there of them, and the next try is no
 * second file.
 */
export async function stopExpecting(
  { kysely }: Pick<Db, 'kysely'>,
  player: UserId,
  { id }: SentFile,
): Promise<void> {
  await kysely
    .updateTable('comingMedia')
    .set((of) => ({ writers: of('writers', '-', 1) }))
    .where('id', '=', id)
    .where('userId', '=', player)
    .where('writers', '>', 0)
    .execute();
}

/** @throws ApiError 409 when something else has this id, 503 while the bytes of what had it are still to be removed */
export async function isHere(kysely: Queryable, player: UserId, { id, digest }: SentFile): Promise<boolean> {
  const known = await kysely
    .selectFrom('media')
    .select(['userId', 'digest'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (known && (known.userId !== player || known.digest !== digest)) throw taken();
  if (known) return true;
  const gone = await kysely.selectFrom('goneMedia').select('id').where('id', '=', id).executeTakeFirst();
  if (gone) throw unavailable();
  return false;
}

/**
 * Counts what came in a day and what is on its way, but for the file that is asked about. One that came at its second try
 * is no longer on its way. @throws ApiError 429
 */
export async function refuseMany(kysely: Queryable, player: UserId, id: string, now: Date): Promise<void> {
  const { count } = await kysely
    .selectNoFrom((of) => {
      const came = of
        .selectFrom('shares')
        .select((all) => all.fn.countAll<number>().as('count'))
        .where('userId', '=', player)
        .where('kind', '=', 'file')
        .where('at', '>', new Date(now.getTime() - DAY_MS).toISOString());
      const coming = of
        .selectFrom('comingMedia')
        .select((all) => all.fn.countAll<number>().as('count'))
        .where('userId', '=', player)
        .where('writers', '>', 0)
        .where('id', '<>', id)
        .where('id', 'not in', (files) =>
          files.selectFrom('media').select('id').where('userId', '=', player),
        );
      return of(came, '+', coming).as('count');
    })
    .executeTakeFirstOrThrow();
  if (Number(count) >= MEDIA_A_DAY)
    throw new ApiError(
      429,
      'many_files',
      'You shared a lot of pictures and videos today. You can share more tomorrow.',
      { retryAfter: HOUR_S },
    );
}

const taken = () => new ApiError(409, 'media_exists', 'Something went wrong. Please choose it again.');
