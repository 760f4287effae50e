import { freshSettings, settingsFields } from '../entities/user-settings.ts';
import { defineMutation } from './define.ts';
import { defined } from './defined.ts';

/** Changes the reminder settings that it names. */
export const settingsUpdate = defineMutation({
  name: 'settings.update',
  args: settingsFields.partial(),
  needs: () => [{ table: 'userSettings', all: true }],
  effect: (rows, changed, { userId }) => {
    const settings = rows.get('userSettings', userId) ?? freshSettings(userId);
    rows.put('userSettings', { ...settings, ...defined(changed) });
  },
});
