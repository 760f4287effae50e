import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fetchUpdate } from '#pwa/update/fetch-update.ts';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './sheet-messages.ts';

/** For whom the server takes for too old: fetches the new version and starts it, or says why not. */
export function UpdateButton() {
  const [isBusy, setIsBusy] = useState(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const update = async () => {
    setIsBusy(true);
    const outcome = await fetchUpdate(() => isShown.current);
    if (outcome !== 'taken') toast({ ...messages.update[outcome], tone: 'danger' });
    setIsBusy(false);
  };
  return (
    <Button tone="primary" size="lg" className="flex-1" busy={isBusy} onClick={() => void update()}>
      <RefreshCw className="size-5" aria-hidden />
      {messages.update.now}
    </Button>
  );
}
