import { Settings2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { teamLeave } from 'sync-protocol/mutations/teams/member-changes';
import { isManager } from 'sync-protocol/rules/teams/team-terms';
import { now } from '#data/clock.ts';
import type { OwnTeam } from '#data/live/teams.ts';
import { Button } from '#ui/controls/button.tsx';
import { nearTime } from '#ui/near-time.ts';
import { Confirm } from '#ui/layers/confirm.tsx';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { change } from '../changes.ts';
import { CodePanel } from '../join/code-panel.tsx';
import { messages, sheet as text } from '../messages.ts';
import type { Faces } from '../use-faces.ts';
import { Goal } from '../week/goal.tsx';
import type { ManageTeamProps } from '../manage/manage-team.tsx';
import { Requests } from '../manage/requests.tsx';
import { Roster } from './roster.tsx';
import { WordsWait } from './words-wait.tsx';

const ManageTeam = onDemand<ManageTeamProps>(
  async () => (await import('../manage/manage-team.tsx')).ManageTeam,
);

export interface TeamSheetProps {
  open: boolean;
  team: OwnTeam;
  faces: Faces;
  onClose: () => void;
  onInvite: () => void;
}

/** A team from within: who is in it and when they train, its code, and what the player may do. */
export function TeamSheet({ open, team: own, faces, onClose, onInvite }: TeamSheetProps) {
  const { team, members } = own;
  const [over, setOver] = useState<'manage' | 'leave' | null>(null);
  const canManage = isManager(own.own.role);
  const close = () => setOver(null);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={team.name}
      footer={
        canManage && (
          <div className="pairs gap-2">
            <Button tone="primary" onClick={onInvite}>
              <UserPlus className="size-5" aria-hidden />
              {text.invite}
            </Button>
            <Button aria-label={text.manageTeam} onClick={() => setOver('manage')}>
              <Settings2 className="size-5" aria-hidden />
              {text.manage}
            </Button>
          </div>
        )
      }
    >
      {team.description && (
        <p dir="auto" className="mb-4 text-sm text-ink-soft">
          {team.description}
        </p>
      )}
      <WordsWait team={team.id} />
      {canManage && <Requests team={own} />}
      <Goal team={team} faces={faces} />
      <h3 className="mt-4 mb-2 flex flex-wrap items-baseline justify-between gap-x-3 text-sm font-semibold">
        {messages.size(members.length)}
        {faces.asOf !== undefined && (
          <span className="text-xs font-normal text-ink-soft">
            {faces.asOf > 0 ? text.asOf(nearTime(faces.asOf, now())) : text.namesLater}
          </span>
        )}
      </h3>
      <Roster team={own} faces={faces} />
      <div className="mt-4">
        <CodePanel team={team} />
      </div>
      {own.own.role !== 'creator' && (
        <Button tone="ghost" wide className="mt-3" onClick={() => setOver('leave')}>
          {text.leave}
        </Button>
      )}
      <ManageTeam
        open={over === 'manage'}
        team={own}
        faces={faces}
        onClose={close}
        onDelete={() => {
          close();
          onClose();
        }}
      />
      <Confirm
        open={over === 'leave'}
        onClose={close}
        title={text.leaveTitle(team.name)}
        text={text.leaveText}
        confirmLabel={text.leaveYes}
        cancelLabel={messages.cancel}
        isDangerous
        onConfirm={() => {
          onClose();
          void change(teamLeave, { teamId: team.id }, text.left);
        }}
      />
    </Sheet>
  );
}
