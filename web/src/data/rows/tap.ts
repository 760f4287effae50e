import type { MutationName } from 'sync-protocol/mutations/index';
import type { Mutator } from 'sync-protocol/mutations/mutation';
import type { OutboxMutation } from 'sync-protocol/wire';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { runMutation } from 'sync-protocol/mutations/run';
import { newId } from 'sync-protocol/new-id';
import type { ClientGroupId } from 'sync-protocol/ids';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { plansInMemory } from '../catalog/plans.ts';
import { useActivePhone } from '../store/active-phone.ts';
import type { Phone } from '../store/phone.ts';
import { groupInMemory } from '../sync/client-group.ts';
import { useHeld } from '../live/live-query.ts';
import { contextOf } from './mutation-context.ts';
import { mutateOn, type MutateResult } from './mutate-on.ts';
import { nextMoment, rowsInMemory, settleTap, showTap, type Tap } from './taps.ts';

/** Who taps, until the database has said it once: only words of other devices are held against it. */
const SOMEBODY = newId<ClientGroupId>();

/**
 * Does what the player asked for, as `mutateOn`, and shows it in the frame of the tap where screens hold what it
 * needs; if it comes to nothing that is taken back (S6.1).
 */
export async function tapOn<Args extends OutboxMutation['args']>(
  phone: Phone,
  mutator: Mutator<MutationName, Args>,
  args: NoInfer<Args>,
): Promise<MutateResult> {
  const at = phone.now();
  const tapped: Phone = { ...phone, now: () => at };
  const tap: Tap = { db: phone.db, changes: [], openedAt: undefined };
  // The transaction is on its way while the screen is painted.
  const writing = mutateOn(tapped, mutator, args, () => (tap.openedAt = nextMoment()));
  tap.changes = foresee(tapped, mutator, args);
  if (tap.changes.length === 0) return writing;
  showTap(tap);
  const result = await writing;
  settleTap(tap, result.rows);
  return result;
}

/**
 * What a tap will make of the rows, worked out at once from what screens hold in memory; nothing when they hold too
 * little, or when it will come to nothing. The database has the last word: what it says is shown a moment later.
 */
function foresee<Args extends OutboxMutation['args']>(
  phone: Phone,
  mutator: Mutator<MutationName, Args>,
  args: NoInfer<Args>,
): readonly RowChange[] {
  const context = contextNow(phone);
  const rows = rowsInMemory(phone.db, mutator.needs(args, context));
  if (!rows) return [];
  const planOf = plansInMemory(rows);
  if (mutator.plans?.(rows, args, context).some((id) => !planOf(id))) return [];
  try {
    return runMutation(rows, mutator, args, context, planOf) ? [] : rows.changes();
  } catch {
    // Whatever is wrong, it is said where it counts.
    return [];
  }
}

/** Keeps in memory what a tap of this kind needs beyond what the screen shows, read once that is painted. */
export function useReady<Args extends OutboxMutation['args']>(
  mutator: Mutator<MutationName, Args>,
  args: NoInfer<Args> | undefined,
): void {
  const phone = useActivePhone();
  useHeld(args && phone ? mutator.needs(args, contextNow(phone)) : []);
}

function contextNow({ db, now, zone }: Phone) {
  const at = now();
  const tz = zone();
  return contextOf(
    db,
    { at: new Date(at).toISOString(), day: trainingDay(at, tz), tz },
    groupInMemory(db) ?? SOMEBODY,
  );
}
