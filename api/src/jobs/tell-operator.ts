import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { Deps } from '#deps';
import { whatWaits, type Waiting } from '#features/waiting.ts';

/** Where it is kept when the operator was last told, or nothing waited. */
const KEY = 'operatorTold';

/**
 * Mails the operator how much waits for them: once a day while something does, and at the next look of the job if a
 * player has reported something meanwhile. Who it is about and what was written is not said: mails are read by the way.
 */
export async function tellOperator(deps: Pick<Deps, 'db' | 'now' | 'config' | 'mailer'>): Promise<void> {
  const { operatorEmail, publicUrl } = deps.config;
  if (operatorEmail === null) return;
  const { kysely } = deps.db;
  const kept = await kysely
    .selectFrom('serverState')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst();
  const now = deps.now();
  const last = new Date(typeof kept?.value === 'string' ? kept.value : 0);
  // What was told by a clock that was ahead counts for nothing: else nothing more would be told until that day.
  const told = last > now ? new Date(0) : last;
  const isDue = now.getTime() - told.getTime() >= DAY_MS;
  if (!isDue && !(await isReportedSince(deps, told))) return;
  const waiting = await whatWaits(deps, told);
  if (waiting.length > 0)
    await deps.mailer.send({
      to: operatorEmail,
      ...waitingMail(waiting, publicUrl?.host ?? 'this computer'),
    });
  const value = JSON.stringify(now.toISOString());
  await kysely
    .insertInto('serverState')
    .values({ key: KEY, value })
    .onConflict((known) => known.column('key').doUpdateSet({ value }))
    .execute();
}

async function isReportedSince({ db }: Pick<Deps, 'db'>, told: Date): Promise<boolean> {
  const report = await db.kysely
    .selectFrom('reports')
    .select('id')
    .where('resolvedAt', 'is', null)
    .where('createdAt', '>', told.toISOString())
    .limit(1)
    .executeTakeFirst();
  return report !== undefined;
}

function waitingMail(waiting: readonly Waiting[], where: string): { subject: string; text: string } {
  const all = waiting.reduce((sum, { count }) => sum + count, 0);
  const lines = waiting.map(
    ({ command, about, count }) => `  ${count}  ${about}: npm run admin -- ${command}`,
  );
  return {
    subject: `VolleyPath: ${all} ${all === 1 ? 'thing waits' : 'things wait'} for you`,
    text: [
      `Someone needs to look at this on VolleyPath (${where}):`,
      '',
      ...lines,
      '',
      'Reported things stay visible until you hide or hold them. Words waiting for you stay hidden until you release',
      'them. A change that failed is a bug in the app: the player was told, and it is listed for 30 days. Names and words',
      'are left out of this email on purpose. It comes once a day while something waits, and sooner when a player reports',
      'something. Stories, comments and changes that failed are counted in one email only, as they may stay as they are;',
      'the command "waiting" goes on counting them.',
    ].join('\n'),
  };
}
