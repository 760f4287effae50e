import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import type { RivalActivity } from 'sync-protocol/entities/rivals/rival-activity';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { newId, type UserId } from 'sync-protocol/ids';
import { changesOf, type RowChange } from 'sync-protocol/mutations/rows';
import { badgeById } from 'sync-protocol/rules/progress/badges';
import { tasksDone } from 'sync-protocol/rules/progress/credit';
import { isMilestone, tierOf } from 'sync-protocol/rules/progress/streak';
import { isOwnLine } from 'sync-protocol/rules/training/own-line';
import type { RivalActivityType } from 'sync-protocol/rules/rivals/rival-terms';
import { addDays, LAST_ZONE, trainingDay, weekStart } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import type { Cause } from '#sync/server-half.ts';
import { readersOf } from './told-rivals.ts';

/** Days of a push that rivals are told of: an older one is no news, and two weeks at once no flood. */
const TOLD_DAYS = 2;

/** What a player's training changed on one day. */
interface Trained {
  player: UserId;
  day: string;
  /** Undefined: nothing is left of the day. */
  total: DayTotal | undefined;
  lastTask: Task | undefined;
  earned: readonly string[];
  revoked: readonly string[];
}

/** Tells the rivals of who trained, a row for each kind of news and day: forty tasks are one. */
export async function followTraining({ kysely, now, changes }: Cause): Promise<RowChange[]> {
  const all: RowChange[] = [];
  for (const [player, days] of Map.groupBy(trainedDays(changes, now), (one) => one.player))
    if (mayHaveRivals(changes, player)) all.push(...(await tellOf(kysely, player, days, changes, now)));
  return all;
}

/** Most have none, and their stats, which nearly every push changes, say so. */
function mayHaveRivals(changes: readonly RowChange[], player: UserId): boolean {
  const stats = changesOf(changes, 'playerStats').find(({ id }) => id === player)?.after;
  return stats === undefined || stats.rivals > 0;
}

function trainedDays(changes: readonly RowChange[], now: Date): Trained[] {
  const totals = changesOf(changes, 'dayTotals');
  const badges = changesOf(changes, 'userBadges');
  const tasks = changesOf(changes, 'tasks').flatMap(({ after }) => (after?.isCompleted ? [after] : []));
  const from = addDays(trainingDay(now.getTime(), LAST_ZONE), -1);
  const keys = new Map<string, { player: UserId; day: string }>();
  for (const { before, after } of [...totals, ...badges]) {
    const row = after ?? before;
    if (!row) continue;
    const day = 'day' in row ? row.day : row.earnedDay;
    if (day >= from) keys.set(`${row.userId} ${day}`, { player: row.userId, day });
  }
  return [...keys.values()].map(({ player, day }) => ({
    player,
    day,
    total: totals.find(({ after }) => after?.userId === player && after.day === day)?.after,
    lastTask: tasks
      .filter((task) => task.userId === player && task.completedDay === day)
      .sort((a, b) => (a.completedAt ?? '').localeCompare(b.completedAt ?? '') || a.slot - b.slot)
      .at(-1),
    earned: badges.flatMap(({ before, after }) =>
      !before && after?.userId === player && after.earnedDay === day ? [after.badgeId] : [],
    ),
    revoked: badges.flatMap(({ before, after }) =>
      before?.userId === player && !after && before.earnedDay === day ? [before.badgeId] : [],
    ),
  }));
}

async function tellOf(
  kysely: Queryable,
  player: UserId,
  trained: readonly Trained[],
  changes: readonly RowChange[],
  now: Date,
): Promise<RowChange[]> {
  const days = trained.toSorted((a, b) => b.day.localeCompare(a.day)).slice(0, TOLD_DAYS);
  const [latest] = days;
  if (!latest) return [];
  const week = weekStart(latest.day);
  const readers = await readersOf(
    kysely,
    player,
    days.map(({ day }) => day),
    week,
    now,
  );
  if (readers.length === 0) return [];
  const growth = growthIn(changes, player, week);
  const hasTotal = (day: string) =>
    changesOf(changes, 'dayTotals').some(({ before: was, after }) => {
      const row = after ?? was;
      return row?.userId === player && row.day === day;
    });
  return readers.flatMap(({ reader, isRanked, points, before, told }) => {
    const board = new Feed(player, reader, told, now);
    for (const one of days) {
      if (hasTotal(one.day)) {
        board.tell('task_completed', one.day, tasksNews(one, board));
        board.tell('streak_milestone', one.day, streakNews(one));
      }
      if (one.earned.length + one.revoked.length > 0)
        board.tell('badge_earned', one.day, badgeNews(one, board));
    }
    if (growth !== 0 && isRanked) board.rank(latest.day, { before, after: before + growth, reader: points });
    return board.changes;
  });
}

