import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/training';
import type { Regimen } from 'sync-protocol/entities/regimen';
import { newId, regimenId, type RegimenId } from 'sync-protocol/ids';
import type { Deps } from '#deps';
import { ApiError } from '#plugins/api-error.ts';
import { serve } from '#plugins/serve.ts';
import { act } from '#sync/act.ts';
import type { Applied } from '#sync/apply.ts';
import { presentCustomRegimen } from './present.ts';

/** The programs that players make for themselves. */
export function serveOwnRegimens(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.createRegimen, ({ player, body, request }) => {
    const id = regimenId.parse(newId());
    const { isActive: _, weeklyStructure: weeks, ...fields } = body;
    return act(deps, player.id, request, {
      name: 'regimen.create',
      args: () => ({ regimenId: id, ...fields, ...(weeks && { weeks }) }),
      present: (applied) => presentOwn(applied, id),
    });
  });

  serve(app, calls.updateRegimenWeek, async ({ player, params: { id, week }, body, request }) => {
    if (deps.catalog.entries.has(id))
      throw new ApiError(403, 'forbidden', 'Only programs of your own can be changed.');
    return act(deps, player.id, request, {
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
