import type { Db } from 'api/src/db/db.ts';
import type { UserId } from 'sync-protocol/ids';
import { commonRun } from 'sync-protocol/rules/rivals/friend-streak';
import { expect } from 'vitest';

const keyOf = (...parts: unknown[]) => parts.join(' ');

/** How often each is among them. */
function countsOf(keys: readonly string[]): Map<string, number> {
  const groups = [...Map.groupBy(keys, (key) => key)].sort(([one], [other]) => one.localeCompare(other));
  return new Map(groups.map(([key, all]) => [key, all.length]));
}

/** The likes of a story are those that there are, and nobody likes one twice. */
async function expectCountedReactions({ kysely }: Db): Promise<void> {
  const [stories, likes, comments] = await Promise.all([
    kysely.selectFrom('victoryStories').select(['id', 'likes']).execute(),
    kysely.selectFrom('storyLikes').select(['userId', 'storyId']).execute(),
    kysely.selectFrom('storyComments').select(['userId', 'storyId']).execute(),
  ]);
  const liked = likes.map(({ userId, storyId }) => keyOf(userId, storyId));
  expect(new Set(liked).size, 'one like of a player for a story').toBe(liked.length);
  const count = (id: string) => likes.filter(({ storyId }) => storyId === id).length;
  expect(stories, 'counts of stories equal rows').toEqual(
    stories.map(({ id }) => ({ id, likes: count(id) })),
  );
  const known = new Set<string>(stories.map(({ id }) => id));
  expect(
    [...likes, ...comments].filter(({ storyId }) => !known.has(storyId)),
    'reactions to a story that is gone',
  ).toEqual([]);
}

/** A cheer is there for both, once a day between two teammates, and once for each thing that a rival did. */
async function expectWholeCheers({ kysely }: Db): Promise<void> {
  const [ofTeams, ofRivals, activities] = await Promise.all([
    kysely.selectFrom('teamCheers').selectAll().execute(),
    kysely.selectFrom('rivalCheers').selectAll().execute(),
    kysely.selectFrom('rivalActivities').selectAll().execute(),
  ]);
  const sent = ofTeams.filter(({ side }) => side === 'sent');
  const days = sent.map(({ userId, otherId, day }) => keyOf(userId, otherId, day));
  expect(new Set(days).size, 'one cheer a day between two').toBe(days.length);
  const received = ofTeams.filter(({ side }) => side === 'received');
  expect(
    countsOf(received.map(({ userId, otherId, teamId, cheer }) => keyOf(otherId, userId, teamId, cheer))),
    'a teammate’s cheer is heard',
  ).toEqual(
    countsOf(sent.map(({ userId, otherId, teamId, cheer }) => keyOf(userId, otherId, teamId, cheer))),
  );
  const cheered = ofRivals.map(({ userId, activityId }) => keyOf(userId, activityId));
  expect(new Set(cheered).size, 'one cheer for what a rival did').toBe(cheered.length);
  const heard = activities.filter(({ activityType }) => activityType === 'cheer');
  expect(
    countsOf(heard.map(({ userId, rivalId, data }) => keyOf(rivalId, userId, data.cheer))),
    'a rival’s cheer is heard',
  ).toEqual(countsOf(ofRivals.map(({ userId, rivalId, cheer }) => keyOf(userId, rivalId, cheer))));
}

/** Between two of whom one has blocked the other there is nothing; and a feed tells of rivals alone. */
async function expectNoForeignTies({ kysely }: Db): Promise<void> {
  const [blocks, rivalries, friends, invitations, cheers, calls, activities, known] = await Promise.all([
    kysely.selectFrom('blocks').select(['blockerId', 'blockedId']).execute(),
    kysely.selectFrom('rivalries').select(['userId', 'rivalId', 'status']).execute(),
    kysely.selectFrom('friendStreaks').select(['userId', 'friendId as otherId']).execute(),
    kysely.selectFrom('teamInvitations').select(['userId', 'otherId']).execute(),
    kysely.selectFrom('teamCheers').select(['userId', 'otherId']).execute(),
    kysely.selectFrom('rivalCheers').select(['userId', 'rivalId as otherId']).execute(),
    kysely.selectFrom('rivalActivities').select(['userId', 'rivalId as otherId']).execute(),
    kysely.selectFrom('knownPlayers').select(['userId', 'playerId as otherId']).execute(),
  ]);
  const rivals = rivalries.map(({ userId, rivalId }) => ({ userId, otherId: rivalId }));
  const apart = new Set(
    blocks.flatMap(({ blockerId: one, blockedId: other }) => [keyOf(one, other), keyOf(other, one)]),
  );
  const all = { rivals, friends, invitations, cheers, calls, activities, known };
  const between = Object.entries(all).flatMap(([what, rows]) =>
    rows.filter(({ userId, otherId }) => apart.has(keyOf(userId, otherId))).map((row) => ({ what, ...row })),
  );
  expect(between, 'between two of whom one has blocked the other').toEqual([]);
  const accepted = new Set(
    rivalries.flatMap(({ userId, rivalId, status }) =>
      status === 'accepted' ? [keyOf(userId, rivalId)] : [],
    ),
  );
  expect(
    [...calls, ...activities].filter(({ userId, otherId }) => !accepted.has(keyOf(userId, otherId))),
    'of whom one is no rival',
  ).toEqual([]);
}

