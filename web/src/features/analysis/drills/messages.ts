/** What is said of drills that go from an analysis into a program of the player's own. */
export const messages = {
  add: 'Add these drills to my program',
  programName: (technique: string) => `${technique}: from my analysis`,
  programText: 'The drills that your technique analysis named. Film yourself again afterwards.',
  themes: ['Slow and clean', 'Same drills at game speed'],
  line: (drill: string, why: string) => `${drill} (${why})`,
  created: 'Custom program created',
  startedText: 'Training program started!',
  waitsText: 'Three programs are running: start it under Training when one is done.',
  addedTo: (name: string) => `Added to ${name}`,
  addedText: 'From this week on. Today’s tasks won’t change.',
  there: (name: string) => `${name} has these drills already`,
  full: (name: string) => `${name} has no room`,
  fullText: 'A day holds six tasks. Take some out on its page and try again.',
  undo: 'Undo',
  failed: 'Failed to add the drills',
} as const;
