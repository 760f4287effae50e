import type { CoachingGuide } from '../../../entities/training/program.ts';
import type { CategoryCoaching } from './guides.ts';

const hit: CoachingGuide = {
  technique:
    'A hit is a run, a jump and a whip in one line. The last two steps are fast, both arms swing back and lift you, and the ball is met in front of the hitting shoulder at full reach. Hips and chest turn first, elbow and hand follow, the hand snaps over the ball. You land on both feet, balanced.',
  steps: [
    'Wait behind the attack line, see the pass and the set.',
    'Slow first step, then a fast right-left (left-right for left-handers).',
    'Swing both arms up, point the free hand at the ball.',
    'Reach high, hit the upper half of the ball with an open hand.',
    'Land on two feet with soft knees, ready for the next ball.',
  ],
  mistakes: [
    'Running under the ball: stay behind it, wait longer and go faster.',
    'Hitting with a bent arm: let the ball come lower in your mind and reach for the top.',
    'Landing on one leg: bring the feet together before the floor.',
  ],
  tips: [
    'Height and timing first, power last.',
    'Jump hard on one day, easy on the next: knees and shoulders grow stronger while they rest.',
  ],
};

const approach: CoachingGuide = {
  technique:
    'The approach turns speed into height. It starts slow and ends fast: a long reach with the heel first, then the closing foot turned a little inward to brake. The arms go back as far as they can during the long step and throw you upwards. The rhythm sounds like “slow … quick-quick”.',
  steps: [
    'Stand three metres off the net, weight forward, arms loose.',
    'Left (right for left-handers), small and calm, towards the ball.',
    'Long step with arms far back, then close quickly with the other foot.',
    'Jump straight up with both arms, hitting elbow back.',
    'Land on the spot where you took off, or just in front of it, on two feet.',
  ],
  mistakes: [
    'Equal steps: make the first small and the last two quick.',
    'Arms that stay at the front: brush them past the hips on the long step.',
    'Flying into the net: turn the closing foot inward, it is your brake.',
  ],
  tips: [
    'Walk it three times, jog it three times, then jump.',
    'Chalk or tape on the floor shows whether you take off at the same place.',
  ],
};

const arm: CoachingGuide = {
  technique:
    'The arm swing is a throw over a high wall. The elbow goes back and up like a bow being drawn, the hand stays behind it, loose and open. The chest turns to the front, the elbow comes high past the ear and the hand flies over the ball last. Nothing is squeezed but the core.',
  steps: [
    'Stand sideways, both arms up, hitting elbow at the height of the ear.',
    'Turn hips and chest to the front and let the arm lag behind.',
    'Reach up and hit the ball in front of your shoulder.',
    'Snap the wrist so that the ball turns forward.',
    'Let the arm run out past the hip on its own side.',
  ],
  mistakes: [
    'A dropped elbow: hold it above the shoulder before you turn.',
    'A fist or stiff fingers: spread the hand, it covers the ball better.',
    'Pain at the front of the shoulder: stop, and tell your coach.',
  ],
  tips: [
    'Warm up the shoulder with easy throws first.',
    'Against a wall aim at the floor a metre before it: the ball comes back as a high set.',
  ],
};

const fast: CoachingGuide = {
  technique:
    'In a quick attack you are in the air before the ball is. The approach is short, straight at the setter’s hands, and you jump when the ball arrives there. The arm is already up; the swing is small and fast, more wrist than shoulder. You look for the hands of the block and hit past them.',
  steps: [
    'Start as soon as you see a good pass, close to the setter.',
    'Two or three quick steps, small arm swing, jump on the touch.',
    'Show the setter an open hand as the target.',
    'Hit with a short, fast arm to the left or right of the blocker.',
    'If the ball does not come, land, turn and cover.',
  ],
  mistakes: [
    'Waiting for the ball: go on the pass, trust the setter.',
    'Jumping too near to the net: leave an arm length between you and the tape.',
    'A long swing: elbow up early, only forearm and wrist have time.',
  ],
  tips: [
    'Without a setter throw low balls to yourself, or jump and hit the air at the right moment.',
    'Jump every time as if you got the ball, but only a few times.',
  ],
};

const shots: CoachingGuide = {
  technique:
    'Good shots all look like the same hard swing until the last moment. For a line or a cross the shoulders and the thumb decide: thumb down turns the ball across, thumb up sends it straight. A roll shot slows the arm at contact and lifts the ball over the block with spin; a tip is a firm touch of the fingertips.',
  steps: [
    'Use your normal approach and show your normal arm.',
    'See block and defense out of the corner of the eye.',
    'Choose the open place: line, cross, over, or short.',
    'Turn the hand late, or slow it down late.',
    'Watch where the ball lands and say what you saw.',
  ],
  mistakes: [
    'Giving the shot away early: keep the elbow back until the ball is near.',
    'Soft all the way: approach as hard as for a kill, only the hand is soft.',
    'Always the same corner: call the next target before the toss.',
  ],
  tips: [
    'Put down two marks and score: two points for the mark, one for the half.',
    'A shot over the block into the middle wins more than it looks like.',
  ],
};

export const hitting: CategoryCoaching = {
  guide: hit,
  byWords: [
    [
      /\b(quick|middle|slide)\b.*\b(hit\w*|attack\w*|swing\w*)|\b(hit\w*|attack\w*)\b.*\b(quick|middle|slide)\b/,
      fast,
    ],
    [
      /\b(roll shots?|tips?|off-?speed|cut shots?|line and cross|(choose|pick|change)\b.*\bshots?)\b/,
      shots,
      'here',
    ],
    [/\bapproach\w*\b(?!.*\bblock)/, approach],
    [/\barm swings?\b|\bwrist snaps?\b|\bstanding hits?\b/, arm],
    [/\b(hit|hits|hitting|spik(e|es|ing)|attack\w*|kill)\b/, hit],
  ],
};
