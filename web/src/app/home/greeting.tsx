import { Suspense } from 'react';
import { DAY_STARTS_AT_HOUR } from 'sync-protocol/rules/training-day';
import { useToday } from '#data/clock.ts';
import { useOwnProfile } from '#data/live/profile.ts';
import { useClockOff } from '#data/sync/clock-off.ts';
import { fetched } from '#ui/fetched.tsx';
import { dayInWords, hourOfDay } from '#ui/format.ts';
import { messages } from './messages.ts';

const ClockNote = fetched(async () => (await import('./clock-note.tsx')).ClockNote);

/** Who is here, and which training day it is: it ends at two in the night, not at midnight. */
export function Greeting() {
  const user = useOwnProfile();
  const isClockOff = useClockOff() !== 0;
  const dayEnds = messages.dayEnds(hourOfDay(DAY_STARTS_AT_HOUR));
  const name = user?.firstName || user?.displayName;
  return (
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 lg:mb-5">
      <title>{messages.title}</title>
      <h1 id="title" className="text-2xl">
        {name ? messages.hello(name) : messages.helloNobody}
      </h1>
      <p className="text-xs text-ink-soft">
        {dayInWords(useToday())} ·{' '}
        <Suspense fallback={dayEnds}>{isClockOff ? <ClockNote>{dayEnds}</ClockNote> : dayEnds}</Suspense>
      </p>
    </div>
  );
}
