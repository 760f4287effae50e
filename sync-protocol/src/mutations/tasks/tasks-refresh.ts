import { z } from 'zod';
import type { Task } from '../../entities/tasks/task.ts';
import { MAX_REFRESHES_A_DAY, refreshesOf } from '../../rules/tasks/dealing/deal.ts';
import { refreshedDayId } from '../../rules/derived-ids.ts';
import { dealToday, needsOfDeal, plansOfDeal } from './deal-today.ts';
import { Refusal, type Mutator } from '../mutation.ts';

export const tasksRefreshArgs = z.strictObject({});

/** Swaps the tasks of today that are not completed for other ones. */
export const tasksRefresh: Mutator<'tasks.refresh', z.infer<typeof tasksRefreshArgs>> = {
  name: 'tasks.refresh',
  needs: (_, { day }) => needsOfDeal(day),
  plans: (rows, _, on) => plansOfDeal(rows, on),
  effect: (rows, _, context) => {
    const { day, userId, at } = context;
    const tasks = rows.all('tasks').filter((task) => task.day === day);
    if (tasks.length > 0 && tasks.every((task) => wasCompleted(task, at))) {
      throw new Refusal('nothing_to_refresh', 'All of today’s tasks are done. Nothing left to swap!');
    }
    const refreshes = refreshesOf(day, rows.all('refreshedDays'));
    if (refreshes >= MAX_REFRESHES_A_DAY) {
      throw new Refusal(
        'refresh_limit',
        `You can refresh your tasks ${MAX_REFRESHES_A_DAY} times a day. New ones come tomorrow.`,
      );
    }
    rows.put('refreshedDays', { id: refreshedDayId(userId, day), userId, day, refreshes: refreshes + 1 });
    dealToday(rows, context);
  },
};

/** What another device completed after the tap was still open when the player asked for other tasks. */
function wasCompleted({ isCompleted, completedAt }: Task, at: string): boolean {
  return isCompleted && (completedAt === null || completedAt <= at);
}
