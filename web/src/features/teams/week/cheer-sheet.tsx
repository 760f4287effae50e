import type { TeamMember } from 'sync-protocol/entities/teams/team';
import { teamCheer } from 'sync-protocol/mutations/teams/team-cheer';
import { CHEER_CHOICES } from 'sync-protocol/rules/cheers';
import { ChoiceSheet } from '#ui/layers/choice-sheet.tsx';
import { change } from '../changes.ts';
import { sheet as text } from '../messages.ts';

export interface CheerSheetProps {
  open: boolean;
  member: TeamMember;
  name: string;
  onClose: () => void;
}

/** The words that players can call out to a teammate. */
export function CheerSheet({ open, member: { id: membershipId, teamId }, name, onClose }: CheerSheetProps) {
  return (
    <ChoiceSheet
      open={open}
      title={text.cheerFor(name)}
      text={text.cheerText}
      choices={CHEER_CHOICES}
      onChoose={(cheer) => void change(teamCheer, { teamId, membershipId, cheer }, text.cheerSent(name))}
      onClose={onClose}
    />
  );
}
