import type { MutationArgs, MutationName } from 'sync-protocol/mutations/mutators';
import { runMutation } from 'sync-protocol/mutations/run';
import { newId } from 'sync-protocol/new-id';
import type { ClientGroupId } from 'sync-protocol/ids';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { plansInMemory } from '../catalog/plans.ts';
import { useActivePhone } from '../store/active-phone.ts';
import type { Phone } from '../store/phone.ts';
import { useRows } from './live-query.ts';
import { contextOf, mutatorOf } from './mutation-context.ts';
import { mutateOn, type MutateResult } from './mutate-on.ts';
import { nextMoment, rowsInMemory, settleTap, showTap, type Tap } from './taps.ts';

/** Who taps, until the database says it: only words of other devices are held against it. */
const SOMEBODY = newId<ClientGroupId>();

/**
 * Does what the player asked for, as `mutateOn`, and shows it in the frame of the tap where screens hold what it
 * needs; if it comes to nothing that is taken back (S6.1).
 */
export async function tapOn<Name extends MutationName>(
  phone: Phone,
  name: Name,
  args: MutationArgs<Name>,
): Promise<MutateResult> {
  const tap = foresee(phone, name, args);
  if (!tap) return mutateOn(phone, name, args);
  showTap(tap);
  const result = await mutateOn(phone, name, args, () => (tap.openedAt = nextMoment()));
  settleTap(tap, result.ok ? result.changes : []);
  return result;
}

/**
 * What a tap will make of the rows, worked out at once from what screens hold in memory; nothing when they hold too
 * little, or when it will come to nothing. The database has the last word: what it says is shown a moment later.
 */
function foresee<Name extends MutationName>(
  phone: Phone,
  name: Name,
  args: MutationArgs<Name>,
): Tap | undefined {
  const { db } = phone;
  const mutator = mutatorOf(name);
  const context = contextNow(phone);
  const rows = mutator && rowsInMemory(db, mutator.needs(args, context));
  if (!rows) return undefined;
  const planOf = plansInMemory(rows);
  if (mutator.plans?.(rows, args).some((id) => !planOf(id))) return undefined;
  try {
    if (runMutation(rows, mutator, args, context, planOf)) return undefined;
  } catch {
    // Whatever is wrong, it is said where it counts.
    return undefined;
  }
  const changes = rows.changes();
  return changes.length > 0 ? { db, changes, openedAt: undefined } : undefined;
}

/** Keeps in memory what a tap of this kind needs beyond what the screen shows, read once that is painted. */
export function useReady<Name extends MutationName>(name: Name, args: MutationArgs<Name> | undefined): void {
  const phone = useActivePhone();
  const needs = (args && phone && mutatorOf(name)?.needs(args, contextNow(phone))) ?? [];
  useRows(needs, () => null, [JSON.stringify(needs)]);
}

function contextNow({ db, now, zone }: Phone) {
  const at = now();
  const tz = zone();
  return contextOf(db, { at: new Date(at).toISOString(), day: trainingDay(at, tz), tz }, SOMEBODY);
}
