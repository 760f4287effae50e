import { teamCreate } from 'sync-protocol/mutations/teams/team-changes';
import { newId, type MembershipId, type TeamId } from 'sync-protocol/ids';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import { TEAM_DESCRIPTION_MAX, TEAM_NAME_MAX } from 'sync-protocol/rules/teams/team-terms';
import { isBlank, written } from 'sync-protocol/rules/words/written';
import { useForm } from '#data/server/use-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextArea, TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { change } from '../changes.ts';
import { creating as text } from '../messages.ts';

/** Makes a team, offline too. */
export function CreateTeam({ onCreated }: { onCreated: (id: TeamId) => void }) {
  const { bind, formProps, isBusy } = useForm(
    { name: '', description: '' },
    {
      check: ({ name }) => ({ name: isBlank(name) ? text.nameMissing : undefined }),
      send: async ({ name, description }) => {
        const teamId = newId<TeamId>();
        const ids = { teamId, membershipId: newId<MembershipId>(), code: newTeamCode() };
        const args = { ...ids, name: written(name), description: written(description) };
        if (await change(teamCreate, args, text.created)) onCreated(teamId);
      },
    },
  );
  return (
    <Card>
      <form {...formProps} className="grid gap-4">
        <TextField label={text.name} required maxLength={TEAM_NAME_MAX} {...bind('name')} />
        <TextArea
          label={text.description}
          hint={text.descriptionHint}
          rows={3}
          maxLength={TEAM_DESCRIPTION_MAX}
          {...bind('description')}
        />
        <Button type="submit" tone="primary" size="lg" wide busy={isBusy}>
          {text.submit}
        </Button>
      </form>
    </Card>
  );
}
