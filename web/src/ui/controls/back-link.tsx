import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWayBack } from '../use-way-back.ts';
import { Link } from './link.tsx';

/** The way back to the screen over this one, by that one's name: as it was left, where the player comes from there. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      onClick={useWayBack(to)}
      className="pressable -ml-2 inline-flex min-h-11 items-center gap-0.5 rounded-full pr-3 pl-1 text-sm font-semibold text-ink-soft hover:text-ink"
    >
      <ChevronLeft className="size-5" aria-hidden />
      {children}
    </Link>
  );
}
