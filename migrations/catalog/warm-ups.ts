import type { Drill } from 'sync-protocol/entities/training/program';
import type { DrillSource } from './drill-facts/minutes.ts';

type WarmUp = Pick<Drill, 'name' | 'description' | 'equipment'> & { minutes: number } & Drill['guide'];

function warmUp(slug: string, { name, description, minutes, equipment, ...guide }: WarmUp): DrillSource {
  const id = `conditioning/${slug}`;
  return { id, name, description, category: 'conditioning', dose: { minutes }, equipment, guide };
}

/**
 * Warm-ups of five to eight minutes, many so that none gets boring: a structured one halves what breaks in youth
 * volleyball, and only those who do it have that of it. What each gets ready for says `drill-facts/training.ts`.
 */
export const warmUps: DrillSource[] = [
  warmUp('warm-up-spring-legs', {
    name: 'Spring Legs Warm-Up',
    description:
      'Wake up ankles, calves and knees step by step, so that the first jump of the day is a soft one.',
    minutes: 6,
    equipment: [],
    technique:
      'Everything starts flat on the floor and gets springier minute by minute. Ankles bend before knees, knees before hips. At the end small hops sound like a cat on a carpet, and your calves feel warm and awake, not tired.',
    steps: [
      'Jog on the spot for one minute, heels low, shoulders loose.',
      'Ten slow calf raises, ten toe raises, ten small squats.',
      'Eight reverse lunges, each knee in line with its toes.',
      'Snap down from your toes into a quarter squat, six times, and hold each one.',
      'Twelve low hops on two feet, then six quarter-turn hops with a quiet landing.',
    ],
    mistakes: [
      'You hop before you are warm: jog until you breathe deeper.',
      'Knees fall inwards: push them over your little toes.',
    ],
    tips: [
      'Barefoot on a mat your ankles learn more.',
      'Listen: if the last hop is as loud as the first, do four more soft ones.',
    ],
  }),
  warmUp('warm-up-stick-and-turn', {
    name: 'Stick and Turn Warm-Up',
    description: 'A warm-up of small landings in all directions, each held still, before a day with jumps.',
    minutes: 7,
    equipment: [],
    technique:
      'You land with both feet at once, hips back, chest over the thighs, and you are still before you think of the next one. The jumps stay small: the landing is the exercise. By the end your legs know where the floor is, whichever way you turn.',
    steps: [
      'Walk and skip for two minutes, arms swinging.',
      'Six snap-downs from your toes: freeze two counts each.',
      'Six little hops forwards, six sideways, six with a quarter turn. Freeze each.',
      'Four small hops off one foot onto two.',
      'Shake out your legs, then three half-high jumps with your softest landing.',
    ],
    mistakes: [
      'Big jumps: keep them below your knee.',
      'You move on before you are still: count to two aloud.',
    ],
    tips: [
      'Turn to look at another wall after each hop: it is like finding the ball.',
      'Film one landing from the front and look at your knees.',
    ],
  }),
  warmUp('warm-up-balance-base', {
    name: 'Balance Base Warm-Up',
    description:
      'Single-leg balance and slow squats that switch on ankles and hips before fast feet and jumps.',
    minutes: 6,
    equipment: [],
    technique:
      'The standing foot holds the floor with three points: big toe, little toe, heel. The hip above stays level, and the knee looks at the second toe. You wobble and come back, and that coming back is what protects an ankle at the net.',
    steps: [
      'Jog and skip for a minute and a half.',
      'Stand on one leg for twenty seconds, each side, then again with eyes on the ceiling.',
      'Reach the free foot forward, sideways and back, four times each leg.',
      'Eight slow squats with a pause at the bottom.',
      'Step sideways and stop on one leg, five times each way.',
      'Ten quick low hops on two feet.',
    ],
    mistakes: [
      'Toes clawing: spread them and breathe.',
      'The hip drops to the side: grow tall on the standing leg.',
    ],
    tips: [
      'Rolled your ankle once? This is the one for you.',
      'Close your eyes for five seconds when it gets easy.',
    ],
  }),
  warmUp('warm-up-approach-rhythm', {
    name: 'Approach Rhythm Warm-Up',
    description:
      'Bring pulse, legs and shoulder up together with walking approaches, arm circles and soft stops.',
    minutes: 7,
    equipment: [],
    technique:
      'Legs and arms find each other again. You walk the steps until the rhythm is slow, slow, quick-quick, then jog them, and each one ends in a soft stop with both arms behind you. Shoulders get warm by swinging, never by stretching hard.',
    steps: [
      'Jog for one minute, then one minute of side steps with big arm circles.',
      'Ten arm swings back and up onto your toes, without a jump.',
      'Six walking approaches that stop in the loaded position.',
      'Six jogged ones, the last three with a small hop and a held landing.',
      'Ten slow swings of the hitting arm, from quarter speed to half.',
    ],
    mistakes: [
      'First steps too fast: begin slower than feels right.',
      'A hard swing with a cold arm: half speed is the most today.',
    ],
    tips: ['Hum the rhythm.', 'End with your favorite approach, and stop it softly.'],
  }),
  warmUp('warm-up-net-ready', {
    name: 'Net-Ready Warm-Up',
    description:
      'Feet, hips and high hands for a day at the net: shuffles, presses and small two-foot landings.',
    minutes: 6,
    equipment: [],
    technique:
      'Your feet get quick while your hands stay high and calm. Shoulders lift from the blades, fingers are wide and firm, and each small landing comes down where it went up. You end warm, tall and ready to see the setter.',
    steps: [
      'Side shuffles along six steps, four times each way, hands at shoulder height.',
      'Open and close your fingers twenty times, then press the palms together for ten seconds.',
      'Ten shrug-and-reach moves with both arms overhead.',
      'Eight squats, hands high.',
      'Six small hops with your hands up, each landing held.',
    ],
    mistakes: [
      'Shoulders creep to the ears: drop them, then reach.',
      'You drift on the hops: land on your own footprints.',
    ],
    tips: [
      'Say what an imagined setter does while you shuffle.',
      'Tired hands? Shake them out every minute.',
    ],
  }),
  warmUp('warm-up-shoulder-circle', {
    name: 'Shoulder Circle Warm-Up',
    description: 'Six calm exercises around the shoulder blade, before serves and swings.',
    minutes: 6,
    equipment: [],
    technique:
      'The blade moves first and the arm follows. All of it stays below effort: you feel warmth behind the shoulder and never a pinch in front. Neck long, ribs down. A warm shoulder swings late, loose and fast.',
    steps: [
      'One minute of skipping with arm circles, small to big, both ways.',
      'Ten wall or floor push-ups where only the blades move.',
      'Y, T and W with your arms, standing and bent forward, six each.',
      'Elbows at your sides: turn the hands out against a towel, ten times.',
      'Open your chest with ten slow open-books, five each side.',
      'Ten throwing moves without a ball, from slow to half speed.',
    ],
    mistakes: [
      'Fast from the start: the first minute belongs to small circles.',
      'Back arches as the arms rise: breathe out and stop there.',
    ],
    tips: [
      'Do it before you take a ball, not between two sets of serves.',
      'A pinch in front is a sign to stop and tell somebody.',
    ],
  }),
  warmUp('warm-up-towel-shoulder', {
    name: 'Towel and Turn Warm-Up',
    description: 'A towel, a twist and slow throws: shoulders and upper back get ready for overhead work.',
    minutes: 6,
    equipment: [],
    technique:
      'You keep a light pull on the towel all the time, so the small muscles have something to hold against. The upper back turns before the arm goes up. Movements are slow enough to count to three, and end higher than they began.',
    steps: [
      'March and swing your arms for one minute.',
      'Towel at shoulder width, pulled apart: lift it overhead ten times.',
      'The same pull at chest height, turn left and right, eight times each.',
      'Towel behind your back, one hand up, one down: gentle pulls, five each side.',
      'Swing the towel like a serve, slowly, eight times each arm.',
      'Hop lightly for twenty seconds and shake out.',
    ],
    mistakes: [
      'You yank: it is a light pull that never ends.',
      'Only the strong arm: do both, the back needs it.',
    ],
    tips: ['A rolled T-shirt does the same.', 'Breathe out as the arms go up.'],
  }),
  warmUp('warm-up-wall-shoulder', {
    name: 'Wall Shoulder Warm-Up',
    description:
      'Slides, presses and easy one-hand throws at a wall, so that the arm is warm before the first serve.',
    minutes: 7,
    equipment: ['ball', 'wall'],
    technique:
      'The wall tells you the truth: ribs stay off it, elbows slide without a gap, and the ball comes back straight when you throw with a turn and not with the arm alone. You go from slow to half speed and never further.',
    steps: [
      'Jog on the spot for one minute.',
      'Ten forearm slides up the wall, slow.',
      'Ten presses with straight arms: blades together, blades apart.',
      'Ten easy two-hand throws from the chest.',
      'Ten one-hand throws from three steps, each arm, slow to half speed.',
      'Five serves at the wall at a third of your power.',
    ],
    mistakes: [
      'You count the throws and forget the turn: chest first, arm last.',
      'The third throw is a cannon: keep it slow.',
    ],
    tips: [
      'Throw with the other arm too: it evens out your back.',
      'A soft wall catch at the end calms your hands.',
    ],
  }),
  warmUp('warm-up-server-flow', {
    name: 'Server Flow Warm-Up',
    description: 'From ankles to fingertips: one flowing round that ends in slow, full serving motions.',
    minutes: 6,
    equipment: [],
    technique:
      'A serve starts in the floor, so does this. Feet, hips, chest, shoulder and wrist are loosened in that order, and at the end they work as one slow wave. Your front foot is quiet and your finish is tall.',
    steps: [
      'Skip lightly for one minute.',
      'Ankle circles and ten calf raises.',
      'Eight lunges with a turn to the front leg.',
      'Ten arm circles each way, then ten slow arm draws.',
      'Ten soft wrist waves, fingers wide.',
      'Six slow serves without a ball, each finish held.',
    ],
    mistakes: [
      'You skip the legs because it is only a serve: the power comes from there.',
      'Hands tight: shake them before the last round.',
    ],
    tips: ['Breathe out at the imagined contact.', 'Choose a zone for each of the six.'],
  }),
  warmUp('warm-up-swing-and-land', {
    name: 'Swing and Land Warm-Up',
    description: 'Shoulder and landing in one: band-free shoulder work, then small jumps with a slow swing.',
    minutes: 8,
    equipment: [],
    technique:
      'First the shoulder blade wakes up, then the legs, and then both meet in small jumps with a lazy swing. Nothing is at full speed. You land on two feet under your shoulders, and your arm finishes long beside the body.',
    steps: [
      'Two minutes of jogging, side steps and arm circles.',
      'Ten W raises and ten slow throws without a ball.',
      'Eight squats, then six snap-downs held still.',
      'Six small hops, both arms swinging you up.',
      'Six hops with a slow swing at the top and a held landing.',
      'Shake out, two deep breaths.',
    ],
    mistakes: [
      'You swing hard because it feels good: keep it for the ball.',
      'One-foot landings: wait for both feet.',
    ],
    tips: ['The right warm-up on hitting days.', 'Cold gym: double the first two minutes.'],
  }),
  warmUp('warm-up-fingers-and-feet', {
    name: 'Fingers and Feet Warm-Up',
    description: 'Quick feet and strong fingers, before setting or hand-digging.',
    minutes: 6,
    equipment: ['ball'],
    technique:
      'Feet get light while fingers get firm. You feel all ten finger pads on the ball, wrists bend back without pain, and your steps end in a stop with hands above the forehead. It is a small dance, not a race.',
    steps: [
      'Jog and shuffle for one minute.',
      'Squeeze and spread your fingers twenty times; circle your wrists.',
      'Push the ball from hand to hand with the finger pads for thirty seconds.',
      'Ten fingertip pushes against the floor or a table.',
      'Dribble the ball low with your fingers, twenty each hand.',
      'Six runs of three steps that stop with high hands.',
    ],
    mistakes: ['Palms on the ball: only the pads.', 'Stops on the heels: land on the balls of your feet.'],
    tips: ['A jammed finger gets taped before this, not after.', 'Walk while you dribble once it is easy.'],
  }),
  warmUp('warm-up-setter-hands', {
    name: 'Setter Hands Warm-Up',
    description: 'Warm wrists, quick finger pads and legs that push, with a ball and little space.',
    minutes: 7,
    equipment: ['ball'],
    technique:
      'The hands take the ball late and give it early, and the legs do most of the work. From catch to touch to set it gets quicker, but never louder. If you hear your palms, slow down.',
    steps: [
      'Skip on the spot for one minute.',
      'Wrist circles and finger stretches, ten each.',
      'Toss and catch in the setting shape, fifteen times.',
      'Twenty low touches above your forehead.',
      'Ten squats with the ball held high.',
      'Ten sets to yourself, each from bent knees.',
    ],
    mistakes: [
      'Elbows wide like wings: a triangle of hands, elbows relaxed.',
      'Straight legs: bend before each set.',
    ],
    tips: ['Count only the silent touches.', 'Look at the ball through the window of your hands.'],
  }),
  warmUp('warm-up-hands-and-wrists', {
    name: 'Hands and Wrists Warm-Up',
    description: 'No ball needed: fingers, wrists, forearms and shoulders for setting and blocking days.',
    minutes: 5,
    equipment: [],
    technique:
      'Hands are small and get cold first. You warm them from the forearm on: press, spread, circle, push. The feeling is firm and springy, with every finger taking part, the little ones too.',
    steps: [
      'March with big arm swings for one minute.',
      'Fists and stars, twenty times at chest height, ten overhead.',
      'Wrist circles, ten each way; gentle bends with the other hand.',
      'Fingertip press, palm to palm, five times five seconds.',
      'Ten fingertip push-ups against a wall or table.',
      'Ten quick window shapes above the forehead, frozen.',
    ],
    mistakes: ['You pull fingers back hard: gentle is enough.', 'Shoulders lift: keep them low.'],
    tips: ['Good in the changing room, too.', 'Cold hands: rub them warm first.'],
  }),
  warmUp('warm-up-low-and-quick', {
    name: 'Low and Quick Warm-Up',
    description: 'Hips, ankles and first steps for defenders: get low without hurrying.',
    minutes: 6,
    equipment: [],
    technique:
      'You get lower by folding at the hip, not by rounding your back. Steps are short, the head stays at one height, and each stop is quiet. After six minutes a low stance feels like sitting on a good chair.',
    steps: [
      'Jog forwards, backwards and sideways for one minute.',
      'Ten squats, ten side lunges, five hip circles each leg.',
      'Ankle rocks: knee over the toes, eight each side.',
      'Shuffle four steps and stop low, six times.',
      'One quick step in six directions, twice round.',
      'Six platform freezes from the low stance.',
    ],
    mistakes: [
      'You bend your back: hips go behind you, chest looks up.',
      'Crossed feet: slide, do not cross.',
    ],
    tips: ['Say the direction aloud.', 'Two rounds on a cold day.'],
  }),
  warmUp('warm-up-pass-and-move', {
    name: 'Pass and Move Warm-Up',
    description: 'Easy touches on your own ball, woven into steps and squats.',
    minutes: 7,
    equipment: ['ball'],
    technique:
      'The ball sets the pace: easy, high, under control. Between touches your legs walk, shuffle and squat, so that pulse and platform warm up together. The platform stays flat, the knees stay soft, and nothing is rushed.',
    steps: [
      'Walk and bounce the ball for one minute.',
      'Ten toss-and-catches with a squat in between.',
      'Fifteen easy passes to yourself.',
      'Toss ahead, shuffle, catch low, eight times.',
      'Ten passes while you walk a line.',
      'Lunge and hand the ball round the front knee, six each side.',
    ],
    mistakes: ['Swinging arms: let the legs lift.', 'Too high, too soon: head height is enough.'],
    tips: ['Lost the ball? A jog to fetch it is warm-up too.', 'Count clean touches, not all touches.'],
  }),
  warmUp('warm-up-animal-walks', {
    name: 'Animal Walks Warm-Up',
    description: 'Bear, crab, inchworm and frog: a playful round for the whole body.',
    minutes: 6,
    equipment: [],
    technique:
      'Hands and feet share the work, and the middle keeps them together. Move slowly enough that nothing swings. Shoulders, wrists, hips and ankles get a little of everything, and you may laugh.',
    steps: [
      'Skip for one minute with loose arms.',
      'Bear walk six steps forwards and back, knees just off the floor.',
      'Crab walk six steps each way.',
      'Five inchworms: hands walk out, feet walk in.',
      'Four soft frog squats with your hands to the floor.',
      'Hug yourself and open wide, ten times.',
    ],
    mistakes: ['Racing: slow is harder and warmer.', 'Hips high as a tent: lower them in the bear.'],
    tips: ['Good with a little brother or sister.', 'Sore wrists: walk on fists.'],
  }),
  warmUp('warm-up-line-play', {
    name: 'Line Play Warm-Up',
    description: 'One line on the floor and two light feet: rhythm, ankles and a rising pulse.',
    minutes: 5,
    equipment: [],
    technique:
      'You touch the floor with the front of your foot and leave it at once. The line shows how exact you are. Start so slowly that you could count every touch, and let the speed come without effort.',
    steps: [
      'March over the line and back for thirty seconds.',
      'Step in and out, both feet, thirty seconds each way.',
      'Ten lunges along the line, ten squats beside it.',
      'Side steps over it, then cross steps, thirty seconds each.',
      'Low two-foot hops over it, two times ten, landings soft.',
    ],
    mistakes: ['You watch your feet: look ahead.', 'Heels slap: stay on the front foot.'],
    tips: ['Chalk, tape or a tile joint will do.', 'Put on a song and follow its beat.'],
  }),
  warmUp('warm-up-hip-and-back', {
    name: 'Hip and Back Warm-Up',
    description: 'Loosen hips and spine after a day at a desk, then wake up the legs.',
    minutes: 7,
    equipment: [],
    technique:
      'School chairs make hips short and backs round. You open them one after the other, always moving, never pulling. Each round goes a little further, and at the end you stand taller than when you began.',
    steps: [
      'Walk briskly for one minute, arms swinging.',
      'Cat and cow on hands and knees, eight times.',
      'Half-kneeling hip rocks, eight each side.',
      'Open-books on your side, five each.',
      'Eight good-mornings with a flat back, eight squats.',
      'Ten glute bridges, then thirty seconds of light skips.',
    ],
    mistakes: ['You force the end of the range: rock in and out.', 'Holding your breath: out as you open.'],
    tips: ['Made for training straight after school.', 'A carpet is enough.'],
  }),
  warmUp('warm-up-shadow-play', {
    name: 'Shadow Play Warm-Up',
    description: 'Play an easy rally against nobody: serve, pass, set, approach and block in slow motion.',
    minutes: 6,
    equipment: [],
    technique:
      'Every move of the game once, at half speed, in the order of a rally. You see the ball although there is none. Shoulders, hips and feet warm up in just the ways in which you will need them, and so does your head.',
    steps: [
      'Jog round your space for one minute.',
      'Six slow serves, six low platforms, six setting shapes.',
      'Four walking approaches with a slow swing.',
      'Four block hops, a hand high, with a soft landing.',
      'Two whole rallies in slow motion, then two at half speed: the hops stay a hand high.',
    ],
    mistakes: ['Match speed: half is fast enough.', 'You forget to land: freeze after each hop.'],
    tips: ['Call the ball aloud.', 'End with the move that you train today.'],
  }),
  warmUp('warm-up-top-to-toe', {
    name: 'Top to Toe Warm-Up',
    description:
      'Fingers, shoulders, hips, ankles: one joint after the other, down to the first soft landings.',
    minutes: 7,
    equipment: [],
    technique:
      'You go down your body as if somebody switched on the lights floor by floor. Every joint moves small, then larger, and never into pain. When you reach your feet everything above them is warm, so the landings at the end are quiet and easy.',
    steps: [
      'Skip on the spot for one minute, loose wrists.',
      'Fists and stars twenty times, wrist circles ten each way, palms pressed for ten seconds.',
      'Ten shrugs, ten arm circles each way, ten W raises with the blades pulled down.',
      'Eight squats with a turn, eight side lunges.',
      'Ten calf raises, then circle each ankle on tiptoe.',
      'Six snap-downs held still, then six low hops with a quiet landing.',
    ],
    mistakes: [
      'You hurry through the hands, as they never hurt: a jammed finger takes weeks.',
      'Landings get louder: stop, breathe, and do two soft ones.',
    ],
    tips: ['Name each joint aloud on the way down.', 'Cold gym: do the first minute twice.'],
  }),
  warmUp('warm-up-floor-to-air', {
    name: 'Floor to Air Warm-Up',
    description: 'Begin on hands and knees, stand up step by step, and end in small, soft hops.',
    minutes: 7,
    equipment: [],
    technique:
      'The floor holds you first, so wrists and shoulder blades wake up with little weight on them. Then you rise: half-kneeling, standing, tiptoe, air. Each level is calm before the next one begins, and the last one is as soft as the first.',
    steps: [
      'Jog on the spot for one minute.',
      'On hands and knees: rock over spread fingers ten times, then ten pushes where only the blades move.',
      'Half-kneeling: reach one arm up and turn, six each side.',
      'Standing: ten squats with both arms up, ten slow throws without a ball.',
      'On tiptoe: ten seconds still, then six snap-downs.',
      'In the air: eight low hops, each landing held, hands high and fingers wide.',
    ],
    mistakes: [
      'Elbows bend in the pushes: keep them long and move the blades.',
      'You jump high at once: no higher than a hand.',
    ],
    tips: ['Sore wrists: make fists on the floor.', 'Good on a carpet, before you go out to train.'],
  }),
  warmUp('warm-up-clock-round', {
    name: 'Round the Clock Warm-Up',
    description: 'You stand in the middle of a clock: lunges, reaches and little hops to its hours.',
    minutes: 6,
    equipment: [],
    technique:
      'Twelve is ahead, six is behind you. Legs, arms and eyes go to an hour and come back to the middle, first slowly, then lightly. You stand still in the middle each time, tall and balanced, before you leave it again.',
    steps: [
      'March on the spot for one minute, arms in big circles.',
      'Lunge to twelve, three, six and nine, twice round with each leg.',
      'Reach both arms high to ten, twelve and two: six slow rounds, blades moving, fingers spread.',
      'Ten slow swings of each arm, then ten window shapes above the forehead.',
      'Little two-foot hops to three, twelve and nine and back, four rounds, each landing held.',
    ],
    mistakes: [
      'You lean to the hour: the foot goes there, the chest stays up.',
      'No stop in the middle: count one.',
    ],
    tips: ['A partner may call the hours.', 'Play the second round as a mirror of the first.'],
  }),
  warmUp('warm-up-ten-down', {
    name: 'Ten Down Warm-Up',
    description: 'Ten of everything, then eight, then six: legs, arms and hands get warm by counting down.',
    minutes: 8,
    equipment: [],
    technique:
      'Numbers fall, quality rises. The first round is slow and loose, the second is clean, the third is springy. You never need to be quick: who counts aloud breathes well, and who breathes well gets warm without getting tired.',
    steps: [
      'Jog and skip for one minute.',
      'Round of ten: squats, arm circles each way, fists and stars.',
      'Round of eight: reverse lunges, slow throws without a ball, wrist circles.',
      'Round of six: snap-downs held still, Y raises with long arms, fingertip presses palm to palm.',
      'Round of four: low hops with a slow swing, low hops with high hands. Hold each landing.',
      'Two deep breaths, shake out.',
    ],
    mistakes: [
      'You race to the small numbers: one calm speed for all.',
      'Arms flap: the blades lead, the arms follow.',
    ],
    tips: ['Count in another language.', 'Say the next move before you finish the last one.'],
  }),
  warmUp('warm-up-two-songs', {
    name: 'Two Songs Warm-Up',
    description:
      'Two songs long: the first one loosens hands and shoulders, the second one wakes up legs and landings.',
    minutes: 6,
    equipment: [],
    technique:
      'Music sets the pace, you set the size. In the first song everything is round and loose, in the second one short and springy. Whatever the beat does, each landing is softer than the drum, and each arm swing is slower than you could.',
    steps: [
      'First song: walk and step to the beat for one minute, arms swinging.',
      'Fingers open and close on the beat, then circle your wrists and shake them out.',
      'Arm circles, hugs, ten slow throws without a ball with each arm.',
      'Second song: step touch, squats and side lunges on every second beat.',
      'Low hops on the beat, ten at a time; freeze the last one of each ten for two counts.',
    ],
    mistakes: [
      'The beat makes you jump high: stay low and light.',
      'You stop moving to look for a song: choose before.',
    ],
    tips: ['One fast song too many? Halve the beat.', 'Let a teammate choose the second one.'],
  }),
  warmUp('warm-up-front-row', {
    name: 'Front Row Warm-Up',
    description: 'All that hands, arms and legs do at a net, slowly: block shapes, swings and soft landings.',
    minutes: 7,
    equipment: [],
    technique:
      'You go through the work of a front-row player as if under water. Hands get firm before they rise, the shoulder draws before it swings, and the knees are soft before the feet touch down. At the end speed comes by itself.',
    steps: [
      'Side steps and skips for one minute, hands at shoulder height.',
      'Spread and squeeze your fingers twenty times, wrist circles, palms pressed for ten seconds.',
      'Ten shrug-and-reach moves, then ten slow arm draws and swings.',
      'Ten squats with high hands, six snap-downs held still.',
      'Six block hops on the spot, a hand high, thumbs close, each landing held.',
      'Six small hops with a slow swing, landing on both feet.',
    ],
    mistakes: [
      'Hands fall as you land: they stay up until you stand.',
      'The swing gets fast: half speed is plenty.',
    ],
    tips: ['See a setter in front of you.', 'End with the block or the swing that you train today.'],
  }),
  warmUp('warm-up-three-corners', {
    name: 'Three Corners Warm-Up',
    description: 'Three spots on the floor, one for hands, one for shoulders, one for legs: twice round.',
    minutes: 6,
    equipment: [],
    technique:
      'Each corner has one job, and you do only that one there. The way between them is a jog, so the pulse stays up while the joints take turns. The second round is a little larger and springier than the first, and just as clean.',
    steps: [
      'Jog round your three spots for one minute.',
      'First corner: fists and stars, wrist circles, ten fingertip presses palm to palm.',
      'Second corner: ten arm circles each way, ten W raises, ten slow throws without a ball.',
      'Third corner: eight squats, six snap-downs held still, six low hops.',
      'Jog round once more, then all three corners again, a little larger.',
    ],
    mistakes: ['You mix the corners: one job at a time.', 'The second round is sloppy: slower, then.'],
    tips: ['Shoes or bottles make good corners.', 'Turn the other way round next time.'],
  }),
  warmUp('warm-up-calm-start', {
    name: 'Calm Start Warm-Up',
    description: 'A quiet one for heavy days, or when something hurts: breathing, joints, easy steps.',
    minutes: 6,
    equipment: [],
    technique:
      'Some days begin tired. You start with the breath and go joint by joint from neck to toes, and the pulse comes up so gently that you hardly notice. If you feel better after it, train; if not, take the easy day.',
    steps: [
      'Five slow breaths, out longer than in.',
      'Small, slow circles from top to bottom, joint by joint; leave out whatever hurts.',
      'Look slowly to the left and to the right, ten times each, shoulders loose.',
      'Walk about or on the spot for two minutes, as easily as feels good. Sit if that is better.',
      'Shake out what feels good, then two slow breaths.',
    ],
    mistakes: [
      'You decide in the first minute: wait until the last.',
      'Circling the neck hard: only gentle turns.',
    ],
    tips: ['Still tired after it? A short session counts as much.', 'Drink a glass of water first.'],
  }),
  warmUp('warm-up-mirror-movement', {
    name: 'Eleven Moves Warm-Up',
    description: 'Eleven short moves, thirty seconds each, from slow to springy, for any training day.',
    minutes: 6,
    equipment: [],
    technique:
      'No move lasts long enough to bore you. The row goes from floor to feet to small hops, and from slow to springy, so that nothing is asked of a cold joint. Quality for thirty seconds, then the next.',
    steps: [
      'Bridge, dead bug, side plank right, side plank left: thirty seconds each.',
      'Squat, reverse lunge, side lunge: thirty seconds each.',
      'Arm circles, slow throws: thirty seconds each.',
      'Shuffle, skip: thirty seconds each.',
      'Soft two-foot hops for the last thirty seconds.',
    ],
    mistakes: [
      'You rush to be through: slow and clean warms more.',
      'Pauses in between: walk on straight to the next.',
    ],
    tips: [
      'Gym mode calls every half minute: put your phone where you hear it.',
      'Learn the row by heart, then you need no list.',
    ],
  }),
  warmUp('warm-up-partner-catch', {
    name: 'Catch Round Warm-Up',
    description: 'With somebody: easy throws, squats and side steps that warm arms, legs and eyes.',
    minutes: 6,
    equipment: ['ball', 'partner'],
    technique:
      'You throw with a turn of the body and catch with bent knees. Begin with two hands and end with one-hand throws at half speed. Feet move between catches, so nobody stands and gets cold.',
    steps: [
      'Two-hand chest throws while you both side-step, one minute.',
      'Overhead two-hand throws, ten each, easy.',
      'Squat, catch low, throw from below, ten times.',
      'One-hand throws at half speed, ten with each arm.',
      'Three quick steps after each throw and back, ten times.',
    ],
    mistakes: ['Hard throws: your partner should smile.', 'Straight legs at the catch: sit into it.'],
    tips: ['Talk about your day, you have breath enough.', 'Say the name before each throw.'],
  }),
];
