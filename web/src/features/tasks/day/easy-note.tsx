import { Leaf } from 'lucide-react';
import { Card } from '#ui/surfaces/card.tsx';
import { messages } from './day-messages.ts';

/** Why the day is easier: after six training days in a row, or after a pause. */
export function EasyNote({ of }: { of: 'recovery' | 'comeback' }) {
  const text = messages[of];
  return (
    <Card tone="well" className="mb-3 flex gap-3 text-sm" role="note">
      <Leaf className="size-5 shrink-0 text-ink-soft" aria-hidden />
      <div>
        <p className="font-semibold">{text.title}</p>
        <p className="mt-0.5 text-ink-soft">{text.text}</p>
      </div>
    </Card>
  );
}
