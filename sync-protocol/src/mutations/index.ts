import type { z } from 'zod';
import { storyDraftArgs, storyDropDraftArgs } from '../entities/stories/story-draft.ts';
import { storyDeleteArgs, storyEditArgs, storyPostArgs } from '../entities/stories/victory-story.ts';
import {
  analysisDelete,
  analysisDeleteArgs,
  analysisRestore,
  analysisRestoreArgs,
  analysisSave,
  analysisSaveArgs,
} from './analysis/analysis-changes.ts';
import {
  competitionCreate,
  competitionCreateArgs,
  competitionRespond,
  competitionRespondArgs,
  competitionWithdraw,
  competitionWithdrawArgs,
} from './competitions/competition-changes.ts';
import {
  badgeMarkViewed,
  badgeMarkViewedArgs,
  badgeSee,
  badgeSeeArgs,
} from './progress/badge-mark-viewed.ts';
import {
  daySetEquipment,
  daySetEquipmentArgs,
  daySetSore,
  daySetSoreArgs,
} from './tasks/conditions-changes.ts';
import { loadSet, loadSetArgs } from './tasks/load-changes.ts';
import { motivationArgs, motivationRefresh, motivationView } from './motivation/motivation-changes.ts';
import type { Mutation, Mutator } from './mutation.ts';
import {
  notificationDelete,
  notificationDeleteArgs,
  notificationMarkRead,
  notificationMarkReadArgs,
  notificationSetDeleted,
  notificationSetDeletedArgs,
} from './notifications/notification-changes.ts';
import { profileUpdate, profileUpdateArgs } from './profile/profile-update.ts';
import {
  regimenCreate,
  regimenCreateArgs,
  regimenDelete,
  regimenDeleteArgs,
  regimenDescribe,
  regimenDescribeArgs,
  regimenNameDrills,
  regimenNameDrillsArgs,
  regimenNameDrillsById,
  regimenNameDrillsByIdArgs,
  regimenUpdateWeek,
  regimenUpdateWeekArgs,
} from './training/regimen-changes.ts';
import {
  savedQuoteDelete,
  savedQuoteDeleteArgs,
  savedQuoteSave,
  savedQuoteSaveArgs,
  savedQuoteSetNotes,
  savedQuoteSetNotesArgs,
} from './motivation/saved-quote-changes.ts';
import {
  friendStreakAccept,
  friendStreakArgs,
  friendStreakEnd,
  friendStreakOffer,
  friendStreakOfferArgs,
} from './rivals/friend-streaks.ts';
import {
  rivalCheer,
  rivalCheerArgs,
  rivalMarkNotified,
  rivalMarkNotifiedArgs,
  rivalSeeUpTo,
  rivalSeeUpToArgs,
} from './rivals/rival-news.ts';
import {
  rivalAccept,
  rivalArgs,
  rivalDecline,
  rivalRemove,
  rivalRequest,
  rivalRequestArgs,
  rivalWithdraw,
} from './rivals/rivalry-changes.ts';
import { settingsUpdate, settingsUpdateArgs } from './notifications/settings-update.ts';
import { storyDelete, storyEdit, storyPost } from './stories/story-changes.ts';
import { storyDraft, storyDropDraft } from './stories/story-draft.ts';
import {
  storyArgs,
  storyComment,
  storyCommentArgs,
  storyLike,
  storyMarkSeen,
  storyMarkSeenArgs,
  storySeeUpTo,
  storySeeUpToArgs,
  storyUncomment,
  storyUncommentArgs,
  storyUnlike,
} from './stories/story-reactions.ts';
import { seasonSet, seasonSetArgs, seasonSetDay, seasonSetDayArgs } from './training/season-changes.ts';
import { streakPause, streakPauseArgs, streakResume, streakResumeArgs } from './progress/streak-pause.ts';
import { taskSetCompleted, taskSetCompletedArgs } from './tasks/task-set-completed.ts';
import {
  resultDelete,
  resultDeleteArgs,
  resultDeleteOfOne,
  resultSave,
  resultSaveArgs,
  resultSaveOfOne,
} from './tasks/result-changes.ts';
import { tasksRefresh, tasksRefreshArgs } from './tasks/tasks-refresh.ts';
import {
  teamInvite,
  teamInviteArgs,
  teamRespond,
  teamRespondArgs,
  teamWithdraw,
  teamWithdrawArgs,
} from './teams/invitation-changes.ts';
import { teamCheer, teamCheerArgs } from './teams/team-cheer.ts';
import {
  teamAnswer,
  teamAnswerArgs,
  teamJoin,
  teamJoinArgs,
  teamRequest,
  teamRequestArgs,
  teamTakeBack,
  teamTakeBackArgs,
} from './teams/join-changes.ts';
import {
  teamLeave,
  teamLeaveArgs,
  teamRemoveMember,
  teamRemoveMemberArgs,
  teamSetRole,
  teamSetRoleArgs,
} from './teams/member-changes.ts';
import {
  teamCreate,
  teamCreateArgs,
  teamDelete,
  teamDeleteArgs,
  teamRenewCode,
  teamRenewCodeArgs,
  teamUpdate,
  teamUpdateArgs,
} from './teams/team-changes.ts';
import {
  userRegimenArchive,
  userRegimenArchiveArgs,
  userRegimenUnarchive,
} from './training/user-regimen-archive.ts';
import { userRegimenStart, userRegimenStartArgs } from './training/user-regimen-start.ts';

