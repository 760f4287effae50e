import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

export type ButtonTone =
  | 'primary'
  | 'ink'
  | 'soft'
  | 'outline'
  | 'ghost'
  | 'danger'
  | 'danger-outline'
  | 'court';
export type ButtonSize = 'md' | 'lg';

const TONES: Record<ButtonTone, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  ink: 'bg-ink text-bg hover:opacity-90',
  soft: 'bg-well text-ink hover:bg-line',
  outline: 'border border-control-line text-ink hover:bg-well',
  ghost: 'text-ink hover:bg-well',
  danger: 'bg-danger-fill text-on-danger hover:opacity-90',
  'danger-outline': 'border border-danger text-danger hover:bg-danger-soft',
  court: 'bg-court-high text-on-court hover:opacity-90',
};

const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-11 px-4.5 text-sm',
  lg: 'min-h-13 px-5 text-base',
};

export interface ButtonLook {
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its place. */
  wide?: boolean | undefined;
}

/** The look of a button, for links that are to look like one. */
export function buttonClass({ tone = 'soft', size = 'md', wide = false }: ButtonLook = {}): string {
  return cx(
    'pressable relative inline-flex items-center justify-center gap-2 rounded-full font-semibold select-none',
    'text-center leading-tight wrap-break-word [&_svg]:shrink-0 disabled:opacity-55 aria-disabled:opacity-55',
    TONES[tone],
    SIZES[size],
    wide && 'w-full',
  );
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean | undefined };

/** A button; while `busy` it turns a wheel, keeps its width and its focus, and does nothing. */
export function Button({
  tone,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      className={cx(buttonClass({ tone, size, wide }), className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={cx('inline-flex items-center justify-center gap-2', busy && 'opacity-0')}>
        {children}
      </span>
      {busy && <LoaderCircle className="absolute size-5 animate-spin" aria-hidden />}
    </button>
  );
}
