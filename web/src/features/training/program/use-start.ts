import { useState } from 'react';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import type { UserRegimenId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { MAX_ACTIVE_PROGRAMS } from 'sync-protocol/rules/training/enrolment/program-progress';
import {
  userRegimenArchive,
  userRegimenUnarchive,
} from 'sync-protocol/mutations/training/user-regimen-archive';
import { TOO_MANY_ACTIVE } from 'sync-protocol/mutations/training/user-regimen-places';
import { userRegimenStart } from 'sync-protocol/mutations/training/user-regimen-start';
import { failureText, sayFailed } from '#data/rows/failure-text.ts';
import { FIRST_DRILLS_TEXT, firstDrillsOf } from '#data/rows/first-drills.ts';
import { mutate, type MutateResult } from '#data/rows/mutate.ts';
import { toast } from '#ui/layers/toast-store.ts';
import type { ListedProgram } from '../listed-program.ts';
import { messages } from '../messages.ts';
import type { Programs } from '../use-programs.ts';

type Startable = Pick<ListedProgram, 'id' | 'name'>;

/** What stands between a tap on Start and a started program. */
export type StartQuestion =
  | { kind: 'startedBefore'; regimen: Startable; archived: UserRegimen }
  /** `restores`: what is wanted is the archived progress, not a fresh start. */
  | { kind: 'full'; regimen: Startable; restores: UserRegimen | null; said: StartTexts };

/** What is said of a start; some screens say it in other words. */
export type StartTexts = Record<
  'started' | 'startFailed' | 'restored' | 'restoreFailed' | 'alreadyActive',
  string
> & {
  /** Comes before the word of when its drills come. */
  startedText?: string;
  /** Where what was just made is found, for whoever archives nothing for it. */
  waitsText?: string;
};

/** Starts, restores and archives programs; asks where the player has to decide. */
export function useStart(programs: Programs | undefined, texts: StartTexts = messages.start) {
  const [question, setQuestion] = useState<StartQuestion | null>(null);
  /** Why the last start failed; for development builds. */
  const [lastError, setLastError] = useState<string | null>(null);
  const active = programs?.active ?? [];

  const startFresh = async (regimen: Startable, said = texts, leaving?: UserRegimen) => {
    const as = programs?.nextIn(regimen.id) ?? newId<UserRegimenId>();
    setLastError(await enrolIn(regimen, as, said, leaving));
  };

  const place = async (regimen: Startable, restores: UserRegimen | null, said = texts) => {
    if (active.length >= MAX_ACTIVE_PROGRAMS) return setQuestion({ kind: 'full', regimen, restores, said });
    setQuestion(null);
    await (restores ? restore(restores, said) : startFresh(regimen, said));
  };

  const start = (regimen: Startable) => {
    if (active.some((one) => one.regimenId === regimen.id)) {
      setLastError(texts.alreadyActive);
      return toast({ title: messages.failed, text: texts.alreadyActive, tone: 'danger' });
    }
    const archived = programs?.archived.find((one) => one.regimenId === regimen.id);
    if (archived) setQuestion({ kind: 'startedBefore', regimen, archived });
    else void place(regimen, null);
  };

  const swap = async (leaving: UserRegimen) => {
    if (question?.kind !== 'full') return;
    setQuestion(null);
    const { regimen, restores, said } = question;
    await (restores ? restore(restores, said, leaving) : startFresh(regimen, said, leaving));
  };

  const cancel = () => {
    setQuestion(null);
    if (question?.kind !== 'full') return;
    const { started, waitsText } = question.said;
    if (waitsText) toast({ title: started, text: waitsText, tone: 'success' });
  };

  return {
    start,
    question,
    place,
    swap,
    cancel,
    lastError,
    clearError: () => setLastError(null),
  };
}

/**
 * Starts or restores a program, where there is no place in that of `leaving`. It is tried first as it is: what else is in
 * the way, such as a program that is not on this phone, is known then, before anything is archived for it.
 */
async function inPlaceOf(
  leaving: UserRegimen | undefined,
  attempt: () => Promise<MutateResult>,
): Promise<MutateResult> {
  const tried = await attempt();
  if (!leaving || tried.ok || tried.code !== TOO_MANY_ACTIVE) return tried;
  const args = { userRegimenId: leaving.id };
  const archived = await mutate(userRegimenArchive, args);
  if (!archived.ok) return archived;
  const result = await attempt();
  if (!result.ok) await mutate(userRegimenUnarchive, args);
  return result;
}

/** Starts it, and offers the way to its first tasks. Answers why it failed, null when it did not. */
async function enrolIn(
  { id }: Startable,
  userRegimenId: UserRegimenId,
  texts: StartTexts,
  leaving?: UserRegimen,
): Promise<string | null> {
  const start = () => mutate(userRegimenStart, { userRegimenId, regimenId: id });
  const result = await inPlaceOf(leaving, start);
  if (result.ok) {
    const when = FIRST_DRILLS_TEXT[await firstDrillsOf(userRegimenId)];
    const text = texts.startedText === undefined ? when : `${texts.startedText} ${when}`;
    const action = { label: messages.showTasks, to: '/' };
    toast({ title: texts.started, text, tone: 'success', action });
    return null;
  }
  const text = failureText(result, texts.startFailed);
  toast({ title: messages.failed, text, tone: 'danger' });
  return text;
}

async function restore(
  { id }: UserRegimen,
  texts: StartTexts = messages.start,
  leaving?: UserRegimen,
): Promise<void> {
  const result = await inPlaceOf(leaving, () => mutate(userRegimenUnarchive, { userRegimenId: id }));
  if (result.ok) toast({ title: texts.restored, tone: 'success' });
  else sayFailed(messages.failed, result, texts.restoreFailed);
}

/** Pauses a program; it can be taken back from the toast. */
export async function archive(enrolment: UserRegimen): Promise<void> {
  const result = await mutate(userRegimenArchive, { userRegimenId: enrolment.id });
  const undo = { label: messages.undo, onSelect: () => void restore(enrolment) };
  if (result.ok) toast({ title: messages.archived, text: messages.archivedText, action: undo });
  else sayFailed(messages.failed, result, messages.archiveFailed);
}
