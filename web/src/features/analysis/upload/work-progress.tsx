import { useSyncExternalStore } from 'react';
import { ProgressBar } from '#ui/charts/progress-bar.tsx';
import { SpokenPercent } from '#ui/charts/spoken-percent.tsx';
import { Button } from '#ui/controls/button.tsx';
import { coachState } from '../coach/coach.ts';
import { messages as text } from '../messages.ts';

/** How far the pose model is, or the download that it waits for; and a way to end it. */
export function WorkProgress({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const coach = useSyncExternalStore(coachState.subscribe, coachState.get);
  const isComing = coach.kind === 'downloading';
  const done = isComing ? coach.percent : percent;
  const words = isComing ? text.coach.coming : text.extracting;
  return (
    <div className="grid gap-3">
      <SpokenPercent percent={done} words={words} className="text-sm text-ink-soft" />
      <ProgressBar percent={done} label={words(done)} tone="ink" isBusy />
      <Button tone="outline" wide onClick={onCancel}>
        {text.cancel}
      </Button>
    </div>
  );
}