// A mutation is named three times, here and in titles.ts, so that who replays what waits loads no schemas, and who
// lists it no effects.

/** What each mutation does, on phone and server. */
const ALL = [
  taskSetCompleted,
  tasksRefresh,
  daySetEquipment,
  daySetSore,
  seasonSet,
  seasonSetDay,
  loadSet,
  resultSave,
  resultSaveOfOne,
  resultDelete,
  resultDeleteOfOne,
  userRegimenStart,
  userRegimenArchive,
  userRegimenUnarchive,
  regimenCreate,
  regimenUpdateWeek,
  regimenNameDrills,
  regimenNameDrillsById,
  regimenDescribe,
  regimenDelete,
  streakPause,
  streakResume,
  motivationView,
  motivationRefresh,
  savedQuoteSave,
  savedQuoteSetNotes,
  savedQuoteDelete,
  badgeMarkViewed,
  badgeSee,
  notificationMarkRead,
  notificationDelete,
  notificationSetDeleted,
  settingsUpdate,
  profileUpdate,
  rivalRequest,
  rivalAccept,
  rivalDecline,
  rivalWithdraw,
  rivalRemove,
  friendStreakOffer,
  friendStreakAccept,
  friendStreakEnd,
  rivalCheer,
  rivalMarkNotified,
  rivalSeeUpTo,
  teamCreate,
  teamUpdate,
  teamRenewCode,
  teamDelete,
  teamLeave,
  teamRemoveMember,
  teamSetRole,
  teamJoin,
  teamRequest,
  teamTakeBack,
  teamAnswer,
  teamInvite,
  teamRespond,
  teamWithdraw,
  teamCheer,
  analysisSave,
  analysisRestore,
  analysisDelete,
  competitionCreate,
  competitionRespond,
  competitionWithdraw,
  storyPost,
  storyEdit,
  storyDelete,
  storyDraft,
  storyDropDraft,
  storyLike,
  storyUnlike,
  storyComment,
  storyUncomment,
  storyMarkSeen,
  storySeeUpTo,
] as const;

type Known = (typeof ALL)[number];
export type MutationName = Known['name'];
export type MutationArgs<Name extends MutationName> = Parameters<Extract<Known, { name: Name }>['effect']>[1];