/** A streak of two is what both have done, worked out again from nothing, and kept by those who have to do with each other. */
async function expectTrueStreaksOfTwo({ kysely }: Db): Promise<void> {
  const [streaks, days, pauses, rivalries, memberships] = await Promise.all([
    kysely.selectFrom('friendStreaks').selectAll().execute(),
    kysely.selectFrom('dayTotals').select(['userId', 'day']).execute(),
    kysely.selectFrom('streakPauses').select(['userId', 'from', 'until']).execute(),
    kysely.selectFrom('rivalries').select(['userId', 'rivalId', 'status']).execute(),
    kysely.selectFrom('memberships').select(['userId', 'teamId']).execute(),
  ]);
  const daysOf = (id: UserId) => days.flatMap(({ userId, day }) => (userId === id ? [day] : []));
  const teamsOf = (id: UserId) =>
    memberships.flatMap(({ userId, teamId }) => (userId === id ? [teamId] : []));
  for (const { userId, friendId, since, streak, best, lastDay, friendDay } of streaks) {
    const isRival = rivalries.some(
      (one) => one.userId === userId && one.rivalId === friendId && one.status === 'accepted',
    );
    const isTied = isRival || teamsOf(userId).some((id) => teamsOf(friendId).includes(id));
    expect(isTied, 'a streak of two who have nothing to do with each other').toBe(true);
    if (since === null) continue;
    const ofBoth = pauses
      .filter((one) => (one.userId === userId || one.userId === friendId) && one.until >= since)
      .toSorted((a, b) => a.from.localeCompare(b.from) || a.until.localeCompare(b.until));
    const run = commonRun(daysOf(userId), daysOf(friendId), { since, pauses: ofBoth });
    const theirs = daysOf(friendId).filter((day) => day >= since);
    expect({ streak, best, lastDay, friendDay }, 'a streak of two from nothing').toEqual({
      streak: run?.streak ?? 0,
      best: run?.best ?? 0,
      lastDay: run?.lastDay ?? null,
      friendDay: theirs.sort().at(-1) ?? null,
    });
  }
}

/** Every competition is over, and who was in it from beginning to end and won has it in their stats. */
async function expectRewardedWinners({ kysely }: Db): Promise<void> {
  const [open, players, stats] = await Promise.all([
    kysely.selectFrom('competitions').select('id').where('status', 'in', ['pending', 'active']).execute(),
    kysely.selectFrom('competitionPlayers').select(['userId', 'result', 'until', 'isRewarded']).execute(),
    kysely.selectFrom('playerStats').select(['id', 'competitionsWon']).execute(),
  ]);
  expect(open, 'competitions whose time is up').toEqual([]);
  const winners = players.filter(({ result, until }) => result === 'won' && until === null);
  expect(
    winners.filter(({ isRewarded }) => !isRewarded),
    'winners without their win',
  ).toEqual([]);
  expect(stats, 'wins equal competitions').toEqual(
    stats.map(({ id }) => ({
      id,
      competitionsWon: winners.filter(({ userId }) => userId === id).length,
    })),
  );
}

/** What players have of each other is whole, and what is counted of it is what there is. */
export async function expectWholeSociety(db: Db): Promise<void> {
  await expectTrueStreaksOfTwo(db);
  await expectNoForeignTies(db);
  await expectWholeCheers(db);
  await expectCountedReactions(db);
  await expectRewardedWinners(db);
}
