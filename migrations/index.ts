import { accounts } from './0001-accounts.ts';
import { training } from './0002-training.ts';
import { ownThings } from './0003-own-things.ts';
import { doors } from './0004-doors.ts';
import { tutorial } from './0005-tutorial.ts';
import { people } from './0006-people.ts';
import { accountCare } from './0007-account-care.ts';
import { identities } from './0008-identities.ts';
import { passkeys } from './0009-passkeys.ts';
import { endedSessions } from './0010-ended-sessions.ts';
import { refreshedDays } from './0011-refreshed-days.ts';
import { gate } from './0012-gate.ts';
import { names } from './0013-names.ts';
import { marks } from './0014-marks.ts';
import { goneSessions } from './0015-gone-sessions.ts';
import { taskWords } from './0016-task-words.ts';
import { rivals } from './0017-rivals.ts';
import { teams } from './0018-teams.ts';
import { analyses } from './0019-analyses.ts';
import { composedSessions } from './0020-composed-sessions.ts';
import { competitions } from './0021-competitions.ts';
import { boards } from './0022-boards.ts';
import { stories } from './0023-stories.ts';
import { dayConditions } from './0024-day-conditions.ts';
import { drillRecords } from './0025-drill-records.ts';
import { friendStreaks } from './0026-friend-streaks.ts';
import { seasons } from './0027-seasons.ts';
import { loadDiary } from './0028-load-diary.ts';
import { shares } from './0029-shares.ts';
import { heldTeamWords } from './0030-held-team-words.ts';
import { news } from './0031-news.ts';
import { teamCheers } from './0032-team-cheers.ts';
import { heldComments } from './0033-held-comments.ts';
import { rhythm } from './0034-rhythm.ts';
import { pointsByPlayer } from './0035-points-by-player.ts';
import { heldWords } from './0036-held-words.ts';
import { rhythmAgain } from './0037-rhythm-again.ts';
import { rememberedTasks } from './0038-remembered-tasks.ts';
import { ownDrills } from './0039-own-drills.ts';
import { storyDrafts } from './0040-story-drafts.ts';
import { gonePrograms } from './0041-gone-programs.ts';
import { standingReminders } from './0042-standing-reminders.ts';
import { teamInvites } from './0043-team-invites.ts';
import { firstCopy } from './0044-first-copy.ts';
import { lapsedSessions } from './0045-lapsed-sessions.ts';
import { likesByStory } from './0046-likes-by-story.ts';
import { untoldStories } from './0047-untold-stories.ts';
import { askedBy } from './0048-asked-by.ts';
import { outOfSight } from './0049-out-of-sight.ts';
import { closedAt } from './0050-closed-at.ts';
import { released } from './0051-released.ts';
import { refusedWords } from './0052-refused-words.ts';
import { oldNews } from './0053-old-news.ts';
import { latestActivities } from './0054-latest-activities.ts';
import type { Migration } from './migration.ts';

export type { Migration } from './migration.ts';

/** Every step of the schema, in the order in which they are applied. */
export const migrations: readonly Migration[] = [
  accounts,
  training,
  ownThings,
  doors,
  tutorial,
  people,
  accountCare,
  identities,
  passkeys,
  endedSessions,
  refreshedDays,
  gate,
  names,
  marks,
  goneSessions,
  taskWords,
  rivals,
  teams,
  analyses,
  composedSessions,
  competitions,
  boards,
  stories,
  dayConditions,
  drillRecords,
  friendStreaks,
  seasons,
  loadDiary,
  shares,
  heldTeamWords,
  news,
  teamCheers,
  heldComments,
  rhythm,
  pointsByPlayer,
  heldWords,
  rhythmAgain,
  rememberedTasks,
  ownDrills,
  storyDrafts,
  gonePrograms,
  standingReminders,
  teamInvites,
  firstCopy,
  lapsedSessions,
  likesByStory,
  untoldStories,
  askedBy,
  outOfSight,
  closedAt,
  released,
  refusedWords,
  oldNews,
  latestActivities,
];
