import { Card } from '#ui/surfaces/card.tsx';
import { ScrolledTo } from './scrolled-to.tsx';

/** Why nothing could be said of a clip. */
export function FailureCard({ title, text }: { title: string; text: string }) {
  return (
    <Card as="section" tone="well" className="mt-6" aria-label={title}>
      <ScrolledTo block="center" />
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1 text-sm">{text}</p>
    </Card>
  );
}
