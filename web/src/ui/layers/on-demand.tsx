import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { fetched } from '../fetched.tsx';
import { messages } from '../messages.ts';
import { toast } from './toast-store.ts';

interface Opens {
  open: boolean;
  /** How it asks to be closed. */
  onClose: () => void;
}

/**
 * A component that opens, fetched when it is opened for the first time: what a screen shows at once stays small.
 * @param load brings the component
 */
export function onDemand<Props extends Opens>(load: () => Promise<ComponentType<Props>>) {
  const View = fetched(load, Closed);
  function OnDemand(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.open);
    if (props.open && !wasOpened) setWasOpened(true);
    // What could not be fetched is taken away when it closes, and tried again when it opens.
    if (!wasOpened || (!props.open && !View.isHere())) return null;
    return (
      <Suspense fallback={null}>
        <View {...props} />
      </Suspense>
    );
  }
  return Object.assign(OnDemand, { fetch: View.fetch });
}

/** Closes what could not be fetched, and says why. */
function Closed({ onClose }: Opens) {
  useEffect(() => {
    toast(messages.notFetched);
    onClose();
    // Once: what it is given may be made anew at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}
