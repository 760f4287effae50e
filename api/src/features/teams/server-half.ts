import type { ServerHalf } from '#sync/server-half.ts';
import { followTeams } from './follow.ts';
import { teamVets } from './vets.ts';

/** What is done about teams reaches more than one player: who gets in, who has to hear of it, who is kept out. */
export const teamsHalf: ServerHalf = {
  vet: teamVets,
  follow: async (cause) => ({ changes: await followTeams(cause) }),
  scopes: (statement, player) =>
    `select 'team:' || team_id from memberships where user_id = ${statement.value(player, 'uuid')}`,
  scopesBy: 'memberships',
};
