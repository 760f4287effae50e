import type { UserId } from 'sync-protocol/ids';
import { birthOf } from 'sync-protocol/rules/session/age';
import { isMetByCode } from 'sync-protocol/rules/teams/met-by-code';
import type { Relations } from '#features/profile/commands.ts';

/** Who shares a team with a viewer, and whether the minor among them came into it by its code. */
export const teammates: Relations = async (kysely, viewer, others) => {
  if (others?.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('memberships as own')
    .innerJoin('memberships as other', 'other.teamId', 'own.teamId')
    .innerJoin('users as viewer', 'viewer.id', 'own.userId')
    .innerJoin('users', 'users.id', 'other.userId')
    .select(['other.userId as id', 'other.via', 'users.birthMonth', 'users.birthYear', 'own.via as ownVia'])
    .select(['viewer.birthMonth as ownMonth', 'viewer.birthYear as ownYear'])
    .where('own.userId', '=', viewer)
    .where('other.userId', '<>', viewer)
    .$if(others !== undefined, (query) => query.where('other.userId', 'in', others ?? []))
    .execute();
  return new Map<UserId, { isTeammate: true; isRival: false; isByCode: boolean }>(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, shared]) => {
      const isByCode = shared.some(({ ownMonth, ownYear, ownVia, via, ...other }) =>
        isMetByCode(
          { via: ownVia, birth: birthOf({ birthMonth: ownMonth, birthYear: ownYear }) },
          { via, birth: birthOf(other) },
        ),
      );
      return [id, { isTeammate: true, isRival: false, isByCode }];
    }),
  );
};
