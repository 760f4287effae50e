import type { ServerHalf } from '#sync/server-half.ts';
import { cheerVets, followTeamCheers } from './cheers.ts';
import { followTeams } from './follow.ts';
import { holdUnsureWords, keepHeld, wordsWaitNoMore } from './words/held-words.ts';
import { keepInvites } from './invite/invite-limits.ts';
import { keepNames } from './words/name-limits.ts';
import { keepWriters } from './words/refused-words.ts';
import { keepRequests } from './join/request-limits.ts';
import { joinVets } from './join/vets.ts';
import { teamVets } from './vets.ts';

/** What is done about teams reaches more than one player: who gets in, who has to hear of it, who is kept out. */
export const teamsHalf: ServerHalf = {
  vet: { ...teamVets, ...joinVets, ...cheerVets },
  follow: async (cause) => {
    const { changes: shown, held } = await holdUnsureWords(cause);
    // A row that stands there twice is read as it is first: what follows from both comes to the same.
    const changed = { ...cause, changes: [...shown, ...cause.changes] };
    const followed = await followTeams(changed, await wordsWaitNoMore(cause, held));
    const changes = [...shown, ...followed, ...(await followTeamCheers(cause))];
    return {
      changes,
      parts: (statement) => [
        ...keepHeld(statement, held, cause.now),
        ...keepInvites(statement, cause.changes, cause.now),
        ...keepRequests(statement, followed, cause.now),
        ...keepNames(statement, cause, held),
        ...keepWriters(statement, cause),
      ],
    };
  },
  scopes: (statement, player) =>
    `select 'team:' || team_id from memberships where user_id = ${statement.value(player, 'uuid')}`,
  scopesBy: 'memberships',
  // Of two who lead a team both may answer a request, one of them late.
  remembers: 'teamRequests',
};
