import { z } from 'zod';
import { teamCheer as teamCheerRow } from '../../entities/teams/cheer.ts';
import { teamCheerId } from '../../rules/derived-ids.ts';
import { TEAM_CHEERS_A_DAY } from '../../rules/cheers.ts';
import { Refusal, type Mutator } from '../mutation.ts';
import { needsOfTeam, otherMember, ownTeam } from './own-team.ts';

export const teamCheerArgs = z.strictObject(
  teamCheerRow.pick({ teamId: true, membershipId: true, cheer: true }).shape,
);

/** Calls out to a teammate, once a day. */
export const teamCheer: Mutator<'team.cheer', z.infer<typeof teamCheerArgs>> = {
  name: 'team.cheer',
  isHeardNow: true,
  needs: ({ teamId }, { day }) => [...needsOfTeam(teamId), { table: 'teamCheers', from: day, to: day }],
  effect: (rows, { teamId, membershipId, cheer }, { userId, day, at }) => {
    const found = ownTeam(rows, teamId);
    if (membershipId === found.own.id)
      throw new Refusal('own_cheer', 'Cheers are for the others on your team.');
    const { memberId: otherId } = otherMember(rows, found, membershipId);
    const id = teamCheerId(userId, membershipId, day);
    if (rows.get('teamCheers', id)) return;
    const sent = rows.all('teamCheers').filter((one) => one.side === 'sent' && one.day === day);
    if (sent.length >= TEAM_CHEERS_A_DAY)
      throw new Refusal(
        'cheered_many',
        'You cheered for a lot of teammates today. Please try again tomorrow.',
      );
    rows.put('teamCheers', {
      id,
      userId,
      side: 'sent',
      otherId,
      teamId,
      membershipId,
      cheer,
      day,
      createdAt: at,
    });
  },
};
