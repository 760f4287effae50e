import { useEffect, useRef, useState } from 'react';
import { now as readClock } from '#data/clock.ts';
import { haptic } from '#ui/haptics.ts';
import {
  advance,
  FRESH_TIMER,
  go,
  isRunning,
  leftOf,
  lengthOf,
  pause,
  skipRest,
  type DrillTimer,
} from './drill-timer.ts';
import { play, wakeSound, type Sound } from './gym-sound.ts';
import type { Work } from './gym-work.ts';

const LOOK_EVERY_MS = 100;
/** The last seconds of a phase are counted aloud. */
const COUNTED_SECONDS = 3;

/** What it sounds like when a phase begins. */
const BEGINNINGS: Partial<Record<DrillTimer['phase'], Sound>> = { work: 'go', rest: 'stop', over: 'over' };

/**
 * The timer of a drill, ticking: it can be seen, heard and felt.
 * @param kept where timers of tasks stand that are not on screen
 */
export function useDrillTimer(
  id: string,
  work: Extract<Work, { kind: 'timed' }>,
  kept: Map<string, DrillTimer>,
) {
  const [timer, setTimer] = useState(() => kept.get(id) ?? FRESH_TIMER);
  const [now, setNow] = useState(readClock);
  const runs = isRunning(timer);

  useEffect(() => {
    if (!runs) return;
    const look = setInterval(() => {
      const time = readClock();
      setNow(time);
      setTimer((current) => advance(current, work, time));
    }, LOOK_EVERY_MS);
    return () => clearInterval(look);
  }, [runs, work]);

  useEffect(() => () => void kept.set(id, pause(timer, readClock())), [id, kept, timer]);

  const left = leftOf(timer, work, now);
  const seconds = Math.ceil(left / 1000);
  useSignals(timer, seconds, runs);

  const change = (to: (timer: DrillTimer, time: number) => DrillTimer) => {
    const time = readClock();
    wakeSound();
    setNow(time);
    setTimer(to(timer, time));
  };
  return {
    timer,
    runs,
    seconds,
    /** How far the phase is, 0 to 1. */
    part: timer.phase === 'ready' ? 0 : 1 - left / (lengthOf(timer.phase, work) || 1),
    toggle: () => {
      haptic('tick');
      change(runs ? pause : go);
    },
    skipRest: () => change((current, time) => skipRest(current, work, time)),
    again: () => setTimer(FRESH_TIMER),
  };
}

function useSignals({ phase, set }: DrillTimer, seconds: number, runs: boolean): void {
  const told = useRef(`${phase} ${set}`);
  useEffect(() => {
    if (told.current === `${phase} ${set}`) return;
    told.current = `${phase} ${set}`;
    const sound = BEGINNINGS[phase];
    if (!sound) return;
    play(sound);
    haptic(phase === 'over' ? 'cheer' : 'tick');
  }, [phase, set]);
  useEffect(() => {
    if (runs && seconds > 0 && seconds <= COUNTED_SECONDS) play('tick');
  }, [runs, seconds]);
}
