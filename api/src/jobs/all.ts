import { REMINDER_STEP_MINUTES } from 'sync-protocol/rules/notifications/reminders';
import type { Deps } from '#deps';
import { closeDue } from '#features/competitions/closing/close-due.ts';
import { remindWhoIsDue } from '#features/notifications/reminders.ts';
import { tellWhatIsDue } from '#features/notifications/web-push/due-web-pushes.ts';
import type { WarningLog } from '#features/notifications/web-push/subscriptions.ts';
import { cleanUp } from './clean-up.ts';
import type { Job } from './jobs.ts';
import { tellOperator } from './tell-operator.ts';

/** Everything the server does by itself. */
export function allJobs(deps: Deps, log: WarningLog): Job[] {
  return [
    { name: 'reminders', cron: `*/${REMINDER_STEP_MINUTES} * * * *`, run: () => remindWhoIsDue(deps, log) },
    { name: 'web-pushes', cron: '* * * * *', run: () => tellWhatIsDue(deps, log) },
    { name: 'competitions', cron: '* * * * *', run: () => closeDue(deps) },
    { name: 'operator', cron: '7 * * * *', run: () => tellOperator(deps) },
    // Hourly: a computer that a club switches off at night cleans up too.
    { name: 'clean-up', cron: '17 * * * *', run: () => cleanUp(deps) },
  ];
}
