import { teamRespond } from 'sync-protocol/mutations/teams/invitation-changes';
import type { TeamInvitation } from 'sync-protocol/entities/teams/invitation';
import { useReady } from '#data/rows/tap.ts';
import { Button } from '#ui/controls/button.tsx';
import { change } from '../changes.ts';
import { inviting as text } from '../messages.ts';

interface AnswersProps {
  invitation: TeamInvitation;
  /** For a line of a list: the yes alone, which says what it answers. */
  isShort?: boolean;
}

/** What the player says to an invitation. */
export function Answers({ invitation: { id: invitationId, teamName }, isShort = false }: AnswersProps) {
  useReady(teamRespond, { invitationId, isAccepted: true });
  const respond = (isAccepted: boolean) =>
    void change(teamRespond, { invitationId, isAccepted }, text.responded);
  const yes = (
    <Button
      tone="primary"
      aria-label={isShort ? text.acceptInvitationOf(teamName) : text.acceptOf(teamName)}
      onClick={() => respond(true)}
    >
      {isShort ? text.acceptInvitation : text.accept}
    </Button>
  );
  if (isShort) return yes;
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button aria-label={text.declineOf(teamName)} onClick={() => respond(false)}>
        {text.decline}
      </Button>
      {yes}
    </div>
  );
}
