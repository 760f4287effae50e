import { USERNAME_MAX, USERNAME_MIN, YEARS_PLAYING_MAX } from 'sync-protocol/rules/account';

const them = (count: number) => (count === 1 ? 'it' : 'them');

/** How much waits to be sent, and how much the server refused. */
interface Unsent {
  waiting: number;
  refused: number;
}

export const messages = {
  setup: {
    title: 'Set up your profile',
    text: 'Two minutes, then your first six tasks are dealt.',
    you: 'You',
    court: 'On the court',
    more: 'More about you',
    moreHint: 'All of this is optional. Strangers never see your school or hometown.',
    firstName: 'First Name',
    lastName: 'Last Name',
    username: 'Username',
    usernameHint: `${USERNAME_MIN} to ${USERNAME_MAX} letters and numbers. Public and permanent: it can’t be changed without deleting the account.`,
    usernameWrong: `Use ${USERNAME_MIN} to ${USERNAME_MAX} letters and numbers.`,
    generate: 'New idea',
    generateFailed: 'Couldn’t suggest one. Type your own.',
    hide: 'Hide my real name',
    hidden:
      'Only teammates and rivals can find you by your real name. Strangers cannot. Your username is always searchable.',
    shown: 'Anyone can find you by your real name. Your username is always searchable.',
    recommended: 'Hiding is recommended for players under 18. You can change it later.',
    position: 'Primary Position',
    skillLevel: 'Skill Level',
    choose: 'Choose',
    yearsPlaying: 'Years Playing',
    yearsHint: `0 to ${YEARS_PLAYING_MAX}`,
    school: 'School',
    clubTeam: 'Club Team',
    hometown: 'Hometown',
    bio: 'Bio',
    bioHint: (left: number) => `${left} characters left`,
    submit: 'Complete Profile',
    missing: 'Missing Information',
    missingText: 'Please fill in all required fields.',
    required: 'Please fill this in.',
    failed: 'Error',
    failedText: 'Failed to complete profile. Please try again.',
    done: 'Profile Completed!',
    doneText: 'Now pick your first program.',
  },
  profile: {
    title: 'Profile',
    edit: 'Edit Profile',
    handle: (username: string) => `@${username}`,
    stats: 'Your numbers',
    streak: 'Day streak',
    best: 'Best streak',
    rank: 'Rank',
    place: (rank: string) => `#${rank}`,
    points: 'Total points',
    tasks: 'Tasks done',
    progress: 'Progress',
    progressDetail: 'Your year, your points, your skills',
    quotes: 'Saved quotes',
    quotesDetail: 'The ones you keep',
    tutorial: 'Start tutorial',
    tutorialDetail: 'How VolleyPath works, in ten steps',
    about: 'About',
    aboutEmpty: 'Nothing here yet. Tell your team who you are.',
    facts: {
      teamName: 'Team',
      skillLevel: 'Skill level',
      yearsPlaying: 'Years playing',
      clubTeam: 'Club team',
      school: 'School',
      hometown: 'Hometown',
    },
    settings: 'Settings',
    look: 'Look',
    themes: { system: 'Auto', light: 'Light', dark: 'Dark' },
    reminders: 'Reminders',
    remindersDetail: 'When we may nudge you',
    archivedPrograms: 'Archived Programs',
    archivedProgramsDetail: 'With all their progress',
  },
  badges: { title: 'Recent Badges', all: 'All badges' },
  achievements: {
    title: 'Achievements',
    streak: (days: string) => `Best streak: ${days} days`,
    programs: (programs: number) =>
      programs === 1 ? 'One program completed' : `${programs} programs completed`,
    fullDays: (days: number) =>
      days === 1 ? 'One day with every task done' : `${days} days with every task done`,
    won: (competitions: number) =>
      competitions === 1 ? 'One competition won' : `${competitions} competitions won`,
    tasks: (tasks: string) => `${tasks} tasks done`,
  },
  signOut: {
    action: 'Log Out',
    title: 'Log out?',
    text: 'We’ll remove your data from this phone. It’s all back when you log in.',
    confirm: 'Log Out',
    cancel: 'Stay',
    close: 'Close',
    unsentTitle: ({ waiting, refused }: Unsent) => {
      const count = waiting + refused;
      if (waiting === 0)
        return count === 1 ? 'One change needs attention' : `${count} changes need attention`;
      return count === 1 ? 'One change is not sent yet' : `${count} changes are not sent yet`;
    },
    unsentText: ({ waiting, refused }: Unsent) => {
      const question = `What should happen to ${them(waiting + refused)}?`;
      if (refused === 0) return question;
      const which = waiting === 0 ? them(refused) : `${refused} of them`;
      return `We couldn’t save ${which}. Close this and tap the cloud to see why. ${question}`;
    },
    send: (count: number) => `Send ${them(count)} first`,
    sendFailed: 'Not everything could be sent right now. You’re still logged in.',
    keep: (count: number) => `Keep ${them(count)} on this phone`,
    keepDetail: ({ waiting, refused }: Unsent) => {
      if (waiting === 0) return `You’ll find ${them(refused)} here when you log in again.`;
      if (refused > 0) return 'Whatever can be sent is sent when you log in here again.';
      return `${waiting === 1 ? 'It’s' : 'They’re'} sent when you log in here again.`;
    },
    discard: (count: number) => `Throw ${them(count)} away`,
    discardRefused: 'You can’t get it back.',
    discardDetail: 'You’ll lose what you did since the last sync.',
  },
} as const;
