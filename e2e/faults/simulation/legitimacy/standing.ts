import type { Db } from 'api/src/db/db.ts';

/** Who is what to whom, and what waits for whom, as the server has it at one moment. */
export type Standing = Awaited<ReturnType<typeof look>>;

async function look({ kysely }: Db) {
  const [
    teams,
    members,
    requests,
    invitations,
    invites,
    competitions,
    challenges,
    rivalries,
    friendStreaks,
    asks,
    blocks,
    stories,
    activities,
    cheers,
  ] = await Promise.all([
    kysely.selectFrom('teams').select(['id', 'code']).execute(),
    kysely.selectFrom('teamMembers').select(['id', 'teamId', 'memberId', 'role']).execute(),
    kysely.selectFrom('joinRequests').select(['id', 'userId', 'teamId', 'code', 'status']).execute(),
    kysely
      .selectFrom('teamInvitations')
      .select(['id', 'userId', 'otherId', 'teamId', 'side', 'status', 'expiresAt'])
      .execute(),
    kysely.selectFrom('teamInvites').select(['userId', 'playerId', 'at']).execute(),
    kysely.selectFrom('competitions').selectAll().execute(),
    kysely.selectFrom('shares').select(['userId', 'at']).where('kind', '=', 'challenge').execute(),
    kysely.selectFrom('rivalries').select(['userId', 'rivalId', 'status']).execute(),
    kysely.selectFrom('friendStreaks').select(['userId', 'friendId', 'status']).execute(),
    kysely.selectFrom('rivalAsks').select(['userId', 'rivalId', 'at']).execute(),
    kysely.selectFrom('blocks').select(['blockerId', 'blockedId']).execute(),
    kysely.selectFrom('victoryStories').select(['id', 'userId', 'isPublic', 'isHeld']).execute(),
    kysely.selectFrom('rivalActivities').select(['id', 'userId', 'rivalId', 'activityType']).execute(),
    kysely
      .selectFrom('teamCheers')
      .select(['userId', 'otherId', 'membershipId', 'day'])
      .where('side', '=', 'sent')
      .execute(),
  ]);
  const ofTeams = { teams, members, requests, invitations, invites, competitions, challenges };
  return { ...ofTeams, rivalries, friendStreaks, asks, blocks, stories, activities, cheers };
}

/** Hears of pushes that were delivered, with what stood before them. */
type Heard = (before: Standing | undefined) => Promise<void>;

/**
 * What there was before the push that is being delivered. Nobody can say it of pushes that overlap: what comes of those
 * is not judged.
 */
export class Watch {
  readonly #db: () => Db;
  readonly #heard: Heard;
  #open = 0;
  #before: Standing | undefined;

  constructor(db: () => Db, heard: Heard) {
    this.#db = db;
    this.#heard = heard;
  }

  get before(): Standing | undefined {
    return this.#before;
  }

  async during<T>(deliver: () => Promise<T>): Promise<T> {
    this.#open += 1;
    try {
      const before = this.#open === 1 ? await look(this.#db()) : undefined;
      this.#before = this.#open === 1 ? before : undefined;
      return await deliver();
    } finally {
      this.#open -= 1;
      if (this.#open === 0) await this.#heard(this.#before);
    }
  }
}
