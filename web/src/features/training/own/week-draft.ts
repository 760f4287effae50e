import { MAX_DAILY_TASKS, type StructureWeek } from 'sync-protocol/entities/training/regimen';
import { isBlank, written } from 'sync-protocol/rules/words/written';

/** A week as it is being rewritten: lines may still be empty. */
export interface WeekDraft {
  theme: string;
  tasks: string[];
}

export function draftOf({ theme, dailyTasks }: StructureWeek): WeekDraft {
  return { theme, tasks: [...dailyTasks] };
}

/** The draft without what is blank; none while it lacks a theme or any task. */
export function weekOf({ theme, tasks }: WeekDraft): Omit<StructureWeek, 'week'> | undefined {
  const dailyTasks = tasks.filter((line) => !isBlank(line)).map(written);
  return isBlank(theme) || dailyTasks.length === 0 ? undefined : { theme: written(theme), dailyTasks };
}

export function canAdd({ tasks }: WeekDraft): boolean {
  return tasks.length < MAX_DAILY_TASKS;
}

export function withTask(draft: WeekDraft, index: number, line: string): WeekDraft {
  return { ...draft, tasks: draft.tasks.with(index, line) };
}

export function withoutTask(draft: WeekDraft, index: number): WeekDraft {
  return { ...draft, tasks: draft.tasks.toSpliced(index, 1) };
}
