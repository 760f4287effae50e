import type { UserId } from 'sync-protocol/ids';
import { ApiError } from './api-error.ts';

/** @throws ApiError 403 unless the id in a path or payload is the caller's own; it never grants anything. */
export function requireOwn(player: { id: UserId }, id: UserId): void {
  if (player.id !== id) throw new ApiError(403, 'forbidden', 'This belongs to another player.');
}
