import type { z } from 'zod';
import { settingsFields } from '../../entities/notifications/user-settings.ts';
import { freshSettings } from '../../rules/fresh-rows.ts';
import type { Mutator } from '../mutation.ts';
import { definedFields } from '../defined-fields.ts';

export const settingsUpdateArgs = settingsFields.partial();

/** Changes the settings that it names. */
export const settingsUpdate: Mutator<'settings.update', z.infer<typeof settingsUpdateArgs>> = {
  name: 'settings.update',
  needs: () => [{ table: 'userSettings', all: true }],
  effect: (rows, changed, { userId }) => {
    const settings = rows.get('userSettings', userId) ?? freshSettings(userId);
    rows.put('userSettings', { ...settings, ...definedFields(changed) });
  },
};
