import { Cloud, CloudAlert, CloudCheck, CloudOff, CloudUpload, type LucideIcon } from 'lucide-react';
import { useSyncStatus, type SyncState } from '#data/sync/sync-status.ts';
import { CountBadge } from '#ui/surfaces/count-badge.tsx';
import { cx } from '#ui/cx.ts';
import { iconButtonClass } from '#ui/controls/icon-button.tsx';
import { messages } from './messages.ts';

const ICONS: Record<SyncState, LucideIcon> = {
  synced: CloudCheck,
  sending: CloudUpload,
  waiting: Cloud,
  offline: CloudOff,
  unreachable: CloudOff,
  signedOut: CloudAlert,
  updateNeeded: CloudAlert,
};

/** The quiet cloud: how this phone and the server stand, and how much waits. A tap shows what. */
export function SyncButton({ onOpen, isWide = false }: { onOpen: () => void; isWide?: boolean }) {
  const { state, waiting, refused } = useSyncStatus();
  const Icon = refused.length > 0 ? CloudAlert : ICONS[state];
  const label = messages.label(state, waiting.length, refused.length);
  const count = waiting.length + refused.length;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={
        isWide
          ? 'pressable flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left text-sm text-ink-soft hover:bg-bg'
          : iconButtonClass
      }
    >
      <Icon
        className={cx('size-6 shrink-0', refused.length > 0 ? 'text-danger' : 'text-ink-soft')}
        strokeWidth={1.9}
        aria-hidden
      />
      <span className="sr-only">{label}</span>
      {isWide && (
        <span aria-hidden className="flex-1">
          {messages.standing(state, waiting.length, refused.length)}
        </span>
      )}
      <CountBadge count={count} className={isWide ? '' : 'absolute top-0 right-0'} />
    </button>
  );
}
