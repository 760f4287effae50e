import { ChevronLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { stepsBackTo } from '../where-left.ts';
import { Link } from './link.tsx';

/** The way back to the screen over this one, by that one's name: as it was left, where the player comes from there. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const steps = stepsBackTo(to);
    const isForTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (steps === 0 || isForTab) return;
    event.preventDefault();
    void navigate(-steps);
  };
  return (
    <Link
      to={to}
      onClick={goBack}
      className="pressable -ml-2 inline-flex min-h-11 items-center gap-0.5 rounded-full pr-3 pl-1 text-sm font-semibold text-ink-soft hover:text-ink"
    >
      <ChevronLeft className="size-5" aria-hidden />
      {children}
    </Link>
  );
}
