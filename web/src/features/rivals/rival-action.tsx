import { Check, Swords } from 'lucide-react';
import { userId } from 'sync-protocol/ids';
import { useRivalry } from '#data/rows/live-rivals.ts';
import { Button } from '#ui/controls/button.tsx';
import { messages } from './messages.ts';
import { accept, request, withdraw } from './rivalry-actions.ts';

const text = messages.action;

/** What the player can do about another one being a rival, on that one's profile. */
export function RivalAction({ id, username }: { id: string; username: string | null }) {
  const rivalId = userId.parse(id);
  const rivalry = useRivalry(rivalId);
  if (rivalry === undefined || rivalry?.status === 'accepted') return null;
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
    case undefined:
      return (
        <Button size="lg" wide onClick={() => void ask()}>
          <Swords className="size-5" aria-hidden />
          {text.add}
        </Button>
      );
  }
}
