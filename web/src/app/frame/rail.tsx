import { Award, Bell, ScanLine } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Link } from '#ui/controls/link.tsx';
import { CountBadge } from '#ui/surfaces/count-badge.tsx';
import { cx } from '#ui/cx.ts';
import { Ball } from '#ui/icons/ball.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import { messages } from '../messages.ts';
import { SyncButton } from '../sync/sync-button.tsx';
import { isScreenOf, tabOf, TABS, type TabInfo } from './tab-list.ts';
import { useCounts } from './use-counts.ts';

/** The way around on wide screens. */
export function Rail({ onSync }: { onSync: () => void }) {
  const { pathname } = useLocation();
  const counts = useCounts();
  const { analysis, badges, newBadges, notifications, unread, home } = messages.header;
  return (
    <header className="sticky top-0 flex h-dvh flex-col overflow-y-auto border-r border-line bg-surface px-4 py-6">
      <Link to="/" aria-label={home} className="mb-8 flex min-h-11 items-center rounded-md px-2">
        <Logo name={messages.name} />
      </Link>
      <nav aria-label={messages.tabs.label}>
        <ul className="grid gap-1">
          {TABS.map((tab, index) => (
            <RailItem
              key={tab.path}
              {...tab}
              pathname={pathname}
              // A screen with an item of its own lights that one alone.
              isLit={index === tabOf(pathname) && pathname !== '/video-analysis'}
            />
          ))}
          <li aria-hidden className="my-3 border-t border-line" />
          <RailItem path="/video-analysis" label={analysis} icon={ScanLine} pathname={pathname} />
          <RailItem
            path="/badges"
            label={badges}
            news={newBadges(counts.badges)}
            count={counts.badges}
            icon={Award}
            pathname={pathname}
          />
          <RailItem
            path="/notifications"
            label={notifications}
            news={unread(counts.notifications)}
            count={counts.notifications}
            icon={Bell}
            pathname={pathname}
          />
        </ul>
      </nav>
      <span className="flex-1" />
      <SyncButton onOpen={onSync} isWide />
    </header>
  );
}

type RailItemProps = TabInfo & { pathname: string; isLit?: boolean; count?: number; news?: string };

function RailItem({ pathname, isLit, count = 0, news, ...tab }: RailItemProps) {
  const { path, label, icon: Icon } = tab;
  const isHere = isScreenOf(tab, pathname);
  const isCurrent = isLit ?? isHere;
  return (
    <li>
      <Link
        to={path}
        aria-current={isHere ? 'page' : undefined}
        className={cx(
          'pressable flex min-h-12 items-center gap-3 rounded-md px-3',
          isCurrent ? 'bg-well font-bold' : 'font-medium text-ink-soft hover:bg-bg hover:text-ink',
        )}
      >
        <Icon className="size-6" strokeWidth={isCurrent ? 2.4 : 1.9} aria-hidden />
        <span className="flex-1">
          {label}
          {news && <span className="sr-only">{news}</span>}
        </span>
        <CountBadge count={count} />
        {isCurrent && (
          <svg viewBox="-1 -1 2 2" className="size-3.5 animate-hop" aria-hidden>
            <Ball />
          </svg>
        )}
      </Link>
    </li>
  );
}
