import type { AccessRow } from './cast.ts';

/**
 * What the calls about teams answer, as a row of access.pg.test.ts; `{id}` is a team that the victim has made, in which
 * nobody else is. Whoever might meet the victim anywhere finds it, and asks to be let in.
 */
export const TEAM_ROWS: Record<string, AccessRow> = {
  'GET /api/teams': [401, 200, 200],
  'GET /api/teams/my-teams': [401, 200, 200],
  'GET /api/users/{id}/teams': [401, [404, 403, 200, 200], 200],
  'POST /api/teams': [401, 400, 400],
  'POST /api/teams/join': [401, 400, 400],
  'GET /api/teams/{id}': [401, [404, 200, 200, 200], 200],
  'PATCH /api/teams/{id}': [401, 404, 200],
  'POST /api/teams/{id}/code': [401, 404, 200],
  'POST /api/teams/{id}/members': [401, [404, 200, 200, 200], 200],
  'GET /api/teams/{id}/requests': [401, 404, 200],
  'PATCH /api/teams/{id}/requests/{requestId}': [401, 400, 400],
  'DELETE /api/teams/{id}/leave': [401, 404, 403],
  'DELETE /api/teams/{teamId}/members/{userId}': [401, 404, 404],
  'PATCH /api/teams/{teamId}/members/{userId}': [401, 400, 400],
  'GET /api/invitation-templates': [401, 200, 200],
  'POST /api/team-invitations': [401, 400, 400],
  'POST /api/teams/{id}/invite': [401, 400, 400],
  'GET /api/invitations/received': [401, 200, 200],
  'GET /api/invitations/sent': [401, 200, 200],
  'PATCH /api/invitations/{id}/respond': [401, 400, 400],
  'DELETE /api/invitations/{id}': [401, 404, 404],
  'DELETE /api/teams/{id}': [401, 404, 200],
};

/** Calls that a coach of a minor, who is in a team with them, can't make about another team of theirs. */
export const NOT_FOR_COACHES = ['POST /api/rivals', 'GET /api/teams/{id}', 'POST /api/teams/{id}/members'];
