import { adviceOf } from '../advice.ts';
import type { AnalysisResult } from '../analyze.ts';
import type { Unfit } from '../unfit.ts';

/** The one thing that is said after a repetition. */
export interface Cue {
  /** It says what to work on, what was good, or why nothing could be judged. */
  kind: 'work' | 'good' | 'unsure';
  text: string;
}

const GOOD = 'That was good. The same again';

const LOST = 'I could not follow that one';

const UNSURE: Readonly<Partial<Record<Unfit, string>>> = {
  nobody: 'I could not see you well enough',
  several_people: 'I see more than one person',
  not_whole: 'Step back until I see all of you, from head to feet',
  too_little: 'I could not see enough of you to judge that one',
  begins_late: 'I did not see how that one began',
  oblique: 'The camera stands at an angle. Turn it to the side or the front',
  wrong_view: 'I can’t judge this from here. Turn the camera',
};

/** What to say of a repetition: what would help most, else what was best. */
export function cueOf(result: AnalysisResult): Cue {
  if (!result.ok) return { kind: 'unsure', text: UNSURE[result.reason] ?? LOST };
  const { technique, level, findings } = result.analysis;
  const { improvements, nextSteps, strengths } = adviceOf(technique, level, findings);
  const [first] = nextSteps;
  if (improvements.length > 0 && first !== undefined) return { kind: 'work', text: first };
  return { kind: 'good', text: strengths[0]?.text ?? GOOD };
}
