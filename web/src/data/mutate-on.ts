import type { RegimenId } from 'sync-protocol/ids';
import type { MutationContext } from 'sync-protocol/mutations/define';
import type { MutationArgs, MutationName } from 'sync-protocol/mutations/mutators';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { badgeById, type BadgeRule } from 'sync-protocol/rules/badges';
import { trainingDay } from 'sync-protocol/rules/training-day';
import type { Lane } from 'sync-protocol/wire';
import { fetchPrograms } from './catalog.ts';
import { senderOf } from './client-group.ts';
import type { Sender } from './db.ts';
import { loadRows } from './load-rows.ts';
import { MESSAGES } from './messages.ts';
import type { Phone } from './phone.ts';
import { loadPlans } from './plans.ts';
import { contextOf, mutatorOf, runMutation } from './run-mutation.ts';
import { isQuotaExceeded, sturdily } from './sturdily.ts';
import { saveBases, writeRows } from './write-rows.ts';

/** A change that stands, with what it earned the player (or took back: then `points` is negative). */
export interface Done {
  ok: true;
  points: number;
  newBadges: BadgeRule[];
}

/** A change that does not stand; `message` is fit to show. */
export interface NotDone {
  ok: false;
  code: string;
  message: string;
}

export type MutateResult = Done | NotDone;

/** How far a clock may have been ahead before its instants are no longer continued. */
const MAX_CLOCK_LEAD_MS = 10 * 60_000;

/** Programs whose content a mutation asks for and the phone lacks. */
class MissingPrograms extends Error {
  readonly ids: readonly RegimenId[];
  constructor(ids: readonly RegimenId[]) {
    super('programs are missing');
    this.ids = ids;
  }
}

/**
 * Does what the player asked for: effect on the rows and outbox entry stand in one transaction, or neither
 * does (S6.1). Never waits for the network, unless a program has to be downloaded first.
 */
export async function mutateOn<Name extends MutationName>(
  phone: Phone,
  name: Name,
  args: MutationArgs<Name>,
): Promise<MutateResult> {
  const attempt = (needsPrograms: boolean) =>
    sturdily(phone.db, () => enqueue(phone, name, args, needsPrograms));
  try {
    return await attempt(true).catch(async (error: unknown) => {
      if (!(error instanceof MissingPrograms)) throw error;
      await fetchPrograms(phone, error.ids);
      return attempt(false);
    });
  } catch (error) {
    if (isQuotaExceeded(error)) return { ok: false, code: 'storage_full', message: MESSAGES.storageFull };
    console.error(error);
    return { ok: false, code: 'storage_failed', message: MESSAGES.storageBroken };
  }
}

function enqueue<Name extends MutationName>(
  { db, now, zone }: Phone,
  name: Name,
  args: MutationArgs<Name>,
  needsPrograms: boolean,
): Promise<MutateResult> {
  const mutator = mutatorOf(name);
  if (!mutator) throw new Error(`no mutation is called ${name}`);
  return db.write(async () => {
    const sender = await senderOf(db);
    const lane: Lane = 'core';
    const stamp = stampOf(now(), zone(), sender);
    const context = contextOf(db, stamp, sender.clientGroup);
    const rows = await loadRows(db, mutator.needs(args, context));
    const asked = mutator.plans?.(rows, args) ?? [];
    const planOf = await loadPlans(db, rows, asked);
    const missing = asked.filter((id) => !planOf(id));
    if (needsPrograms && missing.length > 0) throw new MissingPrograms(missing);

    const refusal = runMutation(rows, mutator, args, context, planOf);
    if (refusal) {
      const isAbsent = refusal.code === 'regimen_not_found' && missing.length > 0;
      return { ok: false, code: refusal.code, message: isAbsent ? MESSAGES.programMissing : refusal.message };
    }
    const changes = rows.changes();
    if (changes.length > 0) {
      const id = sender.lastIds[lane] + 1;
      await Promise.all([
        saveBases(db, changes),
        writeRows(db, changes),
        db.outbox.add({ lane, id, name, args, ...stamp }),
        db.meta.put({ ...sender, lastIds: { ...sender.lastIds, [lane]: id }, lastAt: Date.parse(stamp.at) }),
      ]);
    }
    return { ok: true, ...earned(changes) };
  });
}

/** When a tap happens: later than the one before it, even if the clock stood still or went back a little. */
function stampOf(now: number, tz: string, { lastAt }: Sender): Pick<MutationContext, 'at' | 'day' | 'tz'> {
  const isAhead = lastAt - now > MAX_CLOCK_LEAD_MS;
  const at = isAhead ? now : Math.max(now, lastAt + 1);
  return { at: new Date(at).toISOString(), day: trainingDay(now, tz), tz };
}

function earned(changes: readonly RowChange[]): Omit<Done, 'ok'> {
  let points = 0;
  const newBadges: BadgeRule[] = [];
  for (const change of changes) {
    if (isOf(change, 'playerStats')) {
      points = (change.after?.totalPoints ?? 0) - (change.before?.totalPoints ?? 0);
    } else if (isOf(change, 'userBadges') && !change.before && change.after) {
      const badge = badgeById(change.after.badgeId);
      if (badge) newBadges.push(badge);
    }
  }
  return { points, newBadges };
}

function isOf<T extends RowChange['table']>(change: RowChange, table: T): change is RowChange<T> & RowChange {
  return change.table === table;
}
