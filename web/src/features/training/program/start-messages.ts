import { ALREADY_ACTIVE } from 'sync-protocol/mutations/training/user-regimen-places';
import type { StartTexts } from './use-start.ts';

/** What is said of a start in the words of a program's own page. */
export const startHere: StartTexts = {
  started: 'Program Started!',
  startFailed: 'Failed to start program. Please try again.',
  restored: 'Program restored',
  restoreFailed: 'Failed to restore program',
  alreadyActive: ALREADY_ACTIVE.message,
};
