import type { Db } from 'api/src/db/db.ts';
import { sweepMedia } from 'api/src/features/stories/media/sweep-media.ts';
import type { TestApp } from 'api/src/testing/app.ts';
import { LOOSE_MEDIA_DAYS, mediaPath } from 'sync-protocol/rules/stories/story-media';
import { isManager, MAX_TEAM_SIZE, MAX_TEAMS } from 'sync-protocol/rules/teams/team-terms';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { expect } from 'vitest';
import type { Device } from '../device.ts';
import type { Shelf } from '../shelf.ts';

const OF_TEAMS = ['teams', 'teamMembers', 'teamRequests', 'competitions'] as const;

/** I7: a phone on which nothing waits holds rows of no team that its player is not in. */
export async function expectNothingOfOthers({ db }: Pick<Device, 'db'>): Promise<void> {
  await db.read(async () => {
    if ((await db.outbox.count()) > 0) return;
    const own = new Set<string>((await db.synced('memberships').toArray()).map(({ teamId }) => teamId));
    for (const table of OF_TEAMS)
      for (const { teamId } of await db.synced(table).toArray())
        expect(own.has(teamId), `I7 ${table} of a team that was left`).toBe(true);
  });
}

/** What teams are made of fits together, on both sides of each thing that has two. */
export async function expectWholeTeams({ kysely }: Db): Promise<void> {
  const [teams, members, memberships, teamRequests, joinRequests, invitations, stats] = await Promise.all([
    kysely.selectFrom('teams').selectAll().execute(),
    kysely.selectFrom('teamMembers').selectAll().execute(),
    kysely.selectFrom('memberships').selectAll().execute(),
    kysely.selectFrom('teamRequests').selectAll().execute(),
    kysely.selectFrom('joinRequests').selectAll().execute(),
    kysely.selectFrom('teamInvitations').selectAll().execute(),
    kysely.selectFrom('playerStats').select(['id', 'teams']).execute(),
  ]);
  const text = (...parts: unknown[]) => parts.join(' ');
  const places = members.map(({ id, teamId, memberId }) => text(id, teamId, memberId));
  expect(places.sort(), 'a member is one for both sides').toEqual(
    memberships.map(({ id, teamId, userId }) => text(id, teamId, userId)).sort(),
  );
  const people = members.map(({ teamId, memberId }) => text(teamId, memberId));
  expect(new Set(people).size, 'nobody is in a team twice').toBe(people.length);
  const known = new Set<string>(teams.map(({ id }) => id));
  const orphans = [...members, ...teamRequests].filter(({ teamId }) => !known.has(teamId));
  expect(orphans, 'rows of a team that is gone').toEqual([]);
  for (const { id } of teams) {
    const own = members.filter(({ teamId }) => teamId === id);
    expect(own.filter(({ role }) => role === 'creator').length, `creators of ${id}`).toBe(1);
    expect(own.length).toBeLessThanOrEqual(MAX_TEAM_SIZE);
  }
  expect(new Set(teams.map(({ code }) => code)).size, 'codes of their own').toBe(teams.length);
  for (const { id, teams: most } of stats) {
    const count = memberships.filter(({ userId }) => userId === id).length;
    expect(count).toBeLessThanOrEqual(MAX_TEAMS);
    expect(most, 'the most teams at once').toBeGreaterThanOrEqual(count);
  }
  const waiting = joinRequests.filter(({ status }) => status === 'pending');
  expect(waiting.map(({ id, teamId, userId }) => text(id, teamId, userId)).sort(), 'requests').toEqual(
    teamRequests.map(({ id, teamId, requesterId }) => text(id, teamId, requesterId)).sort(),
  );
  const isMember = (teamId: unknown, userId: unknown) => people.includes(text(teamId, userId));
  expect(
    waiting.filter(({ teamId, userId }) => isMember(teamId, userId)),
    'who is in waits for no answer',
  ).toEqual([]);
  const pending = invitations.filter(({ status }) => status === 'pending');
  const sides = (side: 'sent' | 'received') =>
    pending
      .filter((one) => one.side === side)
      .map(({ id, twinId }) => (side === 'sent' ? text(id, twinId) : text(twinId, id)));
  expect(sides('sent').sort(), 'an invitation waits on both sides').toEqual(sides('received').sort());
  expect(
    pending.filter(({ teamId }) => !known.has(teamId)),
    'invitations of a team that is gone',
  ).toEqual([]);
  const names = new Map<unknown, string>(teams.map(({ id, name }) => [id, name]));
  expect(
    [...pending, ...waiting].filter(({ teamId, teamName }) => teamName !== names.get(teamId)),
    'what waits goes by the name that the team has',
  ).toEqual([]);
  const leading = members.filter(({ role }) => isManager(role));
  const leaders = new Set(leading.map(({ teamId, memberId }) => text(teamId, memberId)));
  expect(
    pending.filter((one) => one.side === 'sent' && !leaders.has(text(one.teamId, one.userId))),
    'invitations of who may invite no more',
  ).toEqual([]);
}

