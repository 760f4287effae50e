import type { UserId } from 'sync-protocol/ids';
import { COMMENTS_A_DAY } from 'sync-protocol/rules/stories/story-terms';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import { teamsManagedBy } from '#features/teams/commands.ts';
import { ENDED_KEPT_DAYS, inComment, inInvitation, inRivalry, said } from './ended-words.ts';

/** Of what somebody has said under another's stories, the latest. */
const COMMENTS_IN_COPY = 20;
/** Of what has ended, the latest: more than anybody writes in a day, so that nothing is pushed out by what follows it. */
const ENDED_IN_COPY = 2 * COMMENTS_A_DAY;

// What a report of a player is about need not stand in their profile: it may have come with an invitation, stand under a
// story, be a team's name, or the words of a challenge. Words that wait for the operator nobody has read; they stand in no such row.

/**
 * What a player has written to another, and what of it the other one's teams were challenged with; and, as of their
 * profile, the words of the teams that they answer for. Each says what it is, with the number for the operator's commands.
 */
export async function writtenTo(
  kysely: Queryable,
  { writer, reader, now }: { writer: UserId; reader: UserId; now: Date },
): Promise<string[]> {
  const invitations = await kysely
    .selectFrom('teamInvitations')
    .selectAll()
    .where('userId', '=', reader)
    .where('side', '=', 'received')
    .where('otherId', '=', writer)
    .orderBy('id')
    .execute();
  const rivalries = await kysely
    .selectFrom('rivalries')
    .selectAll()
    .where('userId', '=', reader)
    .where('rivalId', '=', writer)
    .execute();
  const ended = await kysely
    .selectFrom('endedMessages')
    .select('words')
    .where('readerId', '=', reader)
    .where('writerId', '=', writer)
    .where('at', '>', new Date(now.getTime() - ENDED_KEPT_DAYS * DAY_MS).toISOString())
    .orderBy('at', 'desc')
    .orderBy('words')
    .limit(ENDED_IN_COPY)
    .execute();
  const comments = await kysely
    .selectFrom('storyComments as c')
    .innerJoin('victoryStories as s', 's.id', 'c.storyId')
    .select(['c.id', 'c.content', 'c.isHeld'])
    .where('s.userId', '=', reader)
    .where('c.userId', '=', writer)
    .where('c.isHeld', '=', false)
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.id')
    .limit(COMMENTS_IN_COPY)
    .execute();
  const managed = teamsManagedBy(kysely, [writer]);
  const teams = await kysely
    .selectFrom('teams')
    .select(['id', 'name', 'description'])
    .where('id', 'in', managed)
    .orderBy('id')
    .execute();
  const challenges = await kysely
    .selectFrom('competitions')
    .innerJoin('memberships', 'memberships.teamId', 'competitions.otherTeamId')
    .select(['competitionId', 'name', 'description'])
    .where('side', '=', 'challenging')
    .where('memberships.userId', '=', reader)
    .where('competitions.teamId', 'in', managed)
    .orderBy('competitionId')
    .execute();
  return [
    ...invitations.flatMap(inInvitation),
    ...rivalries.flatMap(inRivalry),
    ...comments.flatMap(inComment),
    ...ended.map(({ words }) => words),
    ...teams.map(({ id, ...team }) => said(`team ${id}`, team.name, team.description)),
    ...challenges.map((one) => said(`challenge ${one.competitionId}`, one.name, one.description)),
  ];
}
