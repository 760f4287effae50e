import { z } from 'zod';
import { userId, type UserId } from '../ids.ts';

/** A local wall-clock time, `HH:MM`. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What a player decides about reminders. */
export const settingsFields = z.strictObject({
  reminders: z.boolean(),
  reminderTime: clockTime,
  streakAtRisk: z.boolean(),
  quietFrom: clockTime,
  quietUntil: clockTime,
});

export const userSettings = z.object({ id: userId, ...settingsFields.shape });

export type SettingsFields = z.infer<typeof settingsFields>;
export type UserSettings = z.infer<typeof userSettings>;

/** Settings of a player who has chosen nothing yet: no reminders, quiet from 21:00 to 07:00. */
export function freshSettings(id: UserId): UserSettings {
  return {
    id,
    reminders: false,
    reminderTime: '17:00',
    streakAtRisk: true,
    quietFrom: '21:00',
    quietUntil: '07:00',
  };
}
