import type { ReportReason } from 'sync-protocol/rules/report-terms';

const reasons: Record<ReportReason, string> = {
  bullying: 'Bullying or mean behavior',
  inappropriate: 'Inappropriate picture or words',
  impersonation: 'Pretends to be someone else',
  unsafe: 'Makes me or others feel unsafe',
  spam: 'Spam or advertising',
  other: 'Something else',
};

export const messages = {
  report: 'Report',
  block: 'Block',
  reportForm: {
    title: (name: string) => `Report ${name}`,
    text: 'The people who run this VolleyPath will look at it. The player is not told who reported them.',
    reason: 'What is wrong?',
    reasons,
    details: 'Tell us more (optional)',
    left: (count: number) => `${count} characters left`,
    send: 'Send report',
    back: 'Back',
    done: 'Thank you. Your report was sent.',
    failed: 'Your report could not be sent',
  },
  blockForm: {
    title: (name: string) => `Block ${name}?`,
    text: 'You will not see each other anywhere: no profile, no name in a ranking, no search. They are not told. You can take it back on your profile page.',
    confirm: 'Block',
    back: 'Back',
    done: (name: string) => `${name} is blocked`,
    failed: 'The player could not be blocked',
  },
  offline: 'This needs a connection. Please try again when you are online.',
  list: {
    open: 'Blocked players',
    openDetail: 'Whom you do not want to see',
    title: 'Blocked players',
    close: 'Close',
    empty: 'You have blocked nobody.',
    emptyText: 'Whoever does you no good can be blocked on their profile.',
    loading: 'Loading',
    unblock: 'Unblock',
    failed: 'That did not work',
    failedTitle: 'Your list can’t be shown',
    offlineTitle: 'This list needs a connection',
    offlineText: 'Come back to this when you are online.',
    unknown: 'A player',
  },
} as const;
