import type { TieSource } from '#features/profile/commands.ts';

/** Whoever has said yes to a player, or they to them. */
export const rivalTies: TieSource = {
  select: (viewer) =>
    `select rival_id as id, null::json as facts from rivalries where user_id = ${viewer} and status = 'accepted'`,
  relationshipOf: () => ({ isTeammate: false, isRival: true }),
};
