import { ADULT_AGE, MIN_AGE } from 'sync-protocol/rules/session/age';
import { LOOSE_MEDIA_DAYS } from 'sync-protocol/rules/stories/story-media';

export const messages = {
  title: 'Privacy',
  profile: 'Profile',
  start: 'Start page',
  signUp: 'Sign Up',
  lead: 'For players and their parents, in plain words.',
  parts: [
    {
      title: 'Who sees what',
      text: [
        `Players under ${ADULT_AGE} start with a private profile and a hidden name. Strangers only see “Private player”, a rank and points. Players about their age see the username, and more only if the profile is opened.`,
        `Two players become rivals when both say yes. Each then sees the other’s name, profile and when they train. Under ${ADULT_AGE} that works only between players about the same age. Either can end it with a tap, and the other isn’t told.`,
        `Stories, photos and videos are for teammates and rivals. From ${ADULT_AGE} on, a player can show a story to everybody. Under ${ADULT_AGE} nobody can, and only the author sees how many like it.`,
        'Any player can leave all leaderboards with a switch in the profile. Points and badges stay.',
        'No other player ever sees the email address or the birth month and year. Strangers never see school or hometown. Players can change who sees the rest in their profile.',
      ],
    },
    {
      title: 'What is kept',
      text: [
        'The email address, names, birth month and year, what a player writes in the profile, training and points, and the devices that are logged in. Passwords are stored in a form that can’t be read back.',
        'What hurts, if a player says so, so that training gives it a rest. No other player ever sees it, and after about two weeks it’s gone.',
        'When a player practices and plays, and the notes in the load diary. No other player ever sees them. The diary is deleted after eight weeks.',
        'Only the numbers of a technique analysis. The phone does the analysis itself, so the video or picture stays on it.',
        `Where the host has set up a second opinion, players of ${ADULT_AGE} and over can send it small pictures of a clip, one file at a time and never by default. The app names where they go. We keep none of them.`,
        'A story that was begun, until it is shared or thrown away. No other player sees it.',
        `Stories, comments and likes, until a player takes them back. If something is reported, the host keeps a copy, of a photo or video for ${LOOSE_MEDIA_DAYS} days at most.`,
        'From every photo and video we remove where it was taken and with which camera. The server itself checks it before others can see it.',
        `Nobody under ${MIN_AGE} gets an account, and we keep nothing about them.`,
      ],
    },
    {
      title: 'No ads, no trackers',
      text: ['Nothing is sold, and the app loads nothing from other companies.'],
    },
    {
      title: 'Take it with you, or delete it',
      text: [
        'In the profile, under Account: “Download My Data” gives everything as a file. “Delete Account” removes it for good, here and on every device. A backup of the server may still hold it until that backup is replaced.',
      ],
    },
    {
      title: 'If somebody is unkind',
      text: [
        'Open their profile, then Report or Block. The people who run this server read every report. A block hides the two players from each other.',
      ],
    },
  ],
  host: {
    title: 'Who is responsible',
    text: 'The club or person who runs this server. They can see what is stored on it.',
    write: 'Write to them:',
    ask: 'Ask your club or coach who that is.',
  },
} as const;
