import { Eye } from 'lucide-react';
import { messages } from '../messages.ts';

/** On the player's own words that nobody else sees yet. */
export function HeldNote() {
  return (
    <p className="flex items-start gap-2 rounded-md bg-well px-3 py-2 text-sm">
      <Eye className="mt-0.5 size-4 shrink-0" aria-hidden />
      {messages.held}
    </p>
  );
}
