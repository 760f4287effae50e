import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '#ui/use-media.ts';

/** How long a key pose stands, the last one longer, and how long the way to the next takes. */
const HOLD = 1500;
const END = 2400;
const WAY = 750;
/** It stops by itself then. */
const ROUNDS = 3;

export interface Moment {
  index: number;
  share: number;
}

/**
 * Plays key poses one after the other, a few times; with reduced motion it stands still until somebody plays it, and
 * then jumps from pose to pose.
 */
export function usePlay(poses: number) {
  const [moment, setMoment] = useState<Moment>({ index: 0, share: 0 });
  const [rounds, setRounds] = useState(() => (prefersReducedMotion() || poses < 2 ? 0 : ROUNDS));
  const { index, share } = moment;
  const isPlaying = rounds > 0;
  const isHolding = share === 0;

  useEffect(() => {
    if (!isPlaying || !isHolding) return undefined;
    const isLast = index === poses - 1;
    const goOn = () => {
      if (isLast) setRounds((left) => left - 1);
      if (isLast) setMoment({ index: 0, share: 0 });
      else setMoment(prefersReducedMotion() ? { index: index + 1, share: 0 } : { index, share: 0.001 });
    };
    const timer = setTimeout(goOn, isLast ? END : HOLD);
    return () => clearTimeout(timer);
  }, [isPlaying, isHolding, index, poses]);

  useEffect(() => {
    if (isHolding) return undefined;
    const start = performance.now();
    let frame = requestAnimationFrame(function move(now) {
      const gone = (now - start) / WAY;
      setMoment(gone < 1 ? { index, share: Math.max(0.001, gone) } : { index: index + 1, share: 0 });
      if (gone < 1) frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [isHolding, index]);

  return {
    moment,
    isPlaying,
    /** Shows one key pose and stays there. */
    show: (at: number) => {
      setRounds(0);
      setMoment({ index: at, share: 0 });
    },
    toggle: () => setRounds(isPlaying ? 0 : ROUNDS),
  };
}
