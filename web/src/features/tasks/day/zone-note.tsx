import { isTimeZone, wallClock } from 'sync-protocol/rules/training-day';
import { now, playerZone } from '#data/clock.ts';
import { Link } from '#ui/controls/link.tsx';
import { messages } from './day-messages.ts';

const text = messages.zone;

/** Says where the days begin when the phone is somewhere else, and leads to where that can be changed. */
export function ZoneNote() {
  const there = playerZone();
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const at = now();
  // Some phones cannot tell where they are.
  if (!isTimeZone(here) || wallClock(at, there) === wallClock(at, here)) return null;
  return (
    <p className="mb-3 text-xs text-ink-soft">
      {text.away(placeOf(there))}{' '}
      <Link to="/edit-profile" className="-my-3.5 inline-block py-3.5 font-semibold underline">
        {text.change}
      </Link>
    </p>
  );
}

/** The city of a zone's name. */
function placeOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
