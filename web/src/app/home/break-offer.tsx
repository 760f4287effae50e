import { Palmtree } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsBreakDue } from '#data/live/season.ts';
import { isPutOff, putOff } from '#pwa/not-now.ts';
import { OfferCard } from '../pwa/offer-card.tsx';
import { messages as text } from './break-messages.ts';

const OFFER = 'break';

/** Leads whoever has trained for nine months without a longer break to the page that offers one. */
export function BreakOffer({ today }: { today: string }) {
  const [isLater, setIsLater] = useState(() => isPutOff(OFFER));
  const isDue = useIsBreakDue(today);
  const navigate = useNavigate();
  if (isLater || !isDue) return null;
  const dismiss = () => {
    putOff(OFFER);
    setIsLater(true);
  };
  return (
    <OfferCard
      title={text.title}
      text={text.text}
      later={text.later}
      onLater={dismiss}
      accept={text.plan}
      icon={Palmtree}
      onAccept={() => void navigate('/season')}
    />
  );
}
