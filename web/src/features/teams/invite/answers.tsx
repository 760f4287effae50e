import { useId } from 'react';
import type { ShownTeam } from 'sync-protocol/contract/teams';
import { teamRespond } from 'sync-protocol/mutations/teams/invitation-changes';
import type { TeamInvitation } from 'sync-protocol/entities/teams/invitation';
import { isFullTeam } from 'sync-protocol/rules/teams/team-terms';
import { useReady } from '#data/rows/tap.ts';
import { Button } from '#ui/controls/button.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import { change } from '../changes.ts';
import { finding, inviting as text } from '../messages.ts';

interface AnswersProps {
  invitation: TeamInvitation;
  /** What is known of the team. */
  team: Pick<ShownTeam, 'memberCount'> | undefined;
  /** For a line of a list: the yes alone, which says what it answers. */
  isShort?: boolean;
}

/**
 * What the player says to an invitation. Of a full team it says that first; the yes stays, for somebody may have left since
 * the phone heard of it.
 */
export function Answers({ invitation: { id: invitationId, teamName }, team, isShort = false }: AnswersProps) {
  useReady(teamRespond, { invitationId, isAccepted: true });
  const fullId = useId();
  const isFull = team !== undefined && isFullTeam(team.memberCount);
  const respond = (isAccepted: boolean) =>
    void change(teamRespond, { invitationId, isAccepted }, text.responded);
  const yes = (
    <Button
      tone={isFull ? 'outline' : 'primary'}
      aria-label={isShort ? text.acceptInvitationOf(teamName) : text.acceptOf(teamName)}
      aria-describedby={isFull ? fullId : undefined}
      onClick={() => respond(true)}
    >
      {isShort ? text.acceptInvitation : text.accept}
    </Button>
  );
  if (isShort)
    return isFull ? (
      <div className="grid justify-items-center gap-1.5">
        <span id={fullId}>
          <Pill>{finding.full}</Pill>
        </span>
        {yes}
      </div>
    ) : (
      yes
    );
  return (
    <>
      {isFull && (
        <div className="mb-3 flex items-start gap-2.5 text-sm text-ink-soft">
          <Pill>{finding.full}</Pill>
          <p id={fullId}>{finding.fullText}</p>
        </div>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button aria-label={text.declineOf(teamName)} onClick={() => respond(false)}>
          {text.decline}
        </Button>
        {yes}
      </div>
    </>
  );
}
