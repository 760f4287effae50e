import { z } from 'zod';
import { MAX_REFRESHES_A_DAY, refreshesOf } from '../rules/deal.ts';
import { dealToday, needsOfDeal, plansOfDeal } from './deal-today.ts';
import { Refusal, type Mutator } from './define.ts';

export const tasksRefreshArgs = z.strictObject({});

/** Swaps the tasks of today that are not completed for other ones. */
export const tasksRefresh: Mutator<'tasks.refresh', z.infer<typeof tasksRefreshArgs>> = {
  name: 'tasks.refresh',
  needs: (_, { day }) => needsOfDeal(day),
  plans: plansOfDeal,
  effect: (rows, _, context) => {
    const tasks = rows.all('tasks').filter((task) => task.day === context.day);
    if (tasks.length > 0 && tasks.every((task) => task.isCompleted)) {
      throw new Refusal('nothing_to_refresh', 'All of today’s tasks are done. Nothing left to swap!');
    }
    const refreshes = refreshesOf(tasks);
    if (refreshes >= MAX_REFRESHES_A_DAY) {
      throw new Refusal(
        'refresh_limit',
        `You can refresh your tasks ${MAX_REFRESHES_A_DAY} times a day. New ones come tomorrow.`,
      );
    }
    dealToday(rows, context, refreshes + 1);
  },
};
