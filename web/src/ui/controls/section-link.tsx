import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';

/** The way from a part of a screen to all that there is of it. */
export function SectionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 shrink-0 items-center gap-0.5 rounded-full px-1 text-sm font-semibold text-ink-soft hover:text-ink"
    >
      {children}
      <ChevronRight className="size-4" aria-hidden />
    </Link>
  );
}
