export const TEMPLATE_CATEGORIES = ['competitive', 'casual', 'training'] as const;

interface Template {
  id: string;
  name: string;
  subject: string;
  message: string;
  category: (typeof TEMPLATE_CATEGORIES)[number];
}

/** Words for an invitation, to be used as they are or changed. */
export const INVITATION_TEMPLATES: readonly Template[] = [
  {
    id: 'play-to-win',
    name: 'Play to win',
    subject: 'We want you on our side',
    message: 'We’re putting together a team that trains hard and wants to win. You’d make us better.',
    category: 'competitive',
  },
  {
    id: 'tournament',
    name: 'Tournament',
    subject: 'A tournament is coming up',
    message: 'We’re getting ready for a tournament and still have a spot. Come play it with us.',
    category: 'competitive',
  },
  {
    id: 'just-for-fun',
    name: 'Just for fun',
    subject: 'Play with us',
    message: 'We play for the fun of it, everybody is welcome and nobody counts the mistakes. Join us.',
    category: 'casual',
  },
  {
    id: 'friends',
    name: 'Friends',
    subject: 'Be on our team',
    message: 'We’d like to have you on the team. See you on the court.',
    category: 'casual',
  },
  {
    id: 'train-together',
    name: 'Train together',
    subject: 'Train with us',
    message:
      'We keep each other going: a bit of training on most days, and we see who did theirs. Train with us.',
    category: 'training',
  },
  {
    id: 'fill-a-position',
    name: 'We need your position',
    subject: 'A spot at your position',
    message: 'We have a spot at your position and think you’d be a great fit. Come to our next practice.',
    category: 'training',
  },
];
