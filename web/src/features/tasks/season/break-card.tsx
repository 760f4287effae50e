import { Palmtree } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { saveSeason } from './season-changes.ts';
import { messages } from './season-messages.ts';

const text = messages.pause;

/** Offers a longer break after nine months without one. */
export function BreakCard() {
  return (
    <Card as="section" tone="court" aria-label={text.title}>
      <h2 className="flex items-center gap-2 text-lg">
        <Palmtree className="size-5 shrink-0" aria-hidden />
        {text.title}
      </h2>
      <p className="mt-1 text-sm text-on-court-soft">{text.text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button tone="primary" onClick={() => void saveSeason({ phase: 'offseason' })}>
          {text.offseason}
        </Button>
        <p className="text-sm text-on-court-soft">
          {text.hold}{' '}
          <Link to="/progress" className="font-semibold text-on-court underline">
            {text.holdLink}
          </Link>
        </p>
      </div>
    </Card>
  );
}
