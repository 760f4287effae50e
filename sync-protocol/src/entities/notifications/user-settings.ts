import { z } from 'zod';
import { userId } from '../../ids.ts';
import { equipment } from '../tasks/day-conditions.ts';
import { season } from '../training/season.ts';

/** A local wall-clock time, `HH:MM`. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/**
 * What a player decides about messages, and that they have walked through the tutorial: also what `settings.update` takes,
 * which another field would change (S8.2).
 */
export const settingsFields = z.strictObject({
  reminders: z.boolean(),
  reminderTime: clockTime,
  streakAtRisk: z.boolean(),
  /** Rival requests on the lock screen. */
  rivalNews: z.boolean(),
  cheerNews: z.boolean(),
  /** Invitations into teams, and requests to join one's own. */
  teamNews: z.boolean(),
  /** Challenges, and how competitions of one's teams go out. */
  competitionNews: z.boolean(),
  /** Comments on one's own stories. */
  storyNews: z.boolean(),
  /** What the operator has to say to everybody. */
  announcementNews: z.boolean(),
  /** Nothing comes from here until `quietUntil`, over midnight too; the same time twice is no quiet hours. */
  quietFrom: clockTime,
  quietUntil: clockTime,
  tutorialDone: z.boolean(),
});

export const userSettings = z.object({
  id: userId,
  ...settingsFields.shape,
  // Switches that came later; nothing said means what `newsSwitches` says.
  cheerNews: settingsFields.shape.cheerNews.nullish(),
  announcementNews: settingsFields.shape.announcementNews.nullish(),
  /** Up to when the player has seen what their rivals did. */
  rivalsSeenAt: z.iso.datetime().nullable(),
  /** Up to when the player has seen the stories of others. */
  storiesSeenAt: z.iso.datetime().nullable(),
  /** What there usually is to train with; nothing said means everything. */
  usualHas: equipment.nullish(),
  /** Where in the year they are, and when they practise and play. */
  season: season.nullish(),
});

export type SettingsFields = z.infer<typeof settingsFields>;
export type UserSettings = z.infer<typeof userSettings>;
