import type { KeyboardEvent } from 'react';

/*
 * Radix's own overlay locks the page's scroll by writing a style element, which the content security policy
 * forbids. So modals bring their scrim, and base.css locks the scroll while one is open.
 */

/** Where a modal stands and how it comes and goes: a sheet on phones, a dialog on wider screens. */
export const MODAL_CLASS =
  'fixed z-50 inset-x-0 bottom-0 rounded-t-xl bg-raised pb-[var(--safe-bottom)] shadow-float outline-none ' +
  'data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out ' +
  'md:inset-0 md:m-auto md:h-fit md:w-full md:rounded-xl md:pb-0 ' +
  'md:data-[state=open]:animate-pop-in md:data-[state=closed]:animate-pop-out';

export function Scrim({ open }: { open: boolean }) {
  return (
    <div
      data-state={open ? 'open' : 'closed'}
      className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
    />
  );
}

/** Closes a modal by Escape, which Radix leaves to a toast alone that came later. To be given to its `onKeyDown`. */
export function byEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
}
