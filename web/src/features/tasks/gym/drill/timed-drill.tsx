import { Check, Pause, Play, SkipForward } from 'lucide-react';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { Thing } from 'sync-protocol/rules/tasks/task-equipment';
import type { DrillTimer } from './drill-timer.ts';
import { GymDial } from './gym-dial.tsx';
import { GymFrame, type GymActions } from '../gym-frame.tsx';
import { messages } from '../gym-messages.ts';
import type { Work } from './gym-work.ts';
import { useDrillTimer } from './use-drill-timer.ts';

interface TimedDrillProps {
  task: Task;
  needs: readonly Thing[];
  work: Extract<Work, { kind: 'timed' }>;
  actions: GymActions;
  kept: Map<string, DrillTimer>;
}

/** A drill against the clock: get ready, work, rest, work again, and then it is done. */
export function TimedDrill({ task, needs, work, actions, kept }: TimedDrillProps) {
  const { timer, runs, seconds, part, toggle, skipRest, again } = useDrillTimer(task.id, work, kept);
  const { phase, set } = timer;
  const isOver = phase === 'over';
  const setText = work.sets > 1 && !isOver ? messages.set(set + 1, work.sets) : '';
  const phaseText = messages.phase[isPaused(timer) ? 'paused' : phase];
  return (
    <GymFrame
      task={task}
      needs={needs}
      actions={actions}
      says={[phaseText, setText].filter(Boolean).join(', ')}
      main={mainOf({ timer, runs, toggle, skipRest, done: actions.toggle })}
      onAgain={again}
      dial={
        <GymDial
          sets={work.sets}
          set={set}
          part={phase === 'work' ? part : 0}
          tap={isOver ? undefined : { label: runs ? messages.pause : messages.start, onTap: toggle }}
        >
          {isOver ? (
            <>
              <Check className="size-24 text-cat" strokeWidth={3} aria-hidden />
              <span className="text-xl font-bold">{phaseText}</span>
            </>
          ) : (
            <>
              <span className="min-h-7 text-lg font-bold text-cat">{phaseText}</span>
              <span role="timer" className="numerals text-[min(5.25rem,40cqh)] leading-none font-bold">
                {clockText(seconds)}
              </span>
              <span className="mt-1 min-h-6 text-ink-soft">
                {setText || (phase === 'ready' && messages.startHint)}
              </span>
            </>
          )}
        </GymDial>
      }
    />
  );
}

function isPaused({ phase, until }: DrillTimer): boolean {
  return until === null && phase !== 'ready' && phase !== 'over';
}

interface MainOf {
  timer: DrillTimer;
  runs: boolean;
  toggle: () => void;
  skipRest: () => void;
  done: () => void;
}

function mainOf({ timer, runs, toggle, skipRest, done }: MainOf) {
  if (timer.phase === 'over') return { label: messages.done, icon: Check, onPress: done, isLast: true };
  if (timer.phase === 'rest' && runs)
    return { label: messages.skipRest, icon: SkipForward, onPress: skipRest };
  if (runs) return { label: messages.pause, icon: Pause, onPress: toggle };
  return { label: timer.phase === 'ready' ? messages.start : messages.goOn, icon: Play, onPress: toggle };
}

/** Seconds as a clock shows them: 45, 1:05. */
function clockText(seconds: number): string {
  return seconds < 60
    ? String(seconds)
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
