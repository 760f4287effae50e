import type { z } from 'zod';
import { badgeMarkViewedArgs } from './badge-mark-viewed.ts';
import type { Mutation } from './mutation.ts';
import { MUTATORS, type MutationArgs, type MutationName } from './mutators.ts';
import { motivationArgs } from './motivation-changes.ts';
import { notificationDeleteArgs, notificationMarkReadArgs } from './notification-changes.ts';
import { profileUpdateArgs } from './profile-update.ts';
import { regimenCreateArgs, regimenUpdateWeekArgs } from './regimen-changes.ts';
import { savedQuoteDeleteArgs, savedQuoteSaveArgs, savedQuoteSetNotesArgs } from './saved-quote-changes.ts';
import { settingsUpdateArgs } from './settings-update.ts';
import { streakPauseArgs, streakResumeArgs } from './streak-pause.ts';
import { taskSetCompletedArgs } from './task-set-completed.ts';
import { tasksRefreshArgs } from './tasks-refresh.ts';
import { userRegimenArchiveArgs } from './user-regimen-archive.ts';
import { userRegimenStartArgs } from './user-regimen-start.ts';

export type { MutationArgs, MutationName };

const ARGS: { [Name in MutationName]: z.ZodType<MutationArgs<Name>> } = {
  'task.setCompleted': taskSetCompletedArgs,
  'tasks.refresh': tasksRefreshArgs,
  'userRegimen.start': userRegimenStartArgs,
  'userRegimen.archive': userRegimenArchiveArgs,
  'userRegimen.unarchive': userRegimenArchiveArgs,
  'regimen.create': regimenCreateArgs,
  'regimen.updateWeek': regimenUpdateWeekArgs,
  'streak.pause': streakPauseArgs,
  'streak.resume': streakResumeArgs,
  'motivation.view': motivationArgs,
  'motivation.refresh': motivationArgs,
  'savedQuote.save': savedQuoteSaveArgs,
  'savedQuote.setNotes': savedQuoteSetNotesArgs,
  'savedQuote.delete': savedQuoteDeleteArgs,
  'badge.markViewed': badgeMarkViewedArgs,
  'notification.markRead': notificationMarkReadArgs,
  'notification.delete': notificationDeleteArgs,
  'settings.update': settingsUpdateArgs,
  'profile.update': profileUpdateArgs,
};

/** Every mutation as the server runs it, by its name. */
export const MUTATIONS: ReadonlyMap<string, Mutation> = new Map(
  Object.entries(ARGS).map(([name, args]): [string, Mutation] => {
    const mutator = MUTATORS.get(name);
    if (!mutator) throw new Error(`${name} has arguments but does nothing`);
    return [name, { ...mutator, args }];
  }),
);
