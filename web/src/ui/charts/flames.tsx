import { Flame } from 'lucide-react';
import { cx } from '../cx.ts';

/** `lit` flames of `of`, as a picture of a number; a label makes it speak, without one it is decoration. */
export function Flames({
  lit,
  of = 4,
  label,
  className,
}: {
  lit: number;
  of?: number;
  label?: string;
  className?: string;
}) {
  const says = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return (
    <span {...says} className={cx('inline-flex gap-0.5', className)}>
      {Array.from({ length: of }, (_, index) => (
        <Flame
          key={index}
          className={cx('size-5', index < lit ? 'fill-accent text-accent-edge' : 'opacity-35')}
          strokeWidth={2}
          aria-hidden
        />
      ))}
    </span>
  );
}
