import { CalendarCheck, CalendarX, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { now } from '#data/clock.ts';
import { useClockOff } from '#data/sync/clock-off.ts';
import { LOCALE } from '#ui/format.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { messages as text } from './clock-messages.ts';

/** A date that may be of any year, and its time: June 3, 2027 at 5:12 PM. */
const whole = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' });

/**
 * Says that the device's clock is wrong, beside the day that is wrong with it. What to do about it comes when it is asked
 * for.
 * @param children words in whose place it stands: as wide as they are, it moves nothing under a finger
 */
export function ClockNote({ children }: { children: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const ahead = useClockOff();
  const shown = now();
  return (
    <span className="relative inline-block">
      <span className="invisible">{children}</span>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        // As tall as a thumb needs, without taking the room.
        className="absolute top-0 left-0 font-bold whitespace-nowrap text-ink underline underline-offset-2 before:absolute before:-inset-x-3 before:-inset-y-3.5"
      >
        {text.note}
      </button>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={text.title} text={text.text}>
        <dl className="divide-y divide-line rounded-lg bg-well px-4">
          <Time icon={CalendarX} label={text.shown} instant={shown} />
          <Time icon={CalendarCheck} label={text.really} instant={shown - ahead} />
        </dl>
        <p className="mt-4 font-semibold">{text.mend}</p>
        <p className="mt-1 text-sm text-ink-soft">{text.meanwhile}</p>
      </Sheet>
    </span>
  );
}

interface TimeProps {
  icon: LucideIcon;
  label: string;
  instant: number;
}

function Time({ icon: Icon, label, instant }: TimeProps) {
  return (
    <div className="relative py-3 pl-10">
      <dt className="text-xs text-ink-soft">
        <Icon className="absolute top-1/2 left-0 size-6 -translate-y-1/2" aria-hidden />
        {label}
      </dt>
      <dd className="font-semibold">{whole.format(instant)}</dd>
    </div>
  );
}
