import { Download } from 'lucide-react';
import { useState } from 'react';
import { useInstall } from '#pwa/install.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LogoMark } from '#ui/icons/logo.tsx';
import { InstallSteps } from './install-steps.tsx';
import { messages } from './messages.ts';

const text = messages.install;

/**
 * Offers to install the app, where the browser can and the player has not said no.
 * @param isTime whether they have had something of it already: the first completed task
 */
export function InstallCard({ isTime }: { isTime: boolean }) {
  const { how, install, dismiss } = useInstall(isTime);
  const [showsSteps, setShowsSteps] = useState(false);
  if (!how) return null;
  return (
    <Card as="section" aria-label={text.title} className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
      <LogoMark className="size-12" />
      <div className="min-w-48 flex-1">
        <h2 className="text-base">{text.title}</h2>
        <p className="text-sm text-ink-soft">{text.text}</p>
      </div>
      <div className="flex w-full gap-2 sm:w-auto">
        <Button tone="ghost" onClick={dismiss}>
          {text.later}
        </Button>
        <Button
          tone="ink"
          className="flex-1"
          onClick={() => (how === 'prompt' ? void install() : setShowsSteps(true))}
        >
          <Download className="size-5" aria-hidden />
          {how === 'prompt' ? text.install : text.how}
        </Button>
      </div>
      <InstallSteps open={showsSteps} onOpenChange={setShowsSteps} />
    </Card>
  );
}
