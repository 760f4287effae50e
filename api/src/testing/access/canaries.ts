import { sql } from 'kysely';
import { newId } from 'sync-protocol/new-id';
import type { Queryable } from '#db/db.ts';
import type { TestUser } from '../factories.ts';

/** When the victims have trained: an instant that is nowhere else. */
export const LAST_AT = Date.parse('2026-11-18T12:34:56Z');

/** A victim's own words and numbers, by who may learn them at the farthest. */
export function canariesOf(index: number, { user, picture }: { user: TestUser; picture: string }) {
  const word = (name: string) => `Canary${name}${index}x`;
  return {
    closed: {
      id: user.id,
      displayName: user.displayName,
      /** The name of the team in which they are. */
      membership: `Squad ${'abcdef'[index]}`,
    },
    open: {
      clubTeam: word('Club'),
      teamName: word('Team'),
      bio: word('Bio'),
      profileImageUrl: picture,
      points: `:${700_000 + index}`,
      streak: `Streak":${500 + index}`,
    },
    close: {
      firstName: word('First'),
      lastName: word('Last'),
      school: word('School'),
      hometown: word('Town'),
      story: word('Story'),
      /** Told at once, they would tell when somebody trains. */
      pointsNow: `:${800_000 + index}`,
      streakNow: `Streak":${600 + index}`,
    },
    self: {
      email: `canary-mail-${index}@example.org`,
      timezone: 'Pacific/Kiritimati',
      birth: '"birthYear":1',
      birthNow: '"birthYear":2',
      lastAt: String(LAST_AT + index),
      hidden: '"hidden":',
      /** When they play, and what they noted of a practice. */
      matchDay: `2931-07-1${index}`,
      noted: `"jumps":98${index}`,
      /** What hurts, and what they got in a drill. */
      sore: '"sore":["back","finger"]',
      result: `"value":930${index}`,
      /** Of a story that they have only begun. */
      draft: word('Draft'),
      /** Of a challenge that only their team has got. */
      competition: word('Cup'),
    },
  };
}
export type Canaries = ReturnType<typeof canariesOf>;

/** Notes what is a victim's own: when they play, a practice, what hurt, what they got in a drill, and a story that they began. */
export async function noteOwn(kysely: Queryable, { id }: TestUser, own: Canaries['self']): Promise<void> {
  const { matchDay, noted, sore, result, draft } = own;
  const row = sql`'user:' || ${id}::text, 1, 1`;
  const practice = `{"minutes":90,"effort":6,${noted}}`;
  await sql`insert into load_days (id, user_id, day, practice, scope, seq, born)
    values (gen_random_uuid(), ${id}, current_date, ${practice}, ${row})`.execute(kysely);
  await sql`insert into day_conditions (id, user_id, day, sore, changes, scope, seq, born)
    values (gen_random_uuid(), ${id}, current_date - 5, ${`{${sore}}`}::jsonb -> 'sore', 1, ${row})`.execute(
    kysely,
  );
  const results = `[{"id":"${newId()}","at":"2026-11-18T12:00:00.000Z","day":"2026-11-18",${result}}]`;
  await sql`insert into drill_records (id, user_id, drill_id, results, scope, seq, born)
    values (gen_random_uuid(), ${id}, 'serving/end-line-tens', ${results}, ${row})`.execute(kysely);
  await sql`insert into story_drafts (id, user_id, title, content, story_type, location, tags, is_public, media, link,
      saved_at, scope, seq, born)
    values (gen_random_uuid(), ${id}, '', ${draft}, 'general', '', '', false, 'text_only', '', now(), ${row})`.execute(
    kysely,
  );
  const season = { phase: 'season', practices: [], matches: [], days: { [matchDay]: 'match' } };
  await sql`update user_settings set season = ${JSON.stringify(season)} where id = ${id}`.execute(kysely);
}
