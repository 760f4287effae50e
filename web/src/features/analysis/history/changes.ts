import type { Analysis, AnalysisFields } from 'sync-protocol/entities/analysis/analysis';
import type { AnalysisId } from 'sync-protocol/ids';
import { analysisDelete, analysisSave } from 'sync-protocol/mutations/analysis/analysis-changes';
import { newId } from 'sync-protocol/new-id';
import { mutate } from '#data/rows/mutate.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from '../messages.ts';

const text = messages.history;

/** Keeps what was found; answers its id, or null when it can't be kept. */
export async function keep(fields: AnalysisFields): Promise<AnalysisId | null> {
  const analysisId = newId<AnalysisId>();
  const result = await mutate(analysisSave, { analysisId, ...fields });
  if (result.ok) return analysisId;
  toast({ title: messages.notSaved, text: result.message, tone: 'danger' });
  return null;
}

/** Lets an analysis go at once, and offers to bring it back. */
export async function remove(analysis: Analysis): Promise<void> {
  const result = await mutate(analysisDelete, { analysisId: analysis.id });
  if (!result.ok) return toast({ title: text.removeFailed, text: result.message, tone: 'danger' });
  toast({ title: text.removed, action: { label: text.undo, onSelect: () => void bringBack(analysis) } });
}

/** Under another id: the deletion of the old one may be on its way to other phones. */
async function bringBack({
  id: _id,
  userId: _userId,
  createdAt: _createdAt,
  ...fields
}: Analysis): Promise<void> {
  await keep(fields);
}
