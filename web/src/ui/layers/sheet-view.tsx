import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { cx } from '../cx.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { byEscape, MODAL_CLASS, Scrim } from './modal.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useDragDown } from './use-drag-down.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A line under the title. */
  text?: ReactNode;
  /** The name of the button that closes it. */
  closeLabel: string;
  /** Stays in sight under what scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** The sheet itself; screens use `Sheet`, which fetches it when it is first opened. */
export function SheetView({ open, onOpenChange, title, text, closeLabel, footer, children }: SheetProps) {
  const drag = useDragDown(() => onOpenChange(false));
  const focus = useFocusReturn();
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Scrim open={open} />
        <Dialog.Content
          data-modal
          ref={drag.target}
          {...focus}
          onKeyDown={byEscape(() => onOpenChange(false))}
          {...(text ? {} : { 'aria-describedby': undefined })}
          className={cx(MODAL_CLASS, 'flex max-h-[88dvh] flex-col md:max-w-lg')}
        >
          <div {...drag.handle} className="touch-none px-5 pt-2.5 pb-3">
            <span aria-hidden className="mx-auto mb-2 block h-1.5 w-10 rounded-full bg-line md:hidden" />
            <div className="flex items-start gap-2">
              <Dialog.Title className="min-w-0 flex-1 pt-1.5 text-xl">{title}</Dialog.Title>
              <Dialog.Close asChild>
                <IconButton
                  label={closeLabel}
                  icon={<X className="size-5" aria-hidden />}
                  className="-mr-2"
                />
              </Dialog.Close>
            </div>
            {text && <Dialog.Description className="text-sm text-ink-soft">{text}</Dialog.Description>}
          </div>
          {/* Focusable, so that the arrow keys scroll it. */}
          <div
            role="group"
            aria-label={title}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 focus-visible:-outline-offset-4"
          >
            {children}
          </div>
          {footer && <div className="flex flex-col gap-2 border-t border-line px-5 py-4">{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
