import { challengesCalled, holdChallengeWords } from '#features/competitions/commands.ts';
import { heldTeamWords, holdTeamWords, ruleTeamWords, teamsCalled } from '#features/teams/commands.ts';
import { inOneLine, lookAt, UsageError, type AdminCommand, type AdminDeps } from './command.ts';
import { nameOf } from './users.ts';

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

/** What stands where the words of a thing did. */
function sayHeld(deps: AdminDeps, what: string, stood: readonly string[]): void {
  if (stood.length === 0) throw new UsageError(`There are no words of its own to be seen in ${what}.`);
  deps.say(`Nobody sees "${inOneLine(stood.join(' | '))}" in ${what} any more.`);
}

interface Called {
  id: string;
  name: string;
  description: string;
}

/**
 * The one thing that the operator means: what has the id, whatever others call themselves.
 * @throws UsageError that lists what else it may be
 */
function only<Thing extends Called>(things: readonly Thing[], kind: string, wanted: string): Thing {
  const [thing, ...others] = things;
  if (!thing) throw new UsageError(`There is no ${kind} "${wanted}".`);
  const meant = things.find(({ id }) => id === wanted.toLowerCase());
  if (meant) return meant;
  if (others.length > 0)
    throw new UsageError(`There are several of that name. Say which:\n${things.map(lineOf).join('\n')}`);
  return thing;
}

const lineOf = ({ id, name, description }: Called) =>
  `  ${id}  ${inOneLine([name, description].filter(Boolean).join(' | '))}`;

/** What is done about words that teams have written. */
export const teamCommands: Record<string, AdminCommand> = {
  'team-words': {
    usage: '',
    about: 'lists the names and descriptions of teams that nobody sees until you release them',
    run: async (deps) => {
      const held = await heldTeamWords(deps);
      for (const { teamId, name, field, words, asOf, creatorId, creatorName } of held) {
        const creator = nameOf({ id: creatorId, displayName: creatorName });
        deps.say(
          `team ${teamId} --at ${asOf}  ${inOneLine(name)}, made by ${creator}: ${field} "${inOneLine(words)}"`,
        );
      }
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
  'hold-team-words': {
    usage: '<team>',
    about: 'takes the name and description of a team, by its id or name, out of everybody’s sight',
    run: async (deps, words) => {
      const wanted = words.join(' ');
      const { id, wasCalled } = only(await teamsCalled(deps, wanted), 'team', wanted);
      const taken = await holdTeamWords(deps, id, wasCalled);
      if (taken.length === 0) sayHeld(deps, `team ${id}`, []);
      for (const { teamId, words: stood } of taken) sayHeld(deps, `team ${teamId}`, stood);
    },
  },
  'hold-challenge': {
    usage: '<challenge>',
    about: 'takes the words of a challenge, by its id or name, out of both teams’ sight',
    run: async (deps, words) => {
      const wanted = words.join(' ');
      const { id } = only(await challengesCalled(deps, wanted), 'challenge', wanted);
      sayHeld(deps, `challenge ${id}`, await holdChallengeWords(deps, id));
    },
  },
};
