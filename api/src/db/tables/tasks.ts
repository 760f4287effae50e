import type { Task } from 'sync-protocol/entities/task';
import type { Json } from './json.ts';
import type { Synced } from './synced.ts';

/** A drill dealt to a player for a training day. */
export interface TasksTable extends Omit<Task, 'dose' | 'changedBy'>, Synced {
  dose: Json<Task['dose']>;
  /** The client group that changed it last: of two equal instants the larger one wins. */
  changedBy: string | null;
}
