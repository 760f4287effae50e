import { useSearchParams } from 'react-router-dom';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { useKept } from '#ui/layers/use-kept.ts';

const PARAMETER = 'player';

interface ViewProps {
  open: boolean;
  id: string;
  onClose: () => void;
}

const View = onDemand<ViewProps>(async () => (await import('../profile/player-view.tsx')).PlayerView);

/** Another player's profile over whatever screen is open; any link to `?player=<id>` opens it. */
export function PlayerDialog() {
  const [params, setParams] = useSearchParams();
  const id = params.get(PARAMETER);
  const shown = useKept(id);
  const close = () => {
    const others = new URLSearchParams(params);
    others.delete(PARAMETER);
    setParams(others, { replace: true });
  };
  return <View open={id !== null} id={shown ?? ''} onClose={close} />;
}
