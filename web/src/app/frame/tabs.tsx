import { useLocation } from 'react-router-dom';
import { Link } from '#ui/controls/link.tsx';
import { cx } from '#ui/cx.ts';
import { Ball } from '#ui/icons/ball.tsx';
import { messages } from '../messages.ts';
import { isScreenOf, type TabInfo, tabOf, TABS } from './tab-list.ts';

/** The tabs at the thumb. The ball lies on the chosen one and hops over to the next. */
export function Tabs() {
  const { pathname } = useLocation();
  const current = tabOf(pathname);
  return (
    <nav
      data-tabs
      aria-label={messages.tabs.label}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface/92 pb-[var(--safe-bottom)] backdrop-blur-lg"
    >
      <TabBall current={current} />
      <ul className="mx-auto flex h-[var(--tabs-height)] max-w-lg">
        {TABS.map((tab, index) => (
          <li key={tab.path} className="flex-1">
            <Tab {...tab} isLit={index === current} isHere={isScreenOf(tab, pathname)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tab({ path, label, icon: Icon, isLit, isHere }: TabInfo & { isLit: boolean; isHere: boolean }) {
  return (
    <Link
      to={path}
      aria-current={isHere ? 'page' : undefined}
      className={cx(
        'pressable flex h-full flex-col items-center justify-center gap-1 text-[min(0.8125rem,3.4vw)] leading-[1.4] whitespace-nowrap',
        isLit ? 'font-bold text-ink' : 'font-medium text-ink-faint',
      )}
    >
      <Icon className="size-6" strokeWidth={isLit ? 2.4 : 1.9} aria-hidden />
      <span className="max-[17rem]:sr-only">{label}</span>
    </Link>
  );
}

function TabBall({ current }: { current: number }) {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-x-0 -top-1.5 mx-auto max-w-lg">
      <span
        className={cx(
          'block transition-[translate,opacity] duration-(--page) ease-out',
          current < 0 && 'opacity-0',
        )}
        style={{ width: `${100 / TABS.length}%`, translate: `${Math.max(0, current) * 100}% 0` }}
      >
        <svg key={current} viewBox="-1 -1 2 2" className="mx-auto size-3 animate-hop">
          <Ball />
        </svg>
      </span>
    </span>
  );
}
