import type { SettingsFields } from 'sync-protocol/entities/notifications/user-settings';
import { settingsUpdate } from 'sync-protocol/mutations/notifications/settings-update';
import { mutate } from '#data/rows/mutate.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';

/** Changes some of the player's settings; says so where that comes to nothing. */
export async function changeSettings(changed: Partial<SettingsFields>): Promise<void> {
  const result = await mutate(settingsUpdate, changed);
  if (!result.ok) toast({ title: messages.failed, text: result.message, tone: 'danger' });
}
