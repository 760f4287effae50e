import { ChevronDown, Dices } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BIO_MAX, LINE_MAX, NAME_MAX } from 'sync-protocol/entities/profile/user';
import { USERNAME_MAX } from 'sync-protocol/rules/session/account';
import { POSITIONS, SKILL_LEVELS } from 'sync-protocol/rules/profile/positions';
import type { Issues } from '#data/server/forms/use-form.ts';
import { generateUsername } from '#data/session/session.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { optionsOf, SelectField } from '#ui/fields/select-field.tsx';
import { Switch } from '#ui/controls/switch.tsx';
import { TextArea, TextField } from '#ui/fields/text-field.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from '../messages.ts';
import type { SetupFields } from './setup-fields.ts';
import { YearsField } from './years-field.tsx';

const text = messages.setup;

interface SetupFormProps {
  /** Whose profile begins private. */
  isMinor: boolean;
  fields: SetupFields;
  issues: Issues<SetupFields>;
  onChange: (changed: Partial<SetupFields>) => void;
}

type TextName = Exclude<keyof SetupFields, 'hideRealName' | 'yearsPlaying'>;

/** Nobody has to say these. */
const OPTIONAL = ['school', 'clubTeam', 'hometown', 'bio'] as const;

/** The fields of the profile, in three parts. */
export function SetupForm({ isMinor, fields, issues, onChange }: SetupFormProps) {
  const optional = useRef<HTMLDetailsElement>(null);
  // Folded it is not in the way of the first day; after that it is the player's to fold, until something in it is wrong.
  const [isFilled] = useState(OPTIONAL.some((name) => fields[name] !== ''));
  useLayoutEffect(() => {
    if (optional.current && OPTIONAL.some((name) => issues[name])) optional.current.open = true;
  }, [issues]);
  const shown = isMinor ? text.shownYoung : text.shown;
  const bind = (name: TextName) => ({
    name,
    value: fields[name],
    error: issues[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <Card as="section" aria-label={text.you} className="grid gap-4">
        <h2 className="text-lg">{text.you}</h2>
        <div className="pairs items-start gap-3">
          <TextField
            label={text.firstName}
            autoComplete="given-name"
            maxLength={NAME_MAX}
            required
            {...bind('firstName')}
          />
          <TextField
            label={text.lastName}
            autoComplete="family-name"
            maxLength={NAME_MAX}
            required
            {...bind('lastName')}
          />
        </div>
        <UsernameField bound={bind('displayName')} onIdea={(displayName) => onChange({ displayName })} />
        <div className="border-t border-line pt-2">
          <Switch
            label={text.hide}
            hint={`${fields.hideRealName ? text.hidden : shown} ${text.recommended}`}
            checked={fields.hideRealName}
            onChange={(hideRealName) => onChange({ hideRealName })}
          />
        </div>
      </Card>
      <Card as="section" aria-label={text.court} className="grid gap-4">
        <h2 className="text-lg">{text.court}</h2>
        <SelectField
          label={text.position}
          placeholder={text.choose}
          options={optionsOf(POSITIONS)}
          required
          {...bind('position')}
        />
        <div className="grid items-start gap-x-3 gap-y-4 min-[23rem]:grid-cols-[3fr_2fr]">
          <SelectField
            label={text.skillLevel}
            placeholder={text.choose}
            options={optionsOf(SKILL_LEVELS)}
            required
            {...bind('skillLevel')}
          />
          <YearsField
            years={fields.yearsPlaying}
            error={issues.yearsPlaying}
            onChange={(yearsPlaying) => onChange({ yearsPlaying })}
          />
        </div>
      </Card>
      <Card as="section" aria-label={text.more} isPadded={false}>
        <details ref={optional} open={isFilled} className="group">
          <summary className="flex cursor-pointer list-none items-center gap-3 rounded-lg p-4 sm:p-5 [&::-webkit-details-marker]:hidden">
            <span className="flex-1">
              <h2 className="text-lg">{text.more}</h2>
              <span className="mt-1 block text-sm text-ink-soft">{text.moreHint}</span>
            </span>
            <ChevronDown
              className="size-5 shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-180"
              aria-hidden
            />
          </summary>
          <div className="grid gap-4 px-4 pb-4 sm:px-5 sm:pb-5">
            <TextField label={text.school} maxLength={LINE_MAX} {...bind('school')} />
            <TextField label={text.clubTeam} maxLength={LINE_MAX} {...bind('clubTeam')} />
            <TextField label={text.hometown} maxLength={LINE_MAX} {...bind('hometown')} />
            <TextArea
              label={text.bio}
              hint={text.bioHint(BIO_MAX - fields.bio.length)}
              maxLength={BIO_MAX}
              {...bind('bio')}
            />
          </div>
        </details>
      </Card>
    </>
  );
}

interface UsernameFieldProps {
  bound: {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
  onIdea: (username: string) => void;
}

/** The username, with ideas from the server; the first one comes by itself. */
function UsernameField({ bound, onIdea }: UsernameFieldProps) {
  const [isAsking, setIsAsking] = useState(false);
  const hasAsked = useRef(bound.value !== '');
  const typed = useRef(bound.value);
  useEffect(() => {
    typed.current = bound.value;
  }, [bound.value]);

  const ask = async (isQuiet: boolean) => {
    setIsAsking(true);
    const before = typed.current;
    try {
      const idea = await generateUsername();
      // What was typed in the meantime is meant.
      if (typed.current === before) onIdea(idea);
    } catch {
      if (!isQuiet) toast({ title: text.failed, text: text.generateFailed, tone: 'danger' });
    }
    setIsAsking(false);
  };
  const first = useRef(ask);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void first.current(true);
  }, []);

  return (
    <TextField
      label={text.username}
      hint={text.usernameHint}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={USERNAME_MAX}
      required
      aside={
        <Button tone="ghost" busy={isAsking} className="-mt-3 -mr-4.5 -mb-1" onClick={() => void ask(false)}>
          <Dices className="size-5" aria-hidden />
          {text.generate}
        </Button>
      }
      {...bound}
    />
  );
}