type News = Pick<RivalActivity, 'data' | 'pointsInvolved'>;

/** One reader's feed, as far as it tells of one player's days. */
class Feed {
  readonly changes: RowChange[] = [];
  readonly #player: UserId;
  readonly #reader: UserId;
  readonly #told: readonly RivalActivity[];
  readonly #now: Date;

  constructor(player: UserId, reader: UserId, told: readonly RivalActivity[], now: Date) {
    this.#player = player;
    this.#reader = reader;
    this.#told = told;
    this.#now = now;
  }

  known(type: RivalActivityType, day: string): RivalActivity | undefined {
    return this.#told.find((one) => one.activityType === type && one.day === day);
  }

  /** Says it, says it anew, or takes it back; what was said already is not news. */
  tell(activityType: RivalActivityType, day: string, news: News | undefined): void {
    this.#write(this.known(activityType, day), activityType, day, news);
  }

  /** That the player has left the reader behind this week, or not any more. */
  rank(day: string, { before, after, reader }: { before: number; after: number; reader: number }): void {
    const known = this.#told.find(
      (one) => one.activityType === 'rank_change' && weekStart(one.day) === weekStart(day),
    );
    const isAhead = after > reader && reader > 0;
    if (known ? isAhead : !isAhead || before > reader) return;
    const news = isAhead ? { data: {}, pointsInvolved: after } : undefined;
    this.#write(known, 'rank_change', day, news);
  }

  #write(
    known: RivalActivity | undefined,
    activityType: RivalActivityType,
    day: string,
    news: News | undefined,
  ): void {
    if (!known && !news) return;
    if (known && news && isSame(known, news)) return;
    const createdAt = this.#now.toISOString();
    const [userId, rivalId] = [this.#reader, this.#player];
    const id = known?.id ?? newId();
    const after = news && { id, userId, rivalId, activityType, day, ...news, createdAt };
    this.changes.push({ table: 'rivalActivities', id, before: known, after });
  }
}

function isSame(known: RivalActivity, { data, pointsInvolved }: News): boolean {
  const fields = [...new Set([...Object.keys(known.data), ...Object.keys(data)])] as (keyof typeof data)[];
  const same = fields.every((field) => JSON.stringify(known.data[field]) === JSON.stringify(data[field]));
  return same && known.pointsInvolved === pointsInvolved;
}

function tasksNews({ day, total, lastTask }: Trained, feed: Feed): News | undefined {
  if (!total) return undefined;
  // The words of an own program are the player's own.
  const name = lastTask
    ? !isOwnLine(lastTask) && lastTask.name
    : feed.known('task_completed', day)?.data.taskName;
  const { multiplier } = tierOf(total.streak);
  const data = { tasks: tasksDone(total), multiplier, ...(name && { taskName: name }) };
  return { data, pointsInvolved: total.points };
}

function streakNews({ total }: Trained): News | undefined {
  if (!total || !isMilestone(total.streak)) return undefined;
  return { data: { streak: total.streak }, pointsInvolved: 0 };
}

function badgeNews({ day, earned, revoked }: Trained, feed: Feed): News | undefined {
  const known = feed.known('badge_earned', day)?.data.badgeIds ?? [];
  const badgeIds = [...new Set([...known, ...earned])].filter((id) => !revoked.includes(id));
  if (badgeIds.length === 0) return undefined;
  const points = badgeIds.reduce((sum, id) => sum + (badgeById(id)?.points ?? 0), 0);
  return { data: { badgeIds }, pointsInvolved: points };
}

/** How a player's points of a week grow with these changes. */
function growthIn(changes: readonly RowChange[], player: UserId, week: string): number {
  return changesOf(changes, 'dayTotals').reduce((sum, { before, after }) => {
    const row = after ?? before;
    if (row?.userId !== player || weekStart(row.day) !== week) return sum;
    return sum + (after?.points ?? 0) - (before?.points ?? 0);
  }, 0);
}
