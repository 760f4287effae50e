import { sql } from 'kysely';
import type { Notification } from 'sync-protocol/entities/notifications/notification';
import { teamId, type TeamId, type UserId } from 'sync-protocol/ids';
import type { RowChange, Rows } from 'sync-protocol/mutations/rows';
import { UNNAMED_OPPONENT } from 'sync-protocol/rules/competitions/competition-terms';
import { UNNAMED_TEAM } from 'sync-protocol/rules/teams/team-words';
import { MANAGER_ROLES } from 'sync-protocol/rules/teams/team-terms';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { namesIn, retold } from '#features/notifications/commands.ts';
import { blockedWith } from '#features/profile/commands.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { loadScoped, type ScopedNeed } from '#sync/write/load.ts';
import { closedDown, ofTeam, takenOut, type Named } from '../news.ts';
import { apartFrom, isOutOfSight } from '../out-of-sight.ts';
import { managersOf, playersIn } from '../queries.ts';

// What players have of a team by its name in rows of their own, which stay when they leave it, and when it is gone.

/** What a team is called where its name is nobody's to read. */
const NO_NAMES: readonly string[] = [UNNAMED_TEAM, UNNAMED_OPPONENT];

const TYPES = ['team_invitation', 'team_request', 'competition_update'] as const;

/** By which names players were told of teams, by their ids; one by one these would be looked for in all that anybody was told. */
export const NAMES_TOLD = sql<{ id: TeamId; name: string }>`
  select named.key::uuid as id, named.value as name
  from notifications, jsonb_each_text(data::jsonb -> 'names') named
  where type in (${sql.join(TYPES)}) and strpos(data, '"names":') > 0
  union all select team_id, team_name from team_invitations
  union all select team_id, team_name from join_requests`;

/** A row of a player that calls a team by its name. */
export interface Told {
  table: 'notifications' | 'teamInvitations' | 'joinRequests';
  id: string;
  userId: UserId;
}

/** All that players were told of a team, which may be gone, whatever it was called then. */
export async function toldOf(
  kysely: Queryable,
  { id, name }: { id: TeamId; name?: string },
): Promise<Told[]> {
  const news = await kysely
    .selectFrom('notifications')
    .select(['id', 'userId'])
    .where('type', 'in', TYPES)
    .where((of) => of(of.fn<number>('strpos', ['data', of.val(`"${id}":`)]), '>', 0))
    .execute();
  const before = name === undefined || NO_NAMES.includes(name) ? [] : await toldBefore(kysely, { id, name });
  const asked = await Promise.all(
    (['teamInvitations', 'joinRequests'] as const).map(async (table) => {
      const rows = await kysely.selectFrom(table).select(['id', 'userId']).where('teamId', '=', id).execute();
      return rows.map((row) => ({ ...row, table }));
    }),
  );
  return [
    ...[...news, ...before].map((row) => ({ ...row, table: 'notifications' as const })),
    ...asked.flat(),
  ];
}

/** What players were told before version 2.3.0 of a team that has the same name still: of which one it was nothing is kept. */
async function toldBefore(kysely: Queryable, { id, name }: Named) {
  const outside = [takenOut, closedDown].map((said) => said(name, id).message);
  return kysely
    .selectFrom('notifications')
    .select(['id', 'userId'])
    .where('type', 'in', TYPES)
    .where((of) => of(of.fn<number>('strpos', ['message', of.val(name)]), '>', 0))
    .where((of) => of(of.fn<number>('strpos', ['data', of.val('"names":')]), '=', 0))
    .where((of) =>
      of.or([
        of(of.fn<number>('strpos', ['data', of.val(ofTeam(id))]), '>', 0),
        of('message', 'in', outside),
        of('userId', 'in', (invited) =>
          invited.selectFrom('teamInvitations').select('userId').where('teamId', '=', id),
        ),
        of.and([
          of('type', '=', 'competition_update'),
          of.or([
            of('userId', 'in', (players) =>
              players
                .selectFrom('teamMembers')
                .innerJoin('competitions', 'competitions.teamId', 'teamMembers.teamId')
                .select('memberId')
                .where((one) => one.or([one('competitions.teamId', '=', id), one('otherTeamId', '=', id)])),
            ),
            of('userId', 'in', (played) =>
              played
                .selectFrom('competitionPlayers as part')
                .innerJoin('competitions', 'competitions.competitionId', 'part.competitionId')
                .select('part.userId')
                .where('competitions.teamId', '=', id)
                .where('part.userId', 'is not', null)
                .$narrowType<{ userId: UserId }>(),
            ),
          ]),
        ]),
      ]),
    )
    .execute();
}

export function needsOf(told: readonly Told[]): ScopedNeed[] {
  return told.map(({ table, id, userId }) => ({ table, scope: userScope(userId), ids: [id] }));
}

/** Takes a team's name out of rows that are loaded, whatever it was called in them; answers those names. */
export function takeName(
  rows: Rows,
  told: readonly Told[],
  team: { id: TeamId; name?: string },
  {
    instead = UNNAMED_TEAM,
    isToGo = () => true,
  }: { instead?: string; isToGo?: (name: string) => boolean } = {},
): string[] {
  const taken = new Set<string>();
  for (const one of told) {
    const name = nameIn(rows, one, team);
    if (name === undefined || NO_NAMES.includes(name) || !isToGo(name)) continue;
    taken.add(name);
    rename(rows, one, team.id, [name, instead]);
  }
  return [...taken];
}

