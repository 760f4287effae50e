import { ArrowRight, Check } from 'lucide-react';
import type { Drill } from 'sync-protocol/entities/training/program';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { GymDial } from './gym-dial.tsx';
import { GymFrame, type GymActions } from '../gym-frame.tsx';
import { messages } from '../gym-messages.ts';

interface DoneDrillProps {
  task: Task;
  drill: Drill | undefined;
  actions: GymActions;
  /** Whether another task is open. */
  hasMore: boolean;
  onGoOn: () => void;
}

/** A task that is checked already, for those who look back. */
export function DoneDrill({ task, drill, actions, hasMore, onGoOn }: DoneDrillProps) {
  return (
    <GymFrame
      task={task}
      drill={drill}
      actions={actions}
      says={messages.isDone}
      main={{ label: hasMore ? messages.nextTask : messages.finish, icon: ArrowRight, onPress: onGoOn }}
      dial={
        <GymDial sets={1} set={1} part={0}>
          <Check className="size-24 text-cat" strokeWidth={3} aria-hidden />
          <span className="text-xl font-bold">{messages.isDone}</span>
          <span className="text-[min(0.9375rem,max(15px,7cqh))] leading-snug text-ink-soft">
            {messages.isDoneText}
          </span>
        </GymDial>
      }
    />
  );
}
