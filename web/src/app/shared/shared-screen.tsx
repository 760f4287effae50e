import { Megaphone, ScanLine } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { STORY_PHOTO_TYPES } from 'sync-protocol/rules/stories/story-media';
import { useChosenFile, type ChosenFile } from '#features/analysis/upload/chosen-file.ts';
import { Preview } from '#features/analysis/upload/preview.tsx';
import { useSession } from '#data/session/session.ts';
import { forgetShared, handOn, readShared } from '#pwa/shared-file.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { cx } from '#ui/cx.ts';
import { fetched } from '#ui/fetched.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { messages as text } from './messages.ts';

const LoginForm = fetched(async () => (await import('#features/session/sign-in/login-form.tsx')).LoginForm);

/** A file that came from another app, and what it can become here: whoever is nobody yet logs in first. */
export function SharedScreen() {
  return useSession().status === 'signedIn' ? <Arrived /> : <LogInFirst />;
}

function LogInFirst() {
  return (
    <Page title={text.title}>
      <p className="mb-4 text-sm text-ink-soft">{text.logIn}</p>
      <Suspense fallback={null}>
        <LoginForm />
      </Suspense>
      <Link to="/" className={cx(buttonClass({ tone: 'ghost', wide: true }), 'mt-3')}>
        {text.start}
      </Link>
    </Page>
  );
}

function Arrived() {
  const { chosen, choose } = useChosenFile();
  const [isNone, setIsNone] = useState(false);
  useEffect(() => {
    void readShared()
      .catch(() => undefined)
      .then((file) => setIsNone(!file || !choose(file)));
    // Once: it is for this visit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <Page title={text.title}>
      {isNone && <Nothing />}
      {chosen && <Choice chosen={chosen} />}
    </Page>
  );
}

function Nothing() {
  const action = (
    <Link to="/" className={buttonClass({ tone: 'primary' })}>
      {text.home}
    </Link>
  );
  return <EmptyState title={text.none} text={text.noneText} action={action} />;
}

/** A story's photo that this browser can't read goes out as it is, and the server may read it. */
const mayBeTold = ({ file }: ChosenFile) => STORY_PHOTO_TYPES.some((type) => type === file.type);

function Choice({ chosen }: { chosen: ChosenFile }) {
  const navigate = useNavigate();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const canTell = !isUnreadable || mayBeTold(chosen);
  const go = (path: string) => {
    handOn(chosen.file);
    void navigate(path, { replace: true });
  };
  const refuse = async () => {
    await forgetShared();
    void navigate('/', { replace: true });
  };
  return (
    <div className="grid gap-3">
      <Preview chosen={chosen} onUnreadable={() => setIsUnreadable(true)} />
      {canTell && <p className="mb-2 text-sm text-ink-soft">{isUnreadable ? text.maybe : text.text}</p>}
      {canTell && (
        <Button tone="primary" size="lg" wide onClick={() => go('/victory-stories')}>
          <Megaphone className="size-5" aria-hidden />
          {text.story}
        </Button>
      )}
      {!isUnreadable && (
        <Button tone="soft" size="lg" wide onClick={() => go('/video-analysis')}>
          <ScanLine className="size-5" aria-hidden />
          {text.analysis}
        </Button>
      )}
      <Button tone={canTell ? 'ghost' : 'primary'} wide onClick={() => void refuse()}>
        {canTell ? text.no : text.home}
      </Button>
    </div>
  );
}
