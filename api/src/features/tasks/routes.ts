import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/tasks';
import { badgesBy } from 'sync-protocol/mutations/earned';
import { badgeById } from 'sync-protocol/rules/progress/badges';
import { addDays, trainingDay } from 'sync-protocol/rules/training-day';
import type { Deps } from '#deps';
import { requireOwn } from '#plugins/calls/require-own.ts';
import { serve } from '#plugins/calls/serve.ts';
import { mutateByCall } from '#sync/write/mutate-by-call.ts';
import { ensureDealt, readDay } from '#sync/write/deal.ts';
import { taskOf, tasksSince } from './queries.ts';

/** Daily tasks: doors to the mutations that a phone queues. */
export function serveTasks(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;

  serve(app, calls.listTasks, async ({ player, request }) => {
    const known = await readDay(db.kysely, player.id);
    await ensureDealt(deps, player.id, known, (error) => request.log.error({ err: error }, 'not dealt'));
    const yesterday = addDays(trainingDay(now().getTime(), known.timezone), -1);
    return tasksSince(db.kysely, player.id, yesterday);
  });

  serve(app, calls.toggleTask, ({ player, params, request }) =>
    mutateByCall(deps, player.id, request, {
      name: 'task.setCompleted',
      args: async (kysely) => {
        const { id, isCompleted, ...task } = await taskOf(kysely, player.id, params.id);
        return { ...task, taskId: id, completed: !isCompleted };
      },
      present: ({ rows }) => {
        const task = rows.get('tasks', params.id);
        if (!task) throw new Error('a toggled task is there');
        const newBadges = badgesBy(rows.changes()).flatMap(({ badgeId }) => badgeById(badgeId) ?? []);
        return { ...task, newBadges };
      },
    }),
  );

  serve(app, calls.refreshTasks, ({ player, params, request }) => {
    requireOwn(player, params.id);
    return mutateByCall(deps, player.id, request, {
      name: 'tasks.refresh',
      args: () => ({}),
      present: ({ rows }, _, today) => rows.all('tasks').filter(({ day }) => day === today),
    });
  });
}
