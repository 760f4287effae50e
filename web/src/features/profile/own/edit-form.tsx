import type { ReactNode } from 'react';
import type { UnreadWord } from 'sync-protocol/contract/profile/unread-words';
import { BIO_MAX, LINE_MAX, NAME_MAX } from 'sync-protocol/entities/profile/user';
import { POSITIONS, SKILL_LEVELS } from 'sync-protocol/rules/profile/positions';
import type { Issues } from '#data/server/forms/use-form.ts';
import { useSession } from '#data/session/session.ts';
import { Card } from '#ui/surfaces/card.tsx';
import { optionsOf, SelectField } from '#ui/fields/select-field.tsx';
import { Switch } from '#ui/controls/switch.tsx';
import { TextArea, TextField } from '#ui/fields/text-field.tsx';
import { messages as text } from './edit-messages.ts';
import type { EditFields } from './edit-fields.ts';
import { YearsField } from './years-field.tsx';
import type { Edit } from './use-edit.ts';
import { useUnreadWords } from './use-unread-words.ts';
import { ZoneField } from './zone-field.tsx';

interface Part extends Pick<Edit, 'standing' | 'fields' | 'change'> {
  issues: Issues<EditFields>;
  unread: readonly UnreadWord[];
}
type LineName = 'firstName' | 'lastName' | 'teamName' | 'hometown' | 'school' | 'clubTeam' | 'bio';

/** Binds a text field of the form. */
function line({ fields, change, issues, unread }: Part, name: LineName) {
  return {
    name,
    label: text[name],
    value: fields[name],
    error: issues[name],
    hint: unreadHint(unread, name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  };
}

/** That others don't read what stands in a field. */
function unreadHint(unread: readonly UnreadWord[], name: UnreadWord['field']): string | undefined {
  const word = unread.find(({ field }) => field === name);
  return word && text.unread[word.why];
}

/** The fields of the profile, in three parts, under what stands over the first. */
export function EditForm({ children, ...edit }: Omit<Part, 'unread'> & { children: ReactNode }) {
  const { displayName } = edit.standing;
  const part = { ...edit, unread: useUnreadWords({ ...edit.fields, displayName }) };
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="grid gap-4">
        {children}
        <Basics {...part} />
      </div>
      <div className="grid gap-4">
        <Privacy {...part} />
        <Background {...part} />
      </div>
    </div>
  );
}

function Basics(part: Part) {
  const { standing, fields, change, unread } = part;
  return (
    <Card as="section" aria-label={text.basic} className="grid gap-4">
      <h2 className="text-lg">{text.basic}</h2>
      <div className="pairs items-start gap-3">
        <TextField autoComplete="given-name" maxLength={NAME_MAX} required {...line(part, 'firstName')} />
        <TextField autoComplete="family-name" maxLength={NAME_MAX} required {...line(part, 'lastName')} />
      </div>
      <TextField
        label={text.username}
        value={standing.displayName ?? ''}
        hint={unreadHint(unread, 'displayName') ?? text.usernameHint}
        readOnly
      />
      <SelectField
        label={text.position}
        options={optionsOf(POSITIONS)}
        value={fields.position ?? ''}
        onChange={(event) => {
          const position = POSITIONS.find((one) => one === event.target.value);
          if (position) change({ position });
        }}
      />
      <div className="grid items-start gap-x-3 gap-y-4 min-[23rem]:grid-cols-[3fr_2fr]">
        <SelectField
          label={text.skillLevel}
          options={optionsOf(SKILL_LEVELS)}
          value={fields.skillLevel ?? ''}
          onChange={(event) => {
            const skillLevel = SKILL_LEVELS.find((one) => one === event.target.value);
            if (skillLevel) change({ skillLevel });
          }}
        />
        <YearsField years={fields.yearsPlaying} onChange={(yearsPlaying) => change({ yearsPlaying })} />
      </div>
      <TextField maxLength={LINE_MAX} {...line(part, 'teamName')} />
      <ZoneField value={fields.timezone} onChange={(timezone) => change({ timezone })} />
    </Card>
  );
}

function Privacy({ fields: { hideRealName, isPrivate, offBoards }, change }: Part) {
  const { user } = useSession();
  const advice = user?.isMinor ? ` ${text.young}` : '';
  const open = user?.isMinor ? text.publicYoung : text.public;
  const shown = user?.isMinor ? text.shownYoung : text.shown;
  return (
    <Card as="section" aria-label={text.privacy}>
      <h2 className="text-lg">{text.privacy}</h2>
      <Switch
        label={text.hide}
        hint={`${hideRealName ? text.hidden : isPrivate ? text.shownPrivate : shown}${advice}`}
        checked={hideRealName}
        onChange={(checked) => change({ hideRealName: checked })}
      />
      <Switch
        label={text.isPrivate}
        hint={`${isPrivate ? text.private : open}${advice}`}
        checked={isPrivate}
        onChange={(checked) => change({ isPrivate: checked })}
      />
      <Switch
        label={text.onBoards}
        hint={offBoards ? text.offBoards : text.onBoardsHint}
        checked={!offBoards}
        onChange={(checked) => change({ offBoards: !checked })}
      />
    </Card>
  );
}

function Background(part: Part) {
  return (
    <Card as="section" aria-label={text.background} className="grid gap-4">
      <div>
        <h2 className="text-lg">{text.background}</h2>
        <p className="mt-1 text-sm text-ink-soft">{text.backgroundHint}</p>
      </div>
      <TextField maxLength={LINE_MAX} {...line(part, 'hometown')} />
      <TextField maxLength={LINE_MAX} {...line(part, 'school')} />
      <TextField maxLength={LINE_MAX} {...line(part, 'clubTeam')} />
      <TextArea
        rows={4}
        maxLength={BIO_MAX}
        {...line(part, 'bio')}
        hint={[unreadHint(part.unread, 'bio'), text.bioHint(part.fields.bio.length)]
          .filter(Boolean)
          .join(' ')}
      />
    </Card>
  );
}