/** What each takes; here and below, one that is left out does not compile. */
const ARGS: { [Name in MutationName]: z.ZodType<MutationArgs<Name>> } = {
  'task.setCompleted': taskSetCompletedArgs,
  'tasks.refresh': tasksRefreshArgs,
  'day.setEquipment': daySetEquipmentArgs,
  'day.setSore': daySetSoreArgs,
  'season.set': seasonSetArgs,
  'season.setDay': seasonSetDayArgs,
  'load.set': loadSetArgs,
  'result.save': resultSaveArgs,
  'result.save@2': resultSaveArgs,
  'result.delete': resultDeleteArgs,
  'result.delete@2': resultDeleteArgs,
  'userRegimen.start': userRegimenStartArgs,
  'userRegimen.archive': userRegimenArchiveArgs,
  'userRegimen.unarchive': userRegimenArchiveArgs,
  'regimen.create': regimenCreateArgs,
  'regimen.updateWeek': regimenUpdateWeekArgs,
  'regimen.nameDrills': regimenNameDrillsArgs,
  'regimen.nameDrills@2': regimenNameDrillsByIdArgs,
  'regimen.describe': regimenDescribeArgs,
  'regimen.delete': regimenDeleteArgs,
  'streak.pause': streakPauseArgs,
  'streak.resume': streakResumeArgs,
  'motivation.view': motivationArgs,
  'motivation.refresh': motivationArgs,
  'savedQuote.save': savedQuoteSaveArgs,
  'savedQuote.setNotes': savedQuoteSetNotesArgs,
  'savedQuote.delete': savedQuoteDeleteArgs,
  'badge.markViewed': badgeMarkViewedArgs,
  'badge.markViewed@2': badgeSeeArgs,
  'notification.markRead': notificationMarkReadArgs,
  'notification.delete': notificationDeleteArgs,
  'notification.setDeleted': notificationSetDeletedArgs,
  'settings.update': settingsUpdateArgs,
  'profile.update': profileUpdateArgs,
  'rival.request': rivalRequestArgs,
  'rival.accept': rivalArgs,
  'rival.decline': rivalArgs,
  'rival.withdraw': rivalArgs,
  'rival.remove': rivalArgs,
  'friendStreak.offer': friendStreakOfferArgs,
  'friendStreak.accept': friendStreakArgs,
  'friendStreak.end': friendStreakArgs,
  'rival.cheer': rivalCheerArgs,
  'rival.markNotified': rivalMarkNotifiedArgs,
  'rival.markNotified@2': rivalSeeUpToArgs,
  'team.create': teamCreateArgs,
  'team.update': teamUpdateArgs,
  'team.renewCode': teamRenewCodeArgs,
  'team.delete': teamDeleteArgs,
  'team.leave': teamLeaveArgs,
  'team.removeMember': teamRemoveMemberArgs,
  'team.setRole': teamSetRoleArgs,
  'team.join': teamJoinArgs,
  'team.request': teamRequestArgs,
  'team.takeBack': teamTakeBackArgs,
  'team.answer': teamAnswerArgs,
  'team.invite': teamInviteArgs,
  'team.respond': teamRespondArgs,
  'team.withdraw': teamWithdrawArgs,
  'team.cheer': teamCheerArgs,
  'analysis.save': analysisSaveArgs,
  'analysis.restore': analysisRestoreArgs,
  'analysis.delete': analysisDeleteArgs,
  'competition.create': competitionCreateArgs,
  'competition.respond': competitionRespondArgs,
  'competition.withdraw': competitionWithdrawArgs,
  'story.post': storyPostArgs,
  'story.edit': storyEditArgs,
  'story.delete': storyDeleteArgs,
  'story.draft': storyDraftArgs,
  'story.dropDraft': storyDropDraftArgs,
  'story.like': storyArgs,
  'story.unlike': storyArgs,
  'story.comment': storyCommentArgs,
  'story.uncomment': storyUncommentArgs,
  'story.markSeen': storyMarkSeenArgs,
  'story.markSeen@2': storySeeUpToArgs,
};

/**
 * Every mutation by its name, as a phone does again what waits: without schemas, which a bundle that uses only this
 * leaves out. What a player does is brought by its own screen.
 */
export const MUTATORS: ReadonlyMap<string, Mutator> = new Map(
  ALL.map((one) => [one.name, one as unknown as Mutator]),
);

/** Every mutation by its name, as the server takes it from the wire. */
export const MUTATIONS: ReadonlyMap<string, Mutation> = new Map(
  ALL.map((one): [string, Mutation] => [one.name, { ...(one as unknown as Mutator), args: ARGS[one.name] }]),
);
