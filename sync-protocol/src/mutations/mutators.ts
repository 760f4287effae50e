import { badgeMarkViewed } from './badge-mark-viewed.ts';
import type { Mutator } from './mutation.ts';
import { motivationRefresh, motivationView } from './motivation-changes.ts';
import { notificationDelete, notificationMarkRead } from './notification-changes.ts';
import { profileUpdate } from './profile-update.ts';
import { regimenCreate, regimenUpdateWeek } from './regimen-changes.ts';
import { savedQuoteDelete, savedQuoteSave, savedQuoteSetNotes } from './saved-quote-changes.ts';
import { settingsUpdate } from './settings-update.ts';
import { streakPause, streakResume } from './streak-pause.ts';
import { taskSetCompleted } from './task-set-completed.ts';
import { tasksRefresh } from './tasks-refresh.ts';
import { userRegimenArchive, userRegimenUnarchive } from './user-regimen-archive.ts';
import { userRegimenStart } from './user-regimen-start.ts';

const ALL = [
  taskSetCompleted,
  tasksRefresh,
  userRegimenStart,
  userRegimenArchive,
  userRegimenUnarchive,
  regimenCreate,
  regimenUpdateWeek,
  streakPause,
  streakResume,
  motivationView,
  motivationRefresh,
  savedQuoteSave,
  savedQuoteSetNotes,
  savedQuoteDelete,
  badgeMarkViewed,
  notificationMarkRead,
  notificationDelete,
  settingsUpdate,
  profileUpdate,
] as const;

type Known = (typeof ALL)[number];
export type MutationName = Known['name'];
export type MutationArgs<Name extends MutationName> = Parameters<Extract<Known, { name: Name }>['effect']>[1];

/** What every mutation does, by its name; the phone's half, which loads no schemas. */
export const MUTATORS: ReadonlyMap<string, Mutator> = new Map(
  ALL.map((one) => [one.name, one as unknown as Mutator]),
);
