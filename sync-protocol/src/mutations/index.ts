import type { z } from 'zod';
import { badgeMarkViewedArgs } from './badge-mark-viewed.ts';
import type { Mutation } from './define.ts';
import { MUTATORS, type MutationArgs, type MutationName } from './mutators.ts';
import { notificationDeleteArgs, notificationMarkReadArgs } from './notification-changes.ts';
import { profileUpdateArgs } from './profile-update.ts';
import { settingsUpdateArgs } from './settings-update.ts';
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
