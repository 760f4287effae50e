import { heldTeamWords, ruleTeamWords } from '#features/teams/commands.ts';
import { inOneLine, lookAt, UsageError, type AdminCommand, type AdminDeps } from './command.ts';

const LOOK = lookAt('team-words');

async function rule(deps: AdminDeps, words: readonly string[], isReleased: boolean): Promise<void> {
  const [id = '', flag, asOf = ''] = words;
  if (flag !== '--at' || Number.isNaN(Date.parse(asOf)))
    throw new UsageError(`Add the time of the list that you read: <team> --at <instant>. ${LOOK}`);
  const count = await ruleTeamWords(deps, id, { isReleased, asOf });
  if (count === undefined)
    throw new UsageError(`Team ${id} has changed its words since you read them. ${LOOK}`);
  if (count === 0) throw new UsageError(`Nothing from a team "${id}" waits for you.`);
  deps.say(isReleased ? `Everybody sees what ${id} has written.` : `Nobody sees what ${id} has written.`);
}

/** What is done about words that teams have written. */
export const teamCommands: Record<string, AdminCommand> = {
  'team-words': {
    usage: '',
    about: 'lists the names and descriptions of teams that nobody sees until you release them',
    run: async (deps) => {
      const held = await heldTeamWords(deps);
      for (const { teamId, name, field, words, asOf } of held)
        deps.say(`team ${teamId} --at ${asOf}  ${inOneLine(name)}: ${field} "${inOneLine(words)}"`);
      if (held.length === 0) deps.say('There are none.');
    },
  },
  'release-team-words': {
    usage: '<team> --at <instant>',
    about: 'lets everybody see what the team had written when you read it',
    run: (deps, words) => rule(deps, words, true),
  },
  'refuse-team-words': {
    usage: '<team> --at <instant>',
    about: 'drops what the team had written when you read it, and asks for other words',
    run: (deps, words) => rule(deps, words, false),
  },
};
