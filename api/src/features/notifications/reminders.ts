import { sql } from 'kysely';
import type { UserId } from 'sync-protocol/ids';
import { pauseOn } from 'sync-protocol/rules/progress/pauses';
import { TASKS_A_DAY } from 'sync-protocol/rules/progress/points';
import {
  reminderDue,
  secondsToNextDay,
  secondsToQuiet,
  type ReminderFacts,
} from 'sync-protocol/rules/notifications/reminders';
import { runOf, streakOn } from 'sync-protocol/rules/progress/streak';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { pausesOfAll } from '#db/pauses.ts';
import type { Deps } from '#deps';
import { eachByItself } from '#jobs/each-by-itself.ts';
import { notify } from './notify.ts';
import { standingReminders } from './queries.ts';
import { reminderText } from './web-push/web-push-texts.ts';
import { sendToDevices, TOLD_AT_ONCE, type WarningLog } from './web-push/subscriptions.ts';

/** Players that are looked at together. */
const PAGE = 500;

interface Candidate {
  id: UserId;
  facts: ReminderFacts;
}

/** Reminds everybody who is due now; run it every few minutes. Answers how many were reminded. */
export async function remindWhoIsDue(deps: Deps, log: WarningLog): Promise<number> {
  let reminded = 0;
  await eachByItself(
    candidates(deps),
    async (candidate) => {
      if (await remind(deps, log, candidate)) reminded++;
    },
    TOLD_AT_ONCE,
  );
  return reminded;
}

async function* candidates(deps: Deps): AsyncGenerator<Candidate> {
  for (let after: UserId | null = null; ;) {
    const page = await readCandidates(deps, after);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}

async function remind(deps: Deps, log: WarningLog, { id, facts }: Candidate): Promise<boolean> {
  const due = reminderDue(facts);
  if (!due) return false;
  const { kind, day } = due;
  const text = reminderText(kind, facts.tasksLeft, facts.streak);
  const isClaimed = await deps.db.transaction(async (tx) => {
    if (!(await claimDay(tx.kysely, id, day))) return false;
    const { title, body: message, path } = text;
    const last = await standingReminders(tx.kysely).selectAll().where('userId', '=', id).execute();
    await notify(deps, tx, id, { type: kind, title, message, path, at: deps.now() }, last);
    return true;
  });
  if (!isClaimed) return false;
  const { now, zone, settings } = facts;
  const seconds = Math.min(secondsToQuiet(now, zone, settings), secondsToNextDay(now, zone));
  await sendToDevices(deps, log, id, text, seconds);
  return true;
}

/**
 * Takes a day's one reminder, and holds the player; of two nodes that try at once only one gets it, and none that of a
 * deleted account.
 */
async function claimDay(kysely: Deps['db']['kysely'], userId: UserId, day: string): Promise<boolean> {
  const claimed = await kysely
    .insertInto('remindedDays')
    .columns(['userId', 'day'])
    .expression((of) =>
      of
        .selectFrom('users')
        .select(['users.id', sql<string>`${day}::date`.as('day')])
        .where('users.id', '=', userId)
        .forNoKeyUpdate(),
    )
    .onConflict((known) => known.column('userId').doUpdateSet({ day }).where('remindedDays.day', '<', day))
    .returning('userId')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Players with a device to remind and a wish for it, with what the rule needs to know. */
async function readCandidates({ db, now }: Deps, after: UserId | null): Promise<Candidate[]> {
  const players = await db.kysely
    .selectFrom('users')
    .innerJoin('userSettings', 'userSettings.id', 'users.id')
    .innerJoin('playerStats', 'playerStats.id', 'users.id')
    .leftJoin('remindedDays', 'remindedDays.userId', 'users.id')
    .select(['users.id', 'users.timezone', 'remindedDays.day as remindedDay'])
    .select(['reminders', 'reminderTime', 'streakAtRisk', 'quietFrom', 'quietUntil'])
    .select(['streak', 'bestStreak', 'restDays', 'missedDays', 'lastDay', 'lastAt'])
    .where('disabled', '=', false)
    .where((of) => of.or([of('reminders', '=', true), of('streakAtRisk', '=', true)]))
    .where((of) =>
      of.exists(
        of.selectFrom('pushSubscriptions').select('id').whereRef('pushSubscriptions.userId', '=', 'users.id'),
      ),
    )
    .where((of) => (after === null ? of.lit(true) : of('users.id', '>', after)))
    .orderBy('users.id')
    .limit(PAGE)
    .execute();
  if (players.length === 0) return [];
  const ids = players.map((player) => player.id);
  const instant = now().getTime();
  const days = players.map((player) => trainingDay(instant, player.timezone));
  const left = await openTasks(db.kysely, ids, days);
  const pauses = await pausesOfAll(db.kysely, ids);
  return players.map((player, index) => {
    const { id, timezone: zone, remindedDay } = player;
    const day = days[index] ?? '';
    const own = pauses.get(id) ?? [];
    const { streak, held: restDays, trainedToday } = streakOn(runOf(player), day, instant, own);
    const settings = { ...player };
    return {
      id,
      facts: {
        now: instant,
        zone,
        settings,
        tasksLeft: left.get(id) ?? 0,
        streak,
        restDays,
        trainedToday,
        isPaused: pauseOn(own, day) !== undefined,
        remindedDay,
      },
    };
  });
}

/** The open tasks of each player's day; whoever has not looked at the day yet still has all of it before them. */
async function openTasks(kysely: Deps['db']['kysely'], ids: readonly UserId[], days: readonly string[]) {
  const { rows } = await sql<{ id: UserId; left: number }>`
    select player.id, case when count(tasks.id) > 0 then count(tasks.id) filter (where not tasks.is_completed)
      when exists (select from user_regimens where user_id = player.id and is_active and not is_archived)
      then ${TASKS_A_DAY}::int else 0 end::int as left
    from unnest(${ids}::uuid[], ${days}::date[]) as player (id, day)
    left join tasks on tasks.user_id = player.id and tasks.day = player.day
    group by player.id`.execute(kysely);
  return new Map(rows.map((row) => [row.id, row.left]));
}
