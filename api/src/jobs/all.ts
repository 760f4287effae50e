import type { Deps } from '#deps';
import { remindWhoIsDue } from '#features/notifications/reminders.ts';
import type { WarningLog } from '#features/notifications/subscriptions.ts';
import { cleanUp } from './clean-up.ts';
import type { Job } from './jobs.ts';

/** Everything the server does by itself. */
export function allJobs(deps: Deps, log: WarningLog): Job[] {
  return [
    { name: 'reminders', cron: '*/5 * * * *', run: () => remindWhoIsDue(deps, log) },
    { name: 'clean-up', cron: '17 3 * * *', run: () => cleanUp(deps) },
  ];
}
