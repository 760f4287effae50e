import type { CoachingGuide } from '../../../entities/training/program.ts';
import type { CategoryCoaching } from './guides.ts';

const condition: CoachingGuide = {
  technique:
    'Training the body is about clean repetitions, not about suffering. You move with a long back, knees over the toes and an even breath, and you stop when the movement gets ugly. You should be able to say a short sentence all the time; at the end you are warm and a little out of breath.',
  steps: [
    'Warm up for a few minutes until you feel loose.',
    'Do the first round slowly and check your posture.',
    'Breathe out when it is hard, in when it is easy.',
    'Rest until you can talk calmly, then go on.',
    'End with two easy minutes and shake everything out.',
  ],
  mistakes: [
    'Too fast from the start: the last round should be the best one.',
    'Holding the breath: count the repetitions aloud.',
    'Training through pain: tired is fine, pain is a sign to stop.',
  ],
  tips: ['Water within reach, shoes tied, phone out of the way.', 'Sleep and food are half of the training.'],
};

const core: CoachingGuide = {
  technique:
    'A strong core keeps the body in one piece when you jump and swing. From head to heel you make one line: ribs down, belly firm, buttocks tight, neck long. It should feel like holding a plank of wood together from the inside, while you go on breathing calmly.',
  steps: [
    'Put elbows or hands under the shoulders.',
    'Lift the hips until shoulders, hips and heels are in one line.',
    'Pull the belly button in and squeeze the buttocks.',
    'Breathe slowly through the nose and hold the line.',
    'Let yourself down before the hips sink.',
  ],
  mistakes: [
    'Hips that sag: tilt the pelvis until the lower back is flat.',
    'Hips too high: look at a spot between your hands and lengthen.',
    'Head hanging: keep the neck in line with the back.',
  ],
  tips: [
    'Too hard? Knees down, same line.',
    'Three short clean holds are worth more than one long shaky one.',
  ],
};

const legs: CoachingGuide = {
  technique:
    'Strong legs jump higher and land softer. You go down as if onto a low chair, weight over the whole foot, knees in line with the toes and the chest proud. On the way up you push the floor away with the whole foot, and hips and knees straighten together.',
  steps: [
    'Stand with feet as wide as the hips or shoulders, toes slightly out.',
    'Hips back and down, knees follow the toes.',
    'Go only as deep as your back stays long.',
    'Push up through the whole foot and breathe out.',
    'Stand tall for a moment before the next one.',
  ],
  mistakes: [
    'Knees falling inward: push them gently out, towards the little toes.',
    'Heels coming up: sit further back, or go less deep.',
    'A round back: look ahead and lift the chest.',
  ],
  tips: ['Two seconds down, one second up.', 'Hold on to something for lunges if balance is the limit.'],
};

const jumps: CoachingGuide = {
  technique:
    'A jump is only as good as its landing. Arms and legs work at the same moment and you leave the floor tall. Then the landing: balls of the feet first, heels follow, hips go back, knees bend over the toes, and it is so quiet that nobody turns round.',
  steps: [
    'Warm up well: easy skipping, squats, ankle circles.',
    'Bend a little, arms back, and jump straight up with arms and legs together.',
    'Land on both feet, as wide as your hips, and sink softly.',
    'Hold the landing for two seconds: knees over the toes, chest up.',
    'Set yourself anew before the next jump.',
  ],
  mistakes: [
    'Loud, stiff landings: bend earlier and imagine a sleeping baby next door.',
    'Knees that touch: land a little wider and push them out.',
    'Too many jumps: stop when they get lower or louder.',
  ],
  tips: [
    'On grass, mat or gym floor rather than on concrete.',
    'High jumps two or three days a week at most, never on two days in a row.',
  ],
};

const speed: CoachingGuide = {
  technique:
    'On court speed is two or three explosive steps and a good brake. You lean from the ankles, push the floor away behind you and keep the steps short and quick. To stop, sink the hips and take small steps, so that you could change direction at once.',
  steps: [
    'Warm up with easy running and a few growing sprints.',
    'Start low, on the balls of the feet, eyes up.',
    'Push hard for the first three steps, arms drive.',
    'Brake with low hips and short steps, turn over the inner foot.',
    'Walk back and rest until you could do it just as fast again.',
  ],
  mistakes: [
    'Standing up at once: stay low for the first steps.',
    'Turning on a straight leg: sink before the line, not on it.',
    'Too little rest: without rest it is endurance, not speed.',
  ],
  tips: [
    'Count your touches or your time and try to equal it in the last round.',
    'Quiet feet are quick feet.',
  ],
};

