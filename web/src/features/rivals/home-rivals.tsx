import { Swords } from 'lucide-react';
import { useRivalCount } from '#data/live/rivals.ts';
import { WayCard } from '#ui/surfaces/way-card.tsx';
import { messages } from './messages.ts';

/** The way to the rivals, with what is new of them. */
export function HomeRivals() {
  const news = useRivalCount() ?? 0;
  return <WayCard to="/rivals" icon={Swords} texts={messages.home} news={news} className="mt-8" />;
}
