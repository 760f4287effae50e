import type { UserId } from 'sync-protocol/ids';
import { Rows } from 'sync-protocol/mutations/rows';
import { RIVAL_ACTIVITY_DAYS } from 'sync-protocol/rules/rivals/rival-terms';
import { addDays, LAST_ZONE, trainingDay } from 'sync-protocol/rules/training-day';
import { userScope } from '#db/scopes.ts';
import type { Deps } from '#deps';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import { loadRows } from '#sync/write/load.ts';

const PAGE = 200;
const TABLES = ['rivalActivities', 'rivalCheers'] as const;

/** Removes what feeds have told long enough, and the cheers for it, from phones too: some players at a time. */
export async function sweepRivalActivities(deps: ChangeDeps & Pick<Deps, 'db'>): Promise<void> {
  const { db, now } = deps;
  const before = addDays(trainingDay(now().getTime(), LAST_ZONE), -RIVAL_ACTIVITY_DAYS);
  for (;;) {
    const old = await db.kysely
      .selectFrom('rivalActivities')
      .select('userId')
      .where('day', '<', before)
      .union(db.kysely.selectFrom('rivalCheers').select('userId').where('createdAt', '<', before))
      .limit(PAGE)
      .execute();
    if (old.length === 0) return;
    await removeOld(
      deps,
      old.map(({ userId }) => userId),
      before,
    );
  }
}

async function removeOld(
  deps: ChangeDeps & Pick<Deps, 'db'>,
  players: readonly UserId[],
  before: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const rows = new Rows();
    for (const table of TABLES) {
      const old = await tx.kysely
        .selectFrom(table)
        .select('id')
        .where('userId', 'in', players)
        .where(table === 'rivalActivities' ? 'day' : 'createdAt', '<', before)
        .forUpdate()
        .execute();
      const ids = old.map(({ id }) => id);
      await loadRows(deps, tx.kysely, players.map(userScope), [{ table, ids }], rows);
      for (const { id } of rows.all(table)) rows.delete(table, id);
    }
    const changes = rows.changes();
    if (changes.length > 0) await changeRows(deps, tx, { changes });
  });
}
