import type { Notification } from 'sync-protocol/entities/notifications/notification';
import { derivedId, type TeamId, type UserId } from 'sync-protocol/ids';
import { WORDS_WAIT } from 'sync-protocol/rules/teams/words-wait';
import type { News } from '#features/notifications/commands.ts';

// What players hear of a team: it names the team, never a person.

/** A team as news call it. */
export interface Named {
  id: TeamId;
  name: string;
}

/** How news call some teams. */
export function naming(...teams: readonly Named[]): Pick<News, 'names'> {
  return { names: Object.fromEntries(teams.map(({ id, name }) => [id, name])) };
}

/** A notification, and whose it is. */
export type OwnNews = Pick<Notification, 'id' | 'userId'>;

/** That a player is invited into a team; it goes with the invitation, and the next one into this team is no second. */
export function invitedId(player: UserId, team: TeamId): Notification['id'] {
  return derivedId(player, 'team-invited', team);
}

/** That somebody wants into a team, as one who answers for it hears of it; it goes with the request. */
export function askedId(manager: UserId, team: TeamId, requester: UserId): Notification['id'] {
  return derivedId(manager, 'team-asked', team, requester);
}

const INVITATIONS = '/teams?tab=invitations';
/** Where news of a team lead those who are in it. */
export const ofTeam = (id: TeamId) => `/teams?team=${id}`;

/** What players hear of an invitation that waits for them. */
export const INVITED = 'You are invited';

export const invited = (name: string, id: TeamId): News => ({
  type: 'team_invitation',
  title: INVITED,
  message: `${name} would like you on the team.`,
  path: INVITATIONS,
  ...naming({ id, name }),
});

export const invitationAccepted = (name: string, id: TeamId): News => ({
  type: 'team_invitation',
  title: 'Your invitation was accepted',
  message: `${name} has a new member.`,
  path: ofTeam(id),
  ...naming({ id, name }),
});

/** What those who are in a team hear of it. */
const newsIn = (title: string, { id, name }: Named, message: string): News => ({
  type: 'team_request',
  title,
  message,
  path: ofTeam(id),
  ...naming({ id, name }),
});

export const newMember = (name: string, id: TeamId) =>
  newsIn('Somebody has joined', { id, name }, `${name} has a new member.`);

export const newMembers = (name: string, id: TeamId) =>
  newsIn('Players have joined', { id, name }, `${name} has new members.`);

export const grownUpJoined = (name: string, id: TeamId) =>
  newsIn(
    'A grown-up has joined',
    { id, name },
    `A grown-up has joined ${name} by its code. If nobody expects them, give the team a new code, and remove them if they are still in it.`,
  );

export const asked = (name: string, id: TeamId) =>
  newsIn('Somebody wants to join', { id, name }, `A player would like to join ${name}.`);

export const handedOver = (name: string, id: TeamId) =>
  newsIn('The team is yours now', { id, name }, `${name} was handed over to you.`);

export const madeAdmin = (name: string, id: TeamId) =>
  newsIn(
    'You are an admin now',
    { id, name },
    `You can invite players to ${name}, let them in, and challenge other teams.`,
  );

// A team that is gone from a phone without a word looks like a fault of the app. Nobody is told who did it, or why.
const YOURS_STAYS = 'Your points, your streak and your badges stay yours.';

/** What those who are in a team no more hear of it: it leads to no team. */
const newsOutside = (title: string, team: Named, message: string): News => ({
  ...newsIn(title, team, message),
  path: '/teams',
});

export const takenOut = (name: string, id: TeamId) =>
  newsOutside('A change on your team', { id, name }, `You are no longer in ${name}. ${YOURS_STAYS}`);

export const closedDown = (name: string, id: TeamId) =>
  newsOutside('A team has come to its end', { id, name }, `${name} is no longer there. ${YOURS_STAYS}`);

export const letIn = (name: string, id: TeamId) =>
  newsIn('You are on the team', { id, name }, `${name} has let you in.`);

export const wordsWait = (name: string, id: TeamId, isNew: boolean): News => ({
  ...newsIn(
    WORDS_WAIT,
    { id, name },
    isNew
      ? `We look at what you wrote before others read it. Until then others see “${name}”.`
      : `We look at what was written for ${name} before others read it. Until then the old text stays.`,
  ),
  isInAppOnly: true,
});

export const wordsReleased = (name: string, id: TeamId) =>
  newsIn(
    'Your team’s text is live',
    { id, name },
    `We took a look, and everybody sees what you wrote for ${name} now.`,
  );

export const wordsRefused = (name: string, id: TeamId) =>
  newsIn(
    'Please find other words',
    { id, name },
    `We took a look, and what was written for ${name} stays off the court. Please write it another way.`,
  );
