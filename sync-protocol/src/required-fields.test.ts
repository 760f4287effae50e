import { expect, test } from 'vitest';
import { z } from 'zod';
import { isServerOnly, SYNCED_TABLES, TABLE_NAMES, type TableName } from './entities/tables.ts';

/**
 * What a row of each table has had since phones first got rows of it. A new table brings a line. A line of one that is
 * there grows only together with a migration that sends every row anew, as S8.4 says; other new fields are `nullish`.
 */
const SINCE_THE_TABLE: Readonly<Record<TableName, string>> = {
  users:
    'firstName lastName hideRealName isPrivate offBoards position skillLevel yearsPlaying school clubTeam teamName hometown bio timezone id displayName profileImageUrl createdAt',
  userSettings:
    'id reminders reminderTime streakAtRisk rivalNews teamNews competitionNews storyNews quietFrom quietUntil tutorialDone rivalsSeenAt storiesSeenAt',
  playerStats:
    'id totalPoints completedTasks trainedDays fullDays tasksByCategory regimensStarted regimensCompleted customRegimens savedQuotes stories comments rivals teams competitionsWon streak bestStreak restDays lastDay lastAt',
  userRegimens:
    'id userId regimenId name category totalWeeks basePoints isActive isArchived startedAt archivedAt completedAt replacedAt sessions currentWeek completionPercentage pointsEarned',
  tasks:
    'id userId userRegimenId regimenId day slot counter drillId name description dose points estimatedMinutes category createdAt isCompleted completedAt completedDay',
  refreshedDays: 'id userId day refreshes',
  drillRecords: 'id userId drillId results',
  dayConditions: 'id userId day has sore changes',
  loadDays: 'id userId day practice match',
  dayTotals: 'id userId day done points streak best held',
  userBadges: 'id userId badgeId earnedAt earnedDay viewedAt',
  regimens: 'id userId name description category difficulty totalWeeks dailyDuration weeks createdAt',
  motivations: 'id userId day isViewed refreshes',
  savedQuotes: 'id userId quote category notes savedAt',
  streakPauses: 'id userId from until',
  notifications: 'id userId type title message read data createdAt',
  rivalries: 'id userId rivalryId rivalId status rivalshipType message askedAs createdAt acceptedAt',
  rivalActivities: 'id userId rivalId activityType day data pointsInvolved createdAt',
  rivalCheers: 'id userId rivalId activityId cheer createdAt',
  friendStreaks:
    'id userId friendId status askedAs createdAt since streak best missed lastDay friendDay pauses',
  knownPlayers: 'id userId playerId displayName firstName lastName hideRealName position profileImageUrl',
  teams: 'id teamId name description code isOpen weeklyGoal createdAt',
  teamMembers: 'id teamId role joinedAt',
  teamRequests: 'id teamId status createdAt',
  memberships: 'id userId teamId via joinedAt',
  teamInvitations:
    'id userId side teamId teamName message targetPosition skillMatch status createdAt expiresAt',
  joinRequests: 'id userId code teamId teamName status createdAt',
  teamCheers: 'id userId side teamId membershipId cheer day createdAt',
  analyses: 'id userId engineVersion technique level mode hand score findings phases caveats createdAt',
  competitions:
    'id teamId competitionId side otherTeamId otherTeamName name description competitionType targetValue duration tz status ending createdAt expiresAt startedAt endsAt closedAt ownScore otherScore',
  victoryStories:
    'id userId title content storyType location tags isPublic mediaType mediaUrl isHeld likes comments createdAt editedAt',
  storyDrafts: 'id userId title content storyType location tags isPublic media link fileId videoId',
  storyLikes: 'id userId storyId createdAt',
  storyComments: 'id userId storyId content isHeld createdAt',
};

/** The fields that no row on a phone may lack. */
function requiredOf(table: TableName): string[] {
  const { required = [] } = z.toJSONSchema(SYNCED_TABLES[table].row, { unrepresentable: 'any' });
  return required.filter((field) => !isServerOnly(table, field));
}

test('S8.4: rows that phones have lack no field: what came after its table may be missing', () => {
  const later = TABLE_NAMES.flatMap((table) => {
    const known = SINCE_THE_TABLE[table].split(' ');
    return requiredOf(table).flatMap((field) => (known.includes(field) ? [] : [`${table}.${field}`]));
  });
  expect(later).toEqual([]);
});

test('no line names a field that rows no longer need', () => {
  const gone = TABLE_NAMES.flatMap((table) => {
    const required = requiredOf(table);
    const known = SINCE_THE_TABLE[table].split(' ');
    return known.flatMap((field) => (required.includes(field) ? [] : [`${table}.${field}`]));
  });
  expect(gone).toEqual([]);
});
