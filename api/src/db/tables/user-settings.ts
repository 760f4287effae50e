import type { UserSettings } from 'sync-protocol/entities/user-settings';
import type { Synced } from './synced.ts';

/** What a player has decided about reminders, and the like; the id is the user's. */
export interface UserSettingsTable extends UserSettings, Synced {}
