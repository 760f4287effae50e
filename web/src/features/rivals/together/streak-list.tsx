import { Flame } from 'lucide-react';
import type { StreakTogether } from '#data/live/friend-streaks.ts';
import { PlayerLink } from '#ui/controls/player-link.tsx';
import { cx } from '#ui/cx.ts';
import { count } from '#ui/format.ts';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { rowClass, RowList, RowText } from '#ui/lists/list-row.tsx';
import { Section } from '#ui/surfaces/page.tsx';
import { nameOf } from '../rival-name.ts';
import { together as text } from './messages.ts';

/** The streaks that the player keeps with others; each leads to the one with whom. */
export function StreakList({ streaks }: { streaks: readonly StreakTogether[] }) {
  if (streaks.length === 0) return null;
  return (
    <Section title={text.title}>
      <RowList label={text.title}>
        {streaks.map((streak) => {
          const name = nameOf(streak.player, streak.askedAs);
          return (
            <li key={streak.id}>
              <PlayerLink id={streak.friendId} name={name} className={rowClass}>
                <Avatar
                  name={streak.player?.displayName ?? (streak.askedAs || null)}
                  called={name}
                  image={streak.player?.profileImageUrl}
                />
                <RowText title={name} detail={todayOf(streak, name)} />
                <DaysTogether days={streak.now.streak} />
              </PlayerLink>
            </li>
          );
        })}
      </RowList>
    </Section>
  );
}

/** A flame and the number of days, which speaks. */
export function DaysTogether({ days }: { days: number }) {
  return (
    <span className="flex shrink-0 items-center gap-1" role="img" aria-label={text.days(days)}>
      <Flame
        className={cx('size-5', days > 0 ? 'fill-accent text-accent-strong' : 'text-ink-faint')}
        aria-hidden
      />
      <b className="numerals text-lg" aria-hidden>
        {count(days)}
      </b>
    </span>
  );
}

/** What of today there is to say: who has trained, never who has not. */
export function todayOf({ now: { streak, isMine, isTheirs } }: StreakTogether, name: string): string {
  if (isMine && isTheirs) return text.both;
  if (isTheirs) return text.theirs(name);
  if (isMine) return text.mine;
  return streak > 0 ? text.none(streak + 1) : text.start;
}
