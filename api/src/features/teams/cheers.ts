import type { MembershipId, UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/ids';
import { changesOf, type RowChange } from 'sync-protocol/mutations/rows';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { addDays, trainingDay } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import { tellOfCheers } from '#features/notifications/commands.ts';
import { gateOf, isUnseenRow, SUBJECT } from '#features/profile/commands.ts';
import type { Asked, Cause, Refused, Vets } from '#sync/server-half.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { teammates } from './teammates.ts';

/** Said of whomever the player doesn't see, whatever the reason. */
const CLOSED: Refused = { code: 'cheer_closed', message: 'This player can’t be cheered for just now.' };
const CHEERED: Refused = {
  code: 'cheered_today',
  message: 'You have cheered for this player today. Tomorrow you can again.',
};
const LATE: Refused = {
  code: 'cheer_late',
  message: 'This cheer waited too long to be sent. Cheer once more when you see them train.',
};

/** For so many days a phone without a signal may keep a cheer. */
const MAX_LATE_DAYS = 2;

type OfTeam = Asked<MutationArgs<'team.cheer'>>;

/** A cheer goes to a teammate whom the player sees, once a day in however many teams the two are. They are held. */
export const cheerVets: Vets = {
  'team.cheer': async (kysely, asked) => {
    const places = asked.map(({ args }) => args.membershipId);
    const members = await kysely
      .selectFrom('teamMembers')
      .select(['id', 'memberId'])
      .where('id', 'in', places)
      .execute();
    const playerOf = new Map(members.map(({ id, memberId }) => [id, memberId]));
    const others = [...new Set(playerOf.values())];
    await holdPlayers(kysely, others);
    const seen = await seenTeammates(kysely, asked, others);
    const placeCheered = await cheeredBefore(kysely, asked, others);
    return asked.map(({ args: { membershipId }, context: { userId, at, day, tz } }) => {
      const other = playerOf.get(membershipId);
      // That they have left, or are the player, the effect says.
      if (!other || other === userId) return undefined;
      if (!seen.has(other)) return CLOSED;
      if (day < addDays(trainingDay(Date.parse(at), tz), -MAX_LATE_DAYS)) return LATE;
      const key = keyOf(other, day);
      const before = placeCheered.get(key);
      placeCheered.set(key, before ?? membershipId);
      // In the same place it is the same cheer.
      return before === undefined || before === membershipId ? undefined : CHEERED;
    });
  },
};

/** Those of some teammates whom the player knows of, and who know of the player. */
async function seenTeammates(
  kysely: Queryable,
  [first]: readonly OfTeam[],
  others: readonly UserId[],
): Promise<ReadonlySet<UserId>> {
  if (!first || others.length === 0) return new Set();
  const { userId, at } = first.context;
  const deps = { db: { kysely }, relations: teammates, now: () => new Date(at) };
  const { standingTo } = await gateOf(deps, userId, others);
  const people = await kysely
    .selectFrom('users')
    .select(SUBJECT)
    .where('users.id', 'in', [userId, ...others])
    .execute();
  if (people.some((one) => one.id === userId && isUnseenRow(one, Date.parse(at)))) return new Set();
  const isSeen = (row: (typeof people)[number]) => {
    const { relationship, sees } = standingTo(row);
    return relationship.isTeammate && sees.existence;
  };
  return new Set(people.filter(isSeen).map(({ id }) => id));
}

const keyOf = (player: UserId, day: string) => `${player} ${day}`;

/** In which of their places the player has cheered for others, on the days of a push. */
async function cheeredBefore(
  kysely: Queryable,
  asked: readonly OfTeam[],
  others: readonly UserId[],
): Promise<Map<string, MembershipId>> {
  const [first] = asked;
  if (!first || others.length === 0) return new Map();
  const days = asked.map(({ context }) => context.day);
  const sent = await kysely
    .selectFrom('teamCheers')
    .select(['otherId', 'day', 'membershipId'])
    .where('userId', '=', first.context.userId)
    .where('side', '=', 'sent')
    .where('day', 'in', [...new Set(days)])
    .where('otherId', 'in', others)
    .execute();
  return new Map(sent.map(({ otherId, day, membershipId }) => [keyOf(otherId, day), membershipId]));
}

/** Brings cheers to the teammates who are cheered: onto their phones, and as one notification however many there are. */
export async function followTeamCheers(cause: Cause): Promise<RowChange[]> {
  const { kysely, now, changes } = cause;
  const sent = changesOf(changes, 'teamCheers').flatMap(({ before, after }) =>
    !before && after?.side === 'sent' ? [after] : [],
  );
  if (sent.length === 0) return [];
  const places = await kysely
    .selectFrom('memberships')
    .select(['id', 'userId', 'teamId'])
    .where(
      'userId',
      'in',
      sent.map(({ userId }) => userId),
    )
    .execute();
  const day = trainingDay(now.getTime(), 'UTC');
  const received = sent.flatMap(({ userId, otherId, teamId, cheer }): RowChange[] => {
    const own = places.find((place) => place.userId === userId && place.teamId === teamId);
    if (!own) return [];
    const who = { userId: otherId, side: 'received' as const, otherId: userId };
    const what = { teamId, membershipId: own.id, cheer, day, createdAt: now.toISOString() };
    const after = { id: newId(), ...who, ...what };
    return [{ table: 'teamCheers', id: after.id, before: undefined, after }];
  });
  const heard = sent.map(({ otherId, teamId, cheer }) => {
    return { userId: otherId, cheer, path: `/teams?team=${teamId}` };
  });
  return [...received, ...(await tellOfCheers(cause, 'teammate', heard))];
}
