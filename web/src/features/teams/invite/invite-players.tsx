import { useEffect, useEffectEvent, useState } from 'react';
import { teamInvite } from 'sync-protocol/mutations/teams/invitation-changes';
import type { Team } from 'sync-protocol/entities/teams/team';
import { newId, type TeamId, type TeamInvitationId } from 'sync-protocol/ids';
import { POSITIONS, position } from 'sync-protocol/rules/profile/positions';
import { INVITATION_TEMPLATES } from 'sync-protocol/rules/teams/invitation-templates';
import { skillMatch } from 'sync-protocol/rules/teams/skill-match';
import { INVITATION_MESSAGE_MAX, isFullTeam } from 'sync-protocol/rules/teams/team-terms';
import { written } from 'sync-protocol/rules/words/written';
import { INVITATION_DRAFTS } from '#data/drafts/unsaved.ts';
import { useKeptFields } from '#data/drafts/use-kept-fields.ts';
import { useOwnTeams } from '#data/live/teams.ts';
import type { FoundPlayer } from '#data/server/answers/use-player-search.ts';
import { useFormOver } from '#data/server/forms/use-form.ts';
import { FormButtons } from '#ui/fields/form-buttons.tsx';
import { optionsOf, SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-field.tsx';
import { useStep } from '#ui/layers/modal/use-step.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { useKept } from '#ui/layers/use-kept.ts';
import { change } from '../changes.ts';
import { useManagerOnly } from '../manage/use-manager-only.ts';
import { inviteDialog as text } from '../messages.ts';
import { nameOf } from '../names.ts';
import { PlayerPicker } from './player-picker.tsx';

export interface InvitePlayersProps {
  open: boolean;
  teamId: TeamId | null;
  onClose: () => void;
}

/** Invites players into a team: whom, to play where, and in which words. */
export function InvitePlayers({ open, teamId, onClose }: InvitePlayersProps) {
  const own = useOwnTeams()?.find((one) => one.team.id === teamId);
  const team = own?.team;
  const shown = useKept(team);
  const isOpen = useManagerOnly({ open, team: own, onClose });
  const isGone = open && !team && shown?.id === teamId;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
  return (
    <Sheet open={isOpen} onClose={onClose} title={text.title} text={shown && text.into(shown.name)}>
      {own && isFullTeam(own.members.length) && (
        <p className="mb-4 rounded-md bg-well px-4 py-3 text-sm">{text.full}</p>
      )}
      {shown && <Invite team={shown} onClose={onClose} />}
    </Sheet>
  );
}

function Invite({ team, onClose }: { team: Team; onClose: () => void }) {
  const [player, setPlayer] = useState<FoundPlayer | null>(null);
  if (!player) return <PlayerPicker team={team} onPick={setPlayer} onClose={onClose} />;
  return <Words teamId={team.id} player={player} onBack={() => setPlayer(null)} onSent={onClose} />;
}

interface WordsProps {
  teamId: TeamId;
  player: FoundPlayer;
  onBack: () => void;
  onSent: () => void;
}

const TEMPLATES = INVITATION_TEMPLATES.map(({ id, name }) => ({ value: id, label: name }));
const PLACES = optionsOf(POSITIONS);

/** What is said to a player stays with them and the team until it is sent. */
function Words({ teamId, player, onBack, onSent }: WordsProps) {
  useStep(true, onBack);
  const match = skillMatch(player);
  const start = { template: '', message: '', place: player.position ?? '' };
  const kept = useKeptFields(`${INVITATION_DRAFTS}${teamId} ${player.id}`, start);
  const {
    bind,
    change: set,
    formProps,
    isBusy,
  } = useFormOver(kept, {
    send: async ({ message, place }) => {
      const args = {
        invitationId: newId<TeamInvitationId>(),
        teamId,
        playerId: player.id,
        message: written(message),
        targetPosition: position.safeParse(place).data ?? null,
        skillMatch: match,
      };
      if (!(await change(teamInvite, args, text.sent))) return;
      kept.clear();
      onSent();
    },
  });
  const chooseTemplate = (id: string) => {
    const template = INVITATION_TEMPLATES.find((one) => one.id === id);
    set({ template: id, message: template?.message ?? '' });
  };
  return (
    <form {...formProps} className="grid gap-4">
      <p className="rounded-lg bg-well px-4 py-3">
        <b className="block">{nameOf({ ...player, userId: player.id })}</b>
        {match && <span className="mt-0.5 block text-sm text-ink-soft">{match}</span>}
      </p>
      <SelectField
        label={text.template}
        options={TEMPLATES}
        placeholder={text.noTemplate}
        {...bind('template')}
        onChange={(event) => chooseTemplate(event.target.value)}
      />
      <SelectField label={text.position} options={PLACES} placeholder={text.anyPosition} {...bind('place')} />
      <TextArea label={text.message} rows={4} maxLength={INVITATION_MESSAGE_MAX} {...bind('message')} />
      <FormButtons cancelLabel={text.other} onCancel={onBack} submitLabel={text.submit} busy={isBusy} />
    </form>
  );
}
