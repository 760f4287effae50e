import type { Notification } from 'sync-protocol/entities/notifications/notification';
import { derivedId, type TeamId, type UserId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { WORDS_WAIT } from 'sync-protocol/rules/teams/words-wait';
import { userScope } from '#db/scopes.ts';
import { newNotification, type News as Dated } from '#features/notifications/commands.ts';

export type News = Omit<Dated, 'at'>;

/** A notification, and whose it is. */
export type OwnNews = Pick<Notification, 'id' | 'userId'>;

/**
 * What somebody hears of a team; it names the team, never a person.
 * @param id under which it is found again
 */
export function newsFor(userId: UserId, news: News, at: Date, id?: Notification['id']): RowChange {
  const after = { ...newNotification(userId, { ...news, at }), ...(id && { id }) };
  return { table: 'notifications', id: after.id, before: undefined, after };
}

/** That a player is invited into a team; it goes with the invitation, and the next one into this team is no second. */
export function invitedId(player: UserId, team: TeamId): Notification['id'] {
  return derivedId(player, 'team-invited', team);
}

/** That somebody wants into a team, as one who answers for it hears of it; it goes with the request. */
export function askedId(manager: UserId, team: TeamId, requester: UserId): Notification['id'] {
  return derivedId(manager, 'team-asked', team, requester);
}

/** What has to be loaded before such news is written once more, or taken away. */
export function newsNeed(player: UserId, id: string) {
  return { table: 'notifications' as const, scope: userScope(player), ids: [id] };
}

const INVITATIONS = '/teams?tab=invitations';
/** Where news of a team lead those who are in it. */
export const ofTeam = (id: TeamId) => `/teams?team=${id}`;

export const invited = (team: string): News => ({
  type: 'team_invitation',
  title: 'You are invited',
  message: `${team} would like you on the team.`,
  path: INVITATIONS,
});

export const invitationAccepted = (team: string, id: TeamId): News => ({
  type: 'team_invitation',
  title: 'Your invitation was accepted',
  message: `${team} has a new member.`,
  path: ofTeam(id),
});

const newIn = (title: string, message: string, id: TeamId): News => ({
  type: 'team_request',
  title,
  message,
  path: ofTeam(id),
});

export const newMember = (team: string, id: TeamId) =>
  newIn('Somebody has joined', `${team} has a new member.`, id);

export const newMembers = (team: string, id: TeamId) =>
  newIn('Players have joined', `${team} has new members.`, id);

export const grownUpJoined = (team: string, id: TeamId) =>
  newIn(
    'A grown-up has joined',
    `A grown-up has joined ${team} by its code. If nobody expects them, give the team a new code, and remove them if they are still in it.`,
    id,
  );

export const asked = (team: string, id: TeamId): News => ({
  type: 'team_request',
  title: 'Somebody wants to join',
  message: `A player would like to join ${team}.`,
  path: ofTeam(id),
});

export const handedOver = (team: string, id: TeamId): News => ({
  type: 'team_request',
  title: 'The team is yours now',
  message: `${team} was handed over to you.`,
  path: ofTeam(id),
});

export const madeAdmin = (team: string, id: TeamId): News => ({
  type: 'team_request',
  title: 'You are an admin now',
  message: `You can invite players to ${team}, let them in, and challenge other teams.`,
  path: ofTeam(id),
});

// A team that is gone from a phone without a word looks like a fault of the app. Nobody is told who did it, or why.
const YOURS_STAYS = 'Your points, your streak and your badges stay yours.';

export const takenOut = (team: string): News => ({
  type: 'team_request',
  title: 'A change on your team',
  message: `You are no longer in ${team}. ${YOURS_STAYS}`,
  path: '/teams',
});

export const closedDown = (team: string): News => ({
  type: 'team_request',
  title: 'A team has come to its end',
  message: `${team} is no longer there. ${YOURS_STAYS}`,
  path: '/teams',
});

export const letIn = (team: string, id: TeamId): News => ({
  type: 'team_request',
  title: 'You are on the team',
  message: `${team} has let you in.`,
  path: ofTeam(id),
});

export const wordsWait = (team: string, id: TeamId, isNew: boolean): News => ({
  type: 'team_request',
  title: WORDS_WAIT,
  message: isNew
    ? `We look at what you wrote before others read it. Until then others see “${team}”.`
    : `We look at what was written for ${team} before others read it. Until then the old text stays.`,
  path: ofTeam(id),
  isInAppOnly: true,
});

export const wordsReleased = (team: string, id: TeamId): News => ({
  type: 'team_request',
  title: 'Your team’s text is live',
  message: `We took a look, and everybody sees what you wrote for ${team} now.`,
  path: ofTeam(id),
});

export const wordsRefused = (team: string, id: TeamId): News => ({
  type: 'team_request',
  title: 'Please find other words',
  message: `We took a look, and what was written for ${team} stays off the court. Please write it another way.`,
  path: ofTeam(id),
});
