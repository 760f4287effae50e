import { useState } from 'react';
import { EMPTY_FIELD } from 'sync-protocol/messages';
import { teamCreate } from 'sync-protocol/mutations/teams/team-changes';
import { newId, type MembershipId, type TeamId } from 'sync-protocol/ids';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import { TEAM_DESCRIPTION_MAX, TEAM_NAME_MAX } from 'sync-protocol/rules/teams/team-terms';
import { isBlank, written } from 'sync-protocol/rules/words/written';
import { TEAM_DRAFT } from '#data/drafts/unsaved.ts';
import { useKeptFields } from '#data/drafts/use-kept-fields.ts';
import { useSubmit } from '#data/server/forms/use-form.ts';
import { dismissRefused } from '#data/sync/sync-status.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { TextArea, TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { change } from '../changes.ts';
import { creating as text } from '../messages.ts';
import type { RefusedTeam } from './refused-teams.tsx';

const START = { name: '', description: '' };

interface CreateTeamProps {
  /** What the server would not have, to be mended; another one is another form. */
  again?: RefusedTeam | undefined;
  onCreated: (id: TeamId) => void;
}

/** Makes a team, offline too. What is typed outlives a look at another tab. */
export function CreateTeam({ again, onCreated }: CreateTeamProps) {
  const [start] = useState(() => (again ? { name: again.name, description: again.description } : START));
  const draft = again ? `${TEAM_DRAFT} ${again.id}` : TEAM_DRAFT;
  const { fields, isTouched, change: keep, clear } = useKeptFields(draft, start);
  const { issues, isBusy, formProps, forgetIssues } = useSubmit(fields, {
    check: ({ name }) => ({ name: isBlank(name) ? EMPTY_FIELD : undefined }),
    send: async ({ name, description }) => {
      const teamId = newId<TeamId>();
      const ids = { teamId, membershipId: newId<MembershipId>(), code: newTeamCode() };
      const args = { ...ids, name: written(name), description: written(description) };
      if (!(await change(teamCreate, args, text.created))) return;
      clear();
      if (again) await dismissRefused(again.id);
      onCreated(teamId);
    },
  });
  const mend = (changed: Partial<typeof START>) => {
    keep(changed);
    forgetIssues(Object.keys(changed));
  };
  return (
    <Card>
      <form {...formProps} className="grid gap-4">
        <TextField
          label={text.name}
          name="name"
          required
          maxLength={TEAM_NAME_MAX}
          value={fields.name}
          error={issues.name}
          onChange={({ target }) => mend({ name: target.value })}
        />
        <TextArea
          label={text.description}
          name="description"
          hint={text.descriptionHint}
          rows={3}
          maxLength={TEAM_DESCRIPTION_MAX}
          value={fields.description}
          onChange={({ target }) => mend({ description: target.value })}
        />
        <FormError text={isTouched ? undefined : again?.message} />
        <Button type="submit" tone="primary" size="lg" wide busy={isBusy}>
          {text.submit}
        </Button>
      </form>
    </Card>
  );
}
