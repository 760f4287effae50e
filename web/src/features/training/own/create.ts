import type { CustomRegimenFields } from 'sync-protocol/entities/training/regimen';
import type { RegimenId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { defaultWeeks } from 'sync-protocol/rules/training/default-weeks';
import { regimenCreate } from 'sync-protocol/mutations/training/regimen-changes';
import { sayFailed } from '#data/rows/failure-text.ts';
import { mutate } from '#data/rows/mutate.ts';
import { messages } from '../messages.ts';
import { messages as ownMessages } from './own-messages.ts';
import type { useStart } from '../program/use-start.ts';

const text = ownMessages.create;

/**
 * Makes a program of the player's own and starts it. Without room for another one it asks which to archive.
 * Answers whether it was made.
 */
export async function createProgram(
  fields: CustomRegimenFields,
  { place }: Pick<ReturnType<typeof useStart>, 'place'>,
): Promise<boolean> {
  const regimenId = newId<RegimenId>();
  const weeks = defaultWeeks(fields.category, fields.totalWeeks);
  const result = await mutate(regimenCreate, { regimenId, ...fields, weeks });
  if (!result.ok) {
    sayFailed(messages.failed, result, text.failed);
    return false;
  }
  const said = {
    ...messages.start,
    started: text.created,
    startedText: text.startedText,
    waitsText: text.waitsText,
  };
  await place({ id: regimenId, name: fields.name }, null, said);
  return true;
}
