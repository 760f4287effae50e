import { WEEKLY_GOAL_MAX, type TeamRole } from 'sync-protocol/rules/teams/team-terms';

const roles: Record<TeamRole, string> = { creator: 'Creator', admin: 'Admin', member: 'Member' };
const answered = { done: 'Response sent successfully!', later: 'Your answer is waiting to be sent' };

export const messages = {
  title: 'Teams',
  logInFirst: 'Please log in to access teams.',
  codeKept: 'We keep the team’s code for you: log in or sign up, and join.',
  mains: 'Teams',
  main: { management: 'Team Management', competitions: 'Competitions' },
  areas: 'Team Management',
  toAnswer: (count: number) => (count === 1 ? '1 to answer' : `${count} to answer`),
  tabs: { mine: 'My Teams', find: 'Find Teams', invitations: 'Invitations', create: 'Create Team' },
  loading: 'Loading your teams',
  roles,
  none: {
    title: 'No team yet',
    text: 'Got a code from your coach or the gym’s wall? Join with it, find a team, or make your own.',
  },
  join: 'Join by code',
  needMore: 'Need 2+',
  competing: (count: number) => (count === 1 ? '1 competition is on' : `${count} competitions are on`),
  size: (count: number) => (count === 1 ? '1 player' : `${count} players`),
  more: (count: number) => `+${count}`,
  privatePlayer: 'Private player',
  unknownPlayer: 'Player',
  you: 'You',
  waiting: 'waiting to send',
  goal: 'Goal of the week',
  goalDone: (done: string, goal: string) => `${done} of ${goal} tasks`,
  goalWithout: (players: number) =>
    players === 1
      ? 'Without 1 player whose training you can’t see.'
      : `Without ${players} players whose training you can’t see.`,
  open: (name: string) => `Open ${name}`,
  gone: (name: string) => `${name} is no longer one of your teams`,
  notAdmin: (name: string) => `You’re no longer an admin of ${name}`,
  notInIt: 'You’re not in the team you came for.',
  requests: (count: number) => (count === 1 ? '1 request' : `${count} requests`),
  codeWaits: 'Joining a team',
  codeWaitsText: (code: string) => `${code}: you’re in as soon as your phone reaches VolleyPath.`,
  coming: (name: string) => `Joining ${name}`,
  comingText: 'You’re in as soon as your phone reaches VolleyPath.',
  codeGiven: (name: string) => `The code of ${name}`,
  codeGivenText: 'We send it as soon as we can.',
  asked: (name: string) => `You asked to join ${name}`,
  askedText: 'Waiting for the team’s answer.',
  declined: (name: string) => `${name} said no for now`,
  declinedText: 'You can ask again in a few days.',
  takeBack: 'Take back',
  takeBackOf: (team: string) => `Take back your request to ${team}`,
  failed: 'Error',
  cancel: 'Cancel',
} as const;

export const sheet = {
  week: (name: string, days: readonly string[]) =>
    days.length === 0
      ? `${name} has not trained this week`
      : `${name} trained this week on ${new Intl.ListFormat('en').format(days)}`,
  weekHidden: 'Their training is private',
  weekUnknown: 'Their training this week is not known yet',
  cheerFor: (name: string) => `Cheer for ${name}`,
  cheerText: 'They see it here, beside your name.',
  cheerSent: (name: string) => ({
    done: `You cheered for ${name}`,
    later: `Your cheer for ${name} is waiting to be sent`,
  }),
  cheered: (words: string) => `You: ${words}`,
  cheeredToday: (name: string) => `You cheered for ${name} today`,
  heard: (words: string, ago: string) => `For you: “${words}” ${ago}`,
  roster: 'Players',
  joined: (days: number) =>
    days === 0 ? 'Joined today' : days === 1 ? 'Joined yesterday' : `Joined ${days} days ago`,
  requests: 'They want to join',
  accept: 'Accept',
  decline: 'Decline',
  acceptOf: (name: string) => `Accept ${name}`,
  declineOf: (name: string) => `Decline ${name}`,
  answered,
  invite: 'Invite Players',
  manage: 'Manage',
  manageTeam: 'Manage team',
  leave: 'Leave team',
  left: { done: 'Left team successfully!', later: 'You’re out of the team once this is sent' },
  leaveTitle: (name: string) => `Leave ${name}?`,
  leaveText: 'You won’t see its players and their training anymore. You can come back with the code.',
  leaveYes: 'Leave',
  asOf: (time: string) => `training as of ${time}`,
  namesLater: 'Names come once your phone reaches VolleyPath',
} as const;

