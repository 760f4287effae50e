import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { EMPTY_FIELD, INCOMPLETE } from 'sync-protocol/messages';
import { isProfileComplete } from 'sync-protocol/rules/profile/profile';
import { useProfileRow } from '#data/live/profile.ts';
import { phoneZone } from '#data/phone-zone.ts';
import { ApiError, isOffline } from '#data/server/calls/api-error.ts';
import { useForm } from '#data/server/forms/use-form.ts';
import { keepDraft, readDraft, withDraft } from '#data/drafts/drafts.ts';
import { SETUP_DRAFT } from '#data/drafts/unsaved.ts';
import { completeProfile, refreshUser, type CurrentUser } from '#data/session/session.ts';
import { currentSession } from '#data/session/session-store.ts';
import { Button } from '#ui/controls/button.tsx';
import { Logo } from '#ui/icons/logo.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { dismissComplaint, toast, type ToastContent } from '#ui/layers/toast-store.ts';
import { Toaster } from '#ui/layers/toaster.tsx';
import { messages } from '../messages.ts';
import { adoptedZone } from './edit-fields.ts';
import { setupBody, setupIssues, type SetupFields } from './setup-fields.ts';
import { SetupForm } from './setup-form.tsx';

const text = messages.setup;

interface ProfileSetupProps {
  user: CurrentUser;
  /** The way out for who does not want to go on. */
  signOut: ReactNode;
}

/** The first thing after signing up: who the player is. What is typed outlives the screen. */
export function ProfileSetup({ user, signOut }: ProfileSetupProps) {
  const [start, setStart] = useState<SetupFields>();
  const row = useProfileRow();
  const isComplete = row ? isProfileComplete(row) : false;
  useEffect(() => {
    if (isComplete) goOn().catch(() => undefined);
  }, [isComplete]);
  // To be there when it has to tell of a lost connection.
  useEffect(() => void Toaster.fetch(), []);
  useEffect(() => {
    if (start) return;
    const standing = fieldsOf(user);
    readDraft(SETUP_DRAFT).then(
      (draft) => setStart(withDraft(standing, draft)),
      () => setStart(standing),
    );
  }, [user, start]);
  return (
    // What is said stands over the bar: at the bottom it would lie on the button.
    <div data-full-screen>
      <div className="mx-auto flex max-w-3xl items-center justify-between px-4 pt-[calc(0.5rem+var(--safe-top))] sm:px-6 lg:px-10">
        <Logo name="VolleyPath" />
        <span className="-mr-3">{signOut}</span>
      </div>
      <Page title={text.title}>
        <p className="-mt-2 mb-5 text-ink-soft">{text.text}</p>
        {start && <Setup start={start} user={user} />}
      </Page>
    </div>
  );
}

function Setup({ start, user }: { start: SetupFields; user: CurrentUser }) {
  const navigate = useNavigate();
  const { fields, issues, change, isBusy, formProps } = useForm(start, {
    check: (typed) => {
      const found = setupIssues(typed);
      if (Object.values(found).includes(EMPTY_FIELD))
        toast({ title: text.missing, text: INCOMPLETE, tone: 'danger' });
      return found;
    },
    send: async (typed) => {
      const body = setupBody(typed, adoptedZone(user, phoneZone()));
      if (!body) return;
      try {
        await completeProfile(body);
      } catch (thrown) {
        if (thrown instanceof ApiError && thrown.code === 'username_permanent') {
          if (await goOn()) return toast({ title: text.doneElsewhere, tone: 'success' });
          // The server has said it, but could not be asked who the player is now.
          toast({ title: text.failed, text: text.failedText, tone: 'danger' });
        } else toast(whyFailed(thrown));
        throw thrown;
      }
      await keepDraft(SETUP_DRAFT, {});
      // Whoever came with a team's code is at its door by now.
      if (location.pathname !== '/teams') void navigate('/home', { replace: true });
      toast({ title: text.done, text: text.doneText, tone: 'success' });
    },
  });
  const mend = (changed: Partial<SetupFields>) => {
    dismissComplaint();
    change(changed);
  };
  useEffect(() => {
    // A phone that can keep nothing asks again after a reload.
    if (fields !== start) keepDraft(SETUP_DRAFT, fields).catch(() => undefined);
  }, [fields, start]);
  return (
    <form {...formProps} className="grid gap-4">
      <SetupForm isMinor={user.isMinor} fields={fields} issues={issues} onChange={mend} />
      <Button type="submit" tone="primary" size="lg" wide busy={isBusy}>
        {text.submit}
      </Button>
    </form>
  );
}

/**
 * The profile is complete, wherever that was done: who asks the server hears so, and is in the app.
 * Answers whether the server could be asked; until then what was typed stays.
 */
async function goOn(): Promise<boolean> {
  await refreshUser();
  const { user } = currentSession();
  if (!user || !isProfileComplete(user)) return false;
  await keepDraft(SETUP_DRAFT, {});
  return true;
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

function whyFailed(thrown: unknown): ToastContent {
  // Nothing went wrong here: it only has to wait.
  if (isOffline(thrown)) return navigator.onLine ? text.unreachable : text.offline;
  // What the server itself says of it helps only where the player can mend it.
  const isTold = thrown instanceof ApiError && thrown.status >= 400 && thrown.status < 500;
  const why = isTold && thrown.message ? thrown.message : text.failedText;
  return { title: text.failed, text: why, tone: 'danger' };
}
