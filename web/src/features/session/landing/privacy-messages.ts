import { ADULT_AGE, MIN_AGE } from 'sync-protocol/rules/session/age';
import { LOOSE_MEDIA_DAYS } from 'sync-protocol/rules/stories/story-media';

export const messages = {
  title: 'Privacy',
  back: 'Back',
  lead: 'For players and their parents, in plain words.',
  parts: [
    {
      title: 'Who sees what',
      text: [
        `Players under ${ADULT_AGE} start with a private profile and a hidden name. Strangers see no more of them than “Private player”, with a rank and points. Players of about their age see the username, and more only if the profile is opened.`,
        `Two players who both say yes become rivals: each then sees the other’s name, profile, and when they train. Under ${ADULT_AGE} that is open to players of about the same age alone. Either ends it with a tap, and the other is not told.`,
        `Stories, with their photos and videos, are read by teammates and rivals. Grown-up players can show one to everybody; under ${ADULT_AGE} nobody can, and how many like a story only its author sees.`,
        'Any player can leave all leaderboards with a switch in the profile; points and badges stay.',
        'Email, birth month and year are never shown to anybody else. School and hometown are never shown to strangers. Players can change who sees the rest in their profile.',
      ],
    },
    {
      title: 'What is kept',
      text: [
        'The email address, names, month and year of birth, what a player writes in the profile, the training with its points, and the devices that are logged in. Passwords are stored scrambled, so nobody can read them.',
        'What a player says hurts, so that today’s training spares it: nobody else ever sees it, and after about two weeks it is forgotten.',
        'When a player practises and plays, and what they note of it in the load diary: nobody else ever sees it. The diary forgets after eight weeks.',
        'Of a technique analysis only its numbers. The video or picture stays on the phone, which does the analysis itself.',
        `Where the host has set up a second opinion, players of ${ADULT_AGE} and over may send small pictures of a clip to it, for one file at a time and never by default. The app names where they go; we keep none of them.`,
        `Stories, comments and likes, until a player takes them back. Of what somebody has reported the host keeps a copy, of its photo or video for ${LOOSE_MEDIA_DAYS} days at most. We remove from every photo and video where it was taken and with which camera, and the server itself looks at it before others can. Nobody under ${MIN_AGE} gets an account, and we keep nothing about them.`,
      ],
    },
    {
      title: 'No ads, no trackers',
      text: ['Nothing is sold, and the app loads nothing from other companies.'],
    },
    {
      title: 'Take it with you, or delete it',
      text: [
        'In the profile, under Account: “Download my data” gives everything as a file. “Delete Account” removes it for good, here and on every device. A backup of the server may still hold it until that backup is replaced.',
      ],
    },
    {
      title: 'If somebody is unkind',
      text: [
        'Open their profile, then Report or Block. Whoever runs this server reads every report; a block hides each from the other.',
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
