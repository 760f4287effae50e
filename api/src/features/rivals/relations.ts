import type { Relations } from '#features/profile/commands.ts';

/** Whoever has said yes to a player, or they to them. */
export const rivalRelations: Relations = async (kysely, viewer, others) => {
  if (others?.length === 0) return new Map();
  const rivals = await kysely
    .selectFrom('rivalries')
    .select('rivalId')
    .where('userId', '=', viewer)
    .where('status', '=', 'accepted')
    .$if(others !== undefined, (query) => query.where('rivalId', 'in', [...(others ?? [])]))
    .execute();
  return new Map(rivals.map(({ rivalId }) => [rivalId, { isTeammate: false, isRival: true }]));
};
