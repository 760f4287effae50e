import { Flame } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Team } from 'sync-protocol/entities/teams/team';
import { STREAK_WORTH_TELLING } from 'sync-protocol/rules/teams/skill-match';
import { isOffline } from '#data/server/api-error.ts';
import { usePlayerSearch, type FoundPlayer } from '#data/server/use-player-search.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { RowList, rowClass, RowText } from '#ui/surfaces/list-row.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState, ErrorState, OfflineState } from '#ui/surfaces/state-message.tsx';
import { CodePanel } from '../join/code-panel.tsx';
import { inviteDialog as text } from '../messages.ts';
import { nameOf } from '../names.ts';

interface PlayerPickerProps {
  team: Team;
  onPick: (player: FoundPlayer) => void;
}

/** Finds the player to invite; most come by the code, which stands there until somebody is looked for. */
export function PlayerPicker({ team, onPick }: PlayerPickerProps) {
  const [words, setWords] = useState('');
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
        <Results words={words} onPick={onPick} instead={<CodePanel team={team} />} />
      </div>
    </>
  );
}

interface ResultsProps {
  words: string;
  onPick: (player: FoundPlayer) => void;
  /** Before anything is looked for. */
  instead: ReactNode;
}

function Results({ words, onPick, instead }: ResultsProps) {
  const { isEnough, found, error, refetch } = usePlayerSearch(words);
  if (!isEnough) return instead;
  const retry = <Button onClick={() => void refetch()}>{text.retry}</Button>;
  if (error && isOffline(error))
    return <OfflineState title={text.offline} text={text.offlineText} action={retry} />;
  if (error) return <ErrorState title={text.failed(error.message)} action={retry} />;
  if (!found) return <SkeletonList rows={2} rowClass="h-14" label={text.searching} />;
  if (found.length === 0) return <EmptyState title={text.nobody} text={text.nobodyText} />;
  return (
    <RowList label={text.found}>
      {found.map((player) => (
        <li key={player.id}>
          <FoundRow player={player} onPick={() => onPick(player)} />
        </li>
      ))}
    </RowList>
  );
}

function FoundRow({ player, onPick }: { player: FoundPlayer; onPick: () => void }) {
  const { id, displayName, position, profileImageUrl } = player;
  const streak = player.currentStreak ?? 0;
  const name = nameOf({ ...player, userId: id });
  const handle = displayName && displayName !== name && `@${displayName}`;
  return (
    <button type="button" className={rowClass} onClick={onPick}>
      <Avatar name={displayName} called={name} image={profileImageUrl} />
      <RowText title={name} detail={[handle, position].filter(Boolean).join(' · ')} />
      {streak >= STREAK_WORTH_TELLING && (
        <Pill icon={<Flame className="size-4" aria-hidden />}>{text.streak(streak)}</Pill>
      )}
    </button>
  );
}
