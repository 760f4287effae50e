import { teamWithdraw } from 'sync-protocol/mutations/teams/invitation-changes';
import type { PlayerCard } from 'sync-protocol/contract/teams';
import type { TeamInvitation } from 'sync-protocol/entities/teams/invitation';
import { now } from '#data/clock.ts';
import { useOwnTeams, useTeamInvitations } from '#data/live/teams.ts';
import { useIsWaiting } from '#data/sync/sync-status.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { cx } from '#ui/cx.ts';
import { deadline } from '#ui/near-time.ts';
import { Card } from '#ui/surfaces/card.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import { Section } from '#ui/surfaces/page.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { WaitingMark } from '#ui/surfaces/waiting-mark.tsx';
import { useHasRoomBeside } from '#ui/surfaces/with-aside.tsx';
import { useChosen } from '#ui/use-chosen.ts';
import { change } from '../changes.ts';
import { TeamFaces } from '../face-row.tsx';
import { details, inviting as text, messages } from '../messages.ts';
import { nameOf } from '../names.ts';
import { Answers } from './answers.tsx';
import { InvitedDetails, useOpenedInvitation } from './invited-details.tsx';
import { canAccept, statusOf, useInvitedTeam } from './invited-team.ts';
import { useOthers } from './use-others.ts';

type Side = TeamInvitation['side'];
const SENT_OR_NOT: readonly Side[] = ['received', 'sent'];
const SIDES = SENT_OR_NOT.map((value) => ({ value, label: text[value] }));

/** Invitations that the player has got, and those that they have sent. */
export function Invitations() {
  const [side, setSide] = useChosen('side', SENT_OR_NOT, 'received');
  const all = useTeamInvitations();
  const { opened, shown, open, close } = useOpenedInvitation(all);
  const hasRoom = useHasRoomBeside();
  if (!all) return <SkeletonList rows={3} rowClass="h-32" label={messages.loading} />;
  const of = (one: Side) => (
    <List side={one} invitations={all.filter((invitation) => invitation.side === one)} onOpen={open} />
  );
  const sheet = shown && (
    <InvitedDetails open={opened !== undefined} invitation={opened ?? shown} onClose={close} />
  );
  if (hasRoom)
    return (
      <>
        <div className="grid grid-cols-2 items-start gap-8 [&>section]:mt-0">
          {SIDES.map(({ value, label }) => (
            <Section key={value} title={label}>
              {of(value)}
            </Section>
          ))}
        </div>
        {sheet}
      </>
    );
  return (
    <>
      <Segmented label={text.which} choices={SIDES} value={side} onChange={setSide} />
      <div className="mt-4">{of(side)}</div>
      {sheet}
    </>
  );
}

interface ListProps {
  side: Side;
  invitations: readonly TeamInvitation[];
  onOpen: (id: TeamInvitation['id']) => void;
}

function List({ side, invitations, onOpen }: ListProps) {
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
        <InvitationCard
          key={one.id}
          invitation={one}
          other={others.get(one.id)}
          onOpen={() => onOpen(one.id)}
        />
      ))}
    </ul>
  );
}

interface InvitationCardProps {
  invitation: TeamInvitation;
  other: PlayerCard | undefined;
  onOpen: () => void;
}

function InvitationCard({ invitation, other, onOpen }: InvitationCardProps) {
  const { id: invitationId, side, teamId, teamName, message, skillMatch } = invitation;
  const { targetPosition, expiresAt } = invitation;
  const isIn = useOwnTeams()?.some(({ team }) => team.id === teamId) === true;
  const isWaiting = useIsWaiting();
  const status = statusOf(invitation);
  const isOpen = status === 'pending';
  const isToAnswer = canAccept(invitation);
  const { data: about } = useInvitedTeam(invitation);
  const name = nameOf(other);
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
                onClick={onOpen}
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
      {isToAnswer && about && <TeamFaces team={about} />}
      {message && (
        <p dir="auto" className="mt-3 text-sm">
          {message}
        </p>
      )}
      {skillMatch && <p className="mt-1 text-sm text-ink-soft">{text.why[side](skillMatch)}</p>}
      <p className="mt-2 text-xs text-ink-soft">
        {[targetPosition, isOpen && text.until(deadline(expiresAt, now()))].filter(Boolean).join(' · ')}
      </p>
      {isToAnswer && (
        <div className="relative z-1 mt-4">
          <Answers invitation={invitation} team={about} />
        </div>
      )}
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
