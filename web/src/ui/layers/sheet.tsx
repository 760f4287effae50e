import type { ReactNode } from 'react';
import { onDemand } from './on-demand.tsx';

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

/** A sheet from the bottom on phones, a dialog in the middle on wider screens. */
export const Sheet = onDemand<SheetProps>(async () => (await import('./sheet-view.tsx')).SheetView);
