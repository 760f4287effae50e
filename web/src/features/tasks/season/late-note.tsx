import { Leaf } from 'lucide-react';
import { MAX_REFRESHES_A_DAY } from 'sync-protocol/rules/tasks/dealing/deal';
import { Card } from '#ui/surfaces/card.tsx';
import { messages } from './season-messages.ts';
import { SwapButton } from './season-note.tsx';

interface LateNoteProps {
  /** What should make the day easier: six days in a row, or anything else that the week holds. */
  of: 'recovery' | 'week';
  /** How often today's tasks were swapped. */
  refreshes: number;
}

/** Over tasks that are too hard for their day: they were dealt before all was known that asks for easier ones. */
export function LateNote({ of, refreshes }: LateNoteProps) {
  const text = messages.late[of];
  const canSwap = refreshes < MAX_REFRESHES_A_DAY;
  return (
    <Card tone="well" className="mb-3 flex gap-3 text-sm" role="note">
      <Leaf className="size-5 shrink-0 text-ink-soft" aria-hidden />
      <div>
        <p className="font-semibold">{text.title}</p>
        <p className="mt-0.5 text-ink-soft">{canSwap ? text.text : text.leave}</p>
        {canSwap && <SwapButton />}
      </div>
    </Card>
  );
}
