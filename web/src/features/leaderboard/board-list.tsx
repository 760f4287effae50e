import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LeaderboardEntry, SeenEntry } from 'sync-protocol/contract/leaderboard';
import { playerName } from '#data/player-name.ts';
import { Link } from '#ui/controls/link.tsx';
import { PlayerLink } from '#ui/controls/player-link.tsx';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { cx } from '#ui/cx.ts';
import { count } from '#ui/format.ts';
import { RowList } from '#ui/lists/list-row.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import { messages } from './messages.ts';
import { Streak } from './streak.tsx';

interface BoardListProps {
  entries: readonly LeaderboardEntry[];
  ownId: string | undefined;
  /** Points are by how many somebody is ahead of themselves. */
  isGain?: boolean;
}

/** Players by rank; the viewer's own row stands out. */
export function BoardList({ entries, ownId, isGain = false }: BoardListProps) {
  const said = isGain ? messages.gain : messages.points;
  return (
    <RowList label={messages.list}>
      {entries.map((entry, index) =>
        entry.isPrivate ? (
          // One is like the other: only its place tells it apart.
          // oxlint-disable-next-line react/no-array-index-key
          <PrivateRow key={index} rank={entry.rank} points={said(count(entry.points))} />
        ) : (
          <BoardRow
            key={entry.id}
            entry={entry}
            points={said(count(entry.points))}
            isOwn={entry.id === ownId}
          />
        ),
      )}
    </RowList>
  );
}

const ROW = 'flex min-h-16 items-center gap-2 px-3 py-2.5 min-[23rem]:gap-3 min-[23rem]:px-4';
/** A name and its points; in large letters below each other: a name is read whole, on two lines if need be. */
const BESIDE = 'flex min-w-0 flex-1 flex-wrap items-center gap-x-2 min-[23rem]:gap-x-3';
const NAME = 'min-w-0 flex-[1_1_5rem]';

/** Somebody whom the viewer may not see. */
function PrivateRow({ rank, points }: { rank: number; points: string }) {
  return (
    <li className={ROW}>
      <Rank rank={rank} />
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-well">
        <Lock className="size-4 text-ink-soft" aria-hidden />
      </span>
      <span className={BESIDE}>
        <span className={cx(NAME, 'text-ink-soft')}>{messages.private}</span>
        <span className="ml-auto">
          <Points points={points} />
        </span>
      </span>
    </li>
  );
}

function Points({ points }: { points: string }) {
  return <span className="numerals shrink-0 font-bold whitespace-nowrap">{points}</span>;
}

function BoardRow({ entry, points, isOwn }: { entry: SeenEntry; points: string; isOwn: boolean }) {
  const { rank, currentStreak, displayName, profileImageUrl, volleyballPosition, isAI } = entry;
  // Beside the name it would leave no room for it.
  const detail = [isOwn && messages.you, volleyballPosition].filter(Boolean).join(' · ');
  return (
    <li className={cx(isOwn && 'bg-accent-soft')}>
      <Way entry={entry} isOwn={isOwn}>
        <Rank rank={rank} />
        <Avatar name={displayName} called={playerName(entry)} image={profileImageUrl} />
        <span className={BESIDE}>
          <span className={NAME}>
            <span className="flex flex-wrap items-center gap-x-2 font-semibold">
              <span className="line-clamp-2">{playerName(entry)}</span>
              {isAI && <Pill tone="outline">{messages.ai}</Pill>}
            </span>
            {detail && <span className="block text-xs text-ink-soft">{detail}</span>}
          </span>
          <span className="ml-auto flex shrink-0 flex-col items-end">
            <Points points={points} />
            <Streak days={currentStreak} />
          </span>
        </span>
      </Way>
    </li>
  );
}

/** A row leads to the player's profile; behind an AI player there is nobody. */
function Way({ entry, isOwn, children }: { entry: SeenEntry; isOwn: boolean; children: ReactNode }) {
  if (entry.isAI) return <div className={ROW}>{children}</div>;
  const row = { className: cx(ROW, 'pressable'), children };
  return isOwn ? (
    <Link to="/profile" {...row} />
  ) : (
    <PlayerLink id={entry.id} name={playerName(entry)} {...row} />
  );
}

const PODIUM = 3;

function Rank({ rank }: { rank: number }) {
  return (
    <span
      className={cx(
        'numerals grid size-8 shrink-0 place-items-center rounded-full text-sm leading-none font-bold',
        rank === 1 && 'bg-accent text-on-accent',
        rank > 1 && rank <= PODIUM && 'bg-well',
        rank > PODIUM && 'text-ink-soft',
      )}
    >
      <span className="sr-only">{messages.rank(rank)}</span>
      <span aria-hidden>{rank}</span>
    </span>
  );
}
