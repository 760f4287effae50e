import type { ServerHalf } from '#sync/server-half.ts';
import { keepChallenges } from './challenge-limits.ts';
import { followTraining } from './follow-training.ts';
import { followCompetitions } from './follow.ts';
import { competitionVets } from './vets.ts';

/** A competition is two teams' and all their players': what one does about it, or trains, reaches the others. */
export const competitionsHalf: ServerHalf = {
  vet: competitionVets,
  follow: async (cause) => {
    const moved = await followCompetitions(cause);
    const trained = await followTraining(cause);
    return {
      changes: [...moved, ...trained.changes],
      parts: (statement) => [
        ...trained.parts(statement),
        ...keepChallenges(statement, cause.changes, cause.now),
      ],
    };
  },
};
