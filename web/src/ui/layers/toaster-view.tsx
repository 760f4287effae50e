import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../cx.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { dismissToast, type ShownToast } from './toast-store.ts';

export interface ToasterLabels {
  /** What the area is called, with `{hotkey}` for the key that leads there. */
  area: string;
  /** What kind of message it is. */
  message: string;
  close: string;
}

const SHOWN_FOR_MS = 5000;
const SWIPE_AWAY_PX = 50;
const HOTKEY = ['F8'];

const MARKS = {
  plain: 'bg-accent',
  success: 'bg-[oklch(0.78_0.17_152)]',
  danger: 'bg-[oklch(0.7_0.19_22)]',
} as const;

/**
 * The toast area itself; the shell uses `Toaster`, which fetches it with the first toast. It lies beside the page, since
 * modals hide that: what a toast offers can be heard and pressed over them too.
 */
export function ToasterView({ shown, labels }: { shown: ShownToast | undefined; labels: ToasterLabels }) {
  // A toast that was dismissed stays long enough to leave.
  const [last, setLast] = useState(shown);
  if (shown && shown !== last) setLast(shown);
  const givesFocusBack = useFocusGivenBack();
  return (
    <Toast.Provider
      label={labels.message}
      duration={SHOWN_FOR_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_AWAY_PX}
    >
      {last && <OneToast key={last.id} toast={last} open={shown?.id === last.id} closeLabel={labels.close} />}
      {createPortal(
        <div data-over-modals>
          <Toast.Viewport
            data-toasts
            hotkey={HOTKEY}
            label={labels.area}
            onFocus={givesFocusBack}
            onKeyDown={keepEscape}
            className="fixed right-0 bottom-[calc(var(--tabs-space,0px)+var(--safe-bottom))] left-0 z-60 flex justify-center p-4 outline-none lg:left-auto lg:w-104 lg:p-6"
          />
        </div>,
        document.body,
      )}
    </Toast.Provider>
  );
}

/** A toast that goes leaves the focus to its area: it goes on to what had it before the toast did. */
function useFocusGivenBack() {
  const before = useRef<EventTarget>(null);
  return ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    else if (target === currentTarget && before.current instanceof HTMLElement)
      before.current.focus({ preventScroll: true });
  };
}

/** Escape in a toast closes that alone, not the modal under it. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && event.target !== event.currentTarget) event.preventDefault();
}

/** Escape in a modal closes that alone: what a toast offers can still be had. */
function isForModal({ target, defaultPrevented }: Event): boolean {
  if (defaultPrevented || !document.querySelector('[data-modal][data-state=open]')) return false;
  return !(target instanceof Element && target.closest('[data-toasts]'));
}

function OneToast({ toast, open, closeLabel }: { toast: ShownToast; open: boolean; closeLabel: string }) {
  const { id, title, text, action, tone = 'plain' } = toast;
  const isSpared = useRef(false);
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen && !isSpared.current) dismissToast(id);
    isSpared.current = false;
  };
  return (
    <Toast.Root
      {...{ open, onOpenChange }}
      onEscapeKeyDown={(event) => {
        isSpared.current = isForModal(event);
      }}
      className={cx(
        'flex w-full max-w-md items-center gap-3 rounded-lg bg-court py-1 pr-1.5 pl-4 text-on-court shadow-float',
        'data-[state=open]:animate-toast-in data-[swipe=end]:animate-toast-swipe-out data-[state=closed]:animate-fade-out',
        'data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[swipe=cancel]:translate-x-0',
        'data-[swipe=cancel]:transition-transform',
      )}
    >
      <span aria-hidden className={cx('h-8 w-1 shrink-0 rounded-full', MARKS[tone])} />
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-2 py-1">
        <Toast.Title className="text-sm font-semibold">{title}</Toast.Title>
        {/* Read out in one go: words need what is between them. */}
        {text && ' '}
        {text && <Toast.Description className="text-sm text-on-court-soft">{text}</Toast.Description>}
      </div>
      {action && (
        <Toast.Action asChild altText={` ${action.label}`}>
          <button
            type="button"
            onClick={action.onSelect}
            className="min-h-11 rounded-full px-3 text-sm font-bold text-accent"
          >
            {action.label}
          </button>
        </Toast.Action>
      )}
      <Toast.Close asChild>
        <IconButton
          label={closeLabel}
          icon={<X className="size-5" aria-hidden />}
          className="text-on-court hover:bg-court-high"
        />
      </Toast.Close>
    </Toast.Root>
  );
}
