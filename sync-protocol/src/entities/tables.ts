import { z } from 'zod';
import { teamCheer } from './teams/cheer.ts';
import { joinRequest, teamRequest } from './teams/request.ts';
import { membership, team, teamMember } from './teams/team.ts';
import { teamInvitation } from './teams/invitation.ts';
import { competition } from './competitions/competition.ts';
import { analysis } from './analysis/analysis.ts';
import { userBadge } from './progress/badge.ts';
import { dayTotal } from './progress/day-total.ts';
import { motivation } from './motivation/motivation.ts';
import { notification } from './notifications/notification.ts';
import { playerStats } from './progress/player-stats.ts';
import { dayConditions } from './tasks/day-conditions.ts';
import { drillRecord } from './tasks/drill-record.ts';
import { loadDay } from './tasks/load-day.ts';
import { refreshedDay } from './tasks/refreshed-day.ts';
import { customRegimen } from './training/regimen.ts';
import { savedQuote } from './motivation/saved-quote.ts';
import { storyDraft } from './stories/story-draft.ts';
import { storyComment, storyLike, victoryStory } from './stories/victory-story.ts';
import { streakPause } from './progress/streak-pause.ts';
import { task } from './tasks/task.ts';
import { knownPlayer } from './profile/known-player.ts';
import { friendStreak } from './rivals/friend-streak.ts';
import { rivalActivity, rivalCheer } from './rivals/rival-activity.ts';
import { rivalry } from './rivals/rivalry.ts';
import { user } from './profile/user.ts';
import { userRegimen } from './training/user-regimen.ts';
import { userSettings } from './notifications/user-settings.ts';

/**
 * A table whose rows live on phones.
 * @param changing fields that can change, if not all of them: the others travel once, with a row that is new to a phone
 */
function synced<Row extends z.ZodObject>(
  row: Row,
  changing: readonly (keyof Row['shape'] & string)[] = Object.keys(row.shape),
) {
  return { row, changing };
}

/** Every synced table, by the name that phone, wire and database share. README says what a new one takes. */
export const SYNCED_TABLES = {
  users: synced(user),
  userSettings: synced(userSettings),
  playerStats: synced(playerStats),
  userRegimens: synced(userRegimen, [
    'isActive',
    'isArchived',
    'archivedAt',
    'completedAt',
    'replacedAt',
    'sessions',
    'mainDone',
    'currentWeek',
    'completionPercentage',
    'pointsEarned',
  ]),
  tasks: synced(task, ['isCompleted', 'completedAt', 'completedDay']),
  refreshedDays: synced(refreshedDay, ['refreshes']),
  drillRecords: synced(drillRecord, ['results']),
  dayConditions: synced(dayConditions, ['has', 'sore', 'changes']),
  loadDays: synced(loadDay, ['practice', 'match']),
  dayTotals: synced(dayTotal, [
    'done',
    'points',
    'load',
    'streak',
    'best',
    'held',
    'missed',
    'inRow',
    'rhythm',
  ]),
  userBadges: synced(userBadge, ['viewedAt']),
  regimens: synced(customRegimen, ['weeks', 'drills']),
  motivations: synced(motivation, ['isViewed', 'refreshes']),
  savedQuotes: synced(savedQuote, ['notes']),
  streakPauses: synced(streakPause, ['until']),
  notifications: synced(notification, ['read', 'deletedAt']),
  rivalries: synced(rivalry, ['status', 'rivalshipType', 'message', 'acceptedAt']),
  rivalActivities: synced(rivalActivity, ['data', 'pointsInvolved', 'createdAt']),
  rivalCheers: synced(rivalCheer, []),
  friendStreaks: synced(friendStreak, [
    'status',
    'since',
    'streak',
    'best',
    'missed',
    'lastDay',
    'friendDay',
    'pauses',
  ]),
  knownPlayers: synced(knownPlayer),
  teams: synced(team, ['name', 'description', 'code', 'isOpen', 'weeklyGoal']),
  teamMembers: synced(teamMember, ['role']),
  teamRequests: synced(teamRequest, ['status']),
  memberships: synced(membership),
  teamInvitations: synced(teamInvitation, ['teamName', 'message', 'skillMatch', 'status', 'expiresAt']),
  joinRequests: synced(joinRequest, ['teamName', 'status', 'createdAt']),
  teamCheers: synced(teamCheer, []),
  analyses: synced(analysis, []),
  competitions: synced(competition, [
    'name',
    'description',
    'otherTeamName',
    'status',
    'ending',
    'startedAt',
    'endsAt',
    'closedAt',
    'ownScore',
    'otherScore',
  ]),
  victoryStories: synced(victoryStory, [
    'title',
    'content',
    'storyType',
    'location',
    'tags',
    'isPublic',
    'mediaUrl',
    'isHeld',
    'likes',
    'comments',
    'editedAt',
  ]),
  storyDrafts: synced(storyDraft),
  storyLikes: synced(storyLike, []),
  storyComments: synced(storyComment, ['isHeld']),
};

export type TableName = keyof typeof SYNCED_TABLES;
export type RowOf<T extends TableName> = z.infer<(typeof SYNCED_TABLES)[T]['row']>;

/** By id, by the day where a row has one, else by another field if screens ask for it. */
type PhoneIndexes<Row> = 'day' extends keyof Row ? 'id, day' : 'id' | `id, ${keyof Row & string}`;

/** What phones look rows up by, as Dexie writes it; apart from the schemas, which no phone loads at its start. */
export const PHONE_INDEXES: { readonly [T in TableName]: PhoneIndexes<RowOf<T>> } = {
  users: 'id',
  userSettings: 'id',
  playerStats: 'id',
  userRegimens: 'id',
  tasks: 'id, day',
  refreshedDays: 'id, day',
  drillRecords: 'id',
  dayConditions: 'id, day',
  loadDays: 'id, day',
  dayTotals: 'id, day',
  userBadges: 'id',
  regimens: 'id',
  motivations: 'id, day',
  savedQuotes: 'id',
  streakPauses: 'id',
  notifications: 'id, createdAt',
  rivalries: 'id',
  rivalActivities: 'id, day',
  rivalCheers: 'id',
  friendStreaks: 'id',
  knownPlayers: 'id',
  teams: 'id',
  teamMembers: 'id',
  teamRequests: 'id',
  memberships: 'id',
  teamInvitations: 'id',
  joinRequests: 'id',
  teamCheers: 'id, day',
  analyses: 'id',
  competitions: 'id',
  victoryStories: 'id',
  storyDrafts: 'id',
  storyLikes: 'id',
  storyComments: 'id',
};

export const TABLE_NAMES = Object.keys(PHONE_INDEXES) as TableName[];

/** Whether phones never get a field: its schema says so with `.meta({ serverOnly: true })`. */
export function isServerOnly(table: TableName, field: string): boolean {
  const shape: Readonly<Record<string, z.core.$ZodType>> = SYNCED_TABLES[table].row.shape;
  const schema = shape[field];
  return schema !== undefined && z.globalRegistry.get(schema)?.['serverOnly'] === true;
}
