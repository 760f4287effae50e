import type { Db } from 'api/src/db/db.ts';
import type { CompetitionId, TeamId, UserId } from 'sync-protocol/ids';
import {
  contributionOf,
  countsUntil,
  NOTHING,
  plus,
  resultOf,
  scoreOf,
  type Contribution,
} from 'sync-protocol/rules/competitions/competition-score';
import type { Standing } from '../legitimacy/standing.ts';

type Row = Standing['competitions'][number];
type Member = Pick<Standing['members'][number], 'teamId' | 'memberId'>;

/** What the members of both teams of a competition have done for it, by player. */
type Score = ReadonlyMap<UserId | null, Contribution>;

const TITLES = { won: 'Your team has won', lost: 'The competition is over', draw: 'A draw' } as const;
const isOver = ({ status }: Row) => status !== 'pending' && status !== 'active';
const deadlineOf = ({ endsAt }: Row) => Date.parse(countsUntil(endsAt ?? ''));
/** What of a competition stands for ever once it is over. */
const resultText = (row: Row) =>
  JSON.stringify([
    row.status,
    row.ending,
    row.startedAt,
    row.endsAt,
    row.closedAt,
    row.ownScore,
    row.otherScore,
  ]);

/** What each of the teams has come to, the one first whose row it is. */
function scoresOf(
  { competitionType, teamId }: Row,
  own: readonly (Contribution & { teamId: TeamId })[],
): number[] {
  return [true, false].map((isOwn) => {
    const players = own.filter((one) => (one.teamId === teamId) === isOwn);
    return scoreOf(
      competitionType,
      players.reduce<Contribution>((sum, one) => plus(sum, one), NOTHING),
    );
  });
}

/** What is remembered of competitions, and goes back with the database when that is restored. */
interface Memory {
  /** Of rows of competitions that are over, what stood there, and whose team it was. */
  over: Map<string, { text: string; teamId: TeamId }>;
  running: Map<CompetitionId, Row>;
  /** What had been done when nothing more could count. */
  final: Map<CompetitionId, Score>;
}

const nothingYet = (): Memory => ({ over: new Map(), running: new Map(), final: new Map() });
const copyOf = ({ over, running, final }: Memory): Memory => ({
  over: new Map(over),
  running: new Map(running),
  final: new Map(final),
});

/**
 * Keeps the score of all competitions itself, from what the players have done, and looks after each push and each job at
 * what the server makes of it.
 */
export class Referee {
  /** What should not have been. */
  readonly wrong: string[] = [];
  readonly #db: () => Db;
  #memory = nothingYet();
  #backup = nothingYet();

  constructor(db: () => Db) {
    this.#db = db;
  }

  backUp(): void {
    this.#backup = copyOf(this.#memory);
  }

  /** The database is as it was; what comes in after the time of late training counts no more, though it did before. */
  async restore(now: number): Promise<void> {
    this.#memory = copyOf(this.#backup);
    await this.#finish(-Infinity, now);
  }

  /** The time goes on: what was not in when it was up for late training does not count. */
  async passTime(from: number, until: number): Promise<void> {
    await this.#finish(from, until);
  }

  /**
   * Looks at what has become of everything.
   * @param before what stood before the one thing that has happened; without it several have, at once
   */
  async look(before: { members: readonly Member[] } | undefined): Promise<void> {
    const { kysely } = this.#db();
    const rows = await kysely.selectFrom('competitions').selectAll().execute();
    if (rows.length === 0 && this.#memory.over.size === 0) return;
    const counts = await kysely.selectFrom('competitionPlayers').selectAll().execute();
    await this.#lookForReopened(rows);
    this.#lookForTwins(rows);
    const done = await this.#done();
    const closed: Row[] = [];
    for (const [id, [row, twin]] of Map.groupBy(rows, ({ competitionId }) => competitionId)) {
      if (!row) continue;
      const own = counts.filter(({ competitionId }) => competitionId === id);
      const known = this.#memory.running.get(id);
      if (row.status === 'active' && !known && before) this.#lookAtRoster(row, own, before.members);
      const isNew = row.status === 'completed' && !this.#memory.over.has(row.id);
      if (isNew) closed.push(...[row, twin].flatMap((one) => one ?? []));
      // Of pushes at once nobody can say which came before the end.
      if (row.status === 'active' || (isNew && before))
        this.#compare(row, own, this.#memory.final.get(id) ?? done(row, own));
      if (row.status === 'completed') this.#lookAtResult(row, own);
    }
    if (before) await this.#lookAtNews(closed, before.members);
    this.#memory.running = new Map(
      rows.filter(({ status }) => status === 'active').map((row) => [row.competitionId, row]),
    );
    for (const row of rows.filter(isOver))
      this.#memory.over.set(row.id, { text: resultText(row), teamId: row.teamId });
  }

