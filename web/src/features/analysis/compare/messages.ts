/** What is said where days are compared. */
export const messages = {
  title: 'Compare',
  titleOf: (date: string) => `Compare ${date}`,
  choose: 'Compare with',
  none: 'No other day',
  option: (date: string, score: number) => `${date} · ${score}/100`,
  rule: 'Measured',
  now: 'Now',
  change: 'Change',
  score: 'Score',
  target: (target: string) => `Target ${target}`,
  changes: { better: 'Better', worse: 'Worse', same: 'Same', unknown: '–' },
  unseen: 'not seen',
  note: 'Compared with today’s targets. If both are on target, or the difference is within our margin of error, it counts as the same.',
  ghost:
    'Your earlier attempt is drawn over your video in blue, lined up at the hips, at the same moment before contact.',
  noGhost: 'How you moved that day isn’t on this phone anymore, but its numbers are.',
  progress: {
    title: 'Progress',
    technique: 'Technique',
    follow: 'What to follow',
    score: 'Score',
    picture: (name: string, values: string) => `${name}, from the first to the latest: ${values}`,
    latest: (value: string) => `Latest ${value}`,
    first: (value: string) => `First ${value}`,
    oneLevel: (level: string) =>
      `Only scores at the level ${level}: each level has its own targets, so points don’t compare.`,
  },
} as const;