/** Rivals and friends have the same of each other, and are counted. */
export async function expectWholeTies({ kysely }: Db): Promise<void> {
  const [rivalries, friends, stats, stories] = await Promise.all([
    kysely.selectFrom('rivalries').selectAll().execute(),
    kysely.selectFrom('friendStreaks').selectAll().execute(),
    kysely.selectFrom('playerStats').select(['id', 'rivals', 'stories']).execute(),
    kysely.selectFrom('victoryStories').select('userId').execute(),
  ]);
  const twin = { requested: 'asked', asked: 'requested', accepted: 'accepted' } as const;
  for (const { userId, rivalId, status } of rivalries) {
    const other = rivalries.find((one) => one.userId === rivalId && one.rivalId === userId);
    expect(other?.status, 'a rivalry is the same for both').toBe(twin[status]);
  }
  for (const { userId, friendId, status, since, streak, best, lastDay } of friends) {
    const other = friends.find((one) => one.userId === friendId && one.friendId === userId);
    expect(other, 'a streak of two is the same for both').toMatchObject({
      status: twin[status],
      since,
      streak,
      best,
      lastDay,
    });
  }
  const counted = (rows: readonly { userId: string }[], id: string) =>
    rows.filter(({ userId }) => userId === id).length;
  const accepted = rivalries.filter(({ status }) => status === 'accepted');
  expect(stats, 'counts equal rows').toEqual(
    stats.map(({ id }) => ({ id, rivals: counted(accepted, id), stories: counted(stories, id) })),
  );
}

/** A story is there with its photo, each photo is one story's, and what no story names goes. */
export async function expectWholeMedia({ db, clock, deps }: TestApp, shelf: Shelf): Promise<void> {
  const stories = await db.kysely
    .selectFrom('victoryStories')
    .select(['userId', 'mediaUrl'])
    .where('mediaType', '=', 'photo')
    .execute();
  const media = () => db.kysely.selectFrom('media').select(['id', 'userId']).execute();
  const shown = stories.map(({ userId, mediaUrl }) => `${mediaUrl} ${userId}`).sort();
  const named = (files: Awaited<ReturnType<typeof media>>) =>
    files.map(({ id, userId }) => `${mediaPath(id)} ${userId}`).sort();
  expect(new Set(shown).size, 'a photo is one story’s').toBe(shown.length);
  expect(named(await media()), 'a story has its photo').toEqual(expect.arrayContaining(shown));
  const later = new Date(clock.now + (LOOSE_MEDIA_DAYS + 1) * DAY_MS);
  await sweepMedia({ ...deps, media: shelf, now: () => later });
  const kept = await media();
  expect(named(kept), 'a file that no story names goes').toEqual(shown);
  for (const { id } of kept) expect(await shelf.has(id), 'the photo itself is there').toBe(true);
}
