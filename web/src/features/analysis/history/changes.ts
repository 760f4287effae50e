import type { Analysis, AnalysisFields } from 'sync-protocol/entities/analysis/analysis';
import type { AnalysisId } from 'sync-protocol/ids';
import { analysisDelete, analysisSave } from 'sync-protocol/mutations/analysis/analysis-changes';
import { newId } from 'sync-protocol/new-id';
import type { PoseClip } from 'sync-protocol/rules/technique/motion/landmarks';
import { mutate } from '#data/rows/mutate.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from '../messages.ts';
import { dropMovement, keepMovement, readMovement } from './movements.ts';

const text = messages.history;

/**
 * Keeps what was found, and on this phone how the player moved; as of now, unless it was made before.
 * @returns its id, or null when it can't be kept
 */
export async function keep(
  fields: AnalysisFields,
  clip?: PoseClip,
  madeAt?: string,
): Promise<AnalysisId | null> {
  const analysisId = newId<AnalysisId>();
  const result = await mutate(analysisSave, { analysisId, ...fields, ...(madeAt && { madeAt }) });
  if (result.ok) {
    // Nice to have: a phone without room for it still has the analysis.
    if (clip && fields.mode === 'sequence') await keepMovement(analysisId, clip).catch(console.error);
    return analysisId;
  }
  toast({ title: messages.notSaved, text: result.message, tone: 'danger' });
  return null;
}

/** Lets an analysis go at once, and offers to bring it back. */
export async function remove(analysis: Analysis): Promise<void> {
  const result = await mutate(analysisDelete, { analysisId: analysis.id });
  if (!result.ok) return toast({ title: text.removeFailed, text: result.message, tone: 'danger' });
  const clip = await readMovement(analysis.id);
  await dropMovement(analysis.id);
  toast({
    title: text.removed,
    action: { label: text.undo, onSelect: () => void bringBack(analysis, clip) },
  });
}

/** Under another id: the deletion of the old one may be on its way to other phones. It stays of its own day. */
async function bringBack(analysis: Analysis, clip: PoseClip | undefined): Promise<void> {
  const { id: _id, userId: _userId, createdAt, ...fields } = analysis;
  await keep(fields, clip, createdAt);
}
