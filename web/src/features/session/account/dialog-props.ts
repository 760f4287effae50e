export interface AccountDialogProps {
  open: boolean;
  onClose: () => void;
}

/** A dialog in which some things are for the owner alone. */
export interface OwnerDialogProps extends AccountDialogProps {
  /** Whether the player has a password to prove by that it is them. */
  hasPassword: boolean;
}
