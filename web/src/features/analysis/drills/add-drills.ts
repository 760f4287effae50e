import type { StructureWeek } from 'sync-protocol/entities/training/regimen';
import type { RegimenId, UserRegimenId } from 'sync-protocol/ids';
import { regimenCreate, regimenUpdateWeek } from 'sync-protocol/mutations/training/regimen-changes';
import { userRegimenStart } from 'sync-protocol/mutations/training/user-regimen-start';
import { newId } from 'sync-protocol/new-id';
import { mutate } from '#data/rows/mutate.ts';
import { toast } from '#ui/layers/toast-store.ts';
import type { DrillPlan } from './plan-drills.ts';
import { messages as text } from './messages.ts';

/** Does what was planned with drills, and says what became of them. */
export async function addDrills(plan: DrillPlan, hasRoom: boolean): Promise<void> {
  switch (plan.kind) {
    case 'create':
      return create(plan, hasRoom);
    case 'extend':
      return extend(plan);
    case 'there':
      return toast({ title: text.there(plan.program.name) });
    case 'full':
      return toast({ title: text.full(plan.program.name), text: text.fullText, tone: 'danger' });
  }
}

async function create(
  { fields, weeks }: Extract<DrillPlan, { kind: 'create' }>,
  hasRoom: boolean,
): Promise<void> {
  const regimenId = newId<RegimenId>();
  const made = await mutate(regimenCreate, { regimenId, ...fields, weeks });
  if (!made.ok) return fail(made.message);
  const userRegimenId = newId<UserRegimenId>();
  const started = hasRoom && (await mutate(userRegimenStart, { userRegimenId, regimenId }));
  toast({
    title: text.created,
    text: started && started.ok ? text.startedText : text.waitsText,
    tone: 'success',
  });
}

async function extend({ program, weeks }: Extract<DrillPlan, { kind: 'extend' }>): Promise<void> {
  const isDone = await rewrite(program.id, weeks);
  if (!isDone) return;
  const before = program.weeks.filter(({ week }) => weeks.some((one) => one.week === week));
  const onSelect = () => void rewrite(program.id, before);
  toast({
    title: text.addedTo(program.name),
    text: text.addedText,
    tone: 'success',
    action: { label: text.undo, onSelect },
  });
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
