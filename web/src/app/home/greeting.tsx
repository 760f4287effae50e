import { DAY_STARTS_AT_HOUR } from 'sync-protocol/rules/training-day';
import { useToday } from '#data/clock.ts';
import { useOwnProfile } from '#data/live/profile.ts';
import { dayInWords, hourOfDay } from '#ui/format.ts';
import { messages } from './messages.ts';

/** Who is here, and which training day it is: it ends at two in the night, not at midnight. */
export function Greeting() {
  const user = useOwnProfile();
  const name = user?.firstName || user?.displayName;
  return (
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 lg:mb-5">
      <title>{messages.title}</title>
      <h1 className="text-2xl">{name ? messages.hello(name) : messages.helloNobody}</h1>
      <p className="text-xs text-ink-soft">
        {dayInWords(useToday())} · {messages.dayEnds(hourOfDay(DAY_STARTS_AT_HOUR))}
      </p>
    </div>
  );
}
