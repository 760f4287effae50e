import type { RegimenId, UserRegimenId } from 'sync-protocol/ids';
import { Rows } from 'sync-protocol/mutations/rows';
import { userRegimenStart } from 'sync-protocol/mutations/training/user-regimen-start';
import { newId } from 'sync-protocol/new-id';
import { loadPlans } from '#data/catalog/plans.ts';
import { useLive } from '#data/live/live-query.ts';
import { useReady } from '#data/rows/tap.ts';

/** The same rows are needed whichever program is started. */
const ANY = { userRegimenId: newId<UserRegimenId>(), regimenId: newId<RegimenId>() };

/** Lets a start or a restore of one of these programs be foreseen, and the archiving of any that runs. */
export function useReadyStart(ids: readonly RegimenId[]): void {
  useReady(userRegimenStart, ANY);
  // Worked out once they are on the phone, and kept in memory by that.
  useLive((db) => loadPlans(db, new Rows(), ids), [ids.join(' ')]);
}