  /** Once the server has looked after what is due, no team goes on that has reached the target in time. */
  async lookForReached(now: number): Promise<void> {
    const counts = await this.#db().kysely.selectFrom('competitionPlayers').selectAll().execute();
    for (const row of this.#memory.running.values()) {
      const own = counts.filter(({ competitionId: id }) => id === row.competitionId);
      if (Math.max(...scoresOf(row, own)) >= row.targetValue || deadlineOf(row) <= now)
        this.wrong.push(`${row.competitionId} goes on, at ${scoresOf(row, own).join(' to ')}`);
    }
  }

  /** An ended competition never reopens, and goes with its team alone. */
  async #lookForReopened(rows: readonly Row[]): Promise<void> {
    const now = new Map<string, Row>(rows.map((row) => [row.id, row]));
    const teams = await this.#db().kysely.selectFrom('teams').select('id').execute();
    for (const [id, { text, teamId }] of this.#memory.over) {
      const row = now.get(id);
      if (row && resultText(row) !== text) this.wrong.push(`${id} was over: ${text}, ${resultText(row)}`);
      if (!row && teams.some((team) => team.id === teamId)) this.wrong.push(`${id} is gone`);
      if (!row) this.#memory.over.delete(id);
    }
  }

  /** Both teams have the same of a competition, and two of them one at a time. */
  #lookForTwins(rows: readonly Row[]): void {
    const open = rows
      .filter((row) => !isOver(row))
      .map(({ teamId, otherTeamId }) => `${teamId} ${otherTeamId}`);
    if (new Set(open).size !== open.length) this.wrong.push('two teams are in two competitions at once');
    for (const row of rows) {
      const twin = rows.find(({ id, competitionId }) => competitionId === row.competitionId && id !== row.id);
      const seenByOther = twin && { ...twin, ownScore: twin.otherScore, otherScore: twin.ownScore };
      const isAlike = seenByOther
        ? resultText(seenByOther) === resultText(row) &&
          twin.teamId === row.otherTeamId &&
          twin.side !== row.side
        : isOver(row);
      if (!isAlike) this.wrong.push(`${row.id} is not the same for both: ${resultText(row)}`);
    }
  }

  /** In it is who was in one of the teams at the moment at which it began. */
  #lookAtRoster(
    { competitionId, teamId, otherTeamId }: Row,
    own: readonly { userId: UserId | null }[],
    members: readonly Member[],
  ): void {
    const expected = members.filter((one) => one.teamId === teamId || one.teamId === otherTeamId);
    const [is, should] = [own.map(({ userId }) => userId), expected.map(({ memberId }) => memberId)];
    if (
      new Set(is).size !== is.length ||
      new Set([...is, ...should]).size !== is.length ||
      should.length < is.length
    )
      this.wrong.push(`${competitionId} began with ${is.join(', ')} instead of ${should.join(', ')}`);
  }

  /** What is counted of each player is what they have done. */
  #compare(
    { competitionId, status }: Row,
    own: readonly (Contribution & { userId: UserId | null })[],
    done: Score,
  ): void {
    for (const { userId, tasks, points, days } of own) {
      const [is, should] = [{ tasks, points, days }, done.get(userId) ?? NOTHING].map((one) =>
        JSON.stringify(one),
      );
      if (is !== should)
        this.wrong.push(`${competitionId}, ${status}, counts ${is} of ${userId} instead of ${should}`);
    }
  }

  /** A result is what is counted, and everybody has the same. */
  #lookAtResult(row: Row, own: readonly (Contribution & { teamId: TeamId; result: string | null })[]): void {
    const { id, teamId, ownScore, otherScore, ending, closedAt, targetValue } = row;
    const scores = scoresOf(row, own);
    if (JSON.stringify(scores) !== JSON.stringify([ownScore, otherScore]))
      this.wrong.push(`${id} ended ${ownScore} to ${otherScore} instead of ${scores.join(' to ')}`);
    const result = resultOf(ownScore ?? 0, otherScore ?? 0);
    if (own.some((one) => one.teamId === teamId && one.result !== result))
      this.wrong.push(`${id} is not ${result} for all`);
    const isEarly = ending === 'runOut' && Date.parse(closedAt ?? '') < deadlineOf(row);
    const isShort = ending === 'reach' && Math.max(...scores) < targetValue;
    if (isEarly || isShort) this.wrong.push(`${id} has ended too early`);
  }

  /** Everybody in the teams is told how each of these has ended, once. */
  async #lookAtNews(closed: readonly Row[], members: readonly Member[]): Promise<void> {
    const instants = closed.flatMap(({ closedAt }) => closedAt ?? []);
    if (instants.length === 0) return;
    const found = await this.#db()
      .kysely.selectFrom('notifications')
      .select(['userId', 'title'])
      .where('type', '=', 'competition_update')
      .where('title', 'in', Object.values(TITLES))
      .where('createdAt', 'in', instants)
      .execute();
    const told = found.map(({ userId, title }) => `${userId} ${title}`).sort();
    const isIn = (player: UserId, team: TeamId) =>
      members.some((one) => one.memberId === player && one.teamId === team);
    const owed = closed.flatMap(({ teamId, otherTeamId, side, ownScore, otherScore }) => {
      const result = resultOf(ownScore ?? 0, otherScore ?? 0);
      const ofTeam = members.filter((one) => one.teamId === teamId);
      return ofTeam.flatMap(({ memberId }) => {
        if (!isIn(memberId, otherTeamId)) return `${memberId} ${TITLES[result]}`;
        // Whoever is in both teams has neither won nor lost.
        return side === 'challenging' ? `${memberId} ${TITLES[result === 'draw' ? 'draw' : 'lost']}` : [];
      });
    });
    if (JSON.stringify(told) !== JSON.stringify(owed.sort()))
      this.wrong.push(`told are ${told.join(', ')} instead of ${owed.join(', ')}`);
  }

  /** Keeps what has been done for those whose time, with that of late training, is up until then. */
  async #finish(from: number, until: number): Promise<void> {
    const { running, final } = this.#memory;
    const due = [...running.values()].filter((row) => deadlineOf(row) > from && deadlineOf(row) <= until);
    const fresh = due.filter(({ competitionId }) => !final.has(competitionId));
    if (fresh.length === 0) return;
    const done = await this.#done();
    const all = await this.#db().kysely.selectFrom('competitionPlayers').selectAll().execute();
    for (const row of fresh) {
      const own = all.filter(({ competitionId }) => competitionId === row.competitionId);
      final.set(row.competitionId, done(row, own));
    }
  }

  /** What has been done for a competition, worked out from nothing. */
  async #done(): Promise<
    (row: Row, own: readonly { userId: UserId | null; until: string | null }[]) => Score
  > {
    const { kysely } = this.#db();
    const days = await kysely.selectFrom('dayTotals').select(['userId', 'day', 'done', 'streak']).execute();
    const enrolments = await kysely.selectFrom('userRegimens').select(['id', 'basePoints']).execute();
    const bases = new Map(enrolments.map(({ id, basePoints }) => [id, basePoints]));
    return ({ startedAt, endsAt }, own) =>
      new Map(
        own.map(({ userId, until }) => {
          const ends = [endsAt, until].flatMap((end) => (end === null ? [] : [Date.parse(end)]));
          const window = { from: Date.parse(startedAt ?? ''), until: Math.min(...ends) };
          const parts = days
            .filter((one) => one.userId === userId)
            .map((day) => contributionOf(day, window, (id) => bases.get(id) ?? 0));
          return [userId, parts.reduce<Contribution>((sum, part) => plus(sum, part), NOTHING)];
        }),
      );
  }
}
