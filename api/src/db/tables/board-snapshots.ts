import type { UserId } from 'sync-protocol/ids';
import type { Timeframe } from 'sync-protocol/rules/leaderboard/period';
import type { Json } from './json.ts';

/** The leaderboards as strangers see each other on them; the table has one row. */
export interface BoardSnapshotsTable {
  id: 1;
  takenAt: string;
  boards: Json<BoardSnapshot[]>;
}

/** A board at the moment of the snapshot. */
export interface BoardSnapshot {
  timeframe: Timeframe;
  period: string;
  /** How many have points. */
  players: number;
  /** The first of them, most points first. */
  top: { id: UserId; points: number; streak: number }[];
}
