import {
  Award,
  Bell,
  Check,
  Dumbbell,
  Flame,
  Hand,
  Mail,
  Megaphone,
  Swords,
  Trash2,
  Trophy,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Notification } from 'sync-protocol/entities/notifications/notification';
import { now } from '#data/clock.ts';
import { Card } from '#ui/surfaces/card.tsx';
import { cx } from '#ui/cx.ts';
import { timeAgo } from '#ui/format.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { actionUrl } from './action-url.ts';
import { messages } from './messages.ts';
import { markRead, remove } from './notification-changes.ts';

/** Each type has its own; looked up by any text, for a server may know types that this phone does not know yet. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  team_invitation: Users,
  private_message: Mail,
  system_announcement: Megaphone,
  new_program: Dumbbell,
  achievement: Award,
  training_reminder: Bell,
  victory_story_comment: Trophy,
  victory_story_released: Trophy,
  victory_story_comment_released: Trophy,
  rival_request: Swords,
  rival_cheer: Hand,
  competition_update: Trophy,
  streak_at_risk: Flame,
  team_request: Users,
} satisfies Record<Notification['type'], LucideIcon>;

/** One notification; a tap on it marks it read and leads to what it is about. */
export function NotificationCard({ notification }: { notification: Notification }) {
  const { title, message, type, read, createdAt } = notification;
  const navigate = useNavigate();
  const Icon = ICONS[type] ?? Bell;
  const open = () => {
    if (!read) void markRead(notification);
    const url = actionUrl(notification);
    if (url) void navigate(url);
  };
  return (
    <Card as="li" isPadded={false} className="relative flex items-start gap-1 py-1.5 pr-1.5 pl-4">
      <button
        type="button"
        onClick={open}
        className="flex min-w-0 flex-1 items-start gap-3.5 py-2.5 text-left after:absolute after:inset-0 after:rounded-lg"
      >
        <span
          className={cx(
            'grid size-10 shrink-0 place-items-center rounded-full',
            read ? 'bg-well text-ink-soft' : 'bg-accent text-on-accent',
          )}
        >
          <Icon className="size-5" aria-hidden />
        </span>
        <span className="min-w-0 flex-1">
          {!read && <span className="sr-only">{messages.isUnread}: </span>}
          <span className={cx('block leading-snug', read ? 'font-medium' : 'font-bold')}>{title}</span>
          <span className="mt-0.5 block text-sm text-ink-soft">{message}</span>
          <span className="mt-1 block text-xs text-ink-faint">{timeAgo(Date.parse(createdAt), now())}</span>
        </span>
      </button>
      <span className="relative z-1 flex shrink-0 flex-col">
        {!read && (
          <IconButton
            label={messages.markRead(title)}
            icon={<Check className="size-5" aria-hidden />}
            onClick={() => void markRead(notification)}
          />
        )}
        <IconButton
          label={messages.remove(title)}
          icon={<Trash2 className="size-5 text-ink-soft" aria-hidden />}
          data-removes
          onClick={() => void remove(notification)}
        />
      </span>
    </Card>
  );
}
