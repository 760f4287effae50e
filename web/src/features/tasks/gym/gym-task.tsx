import type { Task } from 'sync-protocol/entities/tasks/task';
import { drillOfTask, type TaskDrills } from '#data/catalog/drills.ts';
import { doseText } from '../dose.ts';
import { DoneDrill } from './drill/done-drill.tsx';
import { GuidedDrill } from './drill/guided-drill.tsx';
import type { GymActions } from './gym-frame.tsx';
import type { GymMemory } from './gym-memory.ts';
import { messages } from './gym-messages.ts';
import { needsInWords } from '../needs-words.ts';

interface GymTaskProps {
  task: Task;
  drills: TaskDrills;
  memory: GymMemory;
  actions: GymActions;
  /** The open task that comes after it. */
  following: Task | undefined;
  onGoOn: () => void;
}

/** One task: guided through, or done already. */
export function GymTask({ task, drills, memory, actions, following, onGoOn }: GymTaskProps) {
  const drill = drillOfTask(drills, task)?.drill;
  const shown = { task, drill, actions };
  if (task.isCompleted) return <DoneDrill {...shown} hasMore={following !== undefined} onGoOn={onGoOn} />;
  return (
    <GuidedDrill
      key={drill?.id}
      {...shown}
      memory={memory}
      nextUp={following ? messages.nextUp(inShort(following, drills)) : messages.lastOne}
    />
  );
}

/** A task and what to fetch for it, while the one before is still under way. */
function inShort(task: Task, drills: TaskDrills): string {
  const needs = needsInWords(task, drillOfTask(drills, task)?.drill);
  return [task.name, task.dose && doseText(task.dose), messages.needs(needs)].filter(Boolean).join(' · ');
}
