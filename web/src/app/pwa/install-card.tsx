import { Download } from 'lucide-react';
import { useState } from 'react';
import { useInstall } from '#pwa/install.ts';
import { InstallSteps } from './install-steps.tsx';
import { messages } from './messages.ts';
import { OfferCard } from './offer-card.tsx';

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
    <OfferCard
      title={text.title}
      text={text.text}
      later={text.later}
      onLater={dismiss}
      accept={how === 'prompt' ? text.install : text.how}
      icon={Download}
      onAccept={() => (how === 'prompt' ? void install() : setShowsSteps(true))}
    >
      <InstallSteps open={showsSteps} onClose={() => setShowsSteps(false)} />
    </OfferCard>
  );
}
