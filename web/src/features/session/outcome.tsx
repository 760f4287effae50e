import type { ReactNode } from 'react';

/** What has come of a form, in its place: the focus goes to it, so that it is read out and keys go on from there. */
export function Outcome({ children }: { children: ReactNode }) {
  return (
    <div ref={takeFocus} role="status" tabIndex={-1}>
      {children}
    </div>
  );
}

function takeFocus(outcome: HTMLElement | null): void {
  outcome?.focus({ preventScroll: true });
}
