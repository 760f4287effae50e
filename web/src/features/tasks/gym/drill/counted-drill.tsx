import { Check, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { Thing } from 'sync-protocol/rules/tasks/task-equipment';
import { haptic } from '#ui/haptics.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { GymDial } from './gym-dial.tsx';
import { GymFrame, type GymActions } from '../gym-frame.tsx';
import { messages } from '../gym-messages.ts';
import type { Work } from './gym-work.ts';
import { countRep, countSet, FRESH_COUNT, isOver, takeBack, type RepCount } from './rep-counter.ts';

interface CountedDrillProps {
  task: Task;
  needs: readonly Thing[];
  work: Extract<Work, { kind: 'counted' }>;
  actions: GymActions;
  /** How far tasks are that are not on screen. */
  kept: Map<string, RepCount>;
}

/** A drill of sets and repetitions: a tap on the dial counts one, the big button a whole set. */
export function CountedDrill({ task, needs, work, actions, kept }: CountedDrillProps) {
  const [count, setCount] = useState(() => kept.get(task.id) ?? FRESH_COUNT);
  useEffect(() => void kept.set(task.id, count), [kept, task.id, count]);
  const { set, reps } = count;
  const isDone = isOver(count, work);

  const tap = (next: RepCount) => {
    haptic(isOver(next, work) ? 'cheer' : 'tick');
    setCount(next);
  };
  const main = isDone
    ? { label: messages.done, icon: Check, onPress: actions.toggle, isLast: true }
    : { label: messages.setDone(set + 1), icon: Check, onPress: () => tap(countSet(count, work)) };

  return (
    <GymFrame
      task={task}
      needs={needs}
      actions={actions}
      says={isDone ? messages.phase.over : `${messages.set(set + 1, work.sets)}, ${reps}`}
      main={main}
      onAgain={() => setCount(FRESH_COUNT)}
      dial={
        <div className="relative">
          <GymDial
            sets={work.sets}
            set={set}
            part={reps / work.reps}
            tap={isDone ? undefined : { label: messages.countRep, onTap: () => tap(countRep(count, work)) }}
          >
            {isDone ? <Over /> : <Middle work={work} count={count} />}
          </GymDial>
          {!isDone && (set > 0 || reps > 0) && (
            <span className="absolute -right-1 bottom-0">
              <IconButton
                label={messages.takeBack}
                icon={<Undo2 className="size-5" aria-hidden />}
                onClick={() => setCount(takeBack(count))}
                className="bg-surface"
              />
            </span>
          )}
        </div>
      }
    />
  );
}

function Middle({ work, count: { set, reps } }: { work: CountedDrillProps['work']; count: RepCount }) {
  return (
    <>
      <span className="min-h-7 text-lg font-bold text-cat">{messages.set(set + 1, work.sets)}</span>
      <span className="numerals text-[min(5.25rem,40cqh)] leading-none font-bold">{reps}</span>
      <span className="mt-1 text-ink-soft">
        {messages.ofReps(work.reps)}
        {work.perSide && ` ${messages.eachSide}`}
      </span>
      <span className="text-xs text-ink-soft shorter:hidden">{messages.repsHint}</span>
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
