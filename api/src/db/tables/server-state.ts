import type { Json } from './json.ts';

/** What the server remembers of itself: `epoch`, the id of the database's history, and the like. */
export interface ServerStateTable {
  key: string;
  value: Json<unknown>;
}
