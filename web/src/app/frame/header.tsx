import { Award, Bell, ScanLine, type LucideIcon } from 'lucide-react';
import { Link } from '#ui/controls/link.tsx';
import { cx } from '#ui/cx.ts';
import { CountBadge } from '#ui/surfaces/count-badge.tsx';
import { iconButtonClass } from '#ui/controls/icon-button.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import { messages } from '../messages.ts';
import { SyncButton } from '../sync/sync-button.tsx';
import { useCounts } from './use-counts.ts';

/** The top of every screen on phones. */
export function Header({ onSync }: { onSync: () => void }) {
  const counts = useCounts();
  const { home, analysis, badges, newBadges, notifications, unread } = messages.header;
  return (
    <header className="sticky top-0 z-40 flex h-[calc(var(--header-height)+var(--safe-top))] items-center gap-1 bg-bg/88 pt-[var(--safe-top)] pr-2 pl-4 backdrop-blur-lg max-[14rem]:gap-0 max-[14rem]:px-1 sm:pr-4 sm:pl-6">
      <Link to="/" aria-label={home} className="flex min-h-11 min-w-9 items-center rounded-md">
        {/* The name stands beside the mark where there is room for all of it. */}
        <Logo name={messages.name} className="h-9 flex-wrap overflow-hidden" />
      </Link>
      <span className="flex-1" />
      <SyncButton onOpen={onSync} />
      <HeaderLink to="/video-analysis" label={analysis} icon={ScanLine} className="max-[14rem]:hidden" />
      <HeaderLink
        to="/badges"
        label={`${badges}${newBadges(counts.badges)}`}
        count={counts.badges}
        icon={Award}
      />
      <HeaderLink
        to="/notifications"
        label={`${notifications}${unread(counts.notifications)}`}
        count={counts.notifications}
        icon={Bell}
      />
    </header>
  );
}

interface HeaderLinkProps {
  to: string;
  label: string;
  count?: number;
  icon: LucideIcon;
  className?: string;
}

function HeaderLink({ to, label, count = 0, icon: Icon, className }: HeaderLinkProps) {
  return (
    <Link to={to} className={cx(iconButtonClass, className)}>
      <Icon className="size-6" strokeWidth={1.9} aria-hidden />
      <span className="sr-only">{label}</span>
      <CountBadge count={count} className="absolute top-0 right-0" />
    </Link>
  );
}
