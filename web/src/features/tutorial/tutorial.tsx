import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { settingsUpdate } from 'sync-protocol/mutations/notifications/settings-update';
import { useTutorialDone } from '#data/live/live.ts';
import { mutate } from '#data/rows/mutate.ts';
import { useSession } from '#data/session/session.ts';
import { onDemand } from '#ui/layers/on-demand.tsx';

/** A new player looks at Home this long first; while something else is open, the tutorial waits as long again. */
const OPENS_AFTER_MS = 2000;
const LEAVES_AFTER_MS = 500;

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
  useEffect(() => {
    if (!isDue) return;
    const timer = setInterval(() => isNothingOpen() && setIsOpen(true), OPENS_AFTER_MS);
    return () => clearInterval(timer);
  }, [isDue]);

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
  return <View open={isOpen || isAskedFor} onClose={close} onComplete={complete} />;
}

function isNothingOpen(): boolean {
  return document.querySelector('[data-modal], [role=menu]') === null;
}
