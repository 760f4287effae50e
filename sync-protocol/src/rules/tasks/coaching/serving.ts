import type { CoachingGuide } from '../../../entities/training/program.ts';
import type { CategoryCoaching } from './guides.ts';

const serve: CoachingGuide = {
  technique:
    'A serve starts quiet: feet set, ball in front of the hitting shoulder, eyes on one spot. The toss rises only as high as you can reach, the body steps into it and the hand meets the middle of the ball with a firm, flat palm. It feels like a long push from the back foot to the fingertips, not a slap of the arm.',
  steps: [
    'Stand with the foot opposite your hitting hand in front, shoulders half turned to the net.',
    'Breathe out, look at your target, then at the ball.',
    'Lift the ball with a straight arm in front of the hitting shoulder.',
    'Step, turn hips and chest, and reach up with the elbow leading.',
    'Hit the middle of the ball, stop the hand high, and walk onto the court.',
  ],
  mistakes: [
    'The toss drifts behind you: let it drop a few times, it should land just in front of your lead foot.',
    'Only the arm works: step first and feel the weight arrive before the hand does.',
    'Everything hurries: keep the same three breaths or bounces before every serve.',
  ],
  tips: [
    'Count only serves that you would trust at 24-24.',
    'If the shoulder gets tired, stop for today: a tired arm teaches itself bad habits.',
  ],
};

const toss: CoachingGuide = {
  technique:
    'The toss decides the serve. A good one leaves the hand without spin, climbs straight to the height of your reach and would fall back on the same spot just inside your front foot. The arm lifts from the shoulder like a lift door, wrist still; it never flicks.',
  steps: [
    'Stand in your serving stance with the ball on a flat, open hand.',
    'Lift with a straight arm and let go at eye level.',
    'Watch the ball rise: no spin, no drift to the side.',
    'Let it fall and see where it lands: one shoe in front of the lead foot.',
    'Repeat until five in a row land on the same tile or mark.',
  ],
  mistakes: [
    'The ball spins: carry it on the palm and open the fingers instead of rolling it off them.',
    'It flies too high: stop the arm at eye level, the ball needs only an arm length more.',
    'You chase bad tosses: catch them and start again, also in a match.',
  ],
  tips: [
    'A line on the floor or the edge of a mat shows drift at once.',
    'Do ten tosses before every serving session.',
  ],
};

const float: CoachingGuide = {
  technique:
    'A float serve has no spin, so the air moves it about. The hand is hard and flat, hits the exact middle of the ball and stops right after contact as if it touched a wall. The sound is short and dry. Power comes from the step; the arm stays compact.',
  steps: [
    'Toss low and without spin, in front of the hitting shoulder.',
    'Draw the elbow back high, hand open beside the ear.',
    'Step through, and drive the palm through the middle of the ball.',
    'Freeze the hand for a moment, fingers up, wrist locked.',
    'Check the ball: you should be able to read its label in flight.',
  ],
  mistakes: [
    'The wrist snaps and the ball spins: keep the palm facing the target until the ball has left.',
    'Contact under the ball sends it high: move the toss a little further forward.',
    'A long swing with a pull across the body: finish towards the target, not towards your hip.',
  ],
  tips: [
    'Hit one against a wall and listen: a flat smack is right, a brushing sound is spin.',
    'Serve from a step further back: the ball gets more time to wander.',
  ],
};

const jumpServe: CoachingGuide = {
  technique:
    'A jump serve is an attack on your own toss. The ball goes up in front of you, high enough for your steps, and you meet it at full reach while your body still moves forward. Topspin comes from hitting a little above the middle with a loose, fast hand. You land on two feet inside the court.',
  steps: [
    'Start two big steps behind the line; hold the ball in front of you.',
    'Toss forward and high enough that you never have to wait or rush.',
    'Slow first step, fast last two, arms back and then up.',
    'Reach up, contact in front of the shoulder, hand over the top of the ball.',
    'Land on both feet with soft knees and get ready to defend.',
  ],
  mistakes: [
    'The toss goes straight up and you hit it behind your head: send it forward into the court.',
    'Full power from the first ball: begin with half height and half speed, add only while it stays in.',
    'Landing on one stiff leg: land on two, quietly.',
  ],
  tips: [
    'Ten to fifteen good jumps are enough for a session; leave a day between jump days.',
    'Learn the toss alone first: toss, steps, catch.',
  ],
};

const aim: CoachingGuide = {
  technique:
    'Serving to a zone is made with the feet and the toss, not with the wrist. Point the lead foot and the belly button at the zone, keep the same toss, and let the hand travel along that line. The rest of the serve stays exactly the serve you know.',
  steps: [
    'Name the zone aloud before you pick up the ball.',
    'Turn your whole stance until the front foot points there.',
    'See the ball land there before you toss.',
    'Serve with your usual rhythm and follow with the hand towards the zone.',
    'Note hit or miss, then choose the next zone.',
  ],
  mistakes: [
    'Steering with the arm at the last moment: change the stance and leave the swing alone.',
    'Aiming at the line itself: pick a spot a metre inside, a small miss is then still in.',
    'Always the same easy zone: deal the zones out by number, one ball each.',
  ],
  tips: [
    'Put down a towel or a cone as the target.',
    'The seams between two passers are better targets than players.',
  ],
};

const pressure: CoachingGuide = {
  technique:
    'Serving under pressure is the same serve with a louder head. A fixed routine keeps it the same: the same place, the same breaths, the same look. Then you swing freely at a clear target. A careful half-swing is the most common miss; commit to the ball.',
  steps: [
    'Agree with yourself on the rule: how many in a row, or what a miss costs.',
    'Go through your routine: place, breath, target, toss.',
    'Serve at full intention, the way you would at 10-10.',
    'After a miss take one slow breath and name what to change: toss, step or contact.',
    'End with a serve that went in.',
  ],
  mistakes: [
    'The routine gets shorter when it counts: let it take the same time as always.',
    'Slowing the arm to be safe: keep the speed and aim a little higher over the net.',
    'Thinking of the last miss: look at the ball label until your head is quiet.',
  ],
  tips: [
    'Get your pulse up with a short run first; matches never come rested.',
    'Write down your longest row and try to beat it next week.',
  ],
};

export const serving: CategoryCoaching = {
  guide: serve,
  byWords: [
    [/\btoss/, toss, 'here'],
    [/\bfloat/, float],
    [/\b(jump|top ?spin)\b.*\bserv|\bserv\w*\b.*\b(jump|top ?spin)\b/, jumpServe],
    [/\bserv\w*\b.*\b(zones?|targets?|half|halves|corners?|lines?)\b|\baim\w*\b/, aim, 'here'],
    [/\b(pressure|clutch)\b|\bserv\w*\b.*\b(in a row|streak|score|after)\b/, pressure, 'here'],
    [/\bserv(e|es|ed|ing)\b(?!.*\breceiv)/, serve],
  ],
};
