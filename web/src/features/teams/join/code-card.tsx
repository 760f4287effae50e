import { KeyRound } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { joining, messages } from '../messages.ts';

/** The way into a team whose code one has. */
export function CodeCard({ onJoin }: { onJoin: () => void }) {
  return (
    <Card as="section" aria-label={joining.title}>
      <KeyRound className="size-6 text-ink-soft" strokeWidth={1.9} aria-hidden />
      <h2 className="mt-2 text-lg">{joining.question}</h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{joining.text}</p>
      <Button wide onClick={onJoin}>
        {messages.join}
      </Button>
    </Card>
  );
}
