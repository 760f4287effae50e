import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { GuidedStep } from 'sync-protocol/rules/training/guided';
import { now as readClock } from '#data/clock.ts';
import { haptic } from '#ui/device/haptics.ts';
import { hush, say } from '#ui/device/speech.ts';
import type { GymMemory } from '../gym-memory.ts';
import { messages } from '../gym-messages.ts';
import { isVoiceOn } from '../gym-prefs.ts';
import { play, wakeSound, type Sound } from './gym-sound.ts';
import {
  advance,
  back,
  canGoBack,
  countRep,
  freshRun,
  go,
  isRunning,
  leftOf,
  partOf,
  pause,
  skip,
  takeBack,
  type GuidedRun,
} from './guided-run.ts';
import { introductionOf, spokenOf } from './spoken.ts';

const LOOK_EVERY_MS = 100;
/** The last seconds of a step are counted aloud. */
const COUNTED_SECONDS = 3;
/** Half of such a long step is worth a word. */
const LONG_SECONDS = 20;

/** What it sounds like when a step begins. */
const BEGINNINGS: Record<GuidedStep['kind'], Sound> = { work: 'go', count: 'go', rest: 'stop' };

/**
 * A drill that is guided, its clock ticking: it can be seen, heard and felt. The clock goes by instants, not by ticks:
 * a phone that was locked is where it should be.
 */
export function useGuidedRun(
  { id: taskId, name }: Pick<Task, 'id' | 'name'>,
  steps: readonly GuidedStep[],
  memory: GymMemory,
) {
  const [run, setRun] = useState(() => advance(memory.runOf(taskId, steps), steps, readClock()));
  const [now, setNow] = useState(readClock);
  const runs = isRunning(run);

  useEffect(() => {
    if (!runs) return;
    const look = setInterval(() => {
      const time = readClock();
      setNow(time);
      setRun((current) => advance(current, steps, time));
    }, LOOK_EVERY_MS);
    return () => clearInterval(look);
  }, [runs, steps]);

  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
    memory.keepRun(taskId, run);
  }, [memory, taskId, run]);
  // Whoever turns to another task comes back to where this one stood; whose phone reloads, to where the clock is.
  useEffect(
    () => () => {
      memory.keepRun(taskId, pause(latest.current, readClock()));
      hush();
    },
    [memory, taskId],
  );

  // A drill is called by its name when one comes to it; one that is under way has begun already.
  const introduce = useEffectEvent(() => {
    if (isVoiceOn() && !canGoBack(run, steps)) say(introductionOf(name, steps[0]));
  });
  useEffect(() => introduce(), []);

  const seconds = Math.ceil(leftOf(run, steps, now) / 1000);
  useSignals(run, steps, seconds);

  const change = (to: (current: GuidedRun, time: number) => GuidedRun) => () => {
    const time = readClock();
    wakeSound();
    setNow(time);
    const next = to(run, time);
    // Another step is felt when it begins.
    if (next.at === run.at) haptic('tick');
    // Whoever stops the clock hears no more of it; another step cuts off the words of this one.
    if (runs && !isRunning(next)) hush();
    setRun(next);
  };
  return {
    run,
    runs,
    seconds,
    part: partOf(run, steps, now),
    toggle: change((current, time) => (runs ? pause(current, time) : go(current, steps, time))),
    rep: change((current, time) => countRep(current, steps, time)),
    undo: change(takeBack),
    skip: change((current, time) => skip(current, steps, time)),
    back: change((current, time) => back(current, steps, time)),
    again: change(() => freshRun(steps)),
  };
}

function useSignals(run: GuidedRun, steps: readonly GuidedStep[], seconds: number): void {
  const { phase, at } = run;
  const step = steps[at];
  const shown = `${phase} ${at}`;
  const told = useRef(shown);
  useEffect(() => {
    const before = told.current;
    if (before === shown) return;
    told.current = shown;
    if (phase === 'over') {
      play('over');
      haptic('cheer');
      if (isVoiceOn()) say(messages.phase.over);
    } else if (step && phase !== 'ready') {
      const isTold = before.startsWith('getReady');
      if (phase === 'on') {
        play(BEGINNINGS[step.kind]);
        haptic('tick');
      }
      if (isVoiceOn() && !isTold) say(spokenOf(step, steps[at + 1]));
    }
  }, [shown, phase, step, steps, at]);

  const runs = isRunning(run);
  useEffect(() => {
    if (!runs || seconds <= 0) return;
    if (seconds <= COUNTED_SECONDS) play('tick');
    const isHalf = step?.kind === 'work' && phase === 'on' && seconds === Math.floor(step.seconds / 2);
    if (isHalf && step.seconds >= LONG_SECONDS && isVoiceOn()) say(messages.step.half);
  }, [runs, seconds, step, phase]);
}
