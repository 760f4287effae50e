import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { teamRequest } from 'sync-protocol/mutations/teams/join-changes';
import { joinTeam, listTeams, type ShownTeam } from 'sync-protocol/contract/teams';
import { newId, type JoinRequestId } from 'sync-protocol/ids';
import { mayAskAgain, TEAM_NAME_MAX } from 'sync-protocol/rules/teams/team-terms';
import { now } from '#data/clock.ts';
import { failureOf } from '#data/server/failures.ts';
import { call } from '#data/server/api.ts';
import { useIsOffline } from '#data/server/network.ts';
import { NOT_KEPT, queryClient } from '#data/server/query-client.ts';
import { signInAgain } from '#data/session/sign-in-again.ts';
import { useSend } from '#data/server/use-form.ts';
import { useSettled } from '#data/server/use-settled.ts';
import { useJoinRequests, useOwnTeams } from '#data/live/teams.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { nearTime } from '#ui/near-time.ts';
import { ListFailure } from '#ui/surfaces/list-failure.tsx';
import { RowList, RowText } from '#ui/surfaces/list-row.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { change } from '../changes.ts';
import { finding as text, joining, messages } from '../messages.ts';
import { joinAtOnce } from './join-at-once.ts';

const FRESH_MS = 30_000;

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

function Found({ words, onJoin }: FindTeamsProps & { words: string }) {
  const own = useOwnTeams() ?? [];
  const isAway = useIsOffline();
  const { data, error, dataUpdatedAt, isError, refetch } = useQuery(
    {
      queryKey: ['teams', words],
      queryFn: ({ signal }) => call(listTeams, { query: { q: words }, signal }),
      // The whole list is read offline too; what was typed is nobody’s business later.
      ...(words === '' ? { staleTime: FRESH_MS } : NOT_KEPT),
    },
    queryClient,
  );
  if (!data && error)
    return (
      <ListFailure
        {...failureOf(error)}
        texts={text.failure}
        onRetry={() => void refetch()}
        onSignIn={signInAgain}
      />
    );
  if (!data) return <SkeletonList rows={4} rowClass="h-18" label={text.loading} />;
  const others = data.filter(({ id }) => own.every(({ team }) => team.id !== id));
  return (
    <>
      {others.length === 0 ? (
        <EmptyState
          title={text.empty}
          text={text.emptyText}
          action={onJoin && <Button onClick={onJoin}>{messages.join}</Button>}
        />
      ) : (
        <RowList label={messages.tabs.find}>
          {others.map((team) => (
            <FoundTeam key={team.id} team={team} />
          ))}
        </RowList>
      )}
      {(isAway || isError) && (
        <p className="mt-2 text-center text-xs text-ink-soft">{text.asOf(nearTime(dataUpdatedAt, now()))}</p>
      )}
    </>
  );
}

function FoundTeam({ team }: { team: ShownTeam }) {
  const { id: teamId, name: teamName, description, memberCount, isOpen } = team;
  const asked = useJoinRequests()?.find(
    (one) => one.teamId === teamId && (one.status === 'pending' || !mayAskAgain(one.createdAt, now())),
  );
  const { isBusy, failure, send } = useSend();
  const ask = (said: string) =>
    change(teamRequest, { joinRequestId: newId<JoinRequestId>(), teamId, teamName }, said);
  const join = () =>
    joinAtOnce(
      async () => {
        const { status } = await call(joinTeam, { params: { id: teamId } });
        return status === 'joined' ? joining.joined : text.sent;
      },
      () => ask(joining.waits),
    );
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
      <RowText
        title={teamName}
        detail={[messages.size(memberCount), description].filter(Boolean).join(' · ')}
      />
      {asked ? (
        <Pill>{asked.status === 'pending' ? text.asked : text.declined}</Pill>
      ) : (
        <Button
          tone={isOpen ? 'primary' : 'outline'}
          aria-label={isOpen ? text.joinOf(teamName) : text.askOf(teamName)}
          busy={isBusy}
          onClick={() => void (isOpen ? send(join) : ask(text.sent))}
        >
          {isOpen ? text.join : text.ask}
        </Button>
      )}
      {failure && (
        <span className="basis-full">
          <FormError text={failure} />
        </span>
      )}
    </li>
  );
}
