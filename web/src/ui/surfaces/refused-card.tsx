import { Button } from '../controls/button.tsx';
import { AskFirst } from '../layers/ask-first.tsx';
import { messages } from './messages.ts';
import { Card } from './card.tsx';

const text = messages.refused;

interface RefusedCardProps {
  /** What did not happen, in a word or two. */
  what: string;
  /** What the player calls it. */
  title: string;
  why: string;
  onAgain: () => void;
  onDiscard: () => void;
}

/** Something that the player made and the server would not take, as an item of a list; it goes after a question only. */
export function RefusedCard({ what, title, why, onAgain, onDiscard }: RefusedCardProps) {
  return (
    <li>
      <Card tone="well" as="article" aria-label={title}>
        <p className="text-xs font-semibold text-danger">{what}</p>
        <p dir="auto" className="mt-1 font-semibold wrap-anywhere">
          {title}
        </p>
        <p className="mt-1 text-sm">{why}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button tone="primary" onClick={onAgain}>
            {text.again}
          </Button>
          <AskFirst question={text.discarding(title)} onYes={onDiscard}>
            {text.discard}
          </AskFirst>
        </div>
      </Card>
    </li>
  );
}
