import { Flame } from 'lucide-react';
import { useState } from 'react';
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
import { inviteDialog as text } from '../messages.ts';
import { nameOf } from '../names.ts';

/** Finds the player to invite. */
export function PlayerPicker({ onPick }: { onPick: (player: FoundPlayer) => void }) {
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
        <Results words={words} onPick={onPick} />
      </div>
    </>
  );
}

function Results({ words, onPick }: { words: string; onPick: (player: FoundPlayer) => void }) {
  const { isEnough, found, error, refetch } = usePlayerSearch(words);
  if (!isEnough) return null;
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
          <button type="button" className={rowClass} onClick={() => onPick(player)}>
            <Avatar name={player.displayName} image={player.profileImageUrl} />
            <RowText
              title={nameOf({ ...player, userId: player.id })}
              detail={[player.displayName && `@${player.displayName}`, player.position]
                .filter(Boolean)
                .join(' · ')}
            />
            {(player.currentStreak ?? 0) >= STREAK_WORTH_TELLING && (
              <Pill icon={<Flame className="size-4" aria-hidden />}>
                {text.streak(player.currentStreak ?? 0)}
              </Pill>
            )}
          </button>
        </li>
      ))}
    </RowList>
  );
}
