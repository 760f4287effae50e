import type { Analysis, AnalysisFields } from 'sync-protocol/entities/analysis/analysis';
import type { AnalysisId } from 'sync-protocol/ids';
import {
  analysisDelete,
  analysisRestore,
  analysisSave,
} from 'sync-protocol/mutations/analysis/analysis-changes';
import { newId } from 'sync-protocol/new-id';
import type { PoseClip } from 'sync-protocol/rules/technique/motion/landmarks';
import { keepEqual } from '#data/rows/keep-equal.ts';
import { mutate, type MutateResult } from '#data/rows/mutate.ts';
import { activePhone } from '#data/store/active-phone.ts';
import { loadRows } from '#data/store/load-rows.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from '../messages.ts';
import { dropMovement, keepMovement, readMovement } from './movements.ts';

const text = messages.history;

/** What is changed now: the next change sees what became of it. */
let turn: Promise<unknown> = Promise.resolve();

function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const changed = turn.then(change);
  turn = changed.catch(() => undefined);
  return changed;
}

/**
 * Keeps what was found in a file, and on this phone how the player moved. The same finding is kept once, whatever tap,
 * tab or day it comes from: it tells each value and moment to the hundredth, so it is of the same file.
 * @returns its id, or null when it can't be kept
 */
export function keep(fields: AnalysisFields, clip: PoseClip): Promise<AnalysisId | null> {
  return inTurn(async () => {
    const id = await keptAs(fields);
    if (id === null) return keepNew(fields, clip);
    // It may come from another phone, which alone knows how the player moved.
    await keepMoved(id, fields, clip);
    return id;
  });
}

async function keptAs(fields: AnalysisFields): Promise<AnalysisId | null> {
  const phone = activePhone();
  if (!phone) return null;
  const own = (await loadRows(phone.db, [{ table: 'analyses', all: true }])).all('analyses');
  const found = asSent(fields);
  return own.find((one) => isEqual({ ...asSent(one), ...found }, asSent(one)))?.id ?? null;
}

/** Numbers as they come back from the server: there is no zero below zero. */
const asSent = <T extends object>(fields: T) => JSON.parse(JSON.stringify(fields)) as T;

const isEqual = <T>(one: T, other: T) => keepEqual(one, other) === one;

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
    if (clip) await keepMoved(analysisId, fields, clip);
    return analysisId;
  }
  toast({ title: messages.notSaved, text: result.message, tone: 'danger' });
  return null;
}

/** Nice to have: a phone without room for it still has the analysis. */
async function keepMoved(id: AnalysisId, { mode }: AnalysisFields, clip: PoseClip): Promise<void> {
  if (mode === 'sequence') await keepMovement(id, clip).catch(console.error);
}

/** Lets an analysis go at once, and offers to bring it back. */
export function remove(analysis: Analysis): Promise<void> {
  return inTurn(async () => {
    // Asked for first: an open history lets it go as soon as the analysis is gone.
    const moved = readMovement(analysis.id).catch(() => undefined);
    const result = await mutate(analysisDelete, { analysisId: analysis.id });
    if (!result.ok) return toast({ title: text.removeFailed, text: result.message, tone: 'danger' });
    const clip = await moved;
    await dropMovement(analysis.id);
    toast({
      title: text.removed,
      action: { label: text.undo, onSelect: () => void inTurn(() => bringBack(analysis, clip)) },
    });
  });
}

/** Under another id: the deletion of the old one may be on its way to other phones. It stays of its own day. */
async function bringBack(analysis: Analysis, clip: PoseClip | undefined): Promise<void> {
  const { id: _id, userId: _userId, createdAt: madeAt, ...fields } = analysis;
  // Whoever has analyzed the file again meanwhile has it already.
  if (await keptAs(fields)) return;
  const analysisId = newId<AnalysisId>();
  const result = await mutate(analysisRestore, { analysisId, madeAt, ...fields });
  await told(result, { analysisId, fields, clip });
}

/** Keeps a result once more that the server could not check yet, under its own id and of its own day. */
export async function keepAgain(
  analysisId: AnalysisId,
  madeAt: string,
  fields: AnalysisFields,
): Promise<boolean> {
  const result = await inTurn(() => mutate(analysisRestore, { analysisId, madeAt, ...fields }));
  if (!result.ok) toast({ title: messages.notSaved, text: result.message, tone: 'danger' });
  return result.ok;
}
