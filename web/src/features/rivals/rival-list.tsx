import { useState } from 'react';
import type { Rival } from '#data/live/rivals.ts';
import { Button } from '#ui/controls/button.tsx';
import { dateInShort } from '#ui/format.ts';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { useKept } from '#ui/layers/use-kept.ts';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { rowClass, RowList } from '#ui/lists/list-row.tsx';
import { RowFace } from '#ui/lists/row-face.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { messages as text } from './messages.ts';
import type { RivalDialogProps } from './rival-dialog.tsx';
import { nameOf } from './rival-name.ts';

const RivalDialog = onDemand<RivalDialogProps>(async () => (await import('./rival-dialog.tsx')).RivalDialog);

/** The player's rivals; each opens what there is to know and to do. */
export function RivalList({ rivals, onChallenge }: { rivals: readonly Rival[]; onChallenge: () => void }) {
  const [openId, setOpenId] = useState<string>();
  const open = rivals.find(({ id }) => id === openId);
  const shown = useKept(open ?? null);
  if (rivals.length === 0 && !shown) return <NoRivals onChallenge={onChallenge} />;
  return (
    <>
      {rivals.length === 0 && <NoRivals onChallenge={onChallenge} />}
      <RowList label={text.rivals.list}>
        {rivals.map((rival) => (
          <li key={rival.id}>
            <button type="button" className={rowClass} onClick={() => setOpenId(rival.id)}>
              <RowFace
                icon={
                  <Avatar
                    name={rival.player?.displayName ?? null}
                    called={nameOf(rival.player)}
                    image={rival.player?.profileImageUrl}
                  />
                }
                title={nameOf(rival.player, rival.askedAs)}
                detail={`${text.types[rival.rivalshipType]} · ${text.rivals.since(dateInShort(rival.acceptedAt ?? rival.createdAt))}`}
              />
            </button>
          </li>
        ))}
      </RowList>
      {shown && <RivalDialog open={open !== undefined} rival={shown} onClose={() => setOpenId(undefined)} />}
    </>
  );
}

function NoRivals({ onChallenge }: { onChallenge: () => void }) {
  return (
    <EmptyState
      title={text.rivals.empty}
      text={text.rivals.emptyText}
      action={
        <Button tone="primary" size="lg" onClick={onChallenge}>
          {text.challenge}
        </Button>
      }
    />
  );
}
