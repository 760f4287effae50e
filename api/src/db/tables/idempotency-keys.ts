import type { UserId } from 'sync-protocol/ids';
import type { Json } from './json.ts';

/** What a call answered that came with an `Idempotency-Key`. */
export interface IdempotencyKeysTable {
  userId: UserId;
  key: string;
  answer: Json<unknown>;
  at: string;
}
