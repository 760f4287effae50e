import type { ReportReason } from 'sync-protocol/rules/profile/report-terms';
import { messages as fields } from '#ui/fields/messages.ts';

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
    text: 'The people who run this VolleyPath will look into it. The player won’t know it was you.',
    reason: 'What is wrong?',
    reasonMissing: 'Please choose what is wrong.',
    reasons,
    details: 'Tell us more (optional)',
    left: fields.left,
    send: 'Send Report',
    back: 'Back',
    done: 'Thank you. Your report was sent.',
    failed: 'Couldn’t send your report',
    offline: 'Your report can’t be sent right now. What you write stays here: try again later.',
  },
  blockForm: {
    title: (name: string) => `Block ${name}?`,
    text: 'You won’t see each other anywhere: no profile, no ranking, no search. They won’t be told. A rivalry, a streak together, invitations and what you wrote under each other’s stories end for good. You can unblock them on your profile page.',
    confirm: 'Block',
    back: 'Back',
    done: (name: string) => `${name} is blocked`,
    failed: 'Couldn’t block this player',
  },
  list: {
    open: 'Blocked Players',
    openDetail: 'Players you’ve blocked',
    title: 'Blocked Players',
    empty: 'You haven’t blocked anyone',
    emptyText: 'Block anyone from their profile.',
    loading: 'Loading',
    unblock: 'Unblock',
    failedTitle: 'Couldn’t load your list',
    offlineTitle: 'This list needs a connection',
    offlineText: 'It comes as soon as your phone reaches VolleyPath.',
    unknown: 'A player',
  },
} as const;
