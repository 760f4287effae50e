import { dueWebPushes } from '#features/notifications/commands.ts';
import type { ServerHalf } from '#sync/server-half.ts';
import { followTraining } from './follow-training.ts';
import { followCompetitions } from './follow.ts';
import { competitionVets } from './vets.ts';

/** A competition is two teams' and all their players': what one does about it, or trains, reaches the others. */
export const competitionsHalf: ServerHalf = {
  vet: competitionVets,
  follow: async (cause) => {
    const moved = await followCompetitions(cause);
    const trained = await followTraining(cause);
    const changes = [...moved, ...trained.changes];
    const news = [...cause.changes, ...changes].flatMap(({ table, before, after }) =>
      table === 'notifications' && !before && after && 'type' in after && after.type === 'competition_update'
        ? [after]
        : [],
    );
    return {
      changes,
      parts: (statement) => [
        ...trained.parts(statement),
        ...dueWebPushes(statement, news, cause.now, 'competition_pushes'),
      ],
    };
  },
};
