export const messages = {
  title: 'VolleyPath: volleyball training that fits your day',
  logIn: 'Log In',
  headline: 'Better with every touch.',
  text: 'Six tasks a day from the programs you pick. Check them off in any gym, signal or not, and watch your streak multiply your points.',
  start: 'Start Training',
  demo: 'Watch Demo',
  players: (count: string) => `${count}+ players train here`,
  path: 'A day on VolleyPath: six touches over the net',
  featuresTitle: 'What you get',
  features: [
    {
      sign: 'training',
      title: 'AI-Powered Training',
      text: 'Programs recommended for your position and level, with six new tasks a day.',
    },
    {
      sign: 'video',
      title: 'Video Analysis',
      text: 'Film a serve or a swing. Your phone measures it and tells you what to change. The video stays with you.',
    },
    {
      sign: 'badges',
      title: 'Achievement System',
      text: 'Streaks, points and badges that are earned, never bought.',
    },
    {
      sign: 'teams',
      title: 'Team Challenges',
      text: 'Take on teams of your size, and see where you stand this week.',
    },
  ],
  storiesTitle: 'What it can feel like',
  example: 'Example story',
  stars: 'Five of five stars',
  stories: [
    {
      quote: 'I used to hope that my serve went in. Now I pick the corner.',
      position: 'Outside Hitter',
      team: 'Harbour 16s',
    },
    {
      quote:
        'Ten minutes against the wall after school, and my coach asked what had happened to my platform.',
      position: 'Libero',
      team: 'Northside Juniors',
    },
  ],
  closingTitle: 'Your first six tasks are ready.',
  closingText: 'Pick a program and start today’s six right away.',
  signUp: 'Sign Up Now',
  privacy: 'Privacy',
  footer: (year: number) => `© ${year} VolleyPath`,
} as const;
