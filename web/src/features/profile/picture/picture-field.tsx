import { useState } from 'react';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { messages as text } from './picture-messages.ts';
import type { PictureSheetProps } from './picture-sheet.tsx';

const PictureSheet = onDemand<PictureSheetProps>(
  async () => (await import('./picture-sheet.tsx')).PictureSheet,
);

type PictureFieldProps = Omit<PictureSheetProps, 'open' | 'onClose'>;

/** The player's picture, and the way to another one. */
export function PictureField(props: PictureFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card as="section" aria-label={text.title} className="flex items-center gap-4">
      <Avatar name={props.name} called={props.called} image={props.value} size="xl" />
      <div className="min-w-0">
        <h2 className="mb-2 text-lg">{text.title}</h2>
        <Button tone="outline" onClick={() => setIsOpen(true)}>
          {text.change}
        </Button>
      </div>
      <PictureSheet {...props} open={isOpen} onClose={() => setIsOpen(false)} />
    </Card>
  );
}
