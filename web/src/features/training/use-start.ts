import { useState } from 'react';
import type { CatalogEntry } from '#data/live.ts';
import type { UserRegimen } from 'sync-protocol/entities/user-regimen';
import { newId } from 'sync-protocol/new-id';
import { MAX_ACTIVE_PROGRAMS } from 'sync-protocol/rules/progress';
import { mutate } from '#data/mutate.ts';
import { toast } from '#ui/toast-store.ts';
import { messages } from './messages.ts';
import type { Programs } from './use-programs.ts';

type Startable = Pick<CatalogEntry, 'id' | 'name'>;

/** What stands between a tap on Start and a started program. */
export type StartQuestion =
  | { kind: 'startedBefore'; regimen: Startable; archived: UserRegimen }
  /** `restores`: what is wanted is the archived progress, not a fresh start. */
  | { kind: 'full'; regimen: Startable; restores: UserRegimen | null };

/** Starts, restores and archives programs; asks where the player has to decide. */
export function useStart(programs: Programs | undefined) {
  const [question, setQuestion] = useState<StartQuestion | null>(null);
  const active = programs?.active ?? [];

  const place = async (regimen: Startable, restores: UserRegimen | null) => {
    if (active.length >= MAX_ACTIVE_PROGRAMS) return setQuestion({ kind: 'full', regimen, restores });
    setQuestion(null);
    await (restores ? restore(restores) : startFresh(regimen));
  };

  const start = (regimen: Startable) => {
    if (active.some((one) => one.regimenId === regimen.id))
      return toast({ title: messages.failed, text: messages.alreadyActive, tone: 'danger' });
    const archived = programs?.archived.find((one) => one.regimenId === regimen.id);
    if (archived) setQuestion({ kind: 'startedBefore', regimen, archived });
    else void place(regimen, null);
  };

  const swap = async (leaving: UserRegimen) => {
    if (question?.kind !== 'full') return;
    setQuestion(null);
    const isGone = await archive(leaving);
    if (isGone) await (question.restores ? restore(question.restores) : startFresh(question.regimen));
  };

  return { start, question, place, swap, cancel: () => setQuestion(null) };
}

async function startFresh({ id }: Startable): Promise<void> {
  const result = await mutate('userRegimen.start', { userRegimenId: newId(), regimenId: id });
  if (result.ok) toast({ title: messages.started, text: messages.startedText, tone: 'success' });
  else toast({ title: messages.failed, text: result.message || messages.startFailed, tone: 'danger' });
}

async function restore({ id }: UserRegimen): Promise<void> {
  const result = await mutate('userRegimen.unarchive', { userRegimenId: id });
  if (result.ok) toast({ title: messages.restored, tone: 'success' });
  else toast({ title: messages.failed, text: result.message || messages.restoreFailed, tone: 'danger' });
}

/** Pauses a program; it can be taken back from the toast. Answers whether it is paused. */
export async function archive(enrolment: UserRegimen): Promise<boolean> {
  const result = await mutate('userRegimen.archive', { userRegimenId: enrolment.id });
  const undo = { label: messages.undo, onSelect: () => void restore(enrolment) };
  if (result.ok) toast({ title: messages.archived, text: messages.archivedText, action: undo });
  else toast({ title: messages.failed, text: result.message || messages.archiveFailed, tone: 'danger' });
  return result.ok;
}
