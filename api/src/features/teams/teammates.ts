import { birthOf } from 'sync-protocol/rules/session/age';
import { isMetByCode } from 'sync-protocol/rules/teams/met-by-code';
import type { WayIn } from 'sync-protocol/rules/teams/team-terms';
import { relationsOf, type TieSource } from '#features/profile/commands.ts';

/** How somebody came into a team, and when they were born. */
interface Joined {
  via: WayIn;
  birthMonth: number | null;
  birthYear: number | null;
}

const joined = (membership: string, user: string) =>
  `json_build_object('via', ${membership}.via, 'birthMonth', ${user}.birth_month, 'birthYear', ${user}.birth_year)`;

/** Who shares a team with a viewer, and whether the minor among them came into it by its code. */
export const teamTies: TieSource = {
  select: (viewer) => `
    select other.user_id as id,
      json_build_array(${joined('own', 'viewer')}, ${joined('other', 'mate')}) as facts
    from memberships own
    join memberships other on other.team_id = own.team_id and other.user_id <> own.user_id
    join users viewer on viewer.id = own.user_id
    join users mate on mate.id = other.user_id
    where own.user_id = ${viewer}`,
  relationshipOf: (shared) => {
    const isByCode = (shared as [own: Joined, other: Joined][]).some(([own, other]) =>
      isMetByCode({ via: own.via, birth: birthOf(own) }, { via: other.via, birth: birthOf(other) }),
    );
    return { isTeammate: true, isRival: false, isByCode };
  },
};

/** Who plays with a viewer in a team. */
export const teammates = relationsOf([teamTies]);
