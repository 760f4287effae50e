import type { Notification } from 'sync-protocol/entities/notifications/notification';
import { useNotifications } from '#data/live/live.ts';
import { Button } from '#ui/controls/button.tsx';
import { count } from '#ui/format.ts';
import { Page } from '#ui/surfaces/page.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { useChosen } from '#ui/use-chosen.ts';
import { messages } from './messages.ts';
import { NotificationCard } from './notification-card.tsx';
import { markAllRead } from './notification-changes.ts';
import { Reminders } from './reminders.tsx';

type Filter = 'all' | 'unread' | 'read';

const FILTERS: readonly Filter[] = ['all', 'unread', 'read'];
const TABS = FILTERS.map((value) => ({ value, label: messages.tabs[value] }));

const SHOWS: Record<Filter, (one: Notification) => boolean> = {
  all: () => true,
  unread: (one) => !one.read,
  read: (one) => one.read,
};

/** What has happened, and when we may say so. */
export function Notifications() {
  const notifications = useNotifications();
  return (
    <Page title={messages.title} width="full">
      <div className="grid grid-cols-1 gap-x-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          {notifications ? (
            <List notifications={notifications} />
          ) : (
            <SkeletonList rows={4} label={messages.loading} />
          )}
        </div>
        <Reminders />
      </div>
    </Page>
  );
}

function List({ notifications }: { notifications: readonly Notification[] }) {
  const [filter, setFilter] = useChosen('show', FILTERS, 'all');
  const unread = notifications.filter((one) => !one.read).length;
  const shown = notifications.filter(SHOWS[filter]);
  return (
    <>
      <div className="mb-4 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2">
        <Counter label={messages.unread} value={unread} />
        <Counter label={messages.total} value={notifications.length} />
        {unread > 0 && (
          <Button className="ml-auto" onClick={() => void markAllRead(notifications)}>
            {messages.markAll}
          </Button>
        )}
      </div>
      <Tabs label={messages.show} tabs={TABS} value={filter} onChange={setFilter}>
        {shown.length === 0 && (
          <EmptyState
            title={messages.empty[filter]}
            text={filter === 'all' ? messages.empty.hint : undefined}
          />
        )}
        <ul className="grid gap-2.5">
          {shown.map((one) => (
            <NotificationCard key={one.id} notification={one} />
          ))}
        </ul>
      </Tabs>
    </>
  );
}

function Counter({ label, value }: { label: string; value: number }) {
  return (
    <p>
      <b className="numerals mr-0.5 text-xl">{count(value)}</b>{' '}
      <span className="text-sm text-ink-soft">{label}</span>
    </p>
  );
}
