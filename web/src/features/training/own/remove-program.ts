import type { RegimenId } from 'sync-protocol/ids';
import { regimenDelete } from 'sync-protocol/mutations/training/regimen-changes';
import { sayFailed } from '#data/rows/failure-text.ts';
import { mutate } from '#data/rows/mutate.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from '../messages.ts';
import { messages as ownMessages } from './own-messages.ts';

const text = ownMessages.remove;

/** Deletes a program of the player's own, who was asked before: what stood archived of it can't come back. */
export async function removeProgram(regimenId: RegimenId): Promise<void> {
  const result = await mutate(regimenDelete, { regimenId });
  if (result.ok) toast({ title: text.removed });
  else sayFailed(messages.failed, result, text.failed);
}
