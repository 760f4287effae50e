import { useQuery } from '@tanstack/react-query';
import { listCompetitions, type ShownCompetition } from 'sync-protocol/contract/competitions';
import type { Competition } from 'sync-protocol/entities/competitions/competition';
import { contributionOf, NOTHING, plus, scoreOf } from 'sync-protocol/rules/competitions/competition-score';
import { addDays, trainingDay } from 'sync-protocol/rules/training-day';
import { playerZone, useToday } from '#data/clock.ts';
import { useDayTotals, useUserRegimens } from '#data/live/live.ts';
import { call } from '#data/server/calls/api.ts';
import { useMayBeOld } from '#data/server/network.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { useAskedAnew } from '#data/server/answers/use-asked-anew.ts';

const FRESH_MS = 10_000;
const AGAIN_MS = 30_000;
const KEY = ['competitions'];
const KEYS = [KEY];

/** What the two teams of a competition have come to. */
export interface Scores {
  /** Null: not known yet. */
  own: number | null;
  other: number | null;
  /** Of it the player's own, with what this phone has not sent yet; null where none of it counts. */
  mine: number | null;
  /** Why what the player does counts for neither, where it began without them or goes on without them. */
  missed?: 'joinedLate' | 'left' | undefined;
}

/**
 * How far competitions are: as the server said it last, with the player's own training as this phone knows it. Asked for
 * anew while one runs, when something was sent, and when a competition moves.
 */
export function useProgress(competitions: readonly Competition[]) {
  const running = competitions.filter(({ status }) => status === 'active');
  const asked = useQuery(
    {
      queryKey: KEY,
      queryFn: ({ signal }) => call(listCompetitions, { signal }),
      staleTime: FRESH_MS,
      refetchInterval: running.length > 0 ? AGAIN_MS : false,
      enabled: competitions.length > 0,
    },
    queryClient,
  );
  const { data, dataUpdatedAt } = asked;
  const mayBeOld = useMayBeOld(asked);
  useAskedAnew(KEYS, competitions.map(({ id, status }) => `${id} ${status}`).join());
  const own = useOwnTraining(running);
  const known = new Map(data?.map((one) => [one.id, one]));
  return {
    scoresOf: (row: Competition): Scores => scoresOf(row, known.get(row.competitionId), own),
    /** When they were heard, if they may have changed since; 0: never yet. */
    asOf: mayBeOld ? dataUpdatedAt : undefined,
  };
}

/** What the player has done since the first of some competitions began, as this phone knows it. */
function useOwnTraining(running: readonly Competition[]) {
  const today = useToday();
  const [began = today] = running
    .flatMap(({ startedAt }) => (startedAt ? [trainingDay(Date.parse(startedAt), playerZone())] : []))
    .toSorted();
  // Who flies west has the day before once more.
  const days = useDayTotals(addDays(began, -1), today) ?? [];
  const bases = new Map(useUserRegimens()?.map(({ id, basePoints }) => [id, basePoints]));
  return { days, baseOf: (id: Parameters<typeof bases.get>[0]) => bases.get(id) ?? 0 };
}

function scoresOf(
  row: Competition,
  shown: ShownCompetition | undefined,
  { days, baseOf }: ReturnType<typeof useOwnTraining>,
): Scores {
  const { competitionType: type, teamId, startedAt, endsAt } = row;
  const missed = shown?.startedAt ? missedOf(shown) : undefined;
  if (row.ownScore !== null && row.otherScore !== null)
    return { own: row.ownScore, other: row.otherScore, mine: null, missed };
  // What was fetched before it began tells nothing of it.
  if (!shown?.startedAt) return { own: null, other: null, mine: null };
  const scoreNow = (isOwn: boolean) => {
    const stats = shown.stats.find((one) => (one.teamId === teamId) === isOwn);
    const { tasksCompleted: tasks = 0, pointsEarned: points = 0, streakDays: days = 0 } = stats ?? {};
    return scoreOf(type, { tasks, points, days });
  };
  const scores = { own: scoreNow(true), other: scoreNow(false), mine: null, missed };
  if (!shown.own || !startedAt || !endsAt) return scores;
  const ends = [endsAt, ...(shown.own.until ? [shown.own.until] : [])].map((end) => Date.parse(end));
  const window = { from: Date.parse(startedAt), until: Math.min(...ends) };
  const mine = days.reduce((sum, day) => plus(sum, contributionOf(day, window, baseOf)), NOTHING);
  const unsent = scoreOf(type, plus(mine, shown.own, -1));
  const side = shown.own.teamId === teamId ? 'own' : 'other';
  return { ...scores, [side]: Math.max(0, scores[side] + unsent), mine: scoreOf(type, mine) };
}

function missedOf({ own }: ShownCompetition): Scores['missed'] {
  if (!own) return 'joinedLate';
  return own.until ? 'left' : undefined;
}