const stretch: CoachingGuide = {
  technique:
    'Stretching is slow and calm. You go to the point where it pulls a little, stay there and breathe until the pull gets weaker. Nothing bounces and nothing hurts. After training it helps you to come down; before training you move through the positions instead of holding them.',
  steps: [
    'Be warm first: walk or move for a few minutes.',
    'Go slowly into the stretch until you feel a gentle pull.',
    'Hold for twenty to thirty seconds and breathe out long.',
    'Come out slowly and change sides.',
    'Give hips, calves and shoulders one more round.',
  ],
  mistakes: [
    'Bouncing: hold still, the muscle then lets go by itself.',
    'Pulling at a joint: you should feel it in the belly of the muscle.',
    'Long holds just before jumping: keep those for the end.',
  ],
  tips: [
    'Music of five quiet minutes is the right length.',
    'Both sides get the same time, also the better one.',
  ],
};

const shoulder: CoachingGuide = {
  technique:
    'Shoulders that serve and hit need small muscles that hold. The shoulder blades glide back and down, the neck stays long, and the movement is light and controlled. It should feel like work between the shoulder blades, never like a pinch at the top of the shoulder.',
  steps: [
    'Stand tall, ribs down, shoulders away from the ears.',
    'Draw the shoulder blades gently back and down.',
    'Move the arms slowly, in circles or against a light band or your own hand.',
    'Stop at the end of the movement for a breath.',
    'Finish with easy arm swings, front and back.',
  ],
  mistakes: [
    'Shrugging: breathe out and let the shoulders drop first.',
    'Too much weight: this is about control, the lightest band will do.',
    'Jerky swings: slow down until you could stop anywhere.',
  ],
  tips: [
    'Do it before every serving and hitting session.',
    'Pain when lifting the arm? Rest it and tell a grown-up who can help.',
  ],
};

const upper: CoachingGuide = {
  technique:
    'A push-up is a moving plank. Hands under the shoulders, body in one line, the elbows go back at an angle and not straight out to the side. You come down slowly, stay tight in the belly and push the floor away. The right version is the one that stays clean to the last repetition.',
  steps: [
    'Choose your level: wall, bench, knees or toes.',
    'Hands a little wider than the shoulders, fingers spread.',
    'Go down slowly until the chest is near the floor or the wall.',
    'Push away and breathe out, body in one piece.',
    'Stop two repetitions before your form breaks.',
  ],
  mistakes: [
    'Hips that sink: tighten belly and buttocks before you go down.',
    'Elbows straight out: turn the inside of the elbow forward.',
    'Half ways: an easier level with the full way is better.',
  ],
  tips: [
    'One level easier for the last set is not cheating.',
    'Give your wrists a few circles before and after.',
  ],
};

const balance: CoachingGuide = {
  technique:
    'Balance is quick little corrections from foot and hip. The standing foot grips the floor at three points: big toe, little toe, heel. The knee is soft and looks over the toes, the hips are level, the eyes rest on one spot. Wobbling is allowed; it is the training.',
  steps: [
    'Stand on one foot, the knee slightly bent.',
    'Feel the three points of the foot on the floor.',
    'Keep the hips level, hands on them or out to the side.',
    'Hold, then make it harder: look around, close the eyes, catch a ball.',
    'Change sides and compare.',
  ],
  mistakes: [
    'A locked knee: soften it, the hip then helps.',
    'A collapsing arch: press big toe and heel down and lift the middle.',
    'Holding the breath: hum or count.',
  ],
  tips: ['Barefoot on a flat floor works best.', 'Stand near a wall so that you can dare more.'],
};

export const conditioning: CategoryCoaching = {
  guide: condition,
  byWords: [
    [/\b(planks?|core|sit-?ups?|hollow|dead bugs?|crunch\w*|bridges?)\b/, core],
    [/\b(stretch\w*|mobility|cool-?down|foam|yoga)\b/, stretch],
    [/\bpush-?ups?\b|\b(pull-?ups?|rows|dips)\b/, upper],
    [/\bshoulders?\b|\brotator\b/, shoulder],
    [/\b(squats?|lunges?|wall sits?|calf|calves|step-?ups?)\b/, legs],
    [/\b(plyo\w*|box jumps?|soft jumps?|broad jumps?|vertical|landings?|jump training)\b/, jumps],
    [/\b(sprints?|shuttles?|intervals?|ladder|quick feet|agility|skipping|jump rope|runs?|running)\b/, speed],
    [/\b(balance|single-?leg|one leg)\b/, balance],
  ],
};
