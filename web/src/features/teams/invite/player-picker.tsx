import { useQuery } from '@tanstack/react-query';
import { Flame } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { AnswerOf } from 'sync-protocol/contract/call';
import { SEARCH_FROM, searchUsers } from 'sync-protocol/contract/profile/profile';
import { STREAK_WORTH_TELLING } from 'sync-protocol/rules/teams/skill-match';
import { call } from '#data/server/api.ts';
import { isOffline } from '#data/server/api-error.ts';
import { NOT_KEPT, queryClient } from '#data/server/query-client.ts';
import { TextField } from '#ui/controls/text-field.tsx';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { RowList, rowClass, RowText } from '#ui/surfaces/list-row.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState, ErrorState, OfflineState } from '#ui/surfaces/state-message.tsx';
import { inviteDialog as text } from '../messages.ts';
import { nameOf } from '../names.ts';

export type Found = AnswerOf<typeof searchUsers>[number];

/** Whoever types is not asked for at each letter. */
const PAUSE_MS = 250;

/** Finds the player to invite. */
export function PlayerPicker({ onPick }: { onPick: (player: Found) => void }) {
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
        <Results words={words.trim()} onPick={onPick} />
      </div>
    </>
  );
}

function Results({ words, onPick }: { words: string; onPick: (player: Found) => void }) {
  const asked = useSettled(words);
  const isEnough = words.length >= SEARCH_FROM;
  const { data, error } = useQuery(
    {
      queryKey: ['player-search', asked],
      queryFn: ({ signal }) => call(searchUsers, { query: { q: asked }, signal }),
      ...NOT_KEPT,
      enabled: isEnough && asked === words,
    },
    queryClient,
  );
  if (!isEnough) return null;
  if (error && isOffline(error)) return <OfflineState title={text.offline} text={text.offlineText} />;
  if (error) return <ErrorState title={text.failed(error.message)} />;
  if (!data || asked !== words) return <SkeletonList rows={2} rowClass="h-14" label={text.searching} />;
  if (data.length === 0) return <EmptyState title={text.nobody} text={text.nobodyText} />;
  return (
    <RowList label={text.found}>
      {data.map((player) => (
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

/** What was typed, once the typing pauses. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
