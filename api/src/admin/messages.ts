import { sql } from 'kysely';
import { heldMessages, ruleMessage } from '#features/rule-messages.ts';
import type { HeldTable } from '#features/notifications/commands.ts';
import { inOneLine, UsageError, type AdminCommand, type AdminDeps } from './command.ts';
import { nameOf } from './users.ts';

const WRITTEN_WITH: Readonly<Record<HeldTable, string>> = {
  rivalries: 'rival request',
  teamInvitations: 'invitation',
  competitions: 'challenge',
};

/** What players and teams are called, by their ids. */
async function namesOf({ db: { kysely } }: AdminDeps, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const players = await kysely
    .selectFrom('users')
    .select(['id', 'displayName'])
    .where(isOneOf(ids))
    .execute();
  const teams = await kysely.selectFrom('teams').select(['id', 'name']).where(isOneOf(ids)).execute();
  return new Map<string, string>([
    ...players.map((one) => [one.id, nameOf(one)] as const),
    ...teams.map(({ id, name }) => [id, `team ${inOneLine(name)} (${id})`] as const),
  ]);
}

const isOneOf = (ids: readonly string[]) => sql<boolean>`id = any(${ids}::uuid[])`;

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
      const names = await namesOf(
        deps,
        held.flatMap(({ from, to }) => [from, to]),
      );
      for (const { id, table, words, from, to } of held) {
        const [writer, reader] = [from, to].map((one) => names.get(one) ?? one);
        deps.say(
          `message ${id}  ${WRITTEN_WITH[table]} by ${writer} to ${reader}: "${inOneLine(words.join(' | '))}"`,
        );
      }
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
