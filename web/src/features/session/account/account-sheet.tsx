import type { ReactNode } from 'react';
import { Sheet } from '#ui/layers/sheet.tsx';
import { messages } from './messages.ts';

export interface AccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A dialog in which some things are for the owner alone. */
export interface OwnerDialogProps extends AccountDialogProps {
  /** Whether the player has a password to prove by that it is them. */
  hasPassword: boolean;
}

interface AccountSheetProps extends AccountDialogProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** The sheet in which something is done with the account; what stands in it is forgotten when it closes. */
export function AccountSheet(props: AccountSheetProps) {
  return <Sheet {...props} closeLabel={messages.close} />;
}