export const manage = {
  title: (name: string) => `Manage ${name}`,
  name: 'Team Name',
  description: 'Description',
  goal: 'Goal of the week',
  goalHint: 'Tasks the whole team does together. Leave it empty for no goal.',
  noGoal: `A goal is a whole number from 1 to ${WEEKLY_GOAL_MAX}.`,
  save: 'Save',
  saved: { done: 'Team updated successfully!', later: 'Others see the change once this is sent' },
  isOpen: 'Open to anyone who finds it',
  isOpenHint: 'Only for teams without players under 18.',
  members: 'Players',
  actionsFor: (name: string) => `Options for ${name}`,
  makeAdmin: 'Make admin',
  makeMember: 'Make member',
  handOver: 'Hand over the team',
  remove: 'Remove from team',
  removed: { done: 'Member removed successfully!', later: 'They’re out of the team once this is sent' },
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'The team gets a new code, so they can’t come back with the old one.',
  handOverTitle: (name: string) => `Hand the team over to ${name}?`,
  handOverText: 'They become its creator, and you an admin.',
  handedOver: { done: 'Team handed over', later: 'The team is theirs once this is sent' },
  roleChanged: { done: 'Role changed', later: 'The new role counts once this is sent' },
  renew: 'New code',
  renewTitle: 'Give the team a new code?',
  renewText: 'The old one stops working, on links and posters too.',
  renewed: { done: 'The team has a new code', later: 'The new code works once this is sent' },
  deleteTeam: 'Delete team',
  deleteTitle: (name: string) => `Delete ${name}?`,
  /** With so many of its competitions under way. */
  deleteText: (underway: number) => {
    const gone = 'It will be gone for everyone in it. This can’t be undone.';
    if (underway === 0) return gone;
    const ends = underway === 1 ? 'a competition, which ends' : `${underway} competitions, which end`;
    return `${gone} It is in the middle of ${ends} without a winner.`;
  },
  deleted: { done: 'Team deleted', later: 'The team is deleted once this is sent' },
} as const;

export const joining = {
  title: 'Join by code',
  question: 'Got a code?',
  text: 'The code is on your gym’s wall, or your coach has it.',
  code: 'Team code',
  codeHint: '8 letters and numbers, like K7QM-4XRT.',
  codeOpens:
    'Only use one from practice: coaches and older players of that team see your profile and training.',
  codeText: 'Anyone with this code can join. Share it at practice.',
  codeFull: 'The team is full: nobody can join with it until somebody leaves.',
  codeLater: 'Nobody can join with it yet: it works as soon as your phone reaches VolleyPath.',
  showCode: 'Show it large',
  bad: 'A code has 8 letters and numbers.',
  submit: 'Join Team',
  joined: 'Joined team successfully!',
  isIn: (name: string) => `You’re in ${name} already`,
  isYours: 'Did you get this code at practice?',
  opens: (name: string) =>
    `With it, coaches and older players of ${name} see your name, your school, where you’re from and when you train. Don’t use a code that somebody sent you.`,
  use: 'Yes, use it',
  isSeen: (name: string) => `Coaches and older players of ${name} can see your profile and training now`,
  isSeenLater: (name: string) =>
    `Coaches and older players of ${name} see your profile and training as soon as your phone reaches VolleyPath`,
  waits: 'You join as soon as your phone reaches VolleyPath',
  poster: (name: string) => `Join ${name}`,
  posterText: 'Point your phone’s camera at it, or type the code under Teams.',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link couldn’t be copied',
  codeIs: (code: string) => `Code ${code}`,
} as const;

