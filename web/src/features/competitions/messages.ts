import {
  NO_RESULT_LISTED_DAYS,
  type CompetitionList,
} from 'sync-protocol/rules/competitions/competition-states';
import { MANAGERS_CHALLENGE, type CompetitionType } from 'sync-protocol/rules/competitions/competition-terms';
import type { CompetitionResult } from 'sync-protocol/rules/competitions/competition-score';

const lists: Record<CompetitionList, string> = {
  pending: 'Pending',
  active: 'Active',
  completed: 'Completed',
};

interface TypeWords {
  label: string;
  hint: string;
  target: (value: string) => string;
  /** On the picture of a win. */
  shared: string;
}

/** What is said of an answer that can't be sent yet. */
const ANSWER_WAITS = 'Your answer is waiting to be sent';

const types: Record<CompetitionType, TypeWords> = {
  tasks: {
    label: 'Tasks',
    hint: 'Every task counts as one.',
    target: (value) => `First to ${value} ${value === '1' ? 'task' : 'tasks'}`,
    shared: 'Most tasks done, between two teams of the same size.',
  },
  points: {
    label: 'Points',
    hint: 'Tasks count their points, streak bonus included.',
    target: (value) => `First to ${value} ${value === '1' ? 'point' : 'points'}`,
    shared: 'Most points, between two teams of the same size.',
  },
  streaks: {
    label: 'Streaks',
    hint: 'A day of training counts as one, however much a player does.',
    target: (value) => `First to ${value} training ${value === '1' ? 'day' : 'days'}`,
    shared: 'Most training days, between two teams of the same size.',
  },
};

const empty: Record<CompetitionList, { title: string; text: string }> = {
  pending: { title: 'No challenges', text: 'A challenge waits here until it is answered.' },
  active: {
    title: 'No competition is on',
    text: 'Challenge a team of your size, and every task counts for yours.',
  },
  completed: { title: 'Nothing completed yet', text: 'Your teams’ results show up here.' },
};

const results: Record<CompetitionResult, string> = { won: 'Won', lost: 'Lost', draw: 'Draw' };

const inDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);
const inHours = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`);

const GOES = `Each goes from here after ${NO_RESULT_LISTED_DAYS} days.`;

export const messages = {
  lists,
  types,
  empty,
  results,
  which: 'Competitions',
  loading: 'Loading your competitions',
  create: 'Create Challenge',
  notManager: MANAGERS_CHALLENGE,
  noTeam: {
    title: 'No team yet',
    text: 'Join a team or make one, and compete with others.',
    action: 'My Teams',
  },
  waiting: 'waiting to send',
  asOf: (time: string) => `as of ${time}`,
  scoresLater: 'The scores aren’t here yet',
  against: (own: string, other: string) => `${own} vs. ${other}`,
  in: (days: number) => `in ${inDays(days)}`,
  inAndFirst: (days: number) => `in ${inDays(days)}, plus the rest of the day it starts`,
  challengeFrom: (other: string) => `${other} challenges you`,
  challengeTo: (other: string) => `Waiting for ${other}`,
  challengeBetween: (by: string, to: string) => `${by} challenges ${to}`,
  until: (day: string) => `Open until ${day}.`,
  managersAnswer: 'Your team’s creator or an admin answers.',
  managersAnswerFor: (team: string) => `${team}’s creator or an admin answers.`,
  accept: 'Accept',
  decline: 'Decline',
  cancel: 'Take back',
  acceptOf: (name: string) => `Accept ${name}`,
  declineOf: (name: string) => `Decline ${name}`,
  cancelOf: (name: string) => `Take back ${name}`,
  accepted: { done: 'Challenge accepted successfully!', later: ANSWER_WAITS },
  declined: { done: 'Challenge declined successfully!', later: ANSWER_WAITS },
  cancelled: {
    done: 'Challenge cancelled successfully!',
    later: 'Your challenge is taken back once this is sent',
  },
  cancelTitle: (name: string) => `Take back “${name}”?`,
  cancelText: 'The other team can’t accept it anymore. This can’t be undone.',
  keep: 'Keep it',
  startsLater: 'It starts as soon as your phone reaches VolleyPath.',
  left: ({ days, hours }: { days: number; hours: number }) =>
    days > 0
      ? `${inDays(days)} ${inHours(hours)} left`
      : `${hours > 0 ? inHours(hours) : 'Less than 1 hour'} left`,
  counting: (time: string) => `Time is up: counting late training until ${time}`,
  closing: 'Time is up: the result is on its way',
  score: (team: string, score: string, target: string) => `${team}: ${score} of ${target}`,
  own: (count: string) => `${count} by you`,
  missed: {
    joinedLate: 'It began before you joined: you count in the next one.',
    left: 'You left while it was on: what you did until then counts, new tasks don’t.',
  },
  winner: (team: string) => `${team} won`,
  endings: {
    decline: 'Declined',
    withdraw: 'Taken back',
    expire: 'Expired',
    dissolve: 'Called off',
    reach: '',
    runOut: '',
  },
  /** What is over and came to no result. */
  parts: {
    calledOff: { title: 'Called off', text: `Begun, but not played to the end. ${GOES}` },
    unplayed: { title: 'Not played', text: `Challenges that never began. ${GOES}` },
  },
  /** How the other team of one that was called off is named. */
  goneTeam: 'a team that is gone',
  offSince: (day: string) => `Off since ${day}: the other team is no longer there.`,
  offUnwon: (day: string) => `Off since ${day}: the other team is no longer there, so nobody wins.`,
  endedOn: (day: string) => `Ended on ${day}.`,
  share: 'Share the win',
  sharedAs: 'My team won',
  sharedTitle: (own: string, other: string) => `${own} to ${other}`,
} as const;

export const creating = {
  title: 'Create Challenge',
  gone: (name: string) => `You can’t challenge for ${name} anymore`,
  from: 'Your team',
  search: 'Search teams',
  teams: 'Teams of your size',
  searching: 'Looking for teams of your size',
  chosen: (players: number) => `${players} players, as many as you`,
  size: (players: number) => (players === 1 ? '1 player' : `${players} players`),
  goesOn: 'Already on',
  saidNo: 'Said no for now',
  none: 'No team of your size',
  noneText:
    'No teams available with the same size for fair competition. Teams must have identical player counts (2v2, 4v4, or 6v6).',
  noneSize: (size: number) => `With ${size} players, yours plays ${size}v${size}.`,
  nobody: 'No team to challenge yet',
  nobodyText: 'You can challenge a team when its creator and admins are about your age.',
  noHit: (words: string) => `No team of your size is called “${words}”`,
  noHitText: 'Try another name, or leave the search empty to see them all.',
  needMore: 'A team needs 2 players or more to compete. Invite somebody first.',
  failure: {
    offlineTitle: 'Finding a team needs a connection',
    offlineText: 'Your competitions go on without one.',
    failedTitle: 'The teams didn’t load',
  },
  name: 'Name',
  nameHint: 'Such as Spring Cup',
  description: 'Description (optional)',
  type: 'What counts',
  target: 'Target',
  duration: 'Days',
  durationHint: 'It starts as soon as it is accepted. That first day comes on top.',
  less: 'Less',
  more: 'More',
  back: 'Back',
  submit: 'Send Challenge',
  done: { done: 'Team challenge created successfully!', later: 'Your challenge is waiting to be sent' },
} as const;

export const board = {
  title: 'Team Competitions',
  active: 'Active',
  won: 'Won',
  see: 'View All',
  challenge: 'Challenge a team',
} as const;
