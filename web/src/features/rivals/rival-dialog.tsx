import { useState } from 'react';
import { PlayerLink } from '#ui/controls/player-link.tsx';
import { useRivalNews, type Rival } from '#data/live/rivals.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { dateInShort } from '#ui/format.ts';
import { Confirm } from '#ui/layers/confirm.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { RowList } from '#ui/lists/list-row.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import { ActivityRow } from './activity-feed.tsx';
import { messages } from './messages.ts';
import { nameOf } from './rival-name.ts';
import { remove } from './rivalry-actions.ts';
import { StreakAction } from './together/streak-action.tsx';

const text = messages.dialog;
const SHOWN = 3;

export interface RivalDialogProps {
  open: boolean;
  rival: Rival;
  onClose: () => void;
}

/** A rival as this phone knows them, with what they did of late: offline too. */
export function RivalDialog({ open, rival, onClose }: RivalDialogProps) {
  const { player, askedAs, rivalId, rivalshipType, acceptedAt, createdAt } = rival;
  const name = nameOf(player, askedAs);
  const news = useRivalNews();
  const [isAsking, setIsAsking] = useState(false);
  const theirs = news?.activities.filter((one) => one.rivalId === rivalId).slice(0, SHOWN) ?? [];
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={name}
        footer={
          <>
            <PlayerLink
              id={rivalId}
              name={name}
              onClick={onClose}
              className={buttonClass({ tone: 'primary', size: 'lg', wide: true })}
            >
              {text.profile}
            </PlayerLink>
            <Button tone="ghost" wide onClick={() => setIsAsking(true)}>
              {text.remove}
            </Button>
          </>
        }
      >
        <div className="flex items-center gap-4">
          <Avatar
            name={player?.displayName ?? null}
            called={name}
            image={player?.profileImageUrl}
            size="xl"
          />
          <div className="min-w-0">
            {player?.displayName && player.displayName !== name && (
              <p className="truncate text-ink-soft">{messages.handle(player.displayName)}</p>
            )}
            <p className="mt-2 flex flex-wrap gap-2">
              {player?.position && <Pill tone="accent">{player.position}</Pill>}
              <Pill tone="court">{messages.types[rivalshipType]}</Pill>
            </p>
            <p className="mt-2 text-sm text-ink-soft">
              {text.since} {dateInShort(acceptedAt ?? createdAt)}
            </p>
          </div>
        </div>
        <div className="mt-5">
          <StreakAction friendId={rivalId} name={player?.displayName ?? askedAs} mayOffer />
        </div>
        <h3 className="mt-5 mb-2 text-base">{text.latest}</h3>
        {theirs.length > 0 ? (
          <RowList label={text.latest}>
            {theirs.map((one) => (
              <ActivityRow key={one.id} activity={one} />
            ))}
          </RowList>
        ) : (
          <p className="text-sm text-ink-soft">{text.nothing}</p>
        )}
      </Sheet>
      <Confirm
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={text.confirm.title(name)}
        text={text.confirm.text}
        confirmLabel={text.confirm.yes}
        cancelLabel={text.confirm.no}
        isDangerous
        onConfirm={() => {
          onClose();
          void remove(rivalId);
        }}
      />
    </>
  );
}
