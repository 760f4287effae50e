import type { Competition } from 'sync-protocol/entities/competitions/competition';
import type { Notification } from 'sync-protocol/entities/notifications/notification';
import { derivedId, type UserId } from 'sync-protocol/ids';
import type { CompetitionResult } from 'sync-protocol/rules/competitions/competition-score';
import type { News } from '#features/notifications/commands.ts';
import { naming, type Named } from '#features/teams/commands.ts';

// What members hear of a competition; it names teams, never a person. It begins once and ends once, so that what somebody
// hears of it is found by who and which.

/** Which it is: once both teams are gone a phone may choose its number again. */
type Begun = Pick<Competition, 'competitionId' | 'startedAt'>;

export function begunId(player: UserId, { competitionId, startedAt }: Begun): Notification['id'] {
  return derivedId(player, 'competition-begun', competitionId, startedAt ?? '');
}

export function closedId(player: UserId, { competitionId, startedAt }: Begun): Notification['id'] {
  return derivedId(player, 'competition-closed', competitionId, startedAt ?? '');
}

/** The other team, as a team has it in its row. */
export function otherIn({
  otherTeamId,
  otherTeamName,
}: Pick<Competition, 'otherTeamId' | 'otherTeamName'>): Named {
  return { id: otherTeamId, name: otherTeamName };
}

const told = (title: string, message: string, ...teams: readonly Named[]): News => ({
  type: 'competition_update',
  title,
  message,
  path: '/teams?tab=competitions',
  ...naming(...teams),
});

export const challenged = (own: Named, other: Named) =>
  told('A challenge for your team', `${other.name} would like to compete with ${own.name}.`, own, other);

export const begun = (own: Named, other: Named) =>
  told(
    'The competition is on',
    `${own.name} against ${other.name}: every task counts from now on.`,
    own,
    other,
  );

export const declined = (other: Named) =>
  told('Your challenge was declined', `${other.name} can’t compete right now.`, other);

export const expired = (other: Named) =>
  told('Your challenge has run out', `${other.name} has not answered in time.`, other);

/** The challenged team has come to its end before it answered. */
export const calledOff = (own: Named) =>
  told('Your challenge is off', `The team that ${own.name} challenged is no longer there.`, own);

export const dissolved = (own: Named) =>
  told(
    'A competition is called off',
    `The team against ${own.name} is no longer there, so nobody wins.`,
    own,
  );

const OVER = 'The competition is over';

type Count = readonly [team: Named, score: number];

/** The same for whoever is in both teams: they have not won or lost, for neither is more theirs than the other. */
export function closedForBoth(result: CompetitionResult, own: Count, other: Count): News {
  const news = closed(result, own, other);
  return result === 'draw' ? news : { ...news, title: OVER };
}

export function closed(result: CompetitionResult, [own, ownScore]: Count, [other, otherScore]: Count): News {
  switch (result) {
    case 'won':
      return told(
        'Your team has won',
        `${own.name} beats ${other.name}, ${ownScore} to ${otherScore}.`,
        own,
        other,
      );
    case 'lost':
      return told(OVER, `${other.name} has won, ${otherScore} to ${ownScore}. Well played!`, other);
    case 'draw':
      return told('A draw', `${own.name} and ${other.name} both came to ${ownScore}.`, own, other);
  }
}
