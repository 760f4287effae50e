import type { Analysis, AnalysisFields } from 'sync-protocol/entities/analysis/analysis';
import type { AnalysisId } from 'sync-protocol/ids';
import {
  analysisDelete,
  analysisRestore,
  analysisSave,
} from 'sync-protocol/mutations/analysis/analysis-changes';
import { newId } from 'sync-protocol/new-id';
import type { PoseClip } from 'sync-protocol/rules/technique/motion/landmarks';
import { mutate, type MutateResult } from '#data/rows/mutate.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from '../messages.ts';
import { dropMovement, keepMovement, readMovement } from './movements.ts';

const text = messages.history;

/** What was kept of each file that this page has looked at, by what was found in it. */
const keptOf = new WeakMap<File, Map<string, Promise<AnalysisId | null>>>();
/** What became of each that was deleted: what it was brought back as, or nothing. */
const deleted = new Map<AnalysisId, AnalysisId | null>();

/**
 * Keeps what was found in a file, and on this phone how the player moved. What was kept of it already, and is still
 * there, is not kept twice: who taps again has no other analysis.
 * @returns its id, or null when it can't be kept
 */
export async function keep(fields: AnalysisFields, clip: PoseClip, file: File): Promise<AnalysisId | null> {
  const kept = keptOf.get(file) ?? new Map<string, Promise<AnalysisId | null>>();
  keptOf.set(file, kept);
  const found = JSON.stringify(fields);
  const before = kept.get(found);
  let id = before ? await before : null;
  while (id && deleted.has(id)) id = deleted.get(id) ?? null;
  if (id) return id;
  const keeping = keepNew(fields, clip);
  kept.set(found, keeping);
  return keeping;
}

async function keepNew(fields: AnalysisFields, clip: PoseClip): Promise<AnalysisId | null> {
  const analysisId = newId<AnalysisId>();
  return told(await mutate(analysisSave, { analysisId, ...fields }), { analysisId, fields, clip });
}

interface Kept {
  analysisId: AnalysisId;
  fields: AnalysisFields;
  clip: PoseClip | undefined;
}

async function told(result: MutateResult, { analysisId, fields, clip }: Kept): Promise<AnalysisId | null> {
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
  deleted.set(analysis.id, null);
  const clip = await readMovement(analysis.id);
  await dropMovement(analysis.id);
  toast({
    title: text.removed,
    action: { label: text.undo, onSelect: () => void bringBack(analysis, clip) },
  });
}

/** Under another id: the deletion of the old one may be on its way to other phones. It stays of its own day. */
async function bringBack(analysis: Analysis, clip: PoseClip | undefined): Promise<void> {
  const { id: _id, userId: _userId, createdAt: madeAt, ...fields } = analysis;
  const analysisId = newId<AnalysisId>();
  const result = await mutate(analysisRestore, { analysisId, madeAt, ...fields });
  deleted.set(analysis.id, await told(result, { analysisId, fields, clip }));
}
