import { useRef, type MouseEvent } from 'react';
import { now } from '#data/clock.ts';

/** Two taps of one finger that come so fast after each other are one that trembled. */
const TOGETHER_MS = 400;
/** Pixels within which a finger stays when it trembles. */
const NEAR = 32;

interface Tap {
  at: number;
  x: number;
  y: number;
  /** What was pressed, as it called itself then. */
  name: string;
}

/**
 * Keeps the second tap of a trembling finger from what has just come under it: "Set 1 done" must not skip the rest, too.
 * The same button as often as one likes, for that is how repetitions are counted.
 * @returns what the screen does with every click, before its buttons do
 */
export function useSteadyTaps(): (event: MouseEvent) => void {
  const last = useRef<Tap>(undefined);
  return (event) => {
    const pressed = event.target instanceof Element && event.target.closest('button, a');
    // Keys press without a place; of a mouse the system says itself whether it was a double click.
    if (!pressed || event.detail === 0) return;
    const tap = { at: now(), x: event.clientX, y: event.clientY, name: nameOf(pressed) };
    const isSecond = isMouse(event) ? event.detail > 1 : isTogether(last.current, tap);
    const meant = last.current?.name ?? tap.name;
    if (!isSecond || meant === tap.name) {
      last.current = tap;
      return;
    }
    last.current = { ...tap, name: meant };
    event.preventDefault();
    event.stopPropagation();
  };
}

function isTogether(before: Tap | undefined, { at, x, y }: Tap): boolean {
  return (
    before !== undefined && at - before.at < TOGETHER_MS && Math.hypot(x - before.x, y - before.y) < NEAR
  );
}

function isMouse({ nativeEvent }: MouseEvent): boolean {
  return 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse';
}

function nameOf(pressed: Element): string {
  return pressed.getAttribute('aria-label') ?? pressed.textContent;
}
