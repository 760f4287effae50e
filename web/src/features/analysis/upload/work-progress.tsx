import { ProgressBar } from '#ui/charts/progress-bar.tsx';
import { Button } from '#ui/controls/button.tsx';
import { messages as text } from '../messages.ts';

/** How far the pose model is, and a way to end it. */
export function WorkProgress({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const words = text.extracting(percent);
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft" role="status">
        {words}
      </p>
      <ProgressBar percent={percent} label={words} tone="ink" isBusy />
      <Button tone="outline" wide onClick={onCancel}>
        {text.cancel}
      </Button>
    </div>
  );
}
