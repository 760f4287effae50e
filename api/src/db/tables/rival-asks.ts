import type { UserId } from 'sync-protocol/ids';

/** Who asked whom to be a rival: so that nobody asks and asks again. */
export interface RivalAsksTable {
  userId: UserId;
  rivalId: UserId;
  at: string;
}
