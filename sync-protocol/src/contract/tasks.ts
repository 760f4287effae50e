import { z } from 'zod';
import { badge } from '../entities/progress/badge.ts';
import { task } from '../entities/tasks/task.ts';
import { taskId } from '../ids.ts';
import { defineCall, ofUser } from './call.ts';

/** A task as every call serves it. */
const taskAnswer = task.omit({ words: true });

export const listTasks = defineCall({
  method: 'GET',
  path: '/api/tasks',
  summary: 'The tasks of today and of the training day before',
  answer: z.array(taskAnswer),
});

export const toggleTask = defineCall({
  method: 'PATCH',
  path: '/api/tasks/{id}/toggle',
  summary: 'Checks an open task, unchecks a completed one',
  params: z.object({ id: taskId }),
  answer: taskAnswer.extend({ newBadges: z.array(badge) }),
});

export const refreshTasks = defineCall({
  method: 'POST',
  path: '/api/users/{id}/tasks/refresh-daily',
  summary: 'Swaps today’s open tasks for other ones',
  params: ofUser,
  answer: z.array(taskAnswer),
});
