import { Flame, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { basePoints, earnedPoints } from 'sync-protocol/rules/points';
import { tierOf } from 'sync-protocol/rules/streak';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { RowList, RowText } from '#ui/list-row.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TaskCheck } from '#ui/task-check.tsx';
import { times } from '#ui/format.ts';
import { TodayPath } from '#ui/today-path.tsx';
import { prefersReducedMotion } from '#ui/use-media.ts';
import { messages } from './messages.ts';

const text = messages.demo;
const STEP_MS = 3200;
/** Of a beginner's task, before the multiplier. */
const BASE_POINTS = basePoints('beginner');
const LAST = text.captions.length - 1;
/** What the day looks like at each step: how many tasks are done, and the streak. */
const SCENES = [
  { done: 0, streak: 6 },
  { done: 1, streak: 7 },
  { done: 3, streak: 7 },
  { done: 6, streak: 7 },
];

interface DemoProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A walk through a day, made of the app's own parts; it plays by itself and can be stepped through. */
export function Demo({ open, onOpenChange }: DemoProps) {
  const [step, setStep] = useState(0);
  const [isPlaying, setIsPlaying] = useState(() => !prefersReducedMotion());
  useEffect(() => {
    if (!open || !isPlaying || step === LAST) return;
    const timer = setTimeout(() => setStep(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [open, isPlaying, step]);

  const walk = (to: number) => {
    setIsPlaying(false);
    setStep(to);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={text.title}
      closeLabel={text.close}
      footer={<Controls {...{ step, walk, isPlaying, setIsPlaying }} />}
    >
      <Scene step={step} />
      <p className="mt-4 min-h-12 font-semibold" aria-live="polite">
        <span className="sr-only">{text.step(step + 1, LAST + 1)}: </span>
        {text.captions[step]}
      </p>
    </Sheet>
  );
}

function Scene({ step }: { step: number }) {
  const { done, streak } = SCENES[step] ?? { done: 0, streak: 0 };
  return (
    <div className="rounded-lg bg-bg p-3" inert>
      <div className="rounded-lg bg-court p-4 text-on-court">
        <p className="flex items-center gap-2 font-bold">
          <Flame className={cx('size-5 text-accent', done > 0 && 'fill-current')} aria-hidden />
          <span className="numerals">{streak}</span>
          <span className="numerals ml-auto text-accent">{times(tierOf(streak).multiplier)}</span>
        </p>
        <TodayPath done={done} total={6} label="" className="mx-auto max-w-72" />
      </div>
      <RowList className="mt-2">
        {text.tasks.map(({ name, dose, category }, index) => (
          <li key={name} data-category={category} className="flex items-center pr-4 pl-2">
            <TaskCheck checked={index < done} label={name} onToggle={() => undefined} />
            <RowText title={name} detail={dose} className="py-2 pl-1 text-sm" />
            <span className="numerals text-sm font-bold text-cat">
              {text.points(earnedPoints(BASE_POINTS, streak))}
            </span>
          </li>
        ))}
      </RowList>
    </div>
  );
}

interface ControlsProps {
  step: number;
  walk: (to: number) => void;
  isPlaying: boolean;
  setIsPlaying: (isPlaying: boolean) => void;
}

function Controls({ step, walk, isPlaying, setIsPlaying }: ControlsProps) {
  const isLast = step === LAST;
  return (
    <div className="flex items-center gap-2">
      <IconButton
        label={isPlaying ? text.pause : text.play}
        icon={
          isPlaying ? (
            <Pause className="size-5 fill-current" aria-hidden />
          ) : (
            <Play className="size-5 fill-current" aria-hidden />
          )
        }
        disabled={isLast}
        onClick={() => setIsPlaying(!isPlaying)}
      />
      <span className="flex-1" />
      <Button disabled={step === 0} onClick={() => walk(step - 1)}>
        {text.back}
      </Button>
      <Button tone="primary" onClick={() => walk(isLast ? 0 : step + 1)}>
        {isLast ? text.again : text.next}
      </Button>
    </div>
  );
}
