import { useSyncExternalStore } from 'react';
import { ProgressBar } from '#ui/charts/progress-bar.tsx';
import { Button } from '#ui/controls/button.tsx';
import { coachState } from '../coach/coach.ts';
import { messages as text } from '../messages.ts';

/** How far the pose model is, or the download that it waits for; and a way to end it. */
export function WorkProgress({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const coach = useSyncExternalStore(coachState.subscribe, coachState.get);
  const isComing = coach.kind === 'downloading';
  const done = isComing ? coach.percent : percent;
  const words = isComing ? text.coach.coming(done) : text.extracting(done);
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft" role="status">
        {words}
      </p>
      <ProgressBar percent={done} label={words} tone="ink" isBusy />
      <Button tone="outline" wide onClick={onCancel}>
        {text.cancel}
      </Button>
    </div>
  );
}
