import { heldTeamWords, ruleTeamWords } from '#features/teams/commands.ts';
import { inOneLine, UsageError, type AdminCommand, type AdminDeps } from './command.ts';

async function rule(deps: AdminDeps, [id = '']: readonly string[], isReleased: boolean): Promise<void> {
  const count = await ruleTeamWords(deps, id, isReleased);
  if (count === 0) throw new UsageError(`Nothing waits for you of a team "${id}".`);
  deps.say(isReleased ? `Everybody sees what ${id} has written.` : `Nobody sees what ${id} has written.`);
}

/** What is done about words that teams have written. */
export const teamCommands: Record<string, AdminCommand> = {
  'team-words': {
    usage: '',
    about: 'lists the names and descriptions of teams that nobody sees until you release them',
    run: async (deps) => {
      const held = await heldTeamWords(deps);
      for (const { teamId, name, field, words } of held)
        deps.say(`team ${teamId}  ${inOneLine(name)}: ${field} "${inOneLine(words)}"`);
      if (held.length === 0) deps.say('There are none.');
    },
  },
  'release-team-words': {
    usage: '<team>',
    about: 'lets everybody see what the team has written',
    run: (deps, words) => rule(deps, words, true),
  },
  'refuse-team-words': {
    usage: '<team>',
    about: 'drops what the team has written, and asks for other words',
    run: (deps, words) => rule(deps, words, false),
  },
};
