import type { StructureWeek } from 'sync-protocol/entities/training/regimen';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import type { RegimenId } from 'sync-protocol/ids';
import {
  regimenCreate,
  regimenNameDrillsById,
  regimenUpdateWeek,
} from 'sync-protocol/mutations/training/regimen-changes';
import { userRegimenUnarchive } from 'sync-protocol/mutations/training/user-regimen-archive';
import { userRegimenStart } from 'sync-protocol/mutations/training/user-regimen-start';
import { newId } from 'sync-protocol/new-id';
import { isRunning } from 'sync-protocol/rules/training/enrolment/enrolment';
import { MAX_ACTIVE_PROGRAMS } from 'sync-protocol/rules/training/enrolment/program-progress';
import { enrolmentIdFor } from '#data/rows/enrolment-id.ts';
import { FIRST_DRILLS_TEXT, firstDrillsOf } from '#data/rows/first-drills.ts';
import { mutate } from '#data/rows/mutate.ts';
import { toast } from '#ui/layers/toast-store.ts';
import type { Begins, DrillPlan } from './plan-drills.ts';
import { messages as text } from './messages.ts';

/** Does what was planned with drills among a player's enrolments, and says what became of them. */
export async function addDrills(plan: DrillPlan, enrolments: readonly UserRegimen[]): Promise<void> {
  switch (plan.kind) {
    case 'create':
      return create(plan, enrolments);
    case 'extend':
      return extend(plan, enrolments);
    case 'there':
      // Lines that were added before they were known as drills, or as which.
      await mutate(regimenNameDrillsById, { regimenId: plan.program.id, drills: plan.drills });
      return toast({ title: text.there(plan.program.name) });
    case 'full':
      return toast({ title: text.full(plan.program.name), text: text.fullText, tone: 'danger' });
  }
}

async function create(
  { fields, weeks, drills }: Extract<DrillPlan, { kind: 'create' }>,
  enrolments: readonly UserRegimen[],
): Promise<void> {
  const regimenId = newId<RegimenId>();
  const made = await mutate(regimenCreate, { regimenId, ...fields, weeks });
  if (!made.ok) return fail(made.message);
  const named = await mutate(regimenNameDrillsById, { regimenId, drills });
  if (!named.ok) return fail(named.message);
  toast({ title: text.created, ...(await begin(regimenId, { by: 'start' }, enrolments)) });
}

async function extend(
  { program, weeks, drills, begins, fits }: Extract<DrillPlan, { kind: 'extend' }>,
  enrolments: readonly UserRegimen[],
): Promise<void> {
  // First what they are: from the moment in which they stand there they count as that.
  const named = await mutate(regimenNameDrillsById, { regimenId: program.id, drills });
  if (!named.ok) return fail(named.message);
  const isDone = await rewrite(program.id, weeks);
  if (!isDone) return;
  const all = drills.length;
  const added = fits.some < all ? text.addedSome(fits.some, all, program.name) : text.addedTo(program.name);
  const title = weeks.length > 0 ? added : text.there(program.name);
  const full = fits.everywhere < all ? ` ${text.weeksFull}` : '';
  if (begins.by !== 'running') {
    const begun = await begin(program.id, begins, enrolments);
    return toast({ title, text: begun.text + full, tone: begun.tone });
  }
  const before = program.weeks.filter(({ week }) => weeks.some((one) => one.week === week));
  const onSelect = () => void rewrite(program.id, before);
  toast({ title, text: text.addedText + full, tone: 'success', action: { label: text.undo, onSelect } });
}

/** Begins a program where there is room for it. Answers when its drills come, where it waits, or why it doesn't run. */
async function begin(
  regimenId: RegimenId,
  begins: Begins,
  enrolments: readonly UserRegimen[],
): Promise<{ text: string; tone: 'success' | 'danger' }> {
  const isBack = begins.by === 'restore';
  const hasRoom = enrolments.filter(isRunning).length < MAX_ACTIVE_PROGRAMS;
  if (!hasRoom) return { text: isBack ? text.archivedText : text.waitsText, tone: 'success' };
  const userRegimenId = isBack ? begins.enrolment.id : enrolmentIdFor(regimenId, enrolments);
  const begun = isBack
    ? await mutate(userRegimenUnarchive, { userRegimenId })
    : await mutate(userRegimenStart, { userRegimenId, regimenId });
  if (!begun.ok) return { text: begun.message, tone: 'danger' };
  const when = FIRST_DRILLS_TEXT[await firstDrillsOf(userRegimenId)];
  return { text: `${text.startedText} ${when}`, tone: 'success' };
}

async function rewrite(regimenId: RegimenId, weeks: readonly StructureWeek[]): Promise<boolean> {
  for (const week of weeks) {
    const result = await mutate(regimenUpdateWeek, { regimenId, ...week });
    if (!result.ok) {
      fail(result.message);
      return false;
    }
  }
  return true;
}

function fail(reason: string): void {
  toast({ title: text.failed, text: reason, tone: 'danger' });
}
