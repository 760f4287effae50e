import type { Queryable } from '#db/db.ts';

/** How long a count may be out of date: visitors do not notice, and the table is read whole for it. */
const FRESH_MS = 10 * 60_000;
const STEP = 1000;

/** How many players there are, in whole thousands; counted at most every ten minutes, however many ask. */
export function playerCounter(kysely: Queryable, now: () => Date): () => Promise<number> {
  let kept: { at: number; counting: Promise<number> } | undefined;
  return () => {
    const at = now().getTime();
    if (kept && at - kept.at < FRESH_MS) return kept.counting;
    const counting = countPlayers(kysely).then((players) => Math.floor(players / STEP) * STEP);
    kept = { at, counting };
    // What could not be counted is not kept.
    counting.catch(() => {
      kept = undefined;
    });
    return counting;
  };
}

/** Those who have a username: who only began to sign up is no player yet. */
async function countPlayers(kysely: Queryable): Promise<number> {
  const { count } = await kysely
    .selectFrom('users')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('displayName', 'is not', null)
    .where('disabled', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}
