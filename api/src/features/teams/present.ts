import type { PlayerCard, ShownMember, ShownTeam } from 'sync-protocol/contract/teams';
import type { UserId } from 'sync-protocol/ids';
import { presentCard, type Card } from 'sync-protocol/rules/profile/privacy';
import { tasksDone } from 'sync-protocol/rules/progress/credit';
import { addDays, weekStart } from 'sync-protocol/rules/training-day';
import type { Deps } from '#deps';
import { gateOf, type Gate } from '#features/profile/commands.ts';
import { todayOf } from '#sync/write/deal.ts';
import { membersOf, teamsOf, weekOf, type MemberRow, type TeamRow } from './queries.ts';

type ShowDeps = Pick<Deps, 'db' | 'relations' | 'now'>;

/** Whom a viewer doesn't see: that somebody is there, and nothing else. */
export const PRIVATE_PLAYER: PlayerCard = {
  userId: null,
  firstName: '',
  lastName: '',
  displayName: null,
  hideRealName: true,
  position: null,
  profileImageUrl: '',
};

/** Teams as a viewer sees them, their own ones with code, training week and all; in the order in which they come. */
export async function showTeams(
  deps: ShowDeps,
  viewer: UserId,
  teams: readonly TeamRow[],
): Promise<ShownTeam[]> {
  const { kysely } = deps.db;
  const own = new Set(await teamsOf(kysely, viewer));
  const members = await membersOf(
    kysely,
    teams.map(({ id }) => id),
  );
  const gate = await gateOf(deps, viewer, [...new Set(members.map(({ id }) => id))]);
  const mates = members.filter(({ teamId }) => own.has(teamId)).map(({ id }) => id);
  const monday = weekStart(await todayOf(deps, viewer));
  const week = await readWeek(deps, monday, mates);
  const byTeam = Map.groupBy(members, ({ teamId }) => teamId);
  return teams.map((team) => {
    const inside = byTeam.get(team.id) ?? [];
    const isOwn = own.has(team.id);
    const { code, ...shown } = team;
    const standings = inside.map((one) => showMember(gate, one, isOwn ? week : undefined));
    const weekTasks = standings.reduce((sum, { tasks }) => sum + tasks, 0);
    const ownWeekTasks = standings.find((_, place) => inside[place]?.id === viewer)?.tasks ?? 0;
    return {
      ...shown,
      isAI: false,
      memberCount: inside.length,
      members: standings.map(({ member }) => member),
      userRole: inside.find(({ id }) => id === viewer)?.role ?? 'none',
      ...(isOwn && { code, weekTasks, ownWeekTasks, weekFrom: monday }),
    };
  });
}

/** What each of some players has done in a week: so many tasks on each of its days. */
type Week = ReadonlyMap<UserId, readonly number[]>;

async function readWeek({ db }: ShowDeps, monday: string, players: readonly UserId[]): Promise<Week> {
  if (players.length === 0) return new Map();
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const totals = Map.groupBy(await weekOf(db.kysely, players, monday), ({ userId }) => userId);
  return new Map(
    players.map((id) => {
      const done = new Map(totals.get(id)?.map((total) => [total.day, tasksDone(total)]));
      return [id, days.map((day) => done.get(day) ?? 0)];
    }),
  );
}

function showMember(
  { standingTo }: Gate,
  { membershipId, role, ...row }: MemberRow,
  week: Week | undefined,
): { member: ShownMember; tasks: number } {
  const { sees, player } = standingTo(row);
  const card = sees.membership ? presentCard(player, sees) : null;
  const done = week && sees.when ? (week.get(row.id) ?? null) : null;
  return {
    member: {
      ...(card ? toPlayerCard(card) : PRIVATE_PLAYER),
      id: membershipId,
      role,
      week: done && done.map((tasks) => tasks > 0),
    },
    // What of a team's work is done by whom the viewer may not watch would tell when they train.
    tasks: done?.reduce((sum, tasks) => sum + tasks, 0) ?? 0,
  };
}

export function toPlayerCard({ id, ...card }: Card): PlayerCard {
  return { userId: id, ...card };
}
