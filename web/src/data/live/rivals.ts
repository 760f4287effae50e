import type { KnownPlayer } from 'sync-protocol/entities/profile/known-player';
import type { RivalActivity, RivalCheer } from 'sync-protocol/entities/rivals/rival-activity';
import type { Rivalry } from 'sync-protocol/entities/rivals/rivalry';
import type { UserId } from 'sync-protocol/ids';
import type { Rows } from 'sync-protocol/mutations/rows';
import { useRows } from './live-query.ts';

const RIVALRIES = [
  { table: 'rivalries', all: true },
  { table: 'knownPlayers', all: true },
] as const;
const TIES = [
  { table: 'memberships', all: true },
  { table: 'rivalries', all: true },
] as const;
const NEWS = [
  { table: 'rivalActivities', all: true },
  { table: 'userSettings', all: true },
] as const;

/** A rivalry with the other of the two, as far as this phone knows them. */
export interface Rival extends Rivalry {
  player: Omit<KnownPlayer, 'id' | 'userId' | 'playerId'> | undefined;
}

/** Those who are rivals, those who ask, and those who were asked; the latest first. */
export interface Rivals {
  accepted: Rival[];
  asked: Rival[];
  requested: Rival[];
}

/** Whether anybody plays with or against the player: rivals, and who shares a team with them. */
export function useHasTies(): boolean | undefined {
  return useRows(
    TIES,
    (rows) =>
      rows.all('memberships').length > 0 || rows.all('rivalries').some(({ status }) => status === 'accepted'),
  );
}

export function useRivals(): Rivals | undefined {
  return useRows(RIVALRIES, (rows) => {
    const players = playersOf(rows);
    const all = rows
      .all('rivalries')
      .map((rivalry): Rival => ({ ...rivalry, player: players.get(rivalry.rivalId) }))
      .sort((a, b) => sinceOf(b).localeCompare(sinceOf(a)));
    const those = (status: Rivalry['status']) => all.filter((one) => one.status === status);
    return { accepted: those('accepted'), asked: those('asked'), requested: those('requested') };
  });
}

const sinceOf = ({ acceptedAt, createdAt }: Rivalry) => acceptedAt ?? createdAt;

/** How the player stands to another; null: there is nothing between them. */
export function useRivalry(id: UserId): Rivalry | null | undefined {
  return useRows(RIVALRIES, (rows) => rows.all('rivalries').find(({ rivalId }) => rivalId === id) ?? null, [
    id,
  ]);
}

/** What a rival did, with what the player called out to them for it. */
export interface Activity extends RivalActivity {
  player: KnownPlayer | undefined;
  cheered: RivalCheer['cheer'] | undefined;
}

export interface RivalNews {
  /** The latest first. */
  activities: Activity[];
  /** Up to when the player has seen them; empty: not yet. */
  seenAt: string;
}

export function useRivalNews(): RivalNews | undefined {
  return useRows([...RIVALRIES, ...NEWS, { table: 'rivalCheers', all: true }], (rows) => {
    const players = playersOf(rows);
    const cheers = new Map(rows.all('rivalCheers').map(({ activityId, cheer }) => [activityId, cheer]));
    const activities = rows
      .all('rivalActivities')
      .map((one): Activity => ({ ...one, player: players.get(one.rivalId), cheered: cheers.get(one.id) }))
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    return { activities, seenAt: seenAt(rows) };
  });
}

/** Requests and offers to answer, and what rivals did that the player has not seen. */
export function useRivalCount(): number | undefined {
  return useRows([...RIVALRIES, ...NEWS, { table: 'friendStreaks', all: true }], (rows) => {
    const all = [...rows.all('rivalries'), ...rows.all('friendStreaks')];
    const asked = all.filter(({ status }) => status === 'asked');
    const isNew = ({ createdAt }: RivalActivity) => createdAt > seenAt(rows);
    return asked.length + rows.all('rivalActivities').filter(isNew).length;
  });
}

const seenAt = (rows: Rows) => rows.all('userSettings')[0]?.rivalsSeenAt ?? '';

function playersOf(rows: Rows): Map<UserId, KnownPlayer> {
  return new Map(rows.all('knownPlayers').map((one) => [one.playerId, one]));
}
