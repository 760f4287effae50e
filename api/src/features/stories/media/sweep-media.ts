import { DAY_MS } from 'sync-protocol/rules/training-day';
import { LOOSE_MEDIA_DAYS } from 'sync-protocol/rules/stories/story-media';
import { sql } from 'kysely';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { FILE_IN_COPY } from '#features/profile/commands.ts';
import { coverIdOf } from './take-file.ts';

const AT_ONCE = 500;
/** Nobody writes a file for so long. */
const WRITING_MS = 3_600_000;

/**
 * Removes files that no story names for long, the bytes of those that are gone already, and what was never finished. What
 * a reported story has shown stays until the operator has dealt with the report, but no longer than other loose files.
 */
export async function sweepMedia({
  db,
  media,
  arrivals,
  videos,
  now,
}: Pick<Deps, 'db' | 'media' | 'arrivals' | 'videos' | 'now'>): Promise<void> {
  const { kysely } = db;
  await media.sweep(now());
  await arrivals.sweep(now());
  await videos.sweep(now());
  const at = now().toISOString();
  const old = new Date(now().getTime() - LOOSE_MEDIA_DAYS * DAY_MS).toISOString();
  await sql`
    with loose as (
      delete from media m where m.created_at < ${old} and not exists (
        select from victory_stories s
        where s.media_type in ('photo', 'video') and s.media_url = '/api/media/' || m.id::text)
      returning m.id)
    insert into gone_media (id, at) select id, ${at} from loose on conflict (id) do nothing`.execute(kysely);
  await giveUpUnfinished(db, now());
  for (;;) {
    const gone = await kysely
      .selectFrom('goneMedia')
      .select('id')
      .where((of) => of.or([of('at', '<', old), of.not(of.exists(openReportShowing(kysely)))]))
      .where((of) => of.not(of.exists(writing(kysely))))
      .limit(AT_ONCE)
      .execute();
    for (const { id } of gone) {
      await media.remove(id);
      await media.remove(coverIdOf(id));
    }
    if (gone.length > 0)
      await kysely
        .deleteFrom('goneMedia')
        .where(
          'id',
          'in',
          gone.map(({ id }) => id),
        )
        .execute();
    if (gone.length < AT_ONCE) return;
  }
}

/** What was to come and did not: of some of it there are bytes. */
async function giveUpUnfinished({ transaction }: Pick<Deps['db'], 'transaction'>, now: Date): Promise<void> {
  await transaction(async ({ kysely }) => {
    const ended = await kysely
      .deleteFrom('comingMedia')
      .where('at', '<', new Date(now.getTime() - WRITING_MS).toISOString())
      .returning('id')
      .execute();
    if (ended.length === 0) return;
    // In a statement of its own, which sees those that came after all while the one before waited for them.
    await sql`
      insert into gone_media (id, at)
      select id, ${now.toISOString()} from unnest(${ended.map(({ id }) => id)}::uuid[]) as ended (id)
      where not exists (select from media where media.id = ended.id)
      on conflict (id) do nothing`.execute(kysely);
  });
}

/** Somebody still writes the same bytes once more. */
const writing = (kysely: Queryable) =>
  kysely
    .selectFrom('comingMedia')
    .select('id')
    .where('writers', '>', 0)
    .where(sql<boolean>`coming_media.id = gone_media.id`);

const openReportShowing = (kysely: Queryable) =>
  kysely
    .selectFrom('reports')
    .select('id')
    .where('kind', '=', 'story')
    .where('resolvedAt', 'is', null)
    .where(FILE_IN_COPY, '=', sql<string>`gone_media.id::text`);
