import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { LogoMark } from '#ui/icons/logo.tsx';

interface OfferCardProps {
  title: string;
  text: string;
  later: string;
  onLater: () => void;
  accept: string;
  /** What accepting does. */
  icon: LucideIcon;
  onAccept: () => void;
  children?: ReactNode;
}

/** Something that the browser can do for the player, explained before it is asked for; "not now" is as near as yes. */
export function OfferCard({
  title,
  text,
  later,
  onLater,
  accept,
  icon: Icon,
  onAccept,
  children,
}: OfferCardProps) {
  return (
    <Card as="section" aria-label={title} className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      <LogoMark className="size-12" />
      <div className="min-w-48 flex-1">
        <h2 className="text-base">{title}</h2>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      <div className="flex w-full gap-2 sm:w-auto">
        <Button tone="ghost" onClick={onLater}>
          {later}
        </Button>
        <Button tone="ink" className="flex-1" onClick={onAccept}>
          <Icon className="size-5" aria-hidden />
          {accept}
        </Button>
      </div>
      {children}
    </Card>
  );
}
