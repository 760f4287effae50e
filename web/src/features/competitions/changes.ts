import type { Competition } from 'sync-protocol/entities/competitions/competition';
import {
  competitionRespond,
  competitionWithdraw,
} from 'sync-protocol/mutations/competitions/competition-changes';
import { mutate } from '#data/rows/mutate.ts';
import { refusalText } from '#data/rows/refusal-text.ts';
import { isHeldBack } from '#data/server/network.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';

/** Accepts a challenge or declines it, and says so. */
export async function respond({ teamId, competitionId }: Competition, isAccepted: boolean): Promise<void> {
  const result = await mutate(competitionRespond, { teamId, competitionId, isAccepted });
  if (!result.ok) toast({ ...refusalText(competitionRespond.name, result.message), tone: 'danger' });
  else {
    const done = isAccepted ? messages.accepted : messages.declined;
    toast({ title: isHeldBack() ? messages.answeredLater : done, tone: 'success' });
  }
}

/** Takes a challenge back, and says so. */
export async function withdraw({ teamId, competitionId }: Competition): Promise<void> {
  const result = await mutate(competitionWithdraw, { teamId, competitionId });
  if (!result.ok) toast({ ...refusalText(competitionWithdraw.name, result.message), tone: 'danger' });
  else toast({ title: isHeldBack() ? messages.cancelledLater : messages.cancelled, tone: 'success' });
}
