import { sql } from 'kysely';
import { teamId, userId } from 'sync-protocol/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#db/db.ts';
import { pointCounts, topPlayers } from '#features/leaderboard/queries.ts';
import { gateOf } from '#features/profile/commands.ts';
import { search } from '#features/profile/search.ts';
import { relations } from '#features/relations.ts';
import { feedOf } from '#features/stories/feed/feed.ts';
import { activitiesOf, countNewActivities } from '#features/rivals/queries.ts';
import { storiesShowing } from '#features/stories/queries.ts';
import { heldWords } from '#features/stories/rule-story.ts';
import { whyNoName } from '#features/teams/words/name-limits.ts';
import { closeDue } from '#features/competitions/closing/close-due.ts';
import { testApp } from '#testing/app.ts';
import { onDatabase, openHeardDatabase } from '#testing/databases/databases.ts';

// Plans are made once for all values (`force_generic_plan`), so an index that is made for some rows only is found by
// none of them unless the statement says so in words: with a parameter in its place a million rows are read.

const ALL_TIME = { timeframe: 'alltime', period: 'all' } as const;
const WEEK = { timeframe: 'improved', period: '2026-11-16' } as const;

onDatabase('postgres', 'plans', (kind) => {
  let db: Db;
  let statements: string[];
  beforeAll(async () => {
    ({ db, statements } = await openHeardDatabase(kind));
    await sql`insert into teams (id, team_id, name, description, code, is_open, created_at, scope, seq, born)
      values (${team}, ${team}, 'Spikers', '', 'A2B3C4D5', false, now(), ${`team:${team}`}, 1, 1)`.execute(
      db.kysely,
    );
  });
  afterAll(() => db.close());

  const world = testApp({ database: kind });
  const now = () => new Date();
  const viewer = userId.parse('00000000-0000-7000-8000-000000000001');
  const team = teamId.parse('00000000-0000-7000-8000-000000000002');
  const READS: Record<string, [read: () => Promise<unknown>, ...indexes: string[]]> = {
    'the first of a board': [
      () => topPlayers(db.kysely, ALL_TIME, 10),
      'users_on_no_board',
      'point_totals_rank',
    ],
    'who has improved most': [
      () => topPlayers(db.kysely, WEEK, 10),
      'users_on_no_board',
      'point_totals_gain',
    ],
    'how many have how many points': [() => pointCounts(db.kysely, ALL_TIME), 'users_on_no_board'],
    'the latest stories': [
      () => feedOf({ db, relations, now }, viewer, { limit: 20, before: undefined }),
      'victory_stories_public',
      'victory_stories_user',
      'story_likes_story',
      'story_comments_story',
    ],
    'stories that show a file': [
      () => gateOf({ db, relations, now }, viewer, undefined, storiesShowing('x')),
      'victory_stories_media',
    ],
    'players whose names begin so': [
      () => search({ db, relations, now }, viewer, 'sam'),
      'users_name_prefix',
      'users_first_name_prefix',
      'users_last_name_prefix',
    ],
    'the latest that rivals did': [() => activitiesOf(db.kysely, viewer, 20), 'rival_activities_latest'],
    'how much of it is new': [() => countNewActivities(db.kysely, viewer), 'rival_activities_latest'],
    'competitions that are due, and who has won': [
      () => closeDue({ ...world().deps, db }),
      'competitions_pending',
      'competitions_active',
      'competition_players_won',
    ],
    'how many names a team got today': [
      () => whyNoName(db.kysely, { teamId: team, name: 'Diggers' }, now().toISOString()),
      'shares_names',
    ],
    'words that wait for the operator': [() => heldWords({ db }), 'victory_stories_held'],
  };

  /** The plan of every statement that a read sends, with no table worth reading whole. */
  const plansOf = async (read: () => Promise<unknown>): Promise<string> => {
    statements.length = 0;
    await read();
    const sent = statements.filter((text) => /^\s*(\(?select|with)/.test(text));
    expect(sent).not.toEqual([]);
    return db.transaction(async ({ kysely }) => {
      await sql`set local enable_seqscan = off`.execute(kysely);
      const plans: string[] = [];
      for (const [index, text] of sent.entries()) {
        const parameters = new Set(text.match(/\$\d+/g)).size;
        const values = parameters > 0 ? `(${Array(parameters).fill('null').join()})` : '';
        await sql.raw(`prepare read${index} as ${text}`).execute(kysely);
        const { rows } = await sql
          .raw<{ 'QUERY PLAN': string }>(`explain execute read${index}${values}`)
          .execute(kysely.withoutPlugins());
        await sql.raw(`deallocate read${index}`).execute(kysely);
        plans.push(...rows.map((row) => row['QUERY PLAN']));
      }
      return plans.join('\n');
    });
  };

  test.each(Object.entries(READS))('%s: by index', async (_, [read, ...indexes]) => {
    const plans = await plansOf(read);
    for (const index of indexes) expect(plans).toContain(index);
  });
});
