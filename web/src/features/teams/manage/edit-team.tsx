import { useRef, type FormEvent } from 'react';
import { EMPTY_FIELD } from 'sync-protocol/messages';
import { teamUpdate } from 'sync-protocol/mutations/teams/team-changes';
import type { Team } from 'sync-protocol/entities/teams/team';
import { TEAM_DESCRIPTION_MAX, TEAM_NAME_MAX } from 'sync-protocol/rules/teams/team-terms';
import { isBlank, written } from 'sync-protocol/rules/words/written';
import { useLive } from '#data/live/live-query.ts';
import { useFormOver } from '#data/server/forms/use-form.ts';
import { useSession } from '#data/session/session.ts';
import type { Refused } from '#data/store/db.ts';
import { Button } from '#ui/controls/button.tsx';
import { Switch } from '#ui/controls/switch.tsx';
import { TextArea, TextField } from '#ui/fields/text-field.tsx';
import { change } from '../changes.ts';
import { manage as text } from '../messages.ts';
import { typedGoal } from '../week/typed-goal.ts';
import { teamFields, useTeamEdit, type TeamFields } from './use-team-edit.ts';

/** The team's own words, its goal, and whether it is open. */
export function EditTeam({ team }: { team: Team }) {
  const { user } = useSession();
  const standing = teamFields(team);
  const edit = useTeamEdit(team);
  const refused = useLive((db) => db.refused.toArray());
  const touched = useRef(new Set<string>());
  /** What stood before it was saved: where that stands again, the server has refused. */
  const replaced = useRef<Partial<TeamFields>>({});
  const {
    bind,
    change: set,
    fields,
    formProps,
    isBusy,
  } = useFormOver(edit, {
    check: ({ name, goal }) => ({
      name: isBlank(name) ? EMPTY_FIELD : undefined,
      goal: typedGoal(goal) === undefined ? text.noGoal : undefined,
    }),
    send: async (typed) => {
      const { name, description, goal, isOpen } = typed;
      const fieldNames = Object.keys(standing) as (keyof TeamFields)[];
      const isRefused = (field: keyof TeamFields) => replaced.current[field] === standing[field];
      // Words that are written once more take back those that wait for the operator, and what was not touched may have
      // been changed by another admin meanwhile: so nothing else goes along.
      const isTouched = (field: keyof TeamFields) => touched.current.has(field) || edit.isEdited(field);
      const sent = fieldNames.filter((field) => isTouched(field) || isRefused(field));
      const changed = {
        name: { name: written(name) },
        description: { description: written(description) },
        goal: { weeklyGoal: typedGoal(goal) ?? null },
        isOpen: { isOpen },
      };
      touched.current = new Set();
      // Each by itself: what the server refuses takes nothing else with it.
      const parts = sent.length > 0 ? sent.map((field) => changed[field]) : [{}];
      for (const [place, part] of parts.entries()) {
        const isLast = place === parts.length - 1;
        if (!(await change(teamUpdate, { teamId: team.id, ...part }, isLast ? text.saved : undefined))) {
          for (const field of sent.slice(place)) touched.current.add(field);
          return;
        }
        const field = sent[place];
        if (field) edit.noteSaved({ [field]: typed[field] });
        if (field && typed[field] !== standing[field])
          Object.assign(replaced.current, { [field]: standing[field] });
      }
    },
  });
  const isThisName = ({ code, mutation: { args } }: Refused) =>
    code === 'many_names' && args['teamId'] === team.id && args['name'] === written(fields.name);
  const whyNot = fields.name === team.name ? undefined : refused?.find(isThisName)?.message;
  const noteTouched = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      touched.current.add(target.name);
  };
  return (
    <form {...formProps} onChange={noteTouched} className="grid gap-4">
      <TextField
        label={text.name}
        required
        maxLength={TEAM_NAME_MAX}
        {...bind('name')}
        error={bind('name').error ?? whyNot}
      />
      <TextArea label={text.description} rows={3} maxLength={TEAM_DESCRIPTION_MAX} {...bind('description')} />
      <TextField label={text.goal} hint={text.goalHint} inputMode="numeric" {...bind('goal')} />
      {/* With a minor in it no team is open, so a minor's own never is. */}
      {(user?.isMinor === false || team.isOpen) && (
        <Switch
          label={text.isOpen}
          hint={text.isOpenHint}
          checked={fields.isOpen}
          onChange={(isOpen) => {
            touched.current.add('isOpen');
            set({ isOpen });
          }}
        />
      )}
      <Button type="submit" tone="primary" size="lg" wide busy={isBusy}>
        {text.save}
      </Button>
    </form>
  );
}
