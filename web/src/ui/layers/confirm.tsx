import type { ReactNode } from 'react';
import { onDemand } from './on-demand.tsx';

export interface ConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** What is confirmed can't be taken back. */
  isDangerous?: boolean;
  /** Things are better left as they are: the main button is the one that cancels. */
  isBetterKept?: boolean;
  onConfirm: () => void;
}

/** Asks before something is done; nothing happens when it is cancelled. */
export const Confirm = onDemand<ConfirmProps>(async () => (await import('./confirm-view.tsx')).ConfirmView);
