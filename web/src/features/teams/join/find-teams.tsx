import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listTeams, type ShownTeam } from 'sync-protocol/contract/teams';
import type { TeamId } from 'sync-protocol/ids';
import { TEAM_NAME_MAX } from 'sync-protocol/rules/teams/team-terms';
import { now } from '#data/clock.ts';
import { failureOf } from '#data/server/calls/failures.ts';
import { call } from '#data/server/calls/api.ts';
import { useMayBeOld } from '#data/server/network.ts';
import { FRESH_MS } from '#data/server/answers/my-teams.ts';
import { NOT_KEPT, queryClient } from '#data/server/answers/query-client.ts';
import { signInAgain } from '#data/session/sign-in-again.ts';
import { useSettled } from '#data/server/forms/use-settled.ts';
import { useOwnTeams } from '#data/live/teams.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { useKept } from '#ui/layers/use-kept.ts';
import { nearTime } from '#ui/near-time.ts';
import { Card } from '#ui/surfaces/card.tsx';
import { HitCount } from '#ui/lists/hit-count.tsx';
import { ListFailure } from '#ui/lists/list-failure.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { TeamFaces } from '../face-row.tsx';
import { details, finding as text, messages } from '../messages.ts';
import type { TeamDetailsProps } from '../team-details.tsx';
import { WayIn } from './way-in.tsx';

const TeamDetails = onDemand<TeamDetailsProps>(async () => (await import('../team-details.tsx')).TeamDetails);

interface FindTeamsProps {
  /** Left out where the way in by a code stands beside. */
  onJoin: (() => void) | undefined;
}

/** Teams that the player is not in. */
export function FindTeams({ onJoin }: FindTeamsProps) {
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
      <div className="mt-4">
        <Found words={useSettled(words.trim())} onJoin={onJoin} />
      </div>
    </>
  );
}

/** Teams of these words in their name; of all, without any. */
function useOtherTeams(words: string) {
  const own = useOwnTeams() ?? [];
  const asked = useQuery(
    {
      queryKey: ['teams', words],
      queryFn: ({ signal }) => call(listTeams, { query: { q: words }, signal }),
      // The whole list is read offline too; what was typed is nobody’s business later.
      ...(words === '' ? { staleTime: FRESH_MS } : NOT_KEPT),
    },
    queryClient,
  );
  const others = asked.data?.filter(({ id }) => own.every(({ team }) => team.id !== id));
  return { asked, others };
}

function Found({ words, onJoin }: FindTeamsProps & { words: string }) {
  const found = useOtherTeams(words);
  return (
    <>
      <HitCount count={words === '' ? undefined : found.others?.length} />
      <Others {...found} onJoin={onJoin} />
    </>
  );
}

function Others({ asked, others, onJoin }: FindTeamsProps & ReturnType<typeof useOtherTeams>) {
  const [openedId, setOpenedId] = useState<TeamId>();
  const { error, dataUpdatedAt, refetch } = asked;
  const mayBeOld = useMayBeOld(asked);
  // Whoever has come in has no more need of it.
  const opened = others?.find(({ id }) => id === openedId);
  const shown = useKept(opened ?? null);
  if (!others && error)
    return (
      <ListFailure
        {...failureOf(error)}
        texts={text.failure}
        onRetry={() => void refetch()}
        onSignIn={signInAgain}
      />
    );
  if (!others) return <SkeletonList rows={4} rowClass="h-28" label={text.loading} />;
  return (
    <>
      {others.length === 0 ? (
        <EmptyState
          title={text.empty}
          text={text.emptyText}
          action={onJoin && <Button onClick={onJoin}>{messages.join}</Button>}
        />
      ) : (
        <ul aria-label={messages.tabs.find} className="grid gap-3 sm:[&:has(>li+li)]:grid-cols-2">
          {others.map((team) => (
            <FoundTeam key={team.id} team={team} onOpen={() => setOpenedId(team.id)} />
          ))}
        </ul>
      )}
      {shown && (
        <TeamDetails
          open={opened !== undefined}
          name={shown.name}
          team={shown}
          footer={<WayIn team={shown} isWide />}
          onClose={() => setOpenedId(undefined)}
        />
      )}
      {mayBeOld && (
        <p className="mt-2 text-center text-xs text-ink-soft">{text.asOf(nearTime(dataUpdatedAt, now()))}</p>
      )}
    </>
  );
}

function FoundTeam({ team, onOpen }: { team: ShownTeam; onOpen: () => void }) {
  const { name, description } = team;
  return (
    <Card as="li" className="relative">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="min-w-0 flex-1 basis-32 text-lg">
          <button
            type="button"
            className="text-left after:absolute after:inset-0 after:rounded-lg"
            aria-label={details.about(name)}
            onClick={onOpen}
          >
            {name}
          </button>
        </h2>
        <span className="relative z-1">
          <WayIn team={team} />
        </span>
      </div>
      {description && (
        <p dir="auto" className="mt-1 line-clamp-2 text-sm text-ink-soft">
          {description}
        </p>
      )}
      <TeamFaces team={team} />
    </Card>
  );
}
