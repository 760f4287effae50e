import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';

/** On the player's own words that nobody else sees yet, or as it says. */
export function HeldNote({ children = messages.held }: { children?: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded-md bg-well px-3 py-2 text-sm">
      <Eye className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span className="min-w-0 wrap-break-word">{children}</span>
    </p>
  );
}
