import { Flame } from 'lucide-react';
import { useState } from 'react';
import type { Team } from 'sync-protocol/entities/teams/team';
import type { TeamId, UserId } from 'sync-protocol/ids';
import { STREAK_WORTH_TELLING } from 'sync-protocol/rules/teams/skill-match';
import { now } from '#data/clock.ts';
import { useTeamInvitations } from '#data/live/teams.ts';
import { failureOf } from '#data/server/calls/failures.ts';
import { usePlayerSearch, type FoundPlayer } from '#data/server/answers/use-player-search.ts';
import { signInAgainAfter } from '#data/session/sign-in-again.ts';
import { useKnownMembers } from '#data/server/answers/my-teams.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { HitCount } from '#ui/lists/hit-count.tsx';
import { RowList, rowClass, RowText } from '#ui/lists/list-row.tsx';
import { ListFailure } from '#ui/lists/list-failure.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { CodePanel } from '../join/code-panel.tsx';
import { inviteDialog as text } from '../messages.ts';
import { nameOf } from '../names.ts';
import { useOthers } from './use-others.ts';

interface PlayerPickerProps {
  team: Team;
  onPick: (player: FoundPlayer) => void;
  /** Closes the sheet in which it stands. */
  onClose: () => void;
}

/** Finds the player to invite; most come by the code, and some by nothing else: of whom that is so no search tells. */
export function PlayerPicker({ team, onPick, onClose }: PlayerPickerProps) {
  const [words, setWords] = useState('');
  const search = usePlayerSearch(words);
  const members = useKnownMembers(team.id);
  const others = search.found?.filter(({ id }) => !members.has(id));
  return (
    <>
      <TextField
        type="search"
        label={text.search}
        hint={text.searchHint}
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="mt-4 min-h-48">
        <HitCount count={others?.length} />
        <Results search={search} others={others} team={team} onPick={onPick} onClose={onClose} />
      </div>
    </>
  );
}

interface ResultsProps extends PlayerPickerProps {
  search: ReturnType<typeof usePlayerSearch>;
  /** Those found who are not in the team yet. */
  others: readonly FoundPlayer[] | undefined;
}

function Results({ search, others, team, onPick, onClose }: ResultsProps) {
  const { isEnough, found, error, refetch } = search;
  const answerOf = useAnswers(team.id);
  /** For whom is not looked for, or not found. */
  const code = <CodePanel team={team} />;
  if (!isEnough) return code;
  if (error) {
    const { why, reason } = failureOf(error);
    return (
      <ListFailure
        why={why}
        texts={{ ...text, failedTitle: text.failed(reason) }}
        onRetry={() => void refetch()}
        onSignIn={signInAgainAfter(onClose)}
      />
    );
  }
  if (!found || !others) return <SkeletonList rows={2} rowClass="h-14" label={text.searching} />;
  return (
    <div className="grid gap-3">
      {others.length === 0 && <EmptyState title={found.length > 0 ? text.isIn : text.nobody} />}
      {others.length > 0 && (
        <RowList label={text.found}>
          {others.map((player) => (
            <li key={player.id}>
              <FoundRow player={player} answer={answerOf(player.id)} onPick={() => onPick(player)} />
            </li>
          ))}
        </RowList>
      )}
      <p className="text-sm text-ink-soft">{text.byCode}</p>
      {code}
    </div>
  );
}

/** What stands of players whom the player has asked already, so that nobody writes to them in vain. */
function useAnswers(team: TeamId): (player: UserId) => string | undefined {
  const at = new Date(now()).toISOString();
  const sent = (useTeamInvitations() ?? []).filter((one) => one.side === 'sent' && one.expiresAt > at);
  // The phone knows that they were asked; who they are, as far as it was told.
  const others = useOthers('sent', sent);
  return (player) => {
    const of = sent.filter(({ id }) => others.get(id)?.userId === player);
    if (of.some(({ status, teamId }) => status === 'pending' && teamId === team)) return text.invited;
    // A no is one to whoever has asked, for another team too.
    return of.some(({ status }) => status === 'declined') ? text.saidNo : undefined;
  };
}

interface FoundRowProps {
  player: FoundPlayer;
  /** Why they can't be invited now. */
  answer: string | undefined;
  onPick: () => void;
}

function FoundRow({ player, answer, onPick }: FoundRowProps) {
  const { id, displayName, position, profileImageUrl } = player;
  const streak = player.currentStreak ?? 0;
  const name = nameOf({ ...player, userId: id });
  const handle = displayName && displayName !== name && `@${displayName}`;
  const about = (
    <>
      <Avatar name={displayName} called={name} image={profileImageUrl} />
      <RowText title={name} detail={[handle, position].filter(Boolean).join(' · ')} />
    </>
  );
  if (answer)
    return (
      <div className="flex min-h-14 items-center gap-3 px-4 py-2.5">
        {about}
        <Pill>{answer}</Pill>
      </div>
    );
  return (
    <button type="button" className={rowClass} onClick={onPick}>
      {about}
      {streak >= STREAK_WORTH_TELLING && (
        <Pill icon={<Flame className="size-4" aria-hidden />}>{text.streak(streak)}</Pill>
      )}
    </button>
  );
}
