import { hideOthers } from 'aria-hidden';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '#ui/cx.ts';
import { useBackCloses } from './use-back-closes.ts';
import { focusFirst, focusLast, useFocusKept } from './use-focus-kept.ts';
import { useGoing } from '../use-going.ts';

/** Where a modal stands and how it comes and goes: a sheet on phones, a dialog on wider screens. */
const MODAL_CLASS =
  'fixed z-50 inset-x-0 bottom-0 rounded-t-xl bg-raised pb-[var(--safe-bottom)] shadow-float outline-none ' +
  'data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out ' +
  'md:inset-0 md:m-auto md:h-fit md:w-full md:rounded-xl md:pb-0 ' +
  'md:data-[state=open]:animate-pop-in md:data-[state=closed]:animate-pop-out';

interface ModalProps {
  open: boolean;
  role: 'dialog' | 'alertdialog';
  onClose: () => void;
  /** A tap beside it closes it. */
  closesBeside?: boolean;
  /** The ids of its title, and of what says more. */
  titleId: string;
  textId?: string | undefined;
  className: string;
  children: ReactNode;
}

/**
 * What stands over the page until it is answered or closed, by Escape and by the phone's back gesture too: the focus stays
 * within it and goes back to where it was, and screen readers hear nothing else but toasts. It comes in one go: what is
 * measured or focused in between has the browser work out the page's styles each time, and an opening tap waits for all
 * of it.
 */
export function Modal({ open, ...props }: ModalProps) {
  // It stays long enough to leave.
  const [isThere, setIsThere] = useState(open);
  if (open && !isThere) setIsThere(true);
  if (!open && !isThere) return null;
  return createPortal(<Standing {...props} open={open} onGone={() => setIsThere(false)} />, document.body);
}

function Standing({
  open,
  role,
  onClose,
  onGone,
  closesBeside = false,
  titleId,
  textId,
  className,
  children,
}: ModalProps & { onGone: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  // Before there is anything new to lay out.
  const [hasBar] = useState(hasScrollbar);
  // Toasts are spared: an area that is aria-live is never hidden.
  useEffect(() => (box.current ? hideOthers(box.current) : undefined), []);
  useFocusKept(box, open, onClose);
  useBackCloses(open, onClose);
  useGoing(box, open, onGone);
  const state = open ? 'open' : 'closed';
  return (
    <>
      {/* Keys close it otherwise. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        data-state={state}
        onClick={() => closesBeside && open && onClose()}
        className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
      />
      <Guard onReached={() => focusLast(box.current)} />
      <div
        data-modal
        data-beside-bar={hasBar ? '' : undefined}
        data-state={state}
        ref={box}
        role={role}
        // What was answered is not to be answered once more while it leaves.
        inert={!open}
        tabIndex={-1}
        aria-labelledby={titleId}
        aria-describedby={textId}
        className={cx(MODAL_CLASS, className)}
      >
        {children}
      </div>
      <Guard onReached={() => focusFirst(box.current)} />
    </>
  );
}

/** Whether the page has a scrollbar that takes room, or had one before the modal that is open. */
function hasScrollbar(): boolean {
  return (
    innerWidth > document.documentElement.clientWidth || document.querySelector('[data-beside-bar]') !== null
  );
}

/** Where the focus comes to that leaves the modal at one end: it goes on at the other. */
function Guard({ onReached }: { onReached: () => void }) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it hands the focus on
  return <span tabIndex={0} onFocus={onReached} className="pointer-events-none fixed opacity-0" />;
}
