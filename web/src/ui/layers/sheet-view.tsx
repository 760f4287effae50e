import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '../controls/icon-button.tsx';
import { cx } from '../cx.ts';
import { messages } from '../messages.ts';
import { Modal } from './modal/modal.tsx';
import { useDragAway } from './use-drag-away.ts';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** A line under the title. */
  text?: ReactNode;
  /** The name of the button that closes it, where it should say more. */
  closeLabel?: string;
  /** For now nothing closes it: what was begun in it can't be broken off. */
  isHeld?: boolean;
  /** Stays in sight under what scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** The sheet itself; screens use `Sheet`, which fetches it when it is first opened. */
export function SheetView(props: SheetProps) {
  const { open, title, text, closeLabel = messages.close, isHeld = false, footer, children } = props;
  const close = () => {
    if (!isHeld) props.onClose();
  };
  const handle = useDragAway('down', close);
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  useStopWhereScrolled(body, open);
  return (
    <Modal
      role="dialog"
      open={open}
      onClose={close}
      closesBeside
      titleId={`${id}-title`}
      textId={text ? `${id}-text` : undefined}
      className="flex max-h-[88dvh] flex-col md:max-w-lg md:overflow-clip"
    >
      <div {...(!isHeld && handle)} className="touch-none px-5 pt-2.5 pb-3">
        <span
          aria-hidden
          className={cx(
            'mx-auto mb-2 block h-1.5 w-10 rounded-full bg-line md:hidden',
            isHeld && 'invisible',
          )}
        />
        <div className="flex items-start gap-2">
          <h2 id={`${id}-title`} className="min-w-0 flex-1 pt-1.5 text-xl">
            {title}
          </h2>
          <IconButton
            label={closeLabel}
            icon={<X className="size-5" aria-hidden />}
            onClick={close}
            className={cx('-mr-2', isHeld && 'invisible')}
          />
        </div>
        {text && (
          <p id={`${id}-text`} className="text-sm text-ink-soft">
            {text}
          </p>
        )}
      </div>
      {/* Focusable, so that the arrow keys scroll it. */}
      <div
        ref={body}
        role="group"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        // What gets focus must not hide behind a bar of its own.
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 focus-visible:-outline-offset-4 has-[.sticky]:scroll-py-24"
      >
        {children}
      </div>
      {footer && <div className="flex flex-col gap-2 border-t border-line px-5 py-4">{footer}</div>}
    </Modal>
  );
}

/** With nothing to scroll it would be one stop more. Asked at the key: to measure it first would cost the opening tap. */
function useStopWhereScrolled(body: RefObject<HTMLDivElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab' || !body.current) return;
      const { scrollHeight, clientHeight } = body.current;
      body.current.tabIndex = scrollHeight > clientHeight ? 0 : -1;
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [body, open]);
}
