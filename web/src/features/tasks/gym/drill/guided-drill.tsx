import { Check, Pause, Play, SkipForward, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Drill } from 'sync-protocol/entities/training/program';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { guidedSteps, type GuidedStep } from 'sync-protocol/rules/training/guided';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { GymDial } from './gym-dial.tsx';
import { GymFrame, type GymActions } from '../gym-frame.tsx';
import type { GymMemory } from '../gym-memory.ts';
import { messages } from '../gym-messages.ts';
import { canGoBack, isPaused } from './guided-run.ts';
import { spokenOf, stepName } from './spoken.ts';
import { useGuidedRun } from './use-guided-run.ts';

interface GuidedDrillProps {
  task: Task;
  drill: Drill | undefined;
  actions: GymActions;
  memory: GymMemory;
  /** What comes after the drill, and what it needs. */
  nextUp: string;
}

type Guided = ReturnType<typeof useGuidedRun>;

/** A drill step by step: what has its time runs by itself, rests too; what is counted waits for the player. */
export function GuidedDrill({ task, drill, actions, memory, nextUp }: GuidedDrillProps) {
  const [steps] = useState(() => guidedSteps(task.dose, task.estimatedMinutes, drill));
  const guided = useGuidedRun(task, steps, memory);
  const { run, runs } = guided;
  const step = steps[run.at];
  const isOver = run.phase === 'over';
  const coming = steps.slice(run.at + 1).find(({ kind }) => kind !== 'rest');
  const guideStep = step && 'guideStep' in step ? drill?.guide.steps[step.guideStep ?? -1] : undefined;
  return (
    <GymFrame
      task={task}
      drill={drill}
      actions={actions}
      says={saidOf(guided, step, coming)}
      hint={guideStep}
      nextUp={coming ? messages.nextUp(stepName(coming)) : nextUp}
      main={mainOf(guided, step, actions.toggle)}
      onBack={canGoBack(run, steps) ? guided.back : undefined}
      onSkip={isOver ? undefined : guided.skip}
      onAgain={guided.again}
      dial={
        <div className="relative">
          <GymDial
            sets={steps.filter(({ kind }) => kind !== 'rest').length}
            set={steps.slice(0, run.at).filter(({ kind }) => kind !== 'rest').length}
            part={step?.kind === 'rest' ? 0 : guided.part}
            tap={isOver ? undefined : tapOf(guided, step)}
          >
            {step ? <Middle guided={guided} step={step} /> : <Over />}
          </GymDial>
          {step?.kind === 'count' && run.reps > 0 && (
            <span className="absolute -right-1 bottom-0">
              <IconButton
                label={messages.takeBack}
                icon={<Undo2 className="size-5" aria-hidden />}
                onClick={guided.undo}
                className="bg-surface"
              />
            </span>
          )}
        </div>
      }
    />
  );

  function tapOf({ rep, toggle }: Guided, one: GuidedStep | undefined) {
    return one?.kind === 'count'
      ? { label: messages.countRep, onTap: rep }
      : { label: runs ? messages.pause : messages.start, onTap: toggle };
  }
}

function Middle({ guided: { run, seconds }, step }: { guided: Guided; step: GuidedStep }) {
  if (step.kind === 'count')
    return (
      <>
        <span className="min-h-7 text-[min(1.25rem,max(20px,10cqh))] leading-tight font-bold text-cat">
          {messages.set(step.set + 1, step.sets)}
        </span>
        <span className="numerals forced-color-adjust-none forced-colors:text-[CanvasText] text-[min(5.25rem,40cqh,26cqw)] leading-none font-bold">
          {run.reps}
        </span>
        <span className="mt-1 text-ink-soft">
          {messages.ofReps(step.reps)}
          {step.side && `, ${messages.step.sides[step.side]}`}
        </span>
        <span className="text-[min(0.8125rem,max(13px,7cqh))] leading-snug text-ink-soft shorter:hidden">
          {messages.repsHint}
        </span>
      </>
    );
  const isNamed = step.kind === 'work' && step.name !== undefined;
  const place =
    isNamed && !step.isOfSet
      ? messages.part(step.set + 1, step.sets)
      : step.sets > 1
        ? messages.set(step.set + 1, step.sets)
        : '';
  return (
    <>
      <span className="min-h-7 max-w-[70%] text-[min(1.25rem,max(17px,10cqh))] leading-tight font-bold text-balance wrap-break-word text-cat short:text-[min(1.0625rem,max(17px,9cqh))]">
        {phaseOf(run, step)}
      </span>
      <span
        role="timer"
        className="numerals forced-color-adjust-none forced-colors:text-[CanvasText] text-[min(5.25rem,40cqh,26cqw)] leading-none font-bold"
      >
        {clockText(seconds)}
      </span>
      <span className="mt-1 min-h-6 text-ink-soft">
        {place || (run.phase === 'ready' && messages.startHint)}
      </span>
    </>
  );
}

function Over() {
  return (
    <>
      <Check className="size-24 text-cat" strokeWidth={3} aria-hidden />
      <span className="text-xl font-bold">{messages.phase.over}</span>
    </>
  );
}

/** What stands over the clock: what is going on, or the name of the part. */
function phaseOf(run: Guided['run'], step: GuidedStep): string {
  if (isPaused(run, step)) return messages.phase.paused;
  if (run.phase === 'getReady') return messages.phase.getReady;
  if (step.kind === 'work' && step.name !== undefined) return step.name;
  if (run.phase === 'ready') return messages.phase.ready;
  return step.kind === 'rest' ? messages.phase.rest : messages.phase.work;
}

/** What whoever listens hears of a step: at its beginning all that stands on the dial, and never how its time runs. */
function saidOf({ run }: Guided, step: GuidedStep | undefined, coming: GuidedStep | undefined): string {
  if (!step) return messages.phase.over;
  if (step.kind === 'count' && run.reps > 0) return `${messages.set(step.set + 1, step.sets)}, ${run.reps}`;
  const isUnderWay = run.phase !== 'getReady' && !isPaused(run, step);
  return isUnderWay ? spokenOf(step, coming) : phaseOf(run, step);
}

function mainOf({ run, runs, toggle, skip }: Guided, step: GuidedStep | undefined, done: () => void) {
  if (!step) return { label: messages.done, icon: Check, onPress: done, isLast: true };
  if (step.kind === 'count') {
    const label = step.side === 'first' ? messages.switchSides : messages.setDone(step.set + 1);
    return { label, icon: Check, onPress: skip };
  }
  if (step.kind === 'rest' && runs) return { label: messages.skipRest, icon: SkipForward, onPress: skip };
  if (runs) return { label: messages.pause, icon: Pause, onPress: toggle };
  return { label: run.phase === 'ready' ? messages.start : messages.goOn, icon: Play, onPress: toggle };
}

/** Seconds as a clock shows them: 45, 1:05. */
function clockText(seconds: number): string {
  return seconds < 60
    ? String(seconds)
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
