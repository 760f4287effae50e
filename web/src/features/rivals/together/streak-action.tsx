import { Flame } from 'lucide-react';
import { useState } from 'react';
import type { UserId } from 'sync-protocol/ids';
import { useStreaksTogether, type StreakTogether } from '#data/live/friend-streaks.ts';
import { Button } from '#ui/controls/button.tsx';
import { Confirm } from '#ui/layers/confirm.tsx';
import { nameOf } from '../rival-name.ts';
import { accept, end, offer } from './changes.ts';
import { together as text } from './messages.ts';
import { DaysTogether, todayOf } from './streak-list.tsx';

interface StreakActionProps {
  friendId: UserId;
  /** What they are called where the phone doesn't know more. */
  name: string;
  /** Whether the two are rivals or teammates who are about of an age: others keep none. */
  mayOffer: boolean;
}

/** What a player can do about a streak with somebody. */
export function StreakAction({ friendId, name, mayOffer }: StreakActionProps) {
  const streaks = useStreaksTogether();
  const streak = streaks?.find((one) => one.friendId === friendId);
  if (!streaks || (!streak && !mayOffer)) return null;
  if (streak) return <Kept streak={streak} name={nameOf(streak.player, name)} />;
  return (
    <div className="text-center">
      <Button size="lg" wide onClick={() => void offer(friendId, name)}>
        <Flame className="size-5" aria-hidden />
        {text.offerButton}
      </Button>
      <p className="mt-1.5 text-xs text-ink-soft">{text.offerText}</p>
    </div>
  );
}

function Kept({ streak, name }: { streak: StreakTogether; name: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { friendId, status, now } = streak;
  switch (status) {
    case 'asked':
      return (
        <div className="rounded-lg bg-well p-4">
          <p className="text-sm">{text.wantsTitle(name)}</p>
          <p className="mt-1 text-xs text-ink-soft">{text.offerText}</p>
          <div className="mt-3 grid grid-cols-2 gap-2">
            <Button onClick={() => void end(friendId, 'declined')}>{text.decline}</Button>
            <Button tone="primary" onClick={() => void accept(friendId)}>
              {text.accept}
            </Button>
          </div>
        </div>
      );
    case 'requested':
      return (
        <p className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-well py-1.5 pr-1.5 pl-4 text-sm">
          {text.offered}
          <Button
            tone="ghost"
            aria-label={text.withdrawOf(name)}
            onClick={() => void end(friendId, 'withdrawn')}
          >
            {text.withdraw}
          </Button>
        </p>
      );
    case 'accepted':
      return (
        <>
          <div className="flex items-center gap-3 rounded-lg bg-well py-2 pr-1.5 pl-4">
            <DaysTogether days={now.streak} />
            <p className="min-w-0 flex-1 text-sm">{todayOf(streak, name)}</p>
            <Button tone="ghost" aria-label={text.endOf(name)} onClick={() => setIsAsking(true)}>
              {text.end}
            </Button>
          </div>
          <Confirm
            open={isAsking}
            onClose={() => setIsAsking(false)}
            title={text.confirm.title(name)}
            text={text.confirm.text}
            confirmLabel={text.confirm.yes}
            cancelLabel={text.confirm.no}
            onConfirm={() => void end(friendId, 'ended')}
          />
        </>
      );
  }
}
