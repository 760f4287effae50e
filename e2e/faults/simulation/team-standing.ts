import type { Db } from 'api/src/db/db.ts';

/** Who is in which team, and who waits for what, as the server has it at one moment. */
export type TeamStanding = Awaited<ReturnType<typeof lookAtTeams>>;

export async function lookAtTeams({ kysely }: Db) {
  const [teams, members, requests, invitations] = await Promise.all([
    kysely.selectFrom('teams').select(['id', 'code']).execute(),
    kysely.selectFrom('teamMembers').select(['id', 'teamId', 'memberId', 'role']).execute(),
    kysely.selectFrom('joinRequests').select(['id', 'userId', 'teamId', 'code', 'status']).execute(),
    kysely
      .selectFrom('teamInvitations')
      .select(['id', 'userId', 'otherId', 'teamId', 'side', 'status', 'expiresAt'])
      .execute(),
  ]);
  return { teams, members, requests, invitations };
}

/**
 * What the teams were like before the push that is being delivered. Nobody can say it of pushes that overlap: what
 * comes of those is not judged.
 */
export class TeamWatch {
  readonly #db: () => Db;
  #open = 0;
  #before: TeamStanding | undefined;

  constructor(db: () => Db) {
    this.#db = db;
  }

  get before(): TeamStanding | undefined {
    return this.#before;
  }

  async during<T>(deliver: () => Promise<T>): Promise<T> {
    this.#open += 1;
    try {
      const before = this.#open === 1 ? await lookAtTeams(this.#db()) : undefined;
      this.#before = this.#open === 1 ? before : undefined;
      return await deliver();
    } finally {
      this.#open -= 1;
    }
  }
}
