import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useUpdate } from '#pwa/update/update.ts';
import { Button } from '#ui/controls/button.tsx';
import { messages } from './messages.ts';

const text = messages.update;

/** Says that there is a new version, and leaves it to the player when to take it. */
export function UpdateBar() {
  const { isReady, apply } = useUpdate();
  const [isLater, setIsLater] = useState(false);
  const bar = (
    <div className="mx-4 mt-2 mb-2 flex animate-rise-in items-center gap-1 rounded-lg bg-accent-soft py-1 pr-1 pl-4 sm:mx-6 lg:mx-10 lg:mt-4 lg:mb-0">
      <Sparkles className="size-5 shrink-0" aria-hidden />
      <span className="flex-1 px-2 text-sm font-semibold">{text.text}</span>
      <Button tone="ghost" onClick={() => setIsLater(true)}>
        {text.later}
      </Button>
      <Button tone="primary" onClick={apply}>
        {text.apply}
      </Button>
    </div>
  );
  // A region that comes with its words isn't read out: this one is there before.
  return <div role="status">{isReady && !isLater && bar}</div>;
}
