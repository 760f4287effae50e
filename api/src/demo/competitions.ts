import { competitionId, derivedId, membershipId, teamId, type TeamId, type UserId } from 'sync-protocol/ids';
import type { Competition } from 'sync-protocol/entities/competitions/competition';
import { competitionRowId } from 'sync-protocol/mutations/competitions/competition-changes';
import { Rows } from 'sync-protocol/mutations/rows';
import {
  contributionOf,
  endOf,
  NOTHING,
  plus,
  type Contribution,
} from 'sync-protocol/rules/competitions/competition-score';
import { CHALLENGE_DAYS, SIDES } from 'sync-protocol/rules/competitions/competition-terms';
import { addDays, DAY_MS, trainingDay } from 'sync-protocol/rules/training-day';
import type { Deps } from '#deps';
import { rewardWinners } from '#features/competitions/commands.ts';
import { changeRows } from '#sync/write/change-rows.ts';
import type { DemoPerson } from './people.ts';

type DemoDeps = Pick<Deps, 'db' | 'now' | 'tables' | 'halves' | 'pokes' | 'recent'>;
type Kysely = DemoDeps['db']['kysely'];

const HOME = 'Riverside Rockets';
const AWAY = 'Harbor Hawks';

/** Another team of the same size, a competition against it that runs, and one that was won; once. */
export async function makeCompetitions(
  deps: DemoDeps,
  creator: DemoPerson,
  others: readonly DemoPerson[],
  tz: string,
): Promise<void> {
  const { kysely } = deps.db;
  const home = teamId.parse(derivedId(creator.id, 'demo team'));
  const away = teamId.parse(derivedId(creator.id, 'demo opponents'));
  if (await kysely.selectFrom('teams').select('id').where('id', '=', away).executeTakeFirst()) return;
  const squad = await membersOf(kysely, home);
  const opponents = others.map(({ id }) => id).filter((id) => !squad.includes(id));
  const theirs = opponents.slice(-squad.length);
  if (theirs.length < squad.length || squad.length === 0) return;
  const now = deps.now().getTime();
  const at = (daysAgo: number) => new Date(now - daysAgo * DAY_MS).toISOString();
  const rows = new Rows();
  rows.put('teams', {
    id: away,
    teamId: away,
    name: AWAY,
    description: 'Down by the docks, every evening.',
    code: 'HARBRHWK',
    isOpen: false,
    weeklyGoal: null,
    createdAt: at(60),
  });
  for (const [index, userId] of theirs.entries()) {
    const place = {
      id: membershipId.parse(derivedId(away, 'demo member', userId)),
      teamId: away,
      joinedAt: at(59 - index),
    };
    rows.put('teamMembers', { ...place, memberId: userId, role: index === 0 ? 'creator' : 'member' });
    rows.put('memberships', { ...place, userId, via: index === 0 ? 'created' : 'code' });
  }
  await deps.db.transaction((tx) => changeRows(deps, tx, { changes: rows.changes() }));

  const players = [...squad.map((id) => [id, home] as const), ...theirs.map((id) => [id, away] as const)];
  const play = async (name: string, daysAgo: number, isOver: boolean) => {
    const startedAt = at(daysAgo);
    const endsAt = endOf(startedAt, 7, tz);
    const id = competitionId.parse(derivedId(home, 'demo competition', name));
    const parts: { userId: UserId; teamId: TeamId; part: Contribution }[] = [];
    for (const [userId, team] of players)
      parts.push({ userId, teamId: team, part: await partOf(kysely, userId, { startedAt, endsAt, tz }) });
    const tasksOf = (team: TeamId) =>
      parts.filter((one) => one.teamId === team).reduce((sum, { part }) => sum + part.tasks, 0);
    // The demo shows a win: what the other team did beyond it was not for this.
    let beyond = isOver ? Math.max(0, tasksOf(away) - tasksOf(home) + 1) : 0;
    for (const one of parts.filter(({ teamId: team }) => team === away)) {
      const less = Math.min(beyond, one.part.tasks);
      one.part = { ...one.part, tasks: one.part.tasks - less };
      beyond -= less;
    }
    const [own, other] = [tasksOf(home), tasksOf(away)];
    const shared = {
      competitionId: id,
      name,
      description: '',
      competitionType: 'tasks' as const,
      targetValue: Math.ceil((Math.max(own, other) + (isOver ? 5 : 60)) / 50) * 50,
      duration: 7,
      tz,
      status: isOver ? ('completed' as const) : ('active' as const),
      ending: isOver ? ('runOut' as const) : null,
      createdAt: at(daysAgo + 1),
      expiresAt: at(daysAgo + 1 - CHALLENGE_DAYS),
      startedAt,
      endsAt,
      closedAt: isOver ? at(daysAgo - 9) : null,
    };
    const both = new Rows();
    for (const side of SIDES) {
      const isOurs = side === 'challenging';
      both.put('competitions', {
        ...shared,
        id: competitionRowId(id, side),
        side,
        teamId: isOurs ? home : away,
        otherTeamId: isOurs ? away : home,
        otherTeamName: isOurs ? AWAY : HOME,
        ownScore: isOver ? (isOurs ? own : other) : null,
        otherScore: isOver ? (isOurs ? other : own) : null,
      } satisfies Competition);
    }
    await deps.db.transaction((tx) => changeRows(deps, tx, { changes: both.changes() }));
    await kysely
      .insertInto('competitionPlayers')
      .values(
        parts.map(({ userId, teamId: team, part }) => ({
          competitionId: id,
          teamId: team,
          userId,
          ...part,
          until: null,
          result: isOver ? (team === home ? ('won' as const) : ('lost' as const)) : null,
        })),
      )
      .execute();
  };
  await play('Harbor Rally', 3, false);
  await play('Club Cup', 17, true);
  await rewardWinners(deps);
}

async function membersOf(kysely: Kysely, team: TeamId): Promise<UserId[]> {
  const members = await kysely
    .selectFrom('teamMembers')
    .select('memberId')
    .where('teamId', '=', team)
    .orderBy('joinedAt')
    .execute();
  return members.map(({ memberId }) => memberId);
}

/** What a player did while a competition ran. */
async function partOf(
  kysely: Kysely,
  userId: UserId,
  { startedAt, endsAt, tz }: { startedAt: string; endsAt: string; tz: string },
): Promise<Contribution> {
  const from = trainingDay(Date.parse(startedAt), tz);
  const days = await kysely
    .selectFrom('dayTotals')
    .select(['day', 'done', 'streak'])
    .where('userId', '=', userId)
    .where('day', '>=', addDays(from, -1))
    .execute();
  const enrolments = await kysely
    .selectFrom('userRegimens')
    .select(['id', 'basePoints'])
    .where('userId', '=', userId)
    .execute();
  const bases = new Map(enrolments.map(({ id, basePoints }) => [id, basePoints]));
  const window = { from: Date.parse(startedAt), until: Date.parse(endsAt) };
  return days.reduce(
    (sum, day) =>
      plus(
        sum,
        contributionOf(day, window, (id) => bases.get(id) ?? 0),
      ),
    NOTHING,
  );
}
