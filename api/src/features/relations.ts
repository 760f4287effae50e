import type { UserId } from 'sync-protocol/ids';
import type { Relationship } from 'sync-protocol/rules/profile/privacy';
import type { Relations } from './profile/relations.ts';
import { rivalRelations } from './rivals/relations.ts';
import { teammates } from './teams/teammates.ts';

/** What makes two players more than strangers: every feature that knows of such a tie. */
const SOURCES: readonly Relations[] = [rivalRelations, teammates];

/** All that connects a viewer with others. */
export const relations: Relations = async (kysely, viewer, others) => {
  const known = new Map<UserId, Relationship>();
  for (const source of SOURCES)
    for (const [id, more] of await source(kysely, viewer, others)) {
      const one = known.get(id);
      known.set(id, {
        isTeammate: more.isTeammate || one?.isTeammate === true,
        isRival: more.isRival || one?.isRival === true,
        isByCode: more.isByCode === true || one?.isByCode === true,
      });
    }
  return known;
};
