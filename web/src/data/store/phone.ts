import type { UserDb } from './db.ts';

/** The browser's `fetch`, as far as it is needed. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** The world as the data layer sees it: a test gives it another clock and another network. */
export interface Phone {
  db: UserDb;
  /** Milliseconds since 1970, by the phone's clock. */
  now: () => number;
  /** The player's IANA time zone. */
  zone: () => string;
  fetch: Fetch;
}
