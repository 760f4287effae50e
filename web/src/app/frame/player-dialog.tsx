import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { useKept } from '#ui/layers/use-kept.ts';
import { OVER_SCREEN, PLAYER } from '#ui/way-to-player.ts';

interface ViewProps {
  open: boolean;
  id: string;
  onClose: () => void;
}

const View = onDemand<ViewProps>(async () => (await import('../profile/player-view.tsx')).PlayerView);

/** Another player's profile over whatever screen is open; any link to `?player=<id>` opens it. */
export function PlayerDialog() {
  const [params, setParams] = useSearchParams();
  const entry = useLocation();
  const navigate = useNavigate();
  const id = params.get(PLAYER);
  const shown = useKept(id);
  /** The entry of the history that is being left: that takes a moment. */
  const [left, setLeft] = useState<string>();
  if (left !== undefined && left !== entry.key) setLeft(undefined);
  const close = () => {
    // To replace its entry would leave two of the screen: the next Back would seem to do nothing.
    if (entry.state === OVER_SCREEN) {
      setLeft(entry.key);
      return void navigate(-1);
    }
    const others = new URLSearchParams(params);
    others.delete(PLAYER);
    setParams(others, { replace: true });
  };
  return <View open={id !== null && left !== entry.key} id={shown ?? ''} onClose={close} />;
}
