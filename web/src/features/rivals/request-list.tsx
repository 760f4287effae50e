import type { ReactNode } from 'react';
import { Link } from '#ui/controls/link.tsx';
import type { Rival, Rivals } from '#data/rows/live-rivals.ts';
import { useIsWaiting } from '#data/sync/sync-status.ts';
import { Button } from '#ui/controls/button.tsx';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { RowList, RowText } from '#ui/surfaces/list-row.tsx';
import { Section } from '#ui/surfaces/page.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { WaitingMark } from '#ui/surfaces/waiting-mark.tsx';
import { messages } from './messages.ts';
import { nameOf } from './rival-name.ts';
import { accept, decline, withdraw } from './rivalry-actions.ts';

const text = messages.requests;

/** Who asks the player, and whom they have asked. */
export function RequestList({ rivals, onChallenge }: { rivals: Rivals; onChallenge: () => void }) {
  const { asked, requested } = rivals;
  const isWaiting = useIsWaiting();
  if (asked.length + requested.length === 0)
    return (
      <EmptyState
        title={text.empty}
        text={text.emptyText}
        action={
          <Button tone="primary" size="lg" onClick={onChallenge}>
            {messages.challenge}
          </Button>
        }
      />
    );
  return (
    <>
      {asked.length > 0 && (
        <Section title={text.received}>
          <RowList label={text.received}>
            {asked.map((rival) => (
              <Request key={rival.id} rival={rival}>
                <Button
                  tone="primary"
                  aria-label={text.acceptOf(nameOf(rival.player))}
                  onClick={() => void accept(rival.rivalId)}
                >
                  {text.accept}
                </Button>
                <Button
                  aria-label={text.declineOf(nameOf(rival.player))}
                  onClick={() => void decline(rival.rivalId)}
                >
                  {text.decline}
                </Button>
              </Request>
            ))}
          </RowList>
        </Section>
      )}
      {requested.length > 0 && (
        <Section title={text.sent}>
          <RowList label={text.sent}>
            {requested.map((rival) => (
              <Request key={rival.id} rival={rival} isWaiting={isWaiting(rival.id)}>
                <Button
                  aria-label={text.withdrawOf(nameOf(rival.player, rival.askedAs))}
                  onClick={() => void withdraw(rival.rivalId)}
                >
                  {text.withdraw}
                </Button>
              </Request>
            ))}
          </RowList>
        </Section>
      )}
    </>
  );
}

interface RequestProps {
  rival: Rival;
  isWaiting?: boolean;
  children: ReactNode;
}

function Request({ rival, isWaiting = false, children }: RequestProps) {
  const { player, askedAs, rivalId, rivalshipType, message } = rival;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <Link
        to={{ search: `?tab=requests&player=${rivalId}` }}
        className="pressable flex min-w-0 flex-1 basis-52 items-center gap-3"
      >
        <Avatar name={player?.displayName ?? (askedAs || null)} image={player?.profileImageUrl} />
        <RowText
          title={
            <>
              {nameOf(player, askedAs)}
              {isWaiting && (
                <span className="ml-1.5 inline-block align-middle">
                  <WaitingMark label={messages.waiting} />
                </span>
              )}
            </>
          }
          detail={messages.types[rivalshipType]}
        />
      </Link>
      {message && <p className="w-full text-sm wrap-anywhere text-ink-soft">“{message}”</p>}
      <span className="ml-auto flex gap-2">{children}</span>
    </li>
  );
}
