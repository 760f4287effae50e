/** A mail of plain text to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail, or puts it where an operator finds it. */
export interface Mailer {
  /** @throws when it could not be handed on */
  send(mail: Mail): Promise<void>;
  /** Removes whatever is kept here of mails to an address. */
  forget(address: string): Promise<void>;
  close(): void;
}
