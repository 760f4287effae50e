import { HeartPulse } from 'lucide-react';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { MANY_SORE } from 'sync-protocol/rules/tasks/dealing/conditions';
import type { BodyPart } from 'sync-protocol/rules/training/plan';
import { Card } from '#ui/surfaces/card.tsx';
import { messages, named } from './day-messages.ts';

const text = messages.note;

interface SoreNoteProps {
  sore: readonly BodyPart[];
  todays: readonly Task[];
  /** Whether it would be an easy day without that, too. */
  isEasyAnyway: boolean;
}

/** What is spared today, in one calm sentence, and when nothing of the program is left. */
export function SoreNote({ sore, todays, isEasyAnyway }: SoreNoteProps) {
  const isOtherWork = !isEasyAnyway && todays.every(({ place }) => place === null);
  const isMuch = sore.length >= MANY_SORE;
  const hasOwnLines = todays.some(({ drillId, place }) => drillId === null && typeof place === 'number');
  const title = sore.length > 1 ? text.titleMany : text.title;
  return (
    <Card tone="well" className="mb-3 flex gap-3 text-sm" role="note">
      <HeartPulse className="size-5 shrink-0 text-ink-soft" aria-hidden />
      <div>
        <p className="font-semibold">{isMuch ? text.rest.title : title(named(sore).toLowerCase())}</p>
        {isMuch && <p className="mt-0.5 text-ink-soft">{text.rest.gentle}</p>}
        {isOtherWork && !isMuch && <p className="mt-0.5 text-ink-soft">{text.otherWork}</p>}
        {hasOwnLines && !isMuch && <p className="mt-0.5 text-ink-soft">{text.ownLines}</p>}
        <p className="mt-0.5 text-ink-soft">{isMuch ? text.rest.tell : text.text}</p>
      </div>
    </Card>
  );
}
