import type { Attempt } from './attempts/attempt.ts';
import { stepsIn } from './motion/series.ts';
import type { Phase } from './terms.ts';

/** When a part of a movement is at its clearest, in seconds of the clip. */
export interface PhaseMoment {
  phase: Phase;
  at: number;
}

/** The eight moments of an attempt, by what happens in them; each later than the one before. */
export function phasesOf(attempt: Attempt): PhaseMoment[] {
  const { body, moments } = attempt;
  const { ready, load, contact, end } = moments;
  const last = body.motion.times.length - 1;
  const steps: [Phase, number][] = [
    ['initial setup', 0],
    ['ready position', ready],
    ['early preparation', Math.round((ready + load) / 2)],
    ['loading phase', load],
    ['contact point', contact],
    ['early follow-through', contact + stepsIn(0.15)],
    ['complete follow-through', contact + stepsIn(0.4)],
    ['recovery/finish', Math.max(end, contact + stepsIn(0.5))],
  ];
  const found: PhaseMoment[] = [];
  let before = -1;
  for (const [phase, step] of steps) {
    const at = Math.min(last, Math.max(before + 1, step));
    // A clip that ends early has no later phases.
    if (at <= before) break;
    before = at;
    found.push({ phase, at: Math.round((body.motion.times[at] ?? 0) * 100) / 100 });
  }
  return found;
}
