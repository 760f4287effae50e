import { PRIVATE_PROFILE } from 'sync-protocol/rules/profile/privacy';

export const messages = {
  title: 'Player',
  loading: 'Loading the profile',
  handle: (username: string) => `@${username}`,
  relations: { teammate: 'Teammate', rival: 'Rival' },
  stats: 'Their numbers',
  streak: 'Day Streak',
  points: 'Total Points',
  tasks: 'Tasks Done',
  about: 'About',
  facts: {
    skillLevel: 'Skill Level',
    yearsPlaying: 'Years Playing',
    teamName: 'Team',
    clubTeam: 'Club Team',
    school: 'School',
    hometown: 'Hometown',
  },
  message: 'Message',
  // The specification asks for this notice, though there are no private messages.
  comingSoon: 'Coming soon',
  comingSoonText: 'Messages between teammates are on their way.',
  private: {
    title: 'Private Profile',
    text: PRIVATE_PROFILE.message,
    help: 'Connect as teammates or rivals to view their profile.',
  },
  failed: { title: 'Profile Unavailable', text: 'Unable to load profile information.', retry: 'Try again' },
  unknown: { title: 'User not found', text: 'This player isn’t here, or not anymore.' },
  offline: {
    title: 'Profiles need a connection',
    text: 'You can see this profile as soon as your phone reaches VolleyPath.',
  },
  asOf: (time: string) => `as of ${time}`,
} as const;
