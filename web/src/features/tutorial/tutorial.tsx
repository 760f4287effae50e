import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { settingsUpdate } from 'sync-protocol/mutations/notifications/settings-update';
import { useTutorialDone } from '#data/live/live.ts';
import { mutate } from '#data/rows/mutate.ts';
import { useSession } from '#data/session/session.ts';
import { fetched } from '#ui/fetched.tsx';
import { onDemand } from '#ui/layers/on-demand.tsx';

const LEAVES_AFTER_MS = 500;

const Time = fetched(async () => (await import('./tutorial-time.tsx')).TutorialTime);
const View = onDemand(async () => (await import('./tutorial-view.tsx')).TutorialView);

/** Who has closed the tutorial since the app was loaded: it comes again at the next load, not before. */
let closedBy: string | undefined;

/** Shows how the app works, by itself until a player has gone through it once, and whenever they ask for it. */
export function Tutorial() {
  const { user } = useSession();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const isAskedFor = params.get('tutorial') === 'start';
  const [isOpen, setIsOpen] = useState(false);
  const isDue = useTutorialDone() === false && user !== null && closedBy !== user.id;

  const close = () => {
    closedBy = user?.id;
    setIsOpen(false);
    if (isAskedFor) setParams({}, { replace: true });
  };
  const complete = () => {
    close();
    void mutate(settingsUpdate, { tutorialDone: true });
    setTimeout(() => void navigate('/training'), LEAVES_AFTER_MS);
  };
  return (
    <>
      <Suspense>{isDue && <Time onTime={setIsOpen} />}</Suspense>
      <View open={isOpen || isAskedFor} onClose={close} onComplete={complete} />
    </>
  );
}
