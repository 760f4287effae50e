import type { User } from 'sync-protocol/entities/profile/user';
import type { UserId } from 'sync-protocol/ids';
import { changesOf, type RowChange } from 'sync-protocol/mutations/rows';
import type { Queryable } from '#db/db.ts';
import type { Tx } from '#db/transaction.ts';
import type { Cause } from '#sync/server-half.ts';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import { asChanged, isSame, knownAs, knownTo, peopleOf } from './people.ts';

const SHOWN = [
  'displayName',
  'firstName',
  'lastName',
  'hideRealName',
  'isPrivate',
  'position',
  'profileImageUrl',
] as const satisfies readonly (keyof User)[];

/** Players who change what others see of them are shown anew to all who have them in their rows. */
export async function followProfiles({ kysely, now, changes }: Cause): Promise<RowChange[]> {
  const changed = changesOf(changes, 'users').flatMap(({ before, after }) =>
    before && after && SHOWN.some((field) => before[field] !== after[field]) ? [after.id] : [],
  );
  const all: RowChange[] = [];
  for (const player of changed) all.push(...(await shownAnew(kysely, player, now, changes)));
  return all;
}

/**
 * The same as a transaction's last thing, for what the operator changes about a player beside their rows.
 * @param besides what else changes with it
 */
export async function showAnew(
  deps: ChangeDeps,
  tx: Tx,
  player: UserId,
  besides: readonly RowChange[] = [],
): Promise<void> {
  const shown = await shownAnew(tx.kysely, player, deps.now(), []);
  const changes = [...shown, ...besides];
  if (changes.length > 0) await changeRows(deps, tx, { changes });
}

async function shownAnew(
  kysely: Queryable,
  player: UserId,
  now: Date,
  changes: readonly RowChange[],
): Promise<RowChange[]> {
  const viewers = await knownTo(kysely, player);
  if (viewers.length === 0) return [];
  const [row] = asChanged(await peopleOf(kysely, [player]), changes);
  if (!row) return [];
  return viewers.flatMap(({ isTied, known, ...viewer }) => {
    const after = knownAs(viewer, row, isTied ? 'rival' : 'stranger', now);
    const id = known?.id ?? after?.id;
    if (id === undefined || isSame(known ?? undefined, after)) return [];
    return [{ table: 'knownPlayers' as const, id, before: known ?? undefined, after }];
  });
}
