import { sql } from 'kysely';
import type { Notification } from 'sync-protocol/entities/notifications/notification';
import type { UserId } from 'sync-protocol/ids';
import { newsSwitches } from 'sync-protocol/rules/notifications/news-switches';
import { isQuiet, minuteOfDay, secondsToQuiet } from 'sync-protocol/rules/notifications/reminders';
import { trainingDay } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import type { Statement } from '#db/statement.ts';
import type { Deps } from '#deps';
import { eachByItself } from '#jobs/each-by-itself.ts';
import { countOf, isInAppOnly, pathOf } from '../news.ts';
import { unreadOf } from '../queries.ts';
import { sendToDevices, TOLD_AT_ONCE, type WarningLog } from './subscriptions.ts';
import { newsOf } from './web-push-texts.ts';

type Type = Notification['type'];

/** Web pushes about news that a player gets on a day at most; the app itself shows all the news. */
export const MAX_A_DAY = 5;
const PAGE = 500;

/**
 * Has the devices of players told that there are notifications of a type: parts of the statement that writes these. A row
 * that is due already is written, too, and so held: whoever told it in this moment would not see the new ones yet.
 */
export function dueWebPushes(
  statement: Statement,
  due: readonly { userId: UserId; type: Type }[],
  now: Date,
): string[] {
  if (due.length === 0) return [];
  return [
    `due_pushes as (
      insert into due_web_pushes (user_id, type, at)
      select distinct r."userId", r.type, ${statement.value(now.toISOString(), 'timestamptz')}
      from json_to_recordset(${statement.rows(due)}) as r ("userId" uuid, type text)
      order by 1, 2
      on conflict (user_id, type) do update set at = due_web_pushes.at)`,
  ];
}

/**
 * Tells devices what waits for it, run every minute: in quiet hours it waits on, what was read meanwhile is not told, and
 * what came together is told as one. Answers how many were told.
 */
export async function tellWhatIsDue(deps: Deps, log: WarningLog): Promise<number> {
  let told = 0;
  await eachByItself(
    dueRows(deps.db.kysely),
    async (due) => {
      if (await tell(deps, log, due)) told++;
    },
    TOLD_AT_ONCE,
  );
  return told;
}

type Due = Awaited<ReturnType<typeof readDue>>[number];

/** All that is due, page after page: what waits for the end of somebody's night keeps nobody else's waiting. */
async function* dueRows(kysely: Queryable): AsyncGenerator<Due> {
  for (let after: Due | undefined; ;) {
    const page = await readDue(kysely, after);
    yield* page;
    after = page.at(-1);
    if (page.length < PAGE) return;
  }
}

function readDue(kysely: Queryable, after: { userId: UserId; type: Type } | undefined) {
  return kysely
    .selectFrom('dueWebPushes as due')
    .innerJoin('users', 'users.id', 'due.userId')
    .innerJoin('userSettings as settings', 'settings.id', 'due.userId')
    .select(['due.userId', 'due.type', 'users.timezone', 'users.disabled'])
    .select((of) =>
      of
        .exists(
          of
            .selectFrom('pushSubscriptions as device')
            .select('device.id')
            .whereRef('device.userId', '=', 'due.userId'),
        )
        .as('hasDevice'),
    )
    .select(['settings.quietFrom', 'settings.quietUntil'])
    .select(['settings.rivalNews', 'settings.cheerNews', 'settings.teamNews', 'settings.competitionNews'])
    .select(['settings.storyNews', 'settings.announcementNews'])
    .$if(after !== undefined, (all) =>
      all.where(sql<boolean>`(due.user_id, due.type) > (${after?.userId}::uuid, ${after?.type})`),
    )
    .orderBy('due.userId')
    .orderBy('due.type')
    .limit(PAGE)
    .execute();
}

async function tell(
  deps: Deps,
  log: WarningLog,
  { userId, type, timezone, disabled, hasDevice, ...settings }: Due,
): Promise<boolean> {
  const { kysely } = deps.db;
  const at = deps.now().getTime();
  if (isQuiet(minuteOfDay(at, timezone), settings)) return false;
  if (!(await claim(kysely, userId, type)) || !hasDevice || disabled) return false;
  const listed = await unreadOf(kysely, userId)
    .select(['type', 'title', 'data'])
    .where('type', '=', type)
    .execute();
  const unread = listed.filter((one) => !isInAppOnly(one));
  const count = unread.reduce((sum, one) => sum + countOf(one), 0);
  const news = newsOf(type, count, [...new Set(unread.map(pathOf))]);
  if (!news || !newsSwitches(settings)[news.by] || count === 0) return false;
  if (!(await mayTell(kysely, userId, trainingDay(at, timezone)))) return false;
  await sendToDevices(deps, log, userId, news.text, secondsToQuiet(at, timezone, settings));
  return true;
}

/** Of two nodes that try at once only one gets it. */
async function claim(kysely: Queryable, userId: UserId, type: Type): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('dueWebPushes')
    .where('userId', '=', userId)
    .where('type', '=', type)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function mayTell(kysely: Queryable, userId: UserId, day: string): Promise<boolean> {
  const told = await kysely
    .insertInto('sentWebPushes')
    .values({ userId, day, count: 1 })
    .onConflict((known) =>
      known
        .column('userId')
        .doUpdateSet((of) => ({
          day,
          count: of
            .case()
            .when('sentWebPushes.day', '=', day)
            .then(of('sentWebPushes.count', '+', 1))
            .else(1)
            .end(),
        }))
        .where((of) =>
          of.or([of('sentWebPushes.day', '<>', day), of('sentWebPushes.count', '<', MAX_A_DAY)]),
        ),
    )
    .returning('userId')
    .executeTakeFirst();
  return told !== undefined;
}
