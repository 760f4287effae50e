import type { RivalActivity } from 'sync-protocol/entities/rivals/rival-activity';
import type { UserId } from 'sync-protocol/ids';
import { birthOf } from 'sync-protocol/rules/session/age';
import type { Queryable } from '#db/db.ts';
import { Statement } from '#db/statement.ts';
import { look } from '#features/profile/commands.ts';
import { instantText } from '#sync/write/tables.ts';

/**
 * A rival who is told: their points of the week, the player's before these changes, whether the two are measured against
 * each other, and what they were told.
 */
interface Reader {
  reader: UserId;
  isRanked: boolean;
  points: number;
  before: number;
  told: readonly RivalActivity[];
}

/**
 * A player's rivals whom the gate lets know when they train, with what they were told of these days, in one statement
 * that answers one text. What they were told is written by nobody but who holds the player: their training, the
 * operator, and whoever ends the rivalry.
 */
export async function readersOf(
  kysely: Queryable,
  player: UserId,
  days: readonly string[],
  week: string,
  now: Date,
): Promise<Reader[]> {
  const statement = new Statement();
  const monday = statement.value(week, 'date');
  const period = statement.value(week, 'text');
  const [row] = await statement.run<{ found: string }>(
    kysely,
    `select json_build_object('before', own.points,
      'subject', json_build_object('id', me.id, 'displayName', me.display_name, 'hideRealName', me.hide_real_name,
        'isPrivate', me.is_private, 'hidden', me.hidden, 'disabled', me.disabled, 'birthMonth', me.birth_month,
        'birthYear', me.birth_year, 'wordRulings', me.word_rulings),
      'readers', (
        select json_agg(json_build_object('reader', r.rival_id, 'birthMonth', u.birth_month,
          'birthYear', u.birth_year, 'isRanked', not (me.off_boards or u.off_boards), 'points', p.points, 'told', (
            select json_agg(json_build_object('id', a.id, 'userId', a.user_id, 'rivalId', a.rival_id,
              'activityType', a.activity_type, 'day', a.day, 'data', a.data, 'pointsInvolved', a.points_involved,
              'createdAt', a.created_at))
            from rival_activities a
            where a.user_id = r.rival_id and a.rival_id = r.user_id and a.activity_type <> 'cheer'
              and (a.day = any(${statement.value(days, 'date[]')})
                or (a.activity_type = 'rank_change' and a.day >= ${monday})))))
        from rivalries r
        join users u on u.id = r.rival_id
        left join point_totals p on p.time_window = 'weekly' and p.period = ${period} and p.user_id = r.rival_id
        where r.user_id = me.id and r.status = 'accepted'))::text as found
    from users me
    left join point_totals own on own.time_window = 'weekly' and own.period = ${period} and own.user_id = me.id
    where me.id = ${statement.value(player, 'uuid')}`,
  );
  if (!row) return [];
  const { before, subject, readers } = JSON.parse(row.found) as Found;
  const instant = now.getTime();
  return (readers ?? []).flatMap(({ reader, isRanked, points, told, ...birth }) => {
    const from = { tie: 'rival' as const, viewer: { birth: birthOf(birth) } };
    if (!look(from, subject, instant).sees.when) return [];
    const known = (told ?? []).map((one) => ({ ...one, createdAt: instantText(one.createdAt) }));
    return [{ reader, isRanked, points: points ?? 0, before: before ?? 0, told: known }];
  });
}

interface Found {
  before: number | null;
  subject: Parameters<typeof look>[1];
  readers:
    | {
        reader: UserId;
        birthMonth: number | null;
        birthYear: number | null;
        isRanked: boolean;
        points: number | null;
        told: RivalActivity[] | null;
      }[]
    | null;
}
