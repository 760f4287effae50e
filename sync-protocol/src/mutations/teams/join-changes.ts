import { z } from 'zod';
import type { TeamRequest } from '../../entities/teams/request.ts';
import { teamCode, teamFields } from '../../entities/teams/team.ts';
import { joinRequestId, teamId } from '../../ids.ts';
import { isToAnswer, MAX_OPEN_REQUESTS, mayAskAgain } from '../../rules/teams/team-terms.ts';
import { Refusal, type Mutator } from '../mutation.ts';
import {
  isOwnCode,
  managedTeam,
  NEEDS_OF_PLACES,
  needsOfTeam,
  refuseManyTeams,
  teamScope,
} from './own-team.ts';

export const teamJoinArgs = z.strictObject({ joinRequestId, code: teamCode });
export const teamRequestArgs = z.strictObject({ joinRequestId, teamId, teamName: teamFields.shape.name });
export const teamTakeBackArgs = z.strictObject({ joinRequestId });
export const teamAnswerArgs = z.strictObject({ teamId, joinRequestId, isAccepted: z.boolean() });

/** Joins the team that has a code, as soon as the server hears of it. */
export const teamJoin: Mutator<'team.join', z.infer<typeof teamJoinArgs>> = {
  name: 'team.join',
  isHeardNow: true,
  makes: ({ joinRequestId: id }) => ({ table: 'joinRequests', id }),
  needs: () => NEEDS_OF_PLACES,
  effect: (rows, { joinRequestId: id, code }, { userId, at }) => {
    if (rows.all('joinRequests').some((one) => one.id === id || one.code === code)) return;
    // Their own team's code takes no place: a minor may meet its coach by it.
    if (!isOwnCode(rows, code)) refuseManyTeams(rows);
    const request = { id, userId, code, teamId: null, teamName: '' };
    rows.put('joinRequests', { ...request, status: 'pending', createdAt: at });
  },
};

/** Asks a team's creator and admins to be let in, unless the player is; an open team lets everybody in. */
export const teamRequest: Mutator<'team.request', z.infer<typeof teamRequestArgs>> = {
  name: 'team.request',
  makes: ({ joinRequestId: id }) => ({ table: 'joinRequests', id }),
  needs: () => [...NEEDS_OF_PLACES, { table: 'teamInvitations', all: true }],
  effect: (rows, { joinRequestId: id, teamId: asked, teamName }, { userId, at }) => {
    if (rows.all('memberships').some((one) => one.teamId === asked)) return;
    refuseManyTeams(rows);
    const requests = rows.all('joinRequests');
    const before = requests.find((one) => one.teamId === asked);
    if (before?.status === 'pending' || requests.some((one) => one.id === id)) return;
    // Nobody has to let in whom they have invited; and the answer to an invitation is never given by the way.
    if (rows.all('teamInvitations').some((one) => one.teamId === asked && isToAnswer(one, at)))
      throw new Refusal('invited', 'This team has invited you. Accept its invitation, and you’re in.');
    if (before && !mayAskAgain(before.createdAt, Date.parse(at)))
      throw new Refusal('declined', 'This team has said no for now. Ask them in the gym.');
    if (before) rows.delete('joinRequests', before.id);
    if (requests.filter(({ status }) => status === 'pending').length >= MAX_OPEN_REQUESTS)
      throw new Refusal(
        'too_many_asked',
        `You asked ${MAX_OPEN_REQUESTS} teams, and that’s the limit. Wait for an answer.`,
      );
    const request = { id, userId, code: null, teamId: asked, teamName };
    rows.put('joinRequests', { ...request, status: 'pending', createdAt: at });
  },
};

/** Takes a request back, or a code that waits. One that was declined stays: it keeps the player from asking again at once. */
export const teamTakeBack: Mutator<'team.takeBack', z.infer<typeof teamTakeBackArgs>> = {
  name: 'team.takeBack',
  needs: ({ joinRequestId: id }) => [{ table: 'joinRequests', ids: [id] }],
  effect: (rows, { joinRequestId: id }) => {
    if (rows.get('joinRequests', id)?.status === 'pending') rows.delete('joinRequests', id);
  },
};

/** Lets somebody into the team, or not; the same answer once more, by another who leads the team, is no mistake. */
export const teamAnswer: Mutator<'team.answer', z.infer<typeof teamAnswerArgs>> = {
  name: 'team.answer',
  needs: ({ teamId: id, joinRequestId: request }) => [
    ...needsOfTeam(id),
    { table: 'teamRequests', scope: teamScope(id), ids: [request] },
  ],
  effect: (rows, { teamId: id, joinRequestId: which, isAccepted }) => {
    managedTeam(rows, id);
    const request = rows.get('teamRequests', which);
    const status = isAccepted ? 'accepted' : 'declined';
    // The server knows what was answered after the row is gone.
    if (request?.teamId === id && request.status === status) return;
    if (request?.teamId !== id || request.status !== 'pending') throw goneRequest(request?.status);
    rows.put('teamRequests', { ...request, status });
  },
};

const ANSWERED = {
  accepted: 'Somebody has let this player in already. You can still remove them from the team.',
  declined: 'Somebody has said no already. The player can still join with the team’s code.',
} as const;

/** What is said of a request that is gone, and of one that is not the answering one's to see. */
export const REQUEST_GONE = {
  code: 'request_gone',
  message: 'This request is no longer there.',
};

/** Why there is nothing to answer any more. */
function goneRequest(status: TeamRequest['status'] | undefined): Refusal {
  const isAnswered = status === 'accepted' || status === 'declined';
  return new Refusal(REQUEST_GONE.code, isAnswered ? ANSWERED[status] : REQUEST_GONE.message);
}
