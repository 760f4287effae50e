import { Leaf } from 'lucide-react';
import { MAX_REFRESHES_A_DAY } from 'sync-protocol/rules/tasks/deal';
import { Card } from '#ui/surfaces/card.tsx';
import { messages as dayMessages } from '../day/day-messages.ts';
import { messages } from './season-messages.ts';
import { SwapButton } from './season-note.tsx';

const text = messages.note;

/** Over hard tasks of a day that should be easy: they were dealt before the days that ask for it were known. */
export function LateNote({ refreshes }: { refreshes: number }) {
  const canSwap = refreshes < MAX_REFRESHES_A_DAY;
  return (
    <Card tone="well" className="mb-3 flex gap-3 text-sm" role="note">
      <Leaf className="size-5 shrink-0 text-ink-soft" aria-hidden />
      <div>
        <p className="font-semibold">{dayMessages.recovery.title}</p>
        <p className="mt-0.5 text-ink-soft">{canSwap ? text.lateText : text.leaveLate}</p>
        {canSwap && <SwapButton />}
      </div>
    </Card>
  );
}
