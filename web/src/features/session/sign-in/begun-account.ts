/** What was typed of an account, but for its password. */
export interface BegunAccount {
  firstName: string;
  lastName: string;
  email: string;
}

const NOTHING: BegunAccount = { firstName: '', lastName: '', email: '' };
let begun = NOTHING;

/**
 * What was typed before the form went: a look at the privacy page, or at the login, is no reason to type it again. It is
 * in memory alone, for nothing of somebody may be kept who turns out to be too young.
 */
export const begunAccount = () => begun;

export function keepBegun({ firstName, lastName, email }: BegunAccount): void {
  begun = { firstName, lastName, email };
}

export function forgetBegun(): void {
  begun = NOTHING;
}
