import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/training/training';
import type { Regimen } from 'sync-protocol/entities/training/regimen';
import { newId, regimenId, type RegimenId } from 'sync-protocol/ids';
import { defaultWeeks } from 'sync-protocol/rules/training/default-weeks';
import type { Deps } from '#deps';
import { ApiError } from '#plugins/calls/api-error.ts';
import { serve } from '#plugins/calls/serve.ts';
import { mutateByCall } from '#sync/write/mutate-by-call.ts';
import type { Applied } from '#sync/write/apply.ts';
import { presentCustomRegimen } from './present.ts';

/** The programs that players make for themselves. */
export function serveOwnRegimens(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.createRegimen, ({ player, body, request }) => {
    const id = regimenId.parse(newId());
    const { isActive: _, weeklyStructure = [], ...fields } = body;
    const given = new Map(weeklyStructure.map((week) => [week.week, week]));
    // A plan shorter than the program is filled up with our own weeks.
    const weeks = defaultWeeks(fields.category, fields.totalWeeks).map(
      (week) => given.get(week.week) ?? week,
    );
    return mutateByCall(deps, player.id, request, {
      name: 'regimen.create',
      args: () => ({ regimenId: id, ...fields, weeks }),
      present: (applied) => presentOwn(applied, id),
    });
  });

  serve(app, calls.updateRegimenWeek, async ({ player, params: { id, week }, body, request }) => {
    if (deps.catalog.entries.has(id))
      throw new ApiError(403, 'forbidden', 'Only programs of your own can be changed.');
    return mutateByCall(deps, player.id, request, {
      name: 'regimen.updateWeek',
      args: () => ({ regimenId: id, week, ...body }),
      present: (applied) => presentOwn(applied, id),
    });
  });
}

function presentOwn({ rows }: Applied, id: RegimenId): Regimen {
  const own = rows.get('regimens', id);
  if (!own) throw new Error('a program that was changed is there');
  return presentCustomRegimen(own);
}
