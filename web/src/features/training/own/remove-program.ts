import type { CustomRegimen } from 'sync-protocol/entities/training/regimen';
import type { RegimenId } from 'sync-protocol/ids';
import {
  regimenCreate,
  regimenDelete,
  regimenNameDrills,
} from 'sync-protocol/mutations/training/regimen-changes';
import { newId } from 'sync-protocol/new-id';
import { failureText } from '#data/rows/failure-text.ts';
import { mutate } from '#data/rows/mutate.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from '../messages.ts';
import { messages as ownMessages } from './own-messages.ts';

const text = ownMessages.remove;

/** Deletes a program of the player's own, and offers to bring it back. */
export async function removeProgram(program: CustomRegimen): Promise<void> {
  const result = await mutate(regimenDelete, { regimenId: program.id });
  const undo = { label: text.undo, onSelect: () => void bringBack(program) };
  if (result.ok) toast({ title: text.removed, action: undo });
  else toast({ title: messages.failed, text: failureText(result, text.failed), tone: 'danger' });
}

/** Under another id: the deletion of the old one may be on its way to other phones. */
async function bringBack(program: CustomRegimen): Promise<void> {
  const regimenId = newId<RegimenId>();
  const { name, description, category, difficulty, totalWeeks, dailyDuration, weeks, drills } = program;
  const fields = { name, description, category, difficulty, totalWeeks, dailyDuration, weeks };
  const made = await mutate(regimenCreate, { regimenId, ...fields });
  if (!made.ok) return toast({ title: messages.failed, text: made.message, tone: 'danger' });
  if (drills?.length) await mutate(regimenNameDrills, { regimenId, drills });
}
