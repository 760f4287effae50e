import type { UserId } from 'sync-protocol/ids';

/** Something that a player brought to the operator's notice. */
export interface ReportsTable {
  id: string;
  /** What is reported. */
  kind: 'user' | 'story' | 'comment';
  /** Its id. */
  subjectId: string;
  /** Whose it is. */
  userId: UserId;
  /** Null: has deleted their account since. */
  reporterId: UserId | null;
  reason: string;
  details: string;
  /** What was reported, as it was then. */
  copy: string;
  /** The same of the first time, if it was reported again since, and was another by then; else empty. */
  firstCopy: string;
  /** When it was reported last. */
  createdAt: string;
  /** Null: in the queue. */
  resolvedAt: string | null;
  /** What the operator did, in their own words. */
  resolution: string | null;
}
