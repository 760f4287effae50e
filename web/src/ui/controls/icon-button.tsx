import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

/** The look of a round button that shows only an icon, for links that are to look like one. */
export const iconButtonClass =
  'pressable relative grid size-11 shrink-0 place-items-center rounded-full text-ink hover:bg-well';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it does, for those who don't see the icon. */
  label: string;
  icon: ReactNode;
};

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cx(iconButtonClass, className)}
    >
      {icon}
    </button>
  );
}
