import { leaderboard, type LeaderboardEntry } from 'sync-protocol/contract/leaderboard';
import type { Timeframe } from 'sync-protocol/rules/leaderboard/period';
import { beforeEach } from 'vitest';
import { testApp } from '../app.ts';
import type { TestClient } from '../client.ts';
import type { DatabaseKind } from '../databases/databases.ts';
import { aPhoneInProgram, type TestPhone } from '../phone.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** A Wednesday. */
const FIRST_NOON = Date.parse('2026-11-18T12:00:00Z');

export const TEAMMATES = { isTeammate: true, isRival: false };
export const RIVALS = { isTeammate: false, isRival: true };

/** How somebody stands on a board whom the viewer may not see. */
export const privateRow = (rank: number, points: number) => ({
  isPrivate: true,
  rank,
  points,
  totalPoints: points,
});

/** A server with two who have a program, afresh at noon before each test: one looks at boards, the other trains. */
export function watchedBoard(database: DatabaseKind) {
  const world = testApp({ database });
  let noon = FIRST_NOON;
  let pair: { viewer: TestPhone; player: TestPhone };
  beforeEach(async () => {
    await world().db.kysely.deleteFrom('users').execute();
    world().relations.clear();
    noon += 28 * DAY_MS;
    world().clock.now = noon;
    pair = { viewer: await inProgram(), player: await inProgram() };
  });

  /** A player who has just begun a program. */
  const inProgram = () => aPhoneInProgram(world());
  const later = (minutes: number) => {
    world().clock.now += minutes * MINUTE_MS;
  };
  /** Completes so many of today's tasks; each earns 20 points. */
  const train = async (phone: TestPhone, count: number) => {
    await phone.pull();
    const day = new Date(world().clock.now).toISOString().slice(0, 10);
    const open = phone.rows('tasks').filter((task) => task.day === day && !task.isCompleted);
    await phone.push(...open.slice(0, count).map((task) => phone.setCompleted(task)));
  };
  const set = (values: object, { user } = pair.player) =>
    world().db.kysely.updateTable('users').set(values).where('id', '=', user.id).execute();
  const relate = (relationship: { isTeammate: boolean; isRival: boolean; isByCode?: boolean }) =>
    world().relations.set(pair.viewer.user.id, new Map([[pair.player.user.id, relationship]]));
  const boardOf = (client: TestClient = pair.viewer.client, timeframe: Timeframe = 'daily') =>
    client.ok(leaderboard, { query: { timeframe } });
  /** The points of the player as the viewer sees them by name; undefined if they do not. */
  const pointsOf = (entries: readonly LeaderboardEntry[], { user } = pair.player) =>
    entries.find((entry) => !entry.isPrivate && entry.id === user.id)?.points;
  return {
    world,
    /** Those of this test, and when it began. */
    now: () => ({ ...pair, noon }),
    inProgram,
    later,
    train,
    set,
    relate,
    boardOf,
    pointsOf,
  };
}