/** Puts a team's name into rows that are loaded, where none was to be read. */
export function giveName(rows: Rows, told: readonly Told[], { id, name }: Named): void {
  for (const one of told) {
    const news = one.table === 'notifications' ? rows.get(one.table, one.id) : undefined;
    const names = Object.values((news && namesIn(news)) ?? {});
    // Of two teams without a name nobody can tell which is which.
    if (nameIn(rows, one, { id }) === UNNAMED_TEAM && names.filter((as) => as === UNNAMED_TEAM).length < 2)
      rename(rows, one, id, [UNNAMED_TEAM, name]);
  }
}

/**
 * What becomes of what others were told of teams for which a player answers whom nobody sees any more, or wrote, if they are
 * gone: their names go. Who is in a team reads what it is called there, and who may come into it.
 */
export async function namesOutOfSight(kysely: Queryable, player: UserId): Promise<RowChange[]> {
  const standing = await kysely
    .selectFrom('teams')
    .innerJoin('teamMembers', 'teamMembers.teamId', 'teams.id')
    .select(['teams.id', 'name'])
    .where('memberId', '=', player)
    .where('role', 'in', MANAGER_ROLES)
    .execute();
  const gone = await kysely
    .selectFrom('teamWriters')
    .leftJoin('teams', 'teams.id', 'teamWriters.teamId')
    .select('teamWriters.teamId as id')
    .where('userId', '=', player)
    .where('teams.id', 'is', null)
    .where('teamWriters.teamId', 'in', sql<TeamId>`(select id from (${NAMES_TOLD}) told)`)
    .execute();
  const all: { team: { id: TeamId; name?: string }; told: Told[] }[] = [];
  for (const team of [...standing, ...gone]) {
    const inside = [player, ...(await playersIn(kysely, team.id))];
    const told = (await toldOf(kysely, team)).filter(({ userId }) => !inside.includes(userId));
    all.push({ team, told });
  }
  await holdPlayers(
    kysely,
    all.flatMap(({ told }) => told.map(({ userId }) => userId)),
  );
  const rows = await loadScoped(
    kysely,
    all.flatMap(({ told }) => needsOf(told)),
  );
  const isOpen = ({ table, id }: Told) =>
    table !== 'notifications' && rows.get(table, id)?.status === 'pending';
  for (const { team, told } of all)
    takeName(
      rows,
      told.filter((one) => !isOpen(one)),
      team,
      { instead: UNNAMED_OPPONENT },
    );
  return rows.changes();
}

/**
 * Those of some rows in which the team's name may stand again: not where a block, or the operator, keeps it from who has
 * them, or from their team; whoever is in it reads it there.
 */
export async function whoReads(
  { kysely, now }: { kysely: Queryable; now: Date },
  rows: Rows,
  team: TeamId,
  told: readonly Told[],
): Promise<Told[]> {
  const managers = await managersOf(kysely, team);
  const members = new Set(await playersIn(kysely, team));
  const isUnseen = await isOutOfSight({ kysely, now }, team);
  const blocked = new Set(
    (await Promise.all(managers.map((one) => blockedWith(kysely, one)))).flatMap((one) => [...one]),
  );
  const rivalsIn = ({ table, id }: Told) => {
    const news = table === 'notifications' ? rows.get(table, id) : undefined;
    const teams = news?.type === 'competition_update' ? Object.keys(namesIn(news) ?? {}) : [];
    return teams.map((one) => teamId.parse(one)).filter((one) => one !== team);
  };
  const apart = await apartFrom(kysely, managers, [...new Set(told.flatMap(rivalsIn))]);
  return told.filter(
    (one) =>
      members.has(one.userId) ||
      (!isUnseen && !blocked.has(one.userId) && !rivalsIn(one).some((rival) => apart.has(rival))),
  );
}

/** How a row calls a team; `name` is what it is called in news that don't say so. */
function nameIn(rows: Rows, { table, id }: Told, team: { id: TeamId; name?: string }): string | undefined {
  if (table !== 'notifications') return rows.get(table, id)?.teamName;
  const news = rows.get(table, id);
  return news && (namesIn(news)?.[team.id] ?? team.name);
}

function rename(rows: Rows, one: Told, team: TeamId, [from, to]: readonly [from: string, to: string]): void {
  if (one.table === 'notifications') {
    const row = rows.get(one.table, one.id);
    if (row) rows.put(one.table, called(row, team, [from, to]));
  } else if (one.table === 'teamInvitations') {
    const row = rows.get(one.table, one.id);
    if (row) rows.put(one.table, { ...row, teamName: to });
  } else {
    const row = rows.get(one.table, one.id);
    if (row) rows.put(one.table, { ...row, teamName: to });
  }
}

const IN_WORD = /[\p{L}\p{N}]/u;

/** News that call a team otherwise, as often as they do: a name may be but a letter, and stand in other words. */
function called(
  news: Notification,
  team: TeamId,
  [from, to]: readonly [from: string, to: string],
): Notification {
  const otherwise = (text: string) =>
    text.replaceAll(from, (found, at: number) => {
      const beside = [text[at - 1] ?? '', text[at + found.length] ?? ''];
      return beside.some((sign) => IN_WORD.test(sign)) ? found : to;
    });
  const names = Object.entries(namesIn(news) ?? {}).map(([id, name]) => [id, otherwise(name)] as const);
  return retold(news, {
    message: otherwise(news.message),
    names: { ...Object.fromEntries(names), [team]: to },
  });
}
