import { renewEpoch } from '#sync/pull/epoch.ts';
import { UsageError, type AdminCommand } from './command.ts';

/** What is done after a backup was put back. */
export const restoreCommands: Record<string, AdminCommand> = {
  restored: {
    usage: '',
    about: 'after you have put back a backup: phones send again what it has never seen',
    run: async ({ db, say }, words) => {
      if (words.length > 0) throw new UsageError('Put the backup back first; then say just "restored".');
      await renewEpoch(db);
      say('Phones send again what this database has never seen, each when it next has a signal.');
    },
  },
};
