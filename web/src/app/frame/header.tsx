import { Award, Bell, type LucideIcon } from 'lucide-react';
import { Link } from '#ui/controls/link.tsx';
import { CountBadge } from '#ui/surfaces/count-badge.tsx';
import { iconButtonClass } from '#ui/controls/icon-button.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import { messages } from '../messages.ts';
import { SyncButton } from '../sync/sync-button.tsx';
import { useCounts } from './use-counts.ts';

/** The top of every screen on phones. */
export function Header({ onSync }: { onSync: () => void }) {
  const counts = useCounts();
  const { home, badges, newBadges, notifications, unread } = messages.header;
  return (
    <header className="sticky top-0 z-40 flex h-[calc(var(--header-height)+var(--safe-top))] items-center gap-1 bg-bg/88 pt-[var(--safe-top)] pr-2 pl-4 backdrop-blur-lg max-[14rem]:gap-0 max-[14rem]:px-1 sm:pr-4 sm:pl-6">
      <Link to="/" aria-label={home} className="flex min-h-11 min-w-9 items-center rounded-md">
        <Logo name={messages.name} />
      </Link>
      <span className="flex-1" />
      <SyncButton onOpen={onSync} />
      <CountedLink
        to="/badges"
        label={`${badges}${newBadges(counts.badges)}`}
        count={counts.badges}
        icon={Award}
      />
      <CountedLink
        to="/notifications"
        label={`${notifications}${unread(counts.notifications)}`}
        count={counts.notifications}
        icon={Bell}
      />
    </header>
  );
}

interface CountedLinkProps {
  to: string;
  label: string;
  count: number;
  icon: LucideIcon;
}

function CountedLink({ to, label, count, icon: Icon }: CountedLinkProps) {
  return (
    <Link to={to} className={iconButtonClass}>
      <Icon className="size-6" strokeWidth={1.9} aria-hidden />
      <span className="sr-only">{label}</span>
      <CountBadge count={count} className="absolute top-0 right-0" />
    </Link>
  );
}
