import { Clock } from 'lucide-react';

/** On a thing that was not sent yet; seen only when that takes long. */
export function WaitingMark({ label }: { label: string }) {
  return (
    <span className="animate-wait-long">
      <Clock className="size-3.5" role="img" aria-label={label} />
    </span>
  );
}
