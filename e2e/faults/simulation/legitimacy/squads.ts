import type { UserId } from 'sync-protocol/ids';
import type { Case, Rules } from './case.ts';
import { COMPETITION_RULES } from './competitions.ts';
import { REACTION_RULES } from './reactions.ts';
import type { Standing } from './standing.ts';
import { TEAM_RULES, teamOf } from './teams.ts';
import { TIE_RULES } from './ties.ts';
import type { Run } from '../words.ts';

/** What is judged by what, and which words of the same push may have changed that before. */
const KINDS: readonly (readonly [about: RegExp, rules: Rules, changedBy: RegExp])[] = [
  [/^(?:story\.(?:like|comment)|rival\.cheer|team\.cheer)$/, REACTION_RULES, /^(?:story|rival|team)\./],
  [/^(?:rival\.(?!mark)|friendStreak\.)/, TIE_RULES, /^(?:rival|friendStreak|team)\./],
  [/^competition\./, COMPETITION_RULES, /^(?:competition|team)\./],
  [/^team\./, TEAM_RULES, /^team\./],
];

/** Whether a word is one about others, of whom only the standing before the push tells. */
export function isAboutOthers({ name }: Run): boolean {
  return KINDS.some(([about]) => about.test(name));
}

/** Why the server should not have applied, or refused, a word about others; nothing when it is right. */
export function whyWrongAboutOthers(
  run: Run,
  runs: readonly Run[],
  at: { player: UserId; standing: Standing; now: number },
): string | undefined {
  const [, rules, changedBy] = KINDS.find(([about]) => about.test(run.name)) ?? [];
  if (!rules || !changedBy) return undefined;
  const the: Case = { run, runs, ...at };
  const isChanged = runs.some(
    ({ push, name, args, status }) =>
      push === run.push && status === 'applied' && changedBy.test(name) && mayTouch(the, args),
  );
  // What the same push has done before may be the reason, or the right.
  if (isChanged) return undefined;
  if (run.status === 'applied')
    return (rules.allowed[run.name]?.(the) ?? true) ? undefined : 'nobody may who stands like this';
  return rules.justified[run.code ?? '']?.(the) === true ? undefined : 'nothing that stood justifies it';
}

/** Words about two other teams don't touch each other. */
function mayTouch({ run, standing }: Case, args: Run['args']): boolean {
  if (!run.name.startsWith('team.') || run.name === 'team.cheer') return true;
  const team = teamOf(run, standing);
  return team === undefined || teamOf({ args }, standing) === team;
}
