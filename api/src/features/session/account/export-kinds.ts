import { SYNCED_TABLES, TABLE_NAMES, type TableName } from 'sync-protocol/entities/tables';
import type { UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';
import type { Database } from '#db/schema.ts';
import { snakeCase } from '#sync/write/tables.ts';

/** Tables with a column that names the player whom a row is about. */
type OwnedTable = {
  [Name in keyof Database]: 'userId' extends keyof Database[Name] ? Name : never;
}[keyof Database];

/** What a player gets of each table, by the name of the file; of a synced one that is not here by its own name. */
const NAMED = {
  programs: 'userRegimens',
  'own-programs': 'regimens',
  days: 'dayTotals',
  badges: 'userBadges',
  motivation: 'motivations',
  points: 'pointTotals',
  devices: 'sessions',
  'push-subscriptions': 'pushSubscriptions',
  'last-reminder': 'remindedDays',
  passkeys: 'passkeys',
  'sign-in-providers': 'identities',
  pictures: 'avatars',
  'story-files': 'media',
} as const satisfies Record<string, OwnedTable>;

const isOwned = (table: TableName): table is TableName & OwnedTable =>
  'userId' in SYNCED_TABLES[table].row.shape;

function ownedTables(): [file: string, table: OwnedTable][] {
  const named: readonly string[] = Object.values(NAMED);
  const others = TABLE_NAMES.filter(isOwned).filter((table) => !named.includes(table));
  return [
    ...Object.entries(NAMED),
    ...others.map((table): [string, OwnedTable] => [snakeCase(table).replaceAll('_', '-'), table]),
  ];
}

const OWNED = ownedTables();

/** Tables whose id is the player's. */
const SELF = { profile: 'users', settings: 'userSettings', stats: 'playerStats' } as const;

/**
 * Tables about a player that say nothing of them: random tokens by their hashes, how far which device has synchronised
 * what stands in other tables already, their stats as strangers saw them last, how often they asked or invited whom lately and
 * shared something, which messages and files are on their way, and when they mistyped a team's code. What is written for a team
 * and waits for a look, or was taken off it, doesn't tell who wrote it; whom the operator keeps from writing it again, and who
 * answered for a team when something was written for it, says no more than their teams do. What is kept for a report stays with the operator.
 */
export const NOT_EXPORTED: readonly (keyof Database)[] = [
  'knownDevices',
  'endedSessions',
  'accountTokens',
  'passkeyChallenges',
  'shownStats',
  'rivalAsks',
  'teamInvites',
  'shares',
  'comingMedia',
  'dueWebPushes',
  'endedMessages',
  'heldTeamWords',
  'refusedTeamWords',
  'refusedPlayerWords',
  'teamWriters',
  'sentWebPushes',
  'syncClientGroups',
  'syncLanes',
  'syncMarks',
  'idempotencyKeys',
  'scopes',
  'tombstones',
  'wrongCodes',
];

/** What is secret, or says nothing to anybody. */
const HIDDEN = new Set([
  'passwordHash',
  'tokenHash',
  'p256dh',
  'auth',
  'publicKey',
  'scope',
  'seq',
  'born',
  'userId',
  // Whom an invitation is from or to stays between the two.
  'otherId',
  'twinId',
  'isUntold',
  'isReleased',
  'savedBy',
  'heldWords',
  // What the operator does out of their sight: whoever is hidden goes on training and is not told.
  'hidden',
  'wordRulings',
]);

export const EXPORTED: readonly (keyof Database)[] = [
  ...Object.values(SELF),
  ...OWNED.map(([, table]) => table),
  'blocks',
  'reports',
  'teams',
  'teamMembers',
  'teamRequests',
  'competitions',
  'competitionPlayers',
  'syncResults',
];

/** A file of an export, and what fetches its rows. */
export interface ExportKind {
  name: string;
  rows: (kysely: Queryable, id: UserId) => Promise<object[]>;
}

export const EXPORT_KINDS: readonly ExportKind[] = [
  ...Object.entries(SELF).map(([name, table]) => ({
    name,
    rows: async (kysely: Queryable, id: UserId) =>
      (await kysely.selectFrom(table).selectAll().where('id', '=', id).execute()).map(shown),
  })),
  ...OWNED.map(([name, table]) => ({
    name,
    rows: async (kysely: Queryable, id: UserId) =>
      (await kysely.selectFrom(table).selectAll().where('userId', '=', id).execute()).map(shown),
  })),
  {
    name: 'blocked-players',
    // Those whom the player could not see stand in no list of theirs: there may be nobody of that id.
    rows: (kysely, id) =>
      kysely
        .selectFrom('blocks')
        .select(['blockedId', 'createdAt'])
        .where('blockerId', '=', id)
        .where('listed', '=', true)
        .execute(),
  },
  {
    // What others reported of the player stays with the operator; so does whom theirs are about, who may hide from them.
    name: 'own-reports',
    rows: (kysely, id) =>
      kysely
        .selectFrom('reports')
        .select(['kind', 'reason', 'details', 'createdAt', 'resolvedAt'])
        .where('reporterId', '=', id)
        .execute(),
  },
  {
    name: 'teams',
    rows: (kysely, id) =>
      kysely
        .selectFrom('teams')
        .innerJoin('memberships', 'memberships.teamId', 'teams.id')
        .select(['teams.id', 'teams.name', 'teams.description', 'teams.createdAt'])
        .where('memberships.userId', '=', id)
        .execute(),
  },
  {
    name: 'team-roles',
    rows: (kysely, id) =>
      kysely
        .selectFrom('teamMembers')
        .select(['teamId', 'role', 'joinedAt'])
        .where('memberId', '=', id)
        .execute(),
  },
  {
    name: 'asked-teams',
    rows: (kysely, id) =>
      kysely
        .selectFrom('teamRequests')
        .select(['teamId', 'createdAt'])
        .where('requesterId', '=', id)
        .execute(),
  },
  {
    name: 'competitions',
    rows: (kysely, id) =>
      kysely
        .selectFrom('competitions as own')
        .innerJoin('memberships', 'memberships.teamId', 'own.teamId')
        .select(['own.competitionId', 'own.name', 'own.competitionType', 'own.status', 'own.createdAt'])
        .select(['own.startedAt', 'own.endsAt', 'own.closedAt', 'own.ownScore', 'own.otherScore'])
        .where('memberships.userId', '=', id)
        .execute(),
  },
  {
    name: 'own-part-in-competitions',
    rows: (kysely, id) =>
      kysely
        .selectFrom('competitionPlayers')
        .select(['competitionId', 'teamId', 'tasks', 'points', 'days', 'until', 'result'])
        .where('userId', '=', id)
        .execute(),
  },
  {
    // Of other results nothing is kept that the player wrote.
    name: 'failed-changes',
    rows: (kysely, id) =>
      kysely
        .selectFrom('syncResults')
        .innerJoin('syncClientGroups', 'syncClientGroups.id', 'syncResults.clientGroup')
        .select(['name', 'args', 'at'])
        .where('userId', '=', id)
        .where('status', '=', 'quarantined')
        .execute(),
  },
];

function shown(row: object): object {
  const entries = Object.entries(row).filter(([name]) => !HIDDEN.has(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, readable(value)]));
}

/** A picture's bytes as an address that every browser opens. */
function readable(value: unknown): unknown {
  return value instanceof Uint8Array
    ? `data:image/jpeg;base64,${Buffer.from(value).toString('base64')}`
    : value;
}
