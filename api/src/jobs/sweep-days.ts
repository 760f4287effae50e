import { Rows } from 'sync-protocol/mutations/rows';
import { TEAM_CHEER_DAYS } from 'sync-protocol/rules/cheers';
import { CONDITIONS_KEPT_DAYS } from 'sync-protocol/rules/tasks/conditions';
import { LOAD_KEPT_DAYS } from 'sync-protocol/rules/tasks/load-diary';
import { addDays, LAST_ZONE, trainingDay } from 'sync-protocol/rules/training-day';
import { userScope } from '#db/scopes.ts';
import type { Deps } from '#deps';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import { loadRows } from '#sync/write/load.ts';

const PAGE = 200;

/** Tables of what bodies felt and did, and of what teammates called out, with the days for which they are kept. */
const KEPT_DAYS = {
  dayConditions: CONDITIONS_KEPT_DAYS,
  loadDays: LOAD_KEPT_DAYS,
  teamCheers: TEAM_CHEER_DAYS,
} as const;
type Table = keyof typeof KEPT_DAYS;

/** Forgets what was said of a day once it is of no more use, on phones too. */
export async function sweepDays(deps: ChangeDeps & Pick<Deps, 'db'>): Promise<void> {
  const today = trainingDay(deps.now().getTime(), LAST_ZONE);
  for (const table of Object.keys(KEPT_DAYS) as Table[])
    while ((await sweepSome(deps, table, addDays(today, -KEPT_DAYS[table]))) > 0);
}

/** @returns how many were old */
function sweepSome(deps: ChangeDeps & Pick<Deps, 'db'>, table: Table, before: string): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const old = await tx.kysely
      .selectFrom(table)
      .select(['id', 'userId'])
      .where('day', '<', before)
      .limit(PAGE)
      .forUpdate()
      .execute();
    const rows = new Rows();
    const scopes = [...new Set(old.map(({ userId }) => userScope(userId)))];
    await loadRows(deps, tx.kysely, scopes, [{ table, ids: old.map(({ id }) => id) }], rows);
    for (const { id } of rows.all(table)) rows.delete(table, id);
    const changes = rows.changes();
    if (changes.length > 0) await changeRows(deps, tx, { changes });
    return old.length;
  });
}
