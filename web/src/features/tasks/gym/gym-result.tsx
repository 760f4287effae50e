import { ArrowRight } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { AskedResult } from '../results/achieved.tsx';
import type { Measured } from '../results/result-entry.tsx';
import { recordOf, type Records } from '../results/use-records.ts';
import { messages } from './gym-messages.ts';

interface GymResultProps {
  today: string;
  measured: Omit<Measured, 'record'>;
  records: Records;
  /** Whether another task is open. */
  hasMore: boolean;
  onGoOn: () => void;
}

/** What was got in a drill that has just been done: one tap more, or none. */
export function GymResult({ today, measured, records, hasMore, onGoOn }: GymResultProps) {
  const isKept = recordOf(records, measured.drill)?.results.some(({ day }) => day === today) ?? false;
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 animate-rise-in flex-col px-4 pb-[calc(1rem+var(--safe-bottom))] lg:justify-center lg:gap-6">
      <div className="flex flex-1 flex-col justify-center lg:flex-none">
        <AskedResult today={today} measured={[measured]} records={records} />
      </div>
      <Button tone={isKept ? 'primary' : 'soft'} size="lg" wide onClick={onGoOn}>
        {isKept ? (
          <>
            <ArrowRight className="size-5" aria-hidden />
            {hasMore ? messages.nextTask : messages.finish}
          </>
        ) : (
          messages.result.later
        )}
      </Button>
    </div>
  );
}
