import { useRef } from 'react';

/**
 * Gives the focus back, when a modal closes, to what had it when the modal opened: ours are opened by state, and know
 * no trigger of their own.
 * @returns to be spread into the modal's content
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
