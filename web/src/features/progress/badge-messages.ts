export const messages = {
  cheer: {
    newBadge: 'New badge',
    newBadges: 'New badges',
    several: (count: number) => `${count} badges earned`,
    close: 'Dismiss',
  },
  badges: {
    title: 'Badges',
    loading: 'Loading badges',
    summary: (earned: number, total: number) => `${earned} of ${total} badges earned`,
    earned: 'Earned Badges',
    available: 'Available Badges',
    none: 'No badges available',
    noneEarned: 'None yet',
    noneEarnedText: 'Your first task brings the first one.',
    tiers: { bronze: 'Bronze', silver: 'Silver', gold: 'Gold', platinum: 'Platinum' },
    earnedOn: (day: string) => `earned ${day}`,
    progress: (name: string) => `Progress to ${name}`,
  },
} as const;
