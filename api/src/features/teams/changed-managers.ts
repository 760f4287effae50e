import type { TeamMember } from 'sync-protocol/entities/teams/team';
import { changesOf, type RowChange } from 'sync-protocol/mutations/rows';
import { isManager } from 'sync-protocol/rules/teams/team-terms';

/** Whose right to invite and to let in ends by changes: they leave, are taken out, or are a plain member from now on. */
export function formerManagers(changes: readonly RowChange[]): TeamMember[] {
  return changesOf(changes, 'teamMembers').flatMap(({ before, after }) =>
    before && isManager(before.role) && !isManager(after?.role) ? before : [],
  );
}

/** Who answers for a team from changes on: they are an admin or its creator, and were a plain member. */
export function newManagers(changes: readonly RowChange[]): TeamMember[] {
  return changesOf(changes, 'teamMembers').flatMap(({ before, after }) =>
    before && after && isManager(after.role) && !isManager(before.role) ? after : [],
  );
}
