import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listTeams } from 'sync-protocol/contract/teams';
import type { TeamId } from 'sync-protocol/ids';
import { hasSaidNo } from 'sync-protocol/mutations/competitions/competition-changes';
import { listOf } from 'sync-protocol/rules/competitions/competition-states';
import { TEAM_NAME_MAX } from 'sync-protocol/rules/teams/team-terms';
import { now } from '#data/clock.ts';
import { useCompetitions } from '#data/live/competitions.ts';
import { useOwnTeams } from '#data/live/teams.ts';
import { call } from '#data/server/calls/api.ts';
import { failureOf } from '#data/server/calls/failures.ts';
import { FRESH_MS } from '#data/server/answers/my-teams.ts';
import { NOT_KEPT, queryClient } from '#data/server/answers/query-client.ts';
import { useSettled } from '#data/server/forms/use-settled.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { HitCount } from '#ui/lists/hit-count.tsx';
import { ListFailure } from '#ui/lists/list-failure.tsx';
import { rowClass, RowList, RowText } from '#ui/lists/list-row.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { creating as text } from './messages.ts';

/** A team that may be challenged. */
export interface Opponent {
  id: TeamId;
  name: string;
}

interface OpponentsProps {
  /** The team that challenges. */
  teamId: TeamId;
  size: number;
  onChoose: (opponent: Opponent) => void;
  onSignIn: () => void;
}

/** Teams of as many players, those that the player may challenge. */
export function Opponents(props: OpponentsProps) {
  const [words, setWords] = useState('');
  return (
    <>
      <TextField
        type="search"
        label={text.search}
        value={words}
        maxLength={TEAM_NAME_MAX}
        onChange={(event) => setWords(event.target.value)}
      />
      <Found words={useSettled(words.trim())} {...props} />
    </>
  );
}

interface FoundProps extends OpponentsProps {
  words: string;
}

/** Teams that the player may challenge, of one size or of any, besides their own. */
function useOpponents(words: string, size?: number) {
  const own = useOwnTeams() ?? [];
  const { data, ...query } = useQuery(
    {
      queryKey: ['opponents', words, size ?? null],
      queryFn: ({ signal }) =>
        call(listTeams, {
          query: { aim: 'challenge', q: words, ...(size !== undefined && { size: String(size) }) },
          signal,
        }),
      // What was typed is nobody’s business later.
      ...(words === '' ? { staleTime: FRESH_MS } : NOT_KEPT),
    },
    queryClient,
  );
  const opponents = data?.filter(
    ({ id, memberCount }) => memberCount === (size ?? memberCount) && own.every(({ team }) => team.id !== id),
  );
  return { ...query, opponents };
}

function Found(props: FoundProps) {
  const { words, size } = props;
  const { opponents } = useOpponents(words, size);
  return (
    <>
      <HitCount count={words === '' ? undefined : opponents?.length} />
      <FoundTeams {...props} />
    </>
  );
}

function FoundTeams({ words, teamId, size, onChoose, onSignIn }: FoundProps) {
  const { opponents, error, refetch } = useOpponents(words, size);
  const whyNot = useWhyNot(teamId);
  if (!opponents && error)
    return (
      <ListFailure
        {...failureOf(error)}
        texts={text.failure}
        onRetry={() => void refetch()}
        onSignIn={onSignIn}
      />
    );
  if (!opponents) return <SearchingTeams />;
  if (opponents.length === 0)
    return words === '' ? (
      <Nobody size={size} />
    ) : (
      <EmptyState title={text.noHit(words)} text={text.noHitText} />
    );
  return (
    <RowList label={text.teams}>
      {opponents.map(({ id, name, description }) => {
        const why = whyNot.get(id);
        const about = (
          <RowText
            title={name}
            detail={[text.size(size), description].filter(Boolean).join(' · ')}
            className="basis-32"
          />
        );
        return (
          <li key={id}>
            {why ? (
              <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
                {about}
                <Pill>{why}</Pill>
              </div>
            ) : (
              <button type="button" className={rowClass} onClick={() => onChoose({ id, name })}>
                {about}
              </button>
            )}
          </li>
        );
      })}
    </RowList>
  );
}

/** Whom a team can't challenge now, and why: they compete already, or said no a few days ago. */
function useWhyNot(own: TeamId): ReadonlyMap<TeamId, string> {
  const at = new Date(now()).toISOString();
  const sides = useCompetitions()?.flatMap(({ twin, ...one }) => (twin ? [one, twin] : [one])) ?? [];
  const ours = sides.filter((one) => one.teamId === own);
  const open = ours.filter((one) => listOf(one, at) !== 'completed');
  const declined = ours.filter((one) => hasSaidNo(one, at));
  return new Map([
    ...declined.map(({ otherTeamId }) => [otherTeamId, text.saidNo] as const),
    ...open.map(({ otherTeamId }) => [otherTeamId, text.goesOn] as const),
  ]);
}

function SearchingTeams() {
  return <SkeletonList rows={3} rowClass="h-14" label={text.searching} />;
}

/** Why there is nobody to challenge: teams are there, of other sizes, or there is none that may be challenged. */
function Nobody({ size }: Pick<OpponentsProps, 'size'>) {
  const { opponents, isPending } = useOpponents('');
  if (isPending) return <SearchingTeams />;
  return opponents?.length === 0 ? (
    <EmptyState title={text.nobody} text={text.nobodyText} />
  ) : (
    <EmptyState title={text.none} text={`${text.noneText} ${text.noneSize(size)}`} />
  );
}
