import { cleanup, render, screen } from '@testing-library/react';
import { userId } from 'sync-protocol/ids';
import { BADGES } from 'sync-protocol/rules/progress/badges';
import { afterEach, expect, it, vi } from 'vitest';
import type { Activity, Rival, RivalNews } from '#data/live/rivals.ts';
import { ActivityFeed, ActivityRow } from './activity-feed.tsx';
import { messages } from './messages.ts';

const phone = vi.hoisted(() => ({ news: undefined as unknown }));
vi.mock('#data/live/rivals.ts', () => ({ useRivalNews: () => phone.news }));
const mutate = vi.hoisted(() => vi.fn<(mutator: { name: string }, args: object) => Promise<object>>());
vi.mock('#data/rows/mutate.ts', () => ({ mutate }));

afterEach(cleanup);

const known: Activity = {
  id: '0190a2b4-0000-7000-8000-000000000001',
  userId: userId.parse('0190a2b4-0000-7000-8000-00000000000a'),
  rivalId: userId.parse('0190a2b4-0000-7000-8000-00000000000b'),
  activityType: 'task_completed',
  day: '2026-01-05',
  data: {},
  pointsInvolved: 0,
  createdAt: '2026-01-05T12:00:00.000Z',
  player: undefined,
  cheered: undefined,
};

const rival = { rivalId: known.rivalId } as Rival;

/** What a player reads of it; the words of tomorrow's version are let in as they come, for rows aren't judged. */
function readOf(one: Omit<Partial<Activity>, 'activityType'> & { activityType?: string }): string {
  render(
    <ul>
      <ActivityRow activity={{ ...known, ...one } as Activity} />
    </ul>,
  );
  return screen.getByRole('listitem').textContent;
}

it('shows what only newer versions know', () => {
  expect(readOf({ activityType: 'of_tomorrow' })).toContain('A player has news');
});

it.each([
  ['earned a new badge', ['badge_of_tomorrow']],
  ['earned 2 new badges', ['badge_of_tomorrow', 'another']],
  [`earned the badge ${BADGES[0]?.name}`, [BADGES[0]?.id ?? '']],
  [
    `earned the badge ${BADGES[1]?.name} and 2 more`,
    [BADGES[0]?.id ?? '', BADGES[1]?.id ?? '', 'badge_of_tomorrow'],
  ],
])('says “%s” where badges may be unknown to it', (words, badgeIds) => {
  expect(readOf({ activityType: 'badge_earned', data: { badgeIds } })).toContain(words);
});

it('tells who moved ahead in words that stay true when the week is over', () => {
  const words = readOf({ activityType: 'rank_change' });
  expect(words).toContain('moved ahead of you');
  expect(words).not.toMatch(/this week/i);
});

it.each([
  ['that nobody is a rival yet', [], [], messages.activity.emptyNoRivals],
  ['that somebody was asked', [], [rival], messages.activity.emptyRequested],
  ['nothing of that to who has rivals', [rival], [rival], messages.activity.emptyText],
])('without news says %s', (_, accepted, requested, words) => {
  phone.news = { activities: [], seenAt: '' } satisfies RivalNews;
  render(<ActivityFeed rivals={{ accepted, requested }} onChallenge={() => undefined} />);
  expect(screen.getByText(words)).toBeDefined();
});

it('has been seen as far as it has come to this phone, and again with what comes while it is looked at', () => {
  const [older, newer] = ['2026-01-05T12:00:00.000Z', '2026-01-05T13:00:00.000Z'];
  const show = (news: RivalNews) => {
    phone.news = news;
    return <ActivityFeed rivals={{ accepted: [rival], requested: [] }} onChallenge={() => undefined} />;
  };
  const first = { ...known, createdAt: older };
  const { rerender } = render(show({ activities: [first], seenAt: '' }));
  const second = { ...known, id: '0190a2b4-0000-7000-8000-000000000002', createdAt: newer };
  rerender(show({ activities: [second, first], seenAt: '' }));
  rerender(show({ activities: [second, first], seenAt: newer }));
  expect(mutate.mock.calls.map(([{ name }, args]) => [name, args])).toEqual([
    ['rival.markNotified@2', { upTo: older }],
    ['rival.markNotified@2', { upTo: newer }],
  ]);
});

it('shows a cheer in words that it has not got', () => {
  const cheer = 'cheer_of_tomorrow' as NonNullable<Activity['cheered']>;
  expect(readOf({ activityType: 'cheer', data: { cheer } })).toContain('“A cheer!”');
});

it.each([
  [{ activityType: 'streak_milestone', data: { streak: 7 } }, ['a 7-day streak']],
  [
    {
      activityType: 'task_completed',
      data: { tasks: 2, taskName: 'Wall Sets', multiplier: 150 },
      pointsInvolved: 30,
    },
    ['did 2 tasks', 'last “Wall Sets”', '+30', '1.5x streak bonus'],
  ],
] as const)('says what a rival did: %o', (one, words) => {
  const read = readOf(one);
  for (const word of words) expect(read).toContain(word);
});

it('says nothing of points where badges were earned, for they give none', () => {
  const badgeIds = [BADGES[0]?.id ?? ''];
  expect(readOf({ activityType: 'badge_earned', data: { badgeIds }, pointsInvolved: 20 })).not.toContain(
    '20',
  );
});

it('says nothing of a streak that adds nothing', () => {
  expect(readOf({ data: { multiplier: 100 }, pointsInvolved: 15 })).not.toContain('streak bonus');
});
