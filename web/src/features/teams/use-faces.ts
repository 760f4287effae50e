import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ShownMember, ShownTeam } from 'sync-protocol/contract/teams';
import { useIsOffline, useMayBeOld } from '#data/server/network.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { now, useToday } from '#data/clock.ts';
import type { OwnTeam } from '#data/live/teams.ts';
import type { TeamId } from 'sync-protocol/ids';
import { askForFaces, FACES, FRESH_MS } from '#data/server/answers/my-teams.ts';
import { useAskedAnew } from '#data/server/answers/use-asked-anew.ts';
import { weekStart } from 'sync-protocol/rules/training-day';
import { forgetAnswers } from '#data/server/answers/kept-answers.ts';

/** Somebody as the player may see them. */
export type Face = Omit<ShownMember, 'week'> & {
  /** On which days of this week they trained; null where that is private, undefined where it is not known. */
  week: ShownMember['week'] | undefined;
};

const KEYS = [FACES.queryKey];

/** Whether the player, who was in these teams, is not in one of them any more, by whoever’s hand. */
export function isOutOfOne(were: readonly ShownTeam[] | undefined, own: readonly TeamId[]): boolean {
  return were?.some(({ id }) => !own.includes(id)) === true;
}

/**
 * Who the members of the player's teams are, and when they trained: fetched, kept, and asked anew while it is looked at,
 * when others are in, when something was sent and in another week.
 */
export function useFaces(teams: readonly OwnTeam[] | undefined) {
  const asked = useQuery({ ...FACES, refetchInterval: FRESH_MS, enabled: teams !== undefined }, queryClient);
  const { data, dataUpdatedAt } = asked;
  const mayBeOld = useMayBeOld(asked);
  const monday = weekStart(useToday());
  useAskedAnew(KEYS, monday);
  const isOffline = useIsOffline();
  const faces = useMemo(() => {
    const shown = data?.flatMap(({ members, weekFrom }) =>
      members.map(({ week, ...one }): Face => ({ ...one, week: weekFrom === monday ? week : undefined })),
    );
    return new Map(shown?.map((one) => [one.id, one]));
  }, [data, monday]);
  const unknown = teams?.flatMap(({ members }) => members.filter(({ id }) => !faces.has(id))).length ?? 0;
  useEffect(() => {
    // Without an answer yet it is being asked: to ask again would throw that away.
    const isAnswered = queryClient.getQueryData(FACES.queryKey) !== undefined;
    if (isAnswered && unknown > 0 && !isOffline) void askForFaces();
  }, [unknown, isOffline]);
  useForgottenTeammates(teams, asked);
  return {
    faces: faces as ReadonlyMap<string, Face>,
    fetched: new Map(data?.map((team) => [team.id, team])) as ReadonlyMap<string, ShownTeam>,
    /** When they were fetched, if they may have changed since. */
    asOf: mayBeOld ? dataUpdatedAt : undefined,
  };
}

/** Forgets what was fetched as a teammate once the player is out of a team. */
function useForgottenTeammates(
  teams: readonly OwnTeam[] | undefined,
  { data, dataUpdatedAt }: Pick<UseQueryResult<ShownTeam[]>, 'data' | 'dataUpdatedAt'>,
): void {
  const [openedAt] = useState(now);
  const lastSeen = useRef('');
  const own = teams?.map(({ team }) => team.id).join(' ');
  useEffect(() => {
    if (own === undefined) return;
    // A new answer may know of a team of which this phone has not heard yet.
    const were = data?.filter(({ id }) => dataUpdatedAt < openedAt || lastSeen.current.includes(id));
    lastSeen.current = own;
    if (isOutOfOne(were, own.split(' ') as TeamId[])) void forgetAnswers();
  }, [own, data, dataUpdatedAt, openedAt]);
}

export type Faces = ReturnType<typeof useFaces>;
