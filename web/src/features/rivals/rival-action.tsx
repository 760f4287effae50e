import { Check, Swords } from 'lucide-react';
import type { Rivalry } from 'sync-protocol/entities/rivals/rivalry';
import { userId, type UserId } from 'sync-protocol/ids';
import { useRivalry } from '#data/live/rivals.ts';
import { Button } from '#ui/controls/button.tsx';
import { messages } from './messages.ts';
import { accept, request, withdraw } from './rivalry-actions.ts';
import { StreakAction } from './together/streak-action.tsx';

const text = messages.action;

interface RivalActionProps {
  id: string;
  username: string | null;
  /** By the server's word; of rivals this phone knows itself. */
  isTeammate: boolean;
  /** Whether they may be asked at all; what stands between the two already is shown anyhow. */
  canApproach: boolean;
}

/** What the player can do about another one being a rival, or keeping a streak with them, on that one's profile. */
export function RivalAction({ id, username, isTeammate, canApproach }: RivalActionProps) {
  const rivalId = userId.parse(id);
  const rivalry = useRivalry(rivalId);
  if (rivalry === undefined) return null;
  const isRival = rivalry?.status === 'accepted';
  return (
    <div className="grid gap-3">
      {(rivalry || canApproach) && <Asking rivalId={rivalId} rivalry={rivalry} username={username} />}
      <StreakAction
        friendId={rivalId}
        name={username ?? ''}
        mayOffer={canApproach && (isRival || isTeammate)}
      />
    </div>
  );
}

interface AskingProps {
  rivalId: UserId;
  rivalry: Rivalry | null;
  username: string | null;
}

function Asking({ rivalId, rivalry, username }: AskingProps) {
  const ask = () =>
    request({ rivalId, rivalshipType: 'training_partner', message: '', askedAs: username ?? '' });
  switch (rivalry?.status) {
    case 'asked':
      return (
        <Button tone="primary" size="lg" wide onClick={() => void accept(rivalId)}>
          <Check className="size-5" aria-hidden />
          {text.accept}
        </Button>
      );
    case 'requested':
      return (
        <p className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-well py-1.5 pr-1.5 pl-4 text-sm">
          {text.requested}
          <Button tone="ghost" onClick={() => void withdraw(rivalId)}>
            {messages.requests.withdraw}
          </Button>
        </p>
      );
    case 'accepted':
      return null;
    case undefined:
      return (
        <Button size="lg" wide onClick={() => void ask()}>
          <Swords className="size-5" aria-hidden />
          {text.add}
        </Button>
      );
  }
}
