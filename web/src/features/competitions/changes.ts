import type { Competition } from 'sync-protocol/entities/competitions/competition';
import {
  competitionRespond,
  competitionWithdraw,
} from 'sync-protocol/mutations/competitions/competition-changes';
import { act } from '#data/rows/act.ts';
import { messages } from './messages.ts';

/** Accepts a challenge or declines it, and says so. */
export const respond = ({ teamId, competitionId }: Competition, isAccepted: boolean): Promise<boolean> =>
  act(
    competitionRespond,
    { teamId, competitionId, isAccepted },
    isAccepted ? messages.accepted : messages.declined,
  );

/** Takes a challenge back, and says so. */
export const withdraw = ({ teamId, competitionId }: Competition): Promise<boolean> =>
  act(competitionWithdraw, { teamId, competitionId }, messages.cancelled);
