import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { onDemand } from '../layers/on-demand.tsx';
import type { Achievement, ShareSheetProps } from './share-sheet.tsx';

const ShareSheet = onDemand<ShareSheetProps>(async () => (await import('./share-sheet.tsx')).ShareSheet);

interface ShareButtonProps {
  label: string;
  achievement: Achievement;
  /** Beside other things: shown as an icon. */
  isSmall?: boolean;
  className?: string;
}

/** Opens the picture of an achievement, to be shared or saved. */
export function ShareButton({ label, achievement, isSmall = false, className }: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const icon = <Share2 className="size-5" aria-hidden />;
  const open = () => setIsOpen(true);
  return (
    <>
      {isSmall ? (
        <IconButton label={label} icon={icon} className={className} onClick={open} />
      ) : (
        <Button tone="outline" wide className={className} onClick={open}>
          {icon}
          {label}
        </Button>
      )}
      <ShareSheet open={isOpen} onClose={() => setIsOpen(false)} achievement={achievement} />
    </>
  );
}
