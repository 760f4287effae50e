import { useState } from 'react';
import type { Drill } from 'sync-protocol/entities/training/program';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { CountedDrill } from './drill/counted-drill.tsx';
import { DoneDrill } from './drill/done-drill.tsx';
import type { DrillTimer } from './drill/drill-timer.ts';
import type { GymWays } from './gym-frame.tsx';
import { needsOf } from './gym-queue.ts';
import { workOf } from './drill/gym-work.ts';
import type { RepCount } from './drill/rep-counter.ts';
import { TimedDrill } from './drill/timed-drill.tsx';

/** How far the drills are that are not on screen, by their tasks. */
interface KeptDrills {
  timers: Map<string, DrillTimer>;
  counts: Map<string, RepCount>;
}

export function useKeptDrills(): KeptDrills {
  const [kept] = useState<KeptDrills>(() => ({ timers: new Map(), counts: new Map() }));
  return kept;
}

interface GymTaskProps {
  task: Task;
  drills: ReadonlyMap<string, Drill>;
  kept: KeptDrills;
  ways: GymWays;
  /** Whether another task is open. */
  hasMore: boolean;
  onGoOn: () => void;
}

/** One task in the way that it is done: timed, counted, or done already. */
export function GymTask({ task, drills, kept, ways, hasMore, onGoOn }: GymTaskProps) {
  const [work] = useState(() => workOf(task));
  const shown = { task, ways, needs: needsOf(task, drills) };
  if (task.isCompleted) return <DoneDrill {...shown} hasMore={hasMore} onGoOn={onGoOn} />;
  if (work.kind === 'timed') return <TimedDrill {...shown} work={work} kept={kept.timers} />;
  return <CountedDrill {...shown} work={work} kept={kept.counts} />;
}
