import { analyze, type AnalysisResult } from '../analyze.ts';
import { lastStep, OVER, type Attempt } from '../attempts/attempt.ts';
import { FINDERS } from '../attempts/find.ts';
import { stepsIn } from '../motion/series.ts';
import type { PlayerLevel, Technique } from '../terms.ts';
import { Watch, type Camera } from './watch.ts';

/** One attempt of many. */
export interface Repetition {
  /** When the ball was met, or would have been. */
  at: number;
  result: AnalysisResult;
}

/** Seconds from contact to when the follow-through is over, at the earliest. */
const FOLLOWED = 0.7;
/** Seconds from where it ends to where its end has been seen: how deep a landing was, whether hands stay at rest. */
const ENDED = { jump: 0.4, stand: 0.1 };
const JUMPS: readonly Technique[] = ['spiking', 'approach', 'blocking'];

/** Finds attempts at a technique, one after the other, each once it is over. */
export function repetitionWatch(technique: Technique, level: PlayerLevel, camera: Camera): Watch<Repetition> {
  return new Watch(camera, (body, clip) => {
    const attempt = FINDERS[technique](body, null);
    if (!attempt || !isOver(attempt, technique)) return null;
    const { times } = body.motion;
    return {
      found: {
        at: times[attempt.moments.contact] ?? 0,
        result: analyze(clip, { technique, level }),
      },
      usedUntil: times.at(-1) ?? 0,
    };
  });
}

function isOver({ body, moments: { contact, end } }: Attempt, technique: Technique): boolean {
  const last = lastStep(body);
  const ended = end + stepsIn(JUMPS.includes(technique) ? ENDED.jump : ENDED.stand);
  return last >= contact + stepsIn(FOLLOWED) && (last >= ended || last >= contact + stepsIn(OVER));
}
