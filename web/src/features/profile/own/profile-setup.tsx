import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '#data/server/api-error.ts';
import { completeProfile, type CurrentUser } from '#data/session/session.ts';
import { useHoldUpdates } from '#pwa/hold-updates.ts';
import { Button } from '#ui/controls/button.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { showIssues } from '#ui/controls/show-issues.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from '../messages.ts';
import {
  isMissingSomething,
  setupBody,
  setupIssues,
  type SetupFields,
  type SetupIssues,
} from './setup-fields.ts';
import { SetupForm } from './setup-form.tsx';

const text = messages.setup;

interface ProfileSetupProps {
  user: CurrentUser;
  /** The way out for who does not want to go on. */
  signOut: ReactNode;
}

/** The first thing after signing up: who the player is. */
export function ProfileSetup({ user, signOut }: ProfileSetupProps) {
  const [fields, setFields] = useState(() => fieldsOf(user));
  const [issues, setIssues] = useState<SetupIssues>({});
  const [isDirty, setIsDirty] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const navigate = useNavigate();
  useHoldUpdates(isDirty);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = setupIssues(fields);
    showIssues(form, () => setIssues(found));
    if (isMissingSomething(fields))
      return toast({ title: text.missing, text: text.missingText, tone: 'danger' });
    const body = setupBody(fields);
    if (!body || Object.keys(found).length > 0) return;
    setIsBusy(true);
    try {
      await completeProfile(body);
      void navigate('/home', { replace: true });
      toast({ title: text.done, text: text.doneText, tone: 'success' });
    } catch (thrown) {
      setIsBusy(false);
      showIssues(form, () => setIssues(issuesFrom(thrown)));
      toast({ title: text.failed, text: reasonOf(thrown), tone: 'danger' });
    }
  };
  return (
    <>
      <div className="mx-auto flex max-w-3xl items-center justify-between px-4 pt-[calc(0.5rem+var(--safe-top))] sm:px-6 lg:px-10">
        <Logo name="VolleyPath" />
        <span className="-mr-3">{signOut}</span>
      </div>
      <Page title={text.title}>
        <p className="-mt-2 mb-5 text-ink-soft">{text.text}</p>
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          <SetupForm
            fields={fields}
            issues={issues}
            onChange={(changed) => {
              setIsDirty(true);
              setFields((before) => ({ ...before, ...changed }));
              setIssues((before) => ({ ...before, ...cleared(changed) }));
            }}
          />
          <Button type="submit" tone="primary" size="lg" wide busy={isBusy}>
            {text.submit}
          </Button>
        </form>
      </Page>
    </>
  );
}

function fieldsOf(user: CurrentUser): SetupFields {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    displayName: user.displayName ?? '',
    // For players under 18 or of unknown age the server has set it.
    hideRealName: user.hideRealName,
    position: user.position ?? '',
    skillLevel: user.skillLevel ?? '',
    yearsPlaying: user.yearsPlaying,
    school: user.school,
    clubTeam: user.clubTeam,
    hometown: user.hometown,
    bio: user.bio,
  };
}

/** A field that is being mended is not complained about any longer. */
function cleared(changed: Partial<SetupFields>): SetupIssues {
  return Object.fromEntries(Object.keys(changed).map((name) => [name, undefined]));
}

function issuesFrom(thrown: unknown): SetupIssues {
  if (!(thrown instanceof ApiError)) return {};
  return Object.fromEntries(thrown.issues.map(({ path, message }) => [path, message]));
}

function reasonOf(thrown: unknown): string {
  // What the server itself says of it helps only where the player can mend it.
  const isTold = thrown instanceof ApiError && thrown.status >= 400 && thrown.status < 500;
  return isTold && thrown.message ? thrown.message : text.failedText;
}
