import { whatWaits } from '#features/waiting.ts';
import type { AdminCommand } from './command.ts';

/** One look at all that the operator is asked for. */
export const waitingCommands: Record<string, AdminCommand> = {
  waiting: {
    usage: '',
    about: 'counts what waits for you, and names the command that lists it',
    run: async (deps) => {
      const waiting = await whatWaits(deps);
      for (const { command, about, count } of waiting) deps.say(`${command}  ${count}  ${about}`);
      if (waiting.length === 0) deps.say('Nothing waits for you.');
    },
  },
};
