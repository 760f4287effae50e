import { Rows } from 'sync-protocol/mutations/rows';
import { CONDITIONS_KEPT_DAYS } from 'sync-protocol/rules/tasks/conditions';
import { addDays, LAST_ZONE, trainingDay } from 'sync-protocol/rules/training-day';
import { userScope } from '#db/scopes.ts';
import type { Deps } from '#deps';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import { loadRows } from '#sync/write/load.ts';

const PAGE = 200;

/** Forgets what hurt and where somebody trained once it says nothing about a day any more, on phones too. */
export async function sweepConditions(deps: ChangeDeps & Pick<Deps, 'db'>): Promise<void> {
  const before = addDays(trainingDay(deps.now().getTime(), LAST_ZONE), -CONDITIONS_KEPT_DAYS);
  while ((await sweepSome(deps, before)) > 0);
}

/** @returns how many were old */
function sweepSome(deps: ChangeDeps & Pick<Deps, 'db'>, before: string): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const old = await tx.kysely
      .selectFrom('dayConditions')
      .select(['id', 'userId'])
      .where('day', '<', before)
      .limit(PAGE)
      .forUpdate()
      .execute();
    const rows = new Rows();
    const scopes = [...new Set(old.map(({ userId }) => userScope(userId)))];
    await loadRows(deps, tx.kysely, scopes, [{ table: 'dayConditions', ids: old.map(({ id }) => id) }], rows);
    for (const { id } of rows.all('dayConditions')) rows.delete('dayConditions', id);
    const changes = rows.changes();
    if (changes.length > 0) await changeRows(deps, tx, { changes });
    return old.length;
  });
}
