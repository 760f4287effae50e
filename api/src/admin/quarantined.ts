import { listQuarantined } from '#sync/push/quarantined.ts';
import { inOneLine, type AdminCommand } from './command.ts';
import { nameOf } from './users.ts';

/** What is shown of changes that the server could not make. */
export const quarantineCommands: Record<string, AdminCommand> = {
  quarantined: {
    usage: '',
    about: 'lists changes of players that failed five times and were set aside, for 30 days',
    run: async (deps) => {
      const all = await listQuarantined(deps);
      for (const { clientGroup, lane, id, code, name, args, at, userId, displayName } of all) {
        const what = `${name} ${inOneLine(JSON.stringify(args))}: ${code}`;
        deps.say(`${at}  ${nameOf({ id: userId, displayName })}  ${what}, ${clientGroup} ${lane} ${id}`);
      }
      if (all.length === 0) deps.say('There are none.');
    },
  },
};
