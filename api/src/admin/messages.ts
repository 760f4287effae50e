import { heldMessages, ruleMessage } from '#features/rule-messages.ts';
import type { HeldTable } from '#features/notifications/commands.ts';
import { inOneLine, UsageError, type AdminCommand, type AdminDeps } from './command.ts';

const WRITTEN_WITH: Readonly<Record<HeldTable, string>> = {
  rivalries: 'rival request',
  teamInvitations: 'invitation',
  competitions: 'challenge',
};

async function rule(deps: AdminDeps, [id = '']: readonly string[], isReleased: boolean): Promise<void> {
  if (!(await ruleMessage(deps, id, isReleased)))
    throw new UsageError(`There is no message "${id}" that waits for you. Run "messages" to list them.`);
  deps.say(isReleased ? `Others can read ${id} now.` : `Nobody else will read ${id}.`);
}

/** What is done about words that went to others with a request, an invitation or a challenge. */
export const messageCommands: Record<string, AdminCommand> = {
  messages: {
    usage: '',
    about: 'lists what was written with requests, invitations and challenges and waits for you',
    run: async (deps) => {
      const held = await heldMessages(deps);
      for (const { id, table, words } of held)
        deps.say(`message ${id}  ${WRITTEN_WITH[table]}: "${inOneLine(words.join(' | '))}"`);
      if (held.length === 0) deps.say('There are none.');
    },
  },
  'release-message': {
    usage: '<message>',
    about: 'lets the recipient read it',
    run: (deps, words) => rule(deps, words, true),
  },
  'refuse-message': {
    usage: '<message>',
    about: 'keeps it from everybody else for good',
    run: (deps, words) => rule(deps, words, false),
  },
};
