import { useState } from 'react';
import { teamDelete, teamRenewCode } from 'sync-protocol/mutations/teams/team-changes';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import { useCompetitions } from '#data/live/competitions.ts';
import type { OwnTeam } from '#data/live/teams.ts';
import { Button } from '#ui/controls/button.tsx';
import { Confirm } from '#ui/layers/confirm.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { change } from '../changes.ts';
import { manage as text, messages } from '../messages.ts';
import type { Faces } from '../use-faces.ts';
import { EditTeam } from './edit-team.tsx';
import { ManageMembers } from './manage-members.tsx';
import { useManagerOnly } from './use-manager-only.ts';
import { WordsWait } from '../own/words-wait.tsx';

export interface ManageTeamProps {
  open: boolean;
  team: OwnTeam;
  faces: Faces;
  onClose: () => void;
  onDelete: () => void;
}

/** What creators and admins do about a team. */
export function ManageTeam({ open, team: ownTeam, faces, onClose, onDelete }: ManageTeamProps) {
  const { team, own } = ownTeam;
  const [asked, setAsked] = useState<'renew' | 'delete' | null>(null);
  const close = () => setAsked(null);
  const isOpen = useManagerOnly({
    open,
    team: ownTeam,
    onClose: () => {
      close();
      onClose();
    },
  });
  const underway = useCompetitions()?.filter(
    ({ status, teamId, twin }) => status === 'active' && (teamId === team.id || twin?.teamId === team.id),
  );
  return (
    <Sheet open={isOpen} onClose={onClose} title={text.title(team.name)}>
      <WordsWait team={team.id} />
      <EditTeam team={team} />
      <ManageMembers team={ownTeam} faces={faces} />
      <div className="mt-6 flex flex-wrap gap-2">
        <Button onClick={() => setAsked('renew')}>{text.renew}</Button>
        {own.role === 'creator' && (
          <Button tone="danger-outline" onClick={() => setAsked('delete')}>
            {text.deleteTeam}
          </Button>
        )}
      </div>
      <Confirm
        open={asked === 'renew'}
        onClose={close}
        title={text.renewTitle}
        text={text.renewText}
        confirmLabel={text.renew}
        cancelLabel={messages.cancel}
        onConfirm={() => {
          void change(teamRenewCode, { teamId: team.id, code: newTeamCode() }, text.renewed);
        }}
      />
      <Confirm
        open={asked === 'delete'}
        onClose={close}
        title={text.deleteTitle(team.name)}
        text={text.deleteText(underway?.length ?? 0)}
        confirmLabel={text.deleteTeam}
        cancelLabel={messages.cancel}
        isDangerous
        onConfirm={() => {
          onDelete();
          void change(teamDelete, { teamId: team.id }, text.deleted);
        }}
      />
    </Sheet>
  );
}
