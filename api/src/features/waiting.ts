import type { Deps } from '#deps';
import { heldProfileWords, listReports } from '#features/profile/commands.ts';
import { heldWords } from '#features/stories/commands.ts';
import { heldTeamWords } from '#features/teams/commands.ts';
import { listQuarantined } from '#sync/push/quarantined.ts';
import { heldMessages } from './rule-messages.ts';

/** Things of one kind that wait for the operator. */
export interface Waiting {
  /** The operator's command that lists them. */
  command: string;
  about: string;
  count: number;
}

/**
 * What waits for the operator, by the commands that list it; what nothing waits for is left out.
 * @param since of stories and comments, which may be kept from others for good, only those told since count; so it is
 *   with changes of players that failed, which nothing but time takes off their list
 */
export async function whatWaits(deps: Pick<Deps, 'db' | 'now'>, since = new Date(0)): Promise<Waiting[]> {
  const { stories, comments } = await heldWords(deps);
  const told = [
    ...stories.map(({ createdAt, editedAt }) => editedAt ?? createdAt),
    ...comments.map(({ createdAt }) => createdAt),
  ].filter((at) => new Date(at) >= since);
  let profiles = 0;
  for await (const { isRuled } of heldProfileWords(deps)) if (!isRuled) profiles += 1;
  const all = [
    { command: 'reports', about: 'what players have reported', count: (await listReports(deps)).length },
    { command: 'stories', about: 'stories and comments', count: told.length },
    { command: 'messages', about: 'what was written to somebody', count: (await heldMessages(deps)).length },
    {
      command: 'team-words',
      about: 'what teams say of themselves',
      count: (await heldTeamWords(deps)).length,
    },
    { command: 'words', about: 'what players say of themselves', count: profiles },
    {
      command: 'quarantined',
      about: 'changes of players that failed, of the last 30 days',
      count: (await listQuarantined(deps, since)).length,
    },
  ];
  return all.filter(({ count }) => count > 0);
}
