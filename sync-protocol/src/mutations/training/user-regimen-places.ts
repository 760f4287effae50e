import { isRunning } from '../../rules/training/enrolment/enrolment.ts';
import type { RegimenId } from '../../ids.ts';
import { MAX_ACTIVE_PROGRAMS } from '../../rules/training/enrolment/program-progress.ts';
import { Refusal } from '../mutation.ts';
import type { Rows } from '../rows.ts';

export const ALREADY_ACTIVE = {
  code: 'already_active',
  message:
    'You already have this program active. Archive the existing one first or choose a different program.',
};

/** The code of the refusal that lifts once a program is archived. */
export const TOO_MANY_ACTIVE = 'too_many_active';

/**
 * Makes sure that a program may become active.
 * @throws Refusal `already_active`, or `too_many_active` naming the active ones
 */
export function claimPlace(rows: Rows, regimenId: RegimenId): void {
  const running = rows.all('userRegimens').filter(isRunning);
  if (running.some((one) => one.regimenId === regimenId))
    throw new Refusal(ALREADY_ACTIVE.code, ALREADY_ACTIVE.message);
  if (running.length >= MAX_ACTIVE_PROGRAMS) {
    const names = new Intl.ListFormat('en').format(running.map((enrolment) => enrolment.name));
    throw new Refusal(
      TOO_MANY_ACTIVE,
      `You can have ${MAX_ACTIVE_PROGRAMS} active programs at a time. Active now: ${names}. Archive one to make room.`,
    );
  }
}
