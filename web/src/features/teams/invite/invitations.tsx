import { useState } from 'react';
import { teamWithdraw } from 'sync-protocol/mutations/teams/invitation-changes';
import type { PlayerCard } from 'sync-protocol/contract/teams';
import type { TeamInvitation } from 'sync-protocol/entities/teams/invitation';
import { now } from '#data/clock.ts';
import { useOwnTeams, useTeamInvitations } from '#data/live/teams.ts';
import { failureOf } from '#data/server/calls/failures.ts';
import { signInAgainAfter } from '#data/session/sign-in-again.ts';
import { useIsWaiting } from '#data/sync/sync-status.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { cx } from '#ui/cx.ts';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { deadline } from '#ui/near-time.ts';
import { Card } from '#ui/surfaces/card.tsx';
import { ListFailure } from '#ui/lists/list-failure.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import { Section } from '#ui/surfaces/page.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { WaitingMark } from '#ui/surfaces/waiting-mark.tsx';
import { useHasRoomBeside } from '#ui/surfaces/with-aside.tsx';
import { change } from '../changes.ts';
import { TeamFaces } from '../face-row.tsx';
import { details, inviting as text, messages } from '../messages.ts';
import { nameOf } from '../names.ts';
import type { TeamDetailsProps } from '../team-details.tsx';
import { Answers } from './answers.tsx';
import { canAccept, statusOf, useInvitedTeam } from './invited-team.ts';
import { useOthers } from './use-others.ts';

const TeamDetails = onDemand<TeamDetailsProps>(async () => (await import('../team-details.tsx')).TeamDetails);

type Side = TeamInvitation['side'];
const SIDES = (['received', 'sent'] as const).map((value) => ({ value, label: text[value] }));

/** Invitations that the player has got, and those that they have sent. */
export function Invitations() {
  const [side, setSide] = useState<Side>('received');
  const all = useTeamInvitations();
  const hasRoom = useHasRoomBeside();
  if (!all) return <SkeletonList rows={3} rowClass="h-32" label={messages.loading} />;
  const of = (one: Side) => (
    <List side={one} invitations={all.filter((invitation) => invitation.side === one)} />
  );
  if (hasRoom)
    return (
      <div className="grid grid-cols-2 items-start gap-8 [&>section]:mt-0">
        {SIDES.map(({ value, label }) => (
          <Section key={value} title={label}>
            {of(value)}
          </Section>
        ))}
      </div>
    );
  return (
    <>
      <Segmented label={text.which} choices={SIDES} value={side} onChange={setSide} />
      <div className="mt-4">{of(side)}</div>
    </>
  );
}

function List({ side, invitations }: { side: Side; invitations: readonly TeamInvitation[] }) {
  const others = useOthers(side, invitations);
  if (invitations.length === 0)
    return side === 'sent' ? (
      <EmptyState title={text.emptySent} text={text.emptySentText} />
    ) : (
      <EmptyState
        title={text.emptyReceived}
        text={text.emptyText}
        action={
          <Link to="/teams?tab=find" replace className={buttonClass()}>
            {messages.tabs.find}
          </Link>
        }
      />
    );
  return (
    <ul className="grid gap-3">
      {invitations.map((one) => (
        <InvitationCard key={one.id} invitation={one} other={others.get(one.id)} />
      ))}
    </ul>
  );
}

interface InvitationCardProps {
  invitation: TeamInvitation;
  other: PlayerCard | undefined;
}

function InvitationCard({ invitation, other }: InvitationCardProps) {
  const { id: invitationId, side, teamId, teamName, message, skillMatch } = invitation;
  const { targetPosition, expiresAt } = invitation;
  const [isOpened, setIsOpened] = useState(false);
  const close = () => setIsOpened(false);
  const isIn = useOwnTeams()?.some(({ team }) => team.id === teamId) === true;
  const isWaiting = useIsWaiting();
  const status = statusOf(invitation);
  const isOpen = status === 'pending';
  const isToAnswer = canAccept(invitation);
  const about = useInvitedTeam(invitation);
  const name = nameOf(other);
  const answers = <Answers invitation={invitation} />;
  return (
    <Card as="li" className="relative">
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1">
          <b className="block text-lg leading-snug">
            {isToAnswer ? (
              <button
                type="button"
                className="text-left after:absolute after:inset-0 after:rounded-lg"
                aria-label={details.about(teamName)}
                onClick={() => setIsOpened(true)}
              >
                {teamName}
              </button>
            ) : (
              teamName
            )}
          </b>
          <span className="block text-sm text-ink-soft">
            {side === 'sent' ? text.sentTo(name) : text.from(name)}
          </span>
        </p>
        {isWaiting(invitationId) && <WaitingMark label={messages.waiting} />}
        <Pill tone={status === 'accepted' ? 'success' : 'neutral'}>{text.status[status]}</Pill>
      </div>
      {isToAnswer && about.data && <TeamFaces team={about.data} />}
      {message && <p className="mt-3 text-sm">{message}</p>}
      {skillMatch && <p className="mt-1 text-sm text-ink-soft">{text.why[side](skillMatch)}</p>}
      <p className="mt-2 text-xs text-ink-soft">
        {[targetPosition, isOpen && text.until(deadline(expiresAt, now()))].filter(Boolean).join(' · ')}
      </p>
      {isToAnswer && <div className="relative z-1 mt-4">{answers}</div>}
      <TeamDetails
        open={isOpened && isToAnswer}
        name={teamName}
        team={about.data}
        instead={<NotKnown {...about} onSignIn={signInAgainAfter(close)} />}
        footer={answers}
        onClose={close}
      />
      {status === 'accepted' && side === 'received' && isIn && (
        // Buttons keep their words whole; a team's name is no word of ours.
        <Link
          to={`/teams?team=${teamId}`}
          className={cx(buttonClass({ tone: 'outline' }), 'mt-4 wrap-anywhere!')}
        >
          {messages.open(teamName)}
        </Link>
      )}
      {isOpen && side === 'sent' && (
        <Button
          tone="outline"
          className="mt-4"
          aria-label={text.withdrawOf(teamName)}
          onClick={() => void change(teamWithdraw, { invitationId })}
        >
          {text.withdraw}
        </Button>
      )}
    </Card>
  );
}

interface NotKnownProps extends Pick<ReturnType<typeof useInvitedTeam>, 'error' | 'refetch'> {
  onSignIn: () => void;
}

/** Where the details of a team should be, and are not there yet. */
function NotKnown({ error, refetch, onSignIn }: NotKnownProps) {
  if (!error) return <SkeletonList rows={3} rowClass="h-14" label={details.loading} />;
  return (
    <ListFailure
      {...failureOf(error)}
      texts={details.failure}
      onRetry={() => void refetch()}
      onSignIn={onSignIn}
    />
  );
}
