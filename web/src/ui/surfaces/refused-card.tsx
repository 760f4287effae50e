import { Button } from '../controls/button.tsx';
import { Card } from './card.tsx';

interface RefusedCardProps {
  /** What did not happen, in a word or two. */
  what: string;
  /** What the player calls it. */
  title: string;
  why: string;
  againLabel: string;
  onAgain: () => void;
  discardLabel: string;
  onDiscard: () => void;
}

/** Something that the player made and the server would not take, as an item of a list. */
export function RefusedCard({ what, title, why, ...doings }: RefusedCardProps) {
  return (
    <li>
      <Card tone="well" as="article" aria-label={title}>
        <p className="text-xs font-semibold text-danger">{what}</p>
        <p className="mt-1 font-semibold wrap-anywhere">{title}</p>
        <p className="mt-1 text-sm">{why}</p>
        <div className="mt-3 flex gap-2">
          <Button tone="primary" onClick={doings.onAgain}>
            {doings.againLabel}
          </Button>
          <Button onClick={doings.onDiscard}>{doings.discardLabel}</Button>
        </div>
      </Card>
    </li>
  );
}
