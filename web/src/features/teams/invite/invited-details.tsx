import { useEffect, useState } from 'react';
import type { TeamInvitation } from 'sync-protocol/entities/teams/invitation';
import { failureOf } from '#data/server/calls/failures.ts';
import { signInAgainAfter } from '#data/session/sign-in-again.ts';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { useKept } from '#ui/layers/use-kept.ts';
import { ListFailure } from '#ui/lists/list-failure.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { details, inviting as text } from '../messages.ts';
import type { TeamDetailsProps } from '../team-details.tsx';
import { Answers } from './answers.tsx';
import { canAccept, useInvitedTeam } from './invited-team.ts';

const TeamDetails = onDemand<TeamDetailsProps>(async () => (await import('../team-details.tsx')).TeamDetails);

type InvitationId = TeamInvitation['id'];

/**
 * The invitation whose team the player looks at, as long as they can answer it. One that goes meanwhile, with its team or
 * taken back, goes with a word.
 */
export function useOpenedInvitation(all: readonly TeamInvitation[] | undefined) {
  const [id, setId] = useState<InvitationId | null>(null);
  const row = all?.find((one) => one.id === id);
  const opened = row && canAccept(row) ? row : undefined;
  const shown = useKept(opened);
  const [gone, setGone] = useState<TeamInvitation>();
  if (id !== null && all && !opened) {
    setId(null);
    if (!row && shown?.id === id) setGone(shown);
  }
  useEffect(() => {
    if (gone) toast({ title: text.gone(gone.teamName) });
  }, [gone]);
  return { opened, shown, open: setId, close: () => setId(null) };
}

interface InvitedDetailsProps {
  open: boolean;
  invitation: TeamInvitation;
  onClose: () => void;
}

/** The team of an invitation, and the answers to it. */
export function InvitedDetails({ open, invitation, onClose }: InvitedDetailsProps) {
  const about = useInvitedTeam(invitation, open);
  return (
    <TeamDetails
      open={open}
      name={invitation.teamName}
      team={about.data}
      instead={<NotKnown {...about} onSignIn={signInAgainAfter(onClose)} />}
      footer={<Answers invitation={invitation} team={about.data} />}
      onClose={onClose}
    />
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
