import { useState } from 'react';
import type { Team } from 'sync-protocol/entities/teams/team';
import { withDraft } from '#data/drafts/drafts.ts';
import { TEAM_EDIT_DRAFTS } from '#data/drafts/unsaved.ts';
import { useKeptFields } from '#data/drafts/use-kept-fields.ts';
import { isRecord } from '#data/is-record.ts';

/** What may be changed about a team, as it stands. */
export const teamFields = ({ name, description, weeklyGoal, isOpen }: Team) => ({
  name,
  description,
  goal: String(weeklyGoal ?? ''),
  isOpen,
});

export type TeamFields = ReturnType<typeof teamFields>;

/** Only what differs is kept, as one text: what else stands may be changed by another admin until it opens again. */
const NO_EDITS = { edits: '{}' };

/** The fields of a team under edit. What was changed and not saved is there again when they are opened again. */
export function useTeamEdit(team: Team) {
  const [base, setBase] = useState(() => teamFields(team));
  const kept = useKeptFields(TEAM_EDIT_DRAFTS + team.id, NO_EDITS);
  const fieldsOf = ({ edits }: typeof NO_EDITS) => withDraft(base, editsOf(edits));
  const fields = fieldsOf(kept.fields);
  return {
    fields,
    isEdited: (field: keyof TeamFields) => fields[field] !== base[field],
    change: (changed: Partial<TeamFields>) =>
      kept.change((now) => ({ edits: textOf({ ...fieldsOf(now), ...changed }, base) })),
    /** What was saved is kept no longer; it shows on until the dialog goes. */
    noteSaved: (saved: Partial<TeamFields>) => {
      setBase((before) => ({ ...before, ...saved }));
      kept.change(({ edits }) => {
        // What was typed meanwhile stays.
        const rest = Object.entries(editsOf(edits)).filter(
          ([field, value]) => saved[field as keyof TeamFields] !== value,
        );
        return { edits: JSON.stringify(Object.fromEntries(rest)) };
      });
    },
  };
}

function editsOf(edits: string): Record<string, unknown> {
  const kept: unknown = JSON.parse(edits);
  return isRecord(kept) ? kept : {};
}

function textOf(fields: TeamFields, base: TeamFields): string {
  const edits = Object.entries(fields).filter(([field, value]) => base[field as keyof TeamFields] !== value);
  return JSON.stringify(Object.fromEntries(edits));
}
