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

/** Pauses the streak for an injury or a holiday, says when it is paused, and ends that. */
export function PauseControl({ today, pauses }: { today: string; pauses: readonly StreakPause[] }) {
  const [isAsking, setIsAsking] = useState(false);
  const { pause, isRunning, firstDays, nextFrom } = pauseState(pauses, today);
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 rounded-md bg-well py-1.5 pr-1.5 pl-3 text-xs text-ink-soft">
      {/* In large letters the button goes below it, before its words are cut in two. */}
      <div className="flex min-w-0 flex-[1_1_8rem] items-center gap-3">
        <CirclePause className="size-5 shrink-0" aria-hidden />
        <p className="min-w-0 flex-1">
          <b className="block text-sm text-ink">{pause ? titleOf(pause, isRunning) : text.title}</b>
          {pause ? text.runningHint : nextFrom ? text.nextFrom(dayInShort(nextFrom)) : text.hint}
        </p>
      </div>
      {pause ? (
        <Button tone="ink" onClick={() => void end(pause, isRunning)}>
          {isRunning ? text.resume : text.cancel}
        </Button>
      ) : (
        firstDays.length > 0 && (
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
      <PauseSheet open={isAsking} onClose={() => setIsAsking(false)} today={today} pauses={pauses} />
    </div>
  );
}

function titleOf({ from, until }: StreakPause, isRunning: boolean): string {
  return isRunning ? text.until(dayInShort(until)) : text.ahead(dayInShort(from), dayInShort(until));
}

/** Ends the running pause, or gives up one that is still to come. */
async function end({ id }: StreakPause, isRunning: boolean): Promise<void> {
  const result = await mutate(streakResume, { streakPauseId: id });
  if (result.ok && isRunning) toast({ title: text.resumed, text: text.resumedText, tone: 'success' });
  else if (result.ok) toast({ title: text.cancelled, tone: 'success' });
  else toast({ title: text.failed, text: result.message, tone: 'danger' });
}
