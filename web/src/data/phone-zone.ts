import { isTimeZone } from 'sync-protocol/rules/training-day';

/** The IANA time zone that the phone is set to; UTC where it says one that its own tables don't know. */
export function phoneZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : 'UTC';
}
