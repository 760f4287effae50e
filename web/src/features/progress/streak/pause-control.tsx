import { CirclePause } from 'lucide-react';
import { useState } from 'react';
import type { StreakPause } from 'sync-protocol/entities/progress/streak-pause';
import { streakResume } from 'sync-protocol/mutations/progress/streak-pause';
import { mutate } from '#data/rows/mutate.ts';
import { Button } from '#ui/controls/button.tsx';
import { dayInShort } from '#ui/format.ts';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './streak-messages.ts';
import { pauseState } from './pause-terms.ts';

const text = messages.pause;

const PauseSheet = onDemand(async () => (await import('./pause-sheet.tsx')).PauseSheet);

/** Pauses the streak for an injury or a holiday, says until when it is paused, and ends that. */
export function PauseControl({ today, pauses }: { today: string; pauses: readonly StreakPause[] }) {
  const [isAsking, setIsAsking] = useState(false);
  const { running, left, nextFrom } = pauseState(pauses, today);
  return (
    <div className="flex items-center gap-3 rounded-md bg-well py-1.5 pr-1.5 pl-3 text-xs text-ink-soft">
      <CirclePause className="size-5 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1">
        <b className="block text-sm text-ink">
          {running ? text.until(dayInShort(running.until)) : text.title}
        </b>
        {running ? text.runningHint : nextFrom ? text.nextFrom(dayInShort(nextFrom)) : text.hint}
      </p>
      {running ? (
        <Button tone="ink" onClick={() => void resume()}>
          {text.resume}
        </Button>
      ) : (
        left > 0 && (
          <Button
            tone="outline"
            aria-haspopup="dialog"
            aria-label={text.pauseLong}
            onClick={() => setIsAsking(true)}
          >
            {text.pause}
          </Button>
        )
      )}
      <PauseSheet open={isAsking} onOpenChange={setIsAsking} today={today} left={left} />
    </div>
  );
}

async function resume(): Promise<void> {
  const result = await mutate(streakResume, {});
  if (result.ok) toast({ title: text.resumed, text: text.resumedText, tone: 'success' });
  else toast({ title: text.failed, text: result.message, tone: 'danger' });
}
