import type { Unfit } from './unfit.ts';

const CONTENT = 'Content validation failed';
const like = (movement: string, name: string) =>
  `This looks like ${movement}. Choose ${name} as the technique and try again.`;

/** What is said of a clip in which nothing can be judged. */
export const UNFIT_WORDS: Readonly<Record<Unfit, string>> = {
  nobody: `${CONTENT}: nobody could be seen well enough. Film one player, whole body in the picture.`,
  several_people: `${CONTENT}: more than one person is in the picture. Film one player alone.`,
  not_whole: `${CONTENT}: the whole body is never in the picture. Film one player from head to feet.`,
  no_attempt: `${CONTENT}: no attempt at this technique was found. Check which technique you chose.`,
  like_serving: like('a serve', 'Serving'),
  like_spiking: like('a spike', 'Spiking'),
  like_setting: like('a set', 'Setting'),
  like_passing: like('a pass', 'Passing'),
  like_blocking: like('a block', 'Blocking'),
  oblique:
    'The camera stands at an angle, where joints can’t be measured. Film a block from the front, anything else from the side.',
  wrong_view:
    'From here most of this technique can’t be judged. Film a block from the front, anything else from the side.',
  hidden_arm:
    'The arm away from the camera is hidden. If you hit with it, film from its side; else check the technique and the hand you chose.',
  other_hand: 'You hit with your other hand. Choose it as the hitting hand, or “Find it”.',
  too_little:
    'Too little of your body could be seen to give an honest score. Film in good light, with nothing in front of you.',
  slow_motion:
    'This looks like slow motion, where times and speeds can’t be measured. Choose the video at its normal speed.',
  begins_late: 'The clip begins too late. Film the whole movement, from standing ready to the finish.',
  too_short: 'The clip is too short. Film the whole movement, from standing ready to the finish.',
};

/** Whether the clip is not what it should be, and not only badly filmed. */
export function isOtherContent(words: string): boolean {
  return words.startsWith(CONTENT);
}