export const finding = {
  search: 'Search teams',
  loading: 'Loading teams',
  empty: 'No teams found',
  emptyText: 'Teams with players about your age show up here. Most teams are joined by their code.',
  join: 'Join',
  ask: 'Ask to join',
  joinOf: (name: string) => `Join ${name}`,
  askOf: (name: string) => `Ask to join ${name}`,
  asked: 'Asked',
  declined: 'Not now',
  full: 'Full',
  fullText: 'All its places are taken for now. There’s room again once somebody leaves.',
  sent: { done: 'Your request is on its way', later: 'Your request is waiting to be sent' },
  failure: {
    offlineTitle: 'Finding teams needs a connection',
    offlineText: 'Your own teams are there without one.',
    failedTitle: 'The teams didn’t load',
  },
  asOf: (time: string) => `as of ${time}`,
} as const;

export const details = {
  about: (name: string) => `About ${name}`,
  players: 'Players',
  others: (count: number) => (count === 1 ? 'and 1 more player' : `and ${count} more players`),
  hidden: 'Who plays here is private.',
  loading: 'Loading the team',
  failure: {
    offlineTitle: 'Seeing the team needs a connection',
    offlineText: 'You can answer without one.',
    failedTitle: 'The team didn’t load',
  },
} as const;

export const inviting = {
  received: 'Received',
  sent: 'Sent',
  which: 'Invitations',
  from: (name: string) => `From ${name}`,
  sentTo: (name: string) => `To ${name}`,
  accept: 'Accept',
  acceptInvitation: 'Accept invitation',
  acceptInvitationOf: (team: string) => `Accept invitation to ${team}`,
  decline: 'Decline',
  acceptOf: (team: string) => `Accept ${team}`,
  declineOf: (team: string) => `Decline ${team}`,
  withdraw: 'Take back',
  withdrawOf: (team: string) => `Take back the invitation to ${team}`,
  responded: answered,
  gone: (team: string) => `The invitation to ${team} is no longer there`,
  status: { pending: 'Pending', accepted: 'Accepted', declined: 'Declined', expired: 'Expired' },
  emptyReceived: 'No invitations',
  emptySent: 'Nobody invited yet',
  emptyText: 'When a team invites you, it shows up here.',
  emptySentText: 'Open a team that you run to invite players.',
  until: (day: string) => `open until ${day}`,
  why: { received: (words: string) => `Why you: ${words}`, sent: (words: string) => `Why them: ${words}` },
} as const;

export const creating = {
  name: 'Team Name',
  description: 'Description',
  descriptionHint: 'What the team plays for, and where',
  submit: 'Create Team',
  created: { done: 'Team Created!', later: 'Others can join your team once this is sent' },
} as const;

export const refusedTeams = {
  list: 'Not created',
} as const;

export const inviteDialog = {
  title: 'Invite Players',
  into: (team: string) => `to ${team}`,
  full: 'Your team is full. Whoever you invite can come in once somebody leaves.',
  search: 'Search players',
  searchHint: 'At least 2 letters. Players under 18 only show up for their full username.',
  searching: 'Searching players',
  found: 'Players',
  nobody: 'Nobody found',
  isIn: 'Already in your team',
  invited: 'Invited',
  saidNo: 'Said no for now',
  byCode:
    'If one of you is under 18, you can only invite players about your age. Others join with the team’s code.',
  offlineTitle: 'Finding players needs a connection',
  offlineText: 'Or share the team’s code at practice.',
  failed: (reason: string) => `Error searching players: ${reason}`,
  streak: (days: number) => `${days} days`,
  template: 'Template',
  noTemplate: 'Own words',
  position: 'Position',
  anyPosition: 'Any position',
  message: 'Message',
  other: 'Back',
  submit: 'Send Invitation',
  sent: { done: 'Invitation Sent!', later: 'Your invitation is waiting to be sent' },
} as const;
