import { Lock } from 'lucide-react';
import { cx } from '#ui/cx.ts';

/** In place of the picture of a player whom the viewer may not know. */
export function PrivateFace({ className }: { className?: string }) {
  return (
    <span className={cx('grid size-10 shrink-0 place-items-center rounded-full bg-well', className)}>
      <Lock className="size-4 text-ink-soft" aria-hidden />
    </span>
  );
}
