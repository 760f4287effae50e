import type { ReactNode } from 'react';
import { PlayerLink } from '#ui/controls/player-link.tsx';
import type { StreakTogether } from '#data/live/friend-streaks.ts';
import type { Rival, Rivals } from '#data/live/rivals.ts';
import { useIsWaiting } from '#data/sync/sync-status.ts';
import { Button } from '#ui/controls/button.tsx';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { RowList, RowText } from '#ui/lists/list-row.tsx';
import { Section } from '#ui/surfaces/page.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { WaitingMark } from '#ui/surfaces/waiting-mark.tsx';
import { messages } from './messages.ts';
import { nameOf } from './rival-name.ts';
import { accept, decline, withdraw } from './rivalry-actions.ts';
import * as streakChanges from './together/changes.ts';
import { together } from './together/messages.ts';

const text = messages.requests;

interface RequestListProps {
  rivals: Rivals;
  streaks: readonly StreakTogether[];
  onChallenge: () => void;
}

const isOffer = ({ status }: StreakTogether) => status === 'asked';
const isOffered = ({ status }: StreakTogether) => status === 'requested';

/** Who asks the player, to be rivals or for a streak together, and whom they have asked. */
export function RequestList({ rivals, streaks, onChallenge }: RequestListProps) {
  const { asked, requested } = rivals;
  const [offers, offered] = [streaks.filter(isOffer), streaks.filter(isOffered)];
  const isWaiting = useIsWaiting();
  const received = asked.length + offers.length;
  const sent = requested.length + offered.length;
  if (received + sent === 0)
    return (
      <EmptyState
        title={text.empty}
        text={text.emptyText}
        action={
          <Button tone={rivals.accepted.length === 0 ? 'primary' : 'soft'} size="lg" onClick={onChallenge}>
            {messages.challenge}
          </Button>
        }
      />
    );
  return (
    <>
      {received > 0 && <Received title={text.received} rivals={rivals} streaks={streaks} />}
      {sent > 0 && (
        <Section title={text.sent}>
          <RowList label={text.sent}>
            {requested.map((rival) => (
              <Request
                key={rival.id}
                {...rival}
                detail={messages.types[rival.rivalshipType]}
                isWaiting={isWaiting(rival.id)}
              >
                <Button
                  aria-label={text.withdrawOf(nameOf(rival.player, rival.askedAs))}
                  onClick={() => void withdraw(rival.rivalId)}
                >
                  {text.withdraw}
                </Button>
              </Request>
            ))}
            {offered.map((streak) => (
              <Request
                key={streak.id}
                {...streak}
                rivalId={streak.friendId}
                detail={together.offered}
                isWaiting={isWaiting(streak.id)}
              >
                <Button
                  aria-label={together.withdrawOf(nameOf(streak.player, streak.askedAs))}
                  onClick={() => void streakChanges.end(streak.friendId, 'withdrawn')}
                >
                  {together.withdraw}
                </Button>
              </Request>
            ))}
          </RowList>
        </Section>
      )}
    </>
  );
}

interface ReceivedProps extends Pick<RequestListProps, 'rivals' | 'streaks'> {
  title: string;
}

/** Who waits for the player's answer. */
export function Received({ title, rivals: { asked }, streaks }: ReceivedProps) {
  return (
    <Section title={title}>
      <RowList label={title}>
        {asked.map((rival) => (
          <Request key={rival.id} {...rival} detail={messages.types[rival.rivalshipType]}>
            <Button
              aria-label={text.declineOf(nameOf(rival.player))}
              onClick={() => void decline(rival.rivalId)}
            >
              {text.decline}
            </Button>
            <Button
              tone="primary"
              aria-label={text.acceptOf(nameOf(rival.player))}
              onClick={() => void accept(rival.rivalId)}
            >
              {text.accept}
            </Button>
          </Request>
        ))}
        {streaks.filter(isOffer).map((streak) => (
          <Request key={streak.id} {...streak} rivalId={streak.friendId} detail={together.wants}>
            <Button
              aria-label={together.declineOf(nameOf(streak.player))}
              onClick={() => void streakChanges.end(streak.friendId, 'declined')}
            >
              {together.decline}
            </Button>
            <Button
              tone="primary"
              aria-label={together.acceptOf(nameOf(streak.player))}
              onClick={() => void streakChanges.accept(streak.friendId)}
            >
              {together.accept}
            </Button>
          </Request>
        ))}
      </RowList>
    </Section>
  );
}

interface RequestProps extends Pick<Rival, 'player' | 'askedAs' | 'rivalId'> {
  detail: string;
  message?: string;
  isWaiting?: boolean;
  children: ReactNode;
}

function Request({ player, askedAs, rivalId, detail, message, isWaiting = false, children }: RequestProps) {
  const name = nameOf(player, askedAs);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <PlayerLink
        id={rivalId}
        name={name}
        className="pressable flex min-h-11 min-w-0 flex-1 basis-52 items-center gap-3"
      >
        <Avatar
          name={player?.displayName ?? (askedAs || null)}
          called={name}
          image={player?.profileImageUrl}
        />
        <RowText
          title={
            <>
              {name}
              {isWaiting && (
                <span className="ml-1.5 inline-block align-middle">
                  <WaitingMark label={messages.waiting} />
                </span>
              )}
            </>
          }
          detail={detail}
        />
      </PlayerLink>
      {message && (
        <p dir="auto" className="w-full text-sm wrap-anywhere text-ink-soft">
          “{message}”
        </p>
      )}
      <span className="ml-auto flex gap-2">{children}</span>
    </li>
  );
}
