import { Palmtree } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BREAK_LOOKED_BACK, isBreakDue } from 'sync-protocol/rules/training/season-break';
import { addDays } from 'sync-protocol/rules/training-day';
import { useDayTotals, useSettings } from '#data/live/live.ts';
import { isPutOff, putOff } from '#pwa/not-now.ts';
import { OfferCard } from '../pwa/offer-card.tsx';
import { messages } from './messages.ts';

const OFFER = 'break';
const text = messages.pause;

/** Leads whoever has trained for nine months without a longer break to the page that offers one. */
export function BreakOffer({ today }: { today: string }) {
  const [isLater, setIsLater] = useState(() => isPutOff(OFFER));
  const totals = useDayTotals(addDays(today, -BREAK_LOOKED_BACK), today);
  const settings = useSettings();
  const navigate = useNavigate();
  if (isLater || !totals || !settings || settings.season?.phase === 'offseason') return null;
  const trained = totals.map(({ day }) => day);
  if (!isBreakDue(trained, today)) return null;
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
