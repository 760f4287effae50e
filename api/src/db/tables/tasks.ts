import type { Task, TaskWord } from 'sync-protocol/entities/task';
import type { Json } from './json.ts';
import type { Synced } from './synced.ts';

/** A drill dealt to a player for a training day. */
export interface TasksTable extends Omit<Task, 'dose' | 'words'>, Synced {
  dose: Json<Task['dose']>;
  /** None of a task that nobody has spoken of. */
  words: Json<TaskWord[] | null>;
}
