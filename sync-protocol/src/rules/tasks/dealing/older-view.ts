import type { Task } from '../../../entities/tasks/task.ts';
import type { UserRegimen } from '../../../entities/training/user-regimen.ts';
import type { TaskId } from '../../../ids.ts';
import { dealDay, taskOf, type DealtDay } from './deal.ts';
import { plainTask } from '../plain-tasks.ts';

/**
 * The task that a program dealt for a slot on its own, for a phone that knew of no other; none when its program is
 * unknown.
 */
export function dealtAlone(dealt: DealtDay, enrolment: UserRegimen, id: TaskId): Task | undefined {
  const running = { ...enrolment, isActive: true, isArchived: false };
  return dealDay({ ...dealt, userRegimens: [running], tasks: [] }).add.find((task) => task.id === id);
}

/** What a task was whose program is gone with its plan: no more than one of it. */
export function dealtUnknown(dealt: DealtDay, of: Parameters<typeof taskOf>[1]): Task {
  return taskOf(dealt, of, { planned: plainTask(of.enrolment.name, ''), place: null });
}
