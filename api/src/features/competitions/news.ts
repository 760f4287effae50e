import type { Competition } from 'sync-protocol/entities/competitions/competition';
import type { Notification } from 'sync-protocol/entities/notifications/notification';
import { derivedId, type UserId } from 'sync-protocol/ids';
import type { CompetitionResult } from 'sync-protocol/rules/competitions/competition-score';
import type { News } from '#features/teams/commands.ts';

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

const told = (title: string, message: string): News => ({
  type: 'competition_update',
  title,
  message,
  path: '/teams?tab=competitions',
});

export const challenged = (own: string, other: string) =>
  told('A challenge for your team', `${other} would like to compete with ${own}.`);

export const begun = (own: string, other: string) =>
  told('The competition is on', `${own} against ${other}: every task counts from now on.`);

export const declined = (other: string) =>
  told('Your challenge was declined', `${other} can’t compete right now.`);

export const expired = (other: string) =>
  told('Your challenge has run out', `${other} has not answered in time.`);

export const dissolved = (own: string) =>
  told('A competition has ended', `The team against ${own} is no longer there, so nobody wins.`);

const OVER = 'The competition is over';

type Count = readonly [team: string, score: number];

/** The same for whoever is in both teams, of which neither is more theirs than the other. */
export function closedForBoth(result: CompetitionResult, own: Count, other: Count): News {
  const news = closed(result, own, other);
  return result === 'draw' ? news : { ...news, title: OVER };
}

export function closed(result: CompetitionResult, own: Count, other: Count): News {
  const [ownName, ownScore] = own;
  const [otherName, otherScore] = other;
  switch (result) {
    case 'won':
      return told('Your team has won', `${ownName} beats ${otherName}, ${ownScore} to ${otherScore}.`);
    case 'lost':
      return told(OVER, `${otherName} has won, ${otherScore} to ${ownScore}. Well played!`);
    case 'draw':
      return told('A draw', `${ownName} and ${otherName} both came to ${ownScore}.`);
  }
}
