import type { DrillSource } from '../drill-facts/minutes.ts';

/** The conditioning library: preparation, strength, landing, jumping, speed, endurance and care of the joints. */
export const conditioningDrills: DrillSource[] = [
  {
    id: 'conditioning/dynamic-warm-up',
    name: 'Dynamic Warm-Up',
    description:
      'Move from easy jogging to sharp little steps, so that muscles, joints and head are ready for work.',
    category: 'conditioning',
    dose: { minutes: 6 },
    equipment: [],
    guide: {
      technique:
        'You start slow enough to chat and finish a bit out of breath, with warm skin and light feet. Each movement grows from small to full without a jerk. Nothing is held for long, because muscles wake up by moving. Keep the long stretches for afterwards.',
      steps: [
        'Jog easily for one minute: forwards, backwards, sideways.',
        'Walk ten lunges with a turn towards the front leg, then ten high-knee steps on tiptoe.',
        'Swing each leg ten times forwards and back, ten times side to side. Hold on to something.',
        'Circle your arms small to big, ten each way, then hug yourself and open wide ten times.',
        'Do ten slow squats and six small hops, landing quietly on two feet.',
        'Finish with three quick runs of five steps, each one a little faster.',
      ],
      mistakes: [
        'You skip it because you feel fine: fine is not warm. Do at least the squats, the swings and the runs.',
        'Big swings from the first second: let the range grow over the ten.',
      ],
      tips: [
        'Cold gym or early morning? Jog for twice as long and keep your hoodie on.',
        'You are warm enough when you can feel your heart and your hands are warm.',
      ],
    },
  },
  {
    id: 'conditioning/shoulder-band-prep',
    name: 'Shoulder Prep with a Towel',
    description:
      'Wake up the small muscles that hold your shoulder steady, with a towel (or a light band, if you have one).',
    category: 'conditioning',
    dose: { sets: 2, reps: 10 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'The work is felt behind the shoulder and between the shoulder blades, as a gentle warmth and never as a pinch. You pull the towel apart the whole time, so that the muscles have something to hold against. Neck long, ribs down, movements slow and smooth.',
      steps: [
        'Hold a rolled towel at shoulder width and pull it apart lightly. Keep that pull all the time.',
        'Lift it from your thighs to above your head and back, arms straight.',
        'Hold it at chest height and squeeze your shoulder blades together for two seconds.',
        'Elbows bent at your sides, try to turn your hands outwards against the towel. Hold for two seconds.',
        'One set is all three in a row. Finish with ten easy throwing motions without a ball, slow to half speed.',
      ],
      mistakes: [
        'Shoulders climb to the ears: breathe out and slide them down before each one.',
        'The back arches as the arms go up: stop where your ribs begin to lift.',
      ],
      tips: [
        'Do it before every session with serving, hitting or blocking. Four minutes, every time.',
        'Pain at the front or top of the shoulder isn’t normal. Stop and tell your coach or a parent.',
      ],
    },
  },
  {
    id: 'conditioning/cool-down-stretch',
    name: 'Cool-Down Stretch',
    description: 'Bring your pulse down and stretch the muscles that volleyball tightens most.',
    category: 'conditioning',
    dose: { minutes: 5 },
    equipment: [],
    guide: {
      technique:
        'You breathe out longer than you breathe in, and each stretch is a calm pull in the middle of the muscle, about four out of ten. With every breath out it gets a little easier. You finish slower than you started and you feel your shoulders hang.',
      steps: [
        'Walk for one minute, shaking out arms and legs.',
        'Calves: hands on a wall, back heel down, 30 seconds each side.',
        'Front of the thigh and hip: half kneeling, hips forward, 30 seconds each side.',
        'Back of the thigh: one heel in front, back flat, bow from the hips, 20 seconds each side.',
        'Shoulder: pull one arm across your chest, 20 seconds each side.',
        'Lie down, feet up, five slow breaths.',
      ],
      mistakes: [
        'You bounce to get further: hold still and let the breath do it.',
        'You stretch into pain: back off until you could smile.',
      ],
      tips: [
        'This is a good moment to think of one thing that went well today.',
        'Drink some water and eat something within the hour. That’s part of training, too.',
      ],
    },
  },
  {
    id: 'conditioning/core-plank-series',
    name: 'Core Plank Series',
    description:
      'Front plank, then each side, in short rounds without a rest: build a middle that doesn’t bend.',
    category: 'conditioning',
    dose: { sets: 3, seconds: 30 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'From head to heels you are a board. Your belly is drawn in as if for a tight belt, your bottom is firm, and you push the floor away with your forearms. You can still breathe and count aloud. On the sides your hips stay high and stacked.',
      steps: [
        'Forearms on the floor, elbows under shoulders, legs straight, toes tucked. Hold a third of the set.',
        'Roll to the right forearm, feet one above the other or staggered, hips high. Second third.',
        'Roll to the left forearm without letting your hips drop. Last third.',
        'Rest for thirty seconds between sets.',
        'To make it harder, lift one foot or reach one arm forward.',
      ],
      mistakes: [
        'Hips sag and your back pinches: squeeze your bottom, or put your knees down and start again.',
        'You hold your breath: count the seconds in a loud whisper.',
        'The head hangs: look at the floor a hand’s length in front of you.',
      ],
      tips: [
        'A firm middle is what lets a strong leg push become a high jump and a hard serve.',
        'When your hips drop, the set is over. Fifteen good seconds beat thirty bent ones.',
      ],
    },
  },
  {
    id: 'conditioning/split-step-ladder',
    name: 'Split-Step Ladder',
    description:
      'Quick feet through five marks on the floor, ending each run in a small split step, ready for anything.',
    category: 'conditioning',
    dose: { sets: 4, seconds: 20 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Your feet touch the floor as if it were hot, and your upper body is almost bored. At the last mark you make a tiny hop and land wider than your hips, knees soft, weight forward, at the moment when a hitter would strike the ball. You could go anywhere from there.',
      steps: [
        'Lay out five marks about a foot apart: tape, socks or chalk.',
        'Two quick feet between each pair of marks, then a split step at the end. Hold it one count.',
        'Jog back and go again until the time is up.',
        'Change with each set: forwards, sideways right, sideways left, in-in-out-out.',
        'Rest for thirty seconds between sets.',
      ],
      mistakes: [
        'You look at your feet: look up at the far wall and let them find the way.',
        'The split step is a big jump: make it so small that just a sheet of paper fits under your feet.',
        'You land narrow or on your heels: land wide, on the balls of your feet.',
      ],
      tips: [
        'Do the split step each time you watch a serve or a hit at practice: it becomes automatic.',
        'Rhythm first, speed second. Hum it.',
      ],
    },
  },
  {
    id: 'conditioning/landing-mechanics',
    name: 'Landing Mechanics',
    description:
      'Learn the landing that protects your knees: two feet, soft, quiet and still, from tiny drops and hops.',
    category: 'conditioning',
    dose: { sets: 3, reps: 6 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'You land on the balls of both feet, the heels follow, and ankles, knees and hips bend together like three springs. Your knees point over your second toes and stay as wide as your feet. Your chest is over your thighs and you can hold the end position with no wobble.',
      steps: [
        'Begin with no jump: rise onto your toes, arms up, then snap down into a quarter squat. Hold two counts.',
        'Next set: a small hop on the spot to a third of your best, land, hold two counts.',
        'Then: a small hop with a quarter turn, land, hold. Turn both ways.',
        'Check each landing: quiet, both feet, knees over toes, chest up.',
        'Rest for thirty seconds between sets.',
      ],
      mistakes: [
        'Knees fall towards each other: push them apart as you land, as if you were spreading a towel with your feet.',
        'Straight-legged landings: start to sit before you feel the floor.',
        'Your heels slam: imagine a sleeping baby in the next room.',
      ],
      tips: [
        'Stand in front of a mirror, or let a friend check your knees from the front.',
        'Good landings are your ticket to harder jumps. Earn them here.',
      ],
    },
  },
  {
    id: 'conditioning/reaction-starts',
    name: 'Reaction Starts',
    description: 'Toss up a rolled sock and explode into three steps when it touches the floor.',
    category: 'conditioning',
    dose: { sets: 2, reps: 6 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'You are ready without being stiff: weight forward, knees soft, jaw loose. The sock lands and your first foot pushes the floor behind you, low and sharp. The first step is short and strong, with the body leaning where you go. Three steps, brake, done.',
      steps: [
        'Throw a rolled pair of socks about two metres up and take your ready position.',
        'When it touches the floor sprint three steps forward and brake softly.',
        'Next: start to the right, then to the left, then turn and go back.',
        'Then choose other starts: on one knee, lying on your belly, after a split step.',
        'Walk back and take fifteen seconds of rest. Each one fresh.',
      ],
      mistakes: [
        'You rise before you go: push forwards, not upwards, and let your nose lead.',
        'You go before it lands: watch the floor, not the sock.',
        'First step too long: make it short and hear it bite.',
      ],
      tips: [
        'With a partner, let them drop a ball from shoulder height: catch it before the second bounce.',
        'When the starts get slower, stop. Speed is trained fresh.',
      ],
    },
  },
  {
    id: 'conditioning/wrist-and-finger-prep',
    name: 'Wrist and Finger Prep',
    description: 'Warm and strengthen fingers, wrists and forearms before setting, blocking or serving.',
    category: 'conditioning',
    dose: { sets: 2, reps: 10 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'You move every small joint on purpose. The forearms get warm and a bit tired, the fingers feel springy like a cat’s paw, and no movement pinches. When you press the fingertips together you see your palms form a hollow, the shape that a setter needs.',
      steps: [
        'Circle both wrists each way, hands in loose fists.',
        'Open your hands as wide as you can and close them to fists, first slow, then quick.',
        'Fingertips together in front of your chest, push for two seconds and relax.',
        'On all fours, rock gently over your flat hands: forward, back, side to side.',
        'Lean on something firm with your fingertips and do tiny push-offs. All five in a row make a set.',
      ],
      mistakes: [
        'You pull on cold fingers: move first, press after that.',
        'Fingers collapse in the push-offs: stand closer to the wall until they stay round.',
      ],
      tips: [
        'Trim your nails: long ones catch the ball and hurt.',
        'Taped fingers need this just as much as free ones.',
      ],
    },
  },
  {
    id: 'conditioning/ankle-hip-openers',
    name: 'Ankle and Hip Openers',
    description:
      'Free the ankles and hips, so that you can get low without your heels or your back complaining.',
    category: 'conditioning',
    dose: { sets: 2, reps: 8, perSide: true },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'You move slowly into the end of the range and out again, like opening a stiff drawer. In the ankle rock the heel stays heavy on the floor while the knee travels over the toes. In the hips you feel a stretch deep at the side or front, never a pinch.',
      steps: [
        'Ankle: half kneeling, front foot flat, push that knee forward over the little toe and back, eight times.',
        'Hip circles: on all fours, draw a big circle with one bent knee, eight times.',
        'Sit with one leg bent in front and one bent behind you, and turn from side to side, eight times.',
        'Deep squat, hold on to something if you like, and shift your weight from foot to foot.',
        'Do all four on the other side too, then the second round.',
      ],
      mistakes: [
        'The heel lifts in the ankle rock: move the foot back and go less far.',
        'You hurry: take two seconds there and two seconds back.',
      ],
      tips: [
        'One side is usually stiffer. Give it three extra.',
        'Stiff ankles make knees fall inwards on landing. These two minutes look after both.',
      ],
    },
  },
  {
    id: 'conditioning/open-books',
    name: 'Open Books',
    description:
      'Lie on your side and turn your upper back open, to give your shoulder room for serving and hitting.',
    category: 'conditioning',
    dose: { sets: 3, reps: 6, perSide: true },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Your knees stay stacked and heavy while your upper arm draws a big arc and your ribs turn after it. The stretch is across the chest and between the shoulder blades. You breathe out as you open, and each breath gets you a little nearer to the floor.',
      steps: [
        'Lie on your right side, knees bent in front of you, arms straight out, hands together.',
        'Lift the top arm and let it travel over to the other side, eyes following your hand.',
        'At the end breathe out slowly, let the ribs sink, and wait for two counts.',
        'Come back the same way. Finish this side, then roll over.',
      ],
      mistakes: [
        'The top knee slides back: hold a ball or a shoe between your knees.',
        'You push with the arm: turn your chest and let the arm come along.',
      ],
      tips: [
        'If your lower back does the turning, pull your knees higher.',
        'Good in the evening too: it undoes a day at a desk.',
      ],
    },
  },
  {
    id: 'conditioning/breathing-reset',
    name: 'Breathing Reset',
    description:
      'Learn to calm your breath and your head within seconds, as you need to between two rallies.',
    category: 'conditioning',
    dose: { minutes: 6 },
    equipment: [],
    guide: {
      technique:
        'The air goes in through your nose and down to your belly, and comes out slowly through pursed lips, as if you cooled a spoon of soup. After four or five breaths your shoulders hang and your heart beats more slowly. You could now hear what your coach says.',
      steps: [
        'Stand or sit tall, one hand on your belly, one on your chest. Only the lower hand should move.',
        'Breathe in for three counts, out for five. Ten times.',
        'Then run on the spot for twenty seconds.',
        'Go back to three in, five out, and count the breaths until you feel calm.',
        'Run and calm down three times. Note how many breaths you need.',
      ],
      mistakes: [
        'You lift your shoulders to breathe: let the belly go round instead.',
        'Huge gulps of air make you dizzy: take smaller breaths and let them out more slowly.',
      ],
      tips: [
        'In a match: turn away from the net, one long breath out, look at one spot, turn back.',
        'If you feel dizzy, sit down and breathe normally.',
      ],
    },
  },
  {
    id: 'conditioning/mobility-flow',
    name: 'Easy Mobility Flow',
    description: 'A slow round of moves that loosens everything on a day when your legs want to rest.',
    category: 'conditioning',
    dose: { minutes: 8 },
    equipment: [],
    guide: {
      technique:
        'It looks lazy and feels good. You pass from one position to the next with your breath, never holding for more than three of them, and your joints feel oiled afterwards. You finish fresher than you began, which is the whole idea.',
      steps: [
        'On all fours, round and hollow your back with your breath, eight times.',
        'Push up to an upside-down V and pedal your heels, ten times each.',
        'Step one foot between your hands, turn to that side, reach up. Three breaths, then the other side.',
        'Sit down, soles together, and lean forward. Three breaths.',
        'Lie down, let both knees fall to one side, then to the other. Three breaths each.',
        'Repeat the round until eight minutes are over.',
      ],
      mistakes: [
        'You turn it into a workout: if you sweat, slow down.',
        'You force the tight side: go to the first feeling of stretch and wait there.',
      ],
      tips: [
        'Put on two slow songs: that’s about the time.',
        'Rest is when your body builds what the hard days asked for.',
      ],
    },
  },
  {
    id: 'conditioning/tempo-squat',
    name: 'Tempo Squat',
    description:
      'Squat with a slow count down and a smooth drive up: the base of every jump and every low pass.',
    category: 'conditioning',
    dose: { sets: 3, reps: 10 },
    rest: 45,
    equipment: [],
    guide: {
      technique:
        'Your feet stay flat and you feel the whole foot. Down takes three counts, hips going back and down as to a low chair, knees over the toes. You stop where your back is still long. Up is strong and even, and you finish tall with your bottom squeezed.',
      steps: [
        'Stand with your feet at shoulder width, toes turned out a little, arms in front of you.',
        'Sit down and back for three counts, chest proud, until your thighs are about level with the floor.',
        'Hold one count, breathing in.',
        'Push the floor away and stand up in one count, breathing out.',
        'Rest for 45 seconds between sets.',
      ],
      mistakes: [
        'Heels lift: sit further back, or squat less deep until your ankles loosen up.',
        'Knees fall inwards on the way up: push them out over your little toes.',
        'You drop into the bottom: count “three, two, one” aloud on the way down.',
      ],
      tips: [
        'Squat to a chair if you don’t trust the depth: touch it, don’t sit.',
        'When the last one is as easy as the first, hold a school bag in front of your chest.',
      ],
    },
  },
  {
    id: 'conditioning/reverse-lunge',
    name: 'Reverse Lunge',
    description:
      'Step back into a lunge and drive up from the front leg, kind to the knees and good for balance.',
    category: 'conditioning',
    dose: { sets: 3, reps: 8, perSide: true },
    rest: 45,
    equipment: [],
    guide: {
      technique:
        'The front foot is your anchor. As the other leg goes back you sink straight down like a lift, front shin nearly upright, weight in the middle of that foot. Going up you feel the front thigh and bottom do it all, and the back foot only comes home.',
      steps: [
        'Stand tall, hands on your hips.',
        'Take a long step back and lower that knee to just above the floor, two counts down.',
        'Keep your front knee over your toes and your body tall.',
        'Push through the front foot and bring the back leg in.',
        'Finish one side, then the other. Rest 45 seconds.',
      ],
      mistakes: [
        'You step onto a tightrope and wobble: keep your feet hip-wide.',
        'Pushing off the back toes: try to make that foot as light as a feather.',
      ],
      tips: [
        'Hold your arms up in a block and it becomes harder and more useful.',
        'One leg weaker? Begin with it, and let it set the number for both.',
      ],
    },
  },
  {
    id: 'conditioning/lateral-lunge',
    name: 'Lateral Lunge',
    description:
      'Step wide to the side and sit into one hip, the strength behind a low pass and a good first step.',
    category: 'conditioning',
    dose: { sets: 3, reps: 6, perSide: true },
    rest: 45,
    equipment: [],
    guide: {
      technique:
        'One leg bends, the other stays long, and both feet are flat. You sit back into the bent hip as if onto the edge of a bench, knee over the toes, and feel the inside of the straight leg stretch. Then you push yourself back to the middle in one go.',
      steps: [
        'Stand with your feet together, hands in front of your chest.',
        'Take a wide step to the right and sit into the right hip. The left leg stays straight.',
        'Reach your hands forward low, as for a pass.',
        'Push off the right foot and come back to standing.',
        'Finish one side, then the other. Rest 45 seconds.',
      ],
      mistakes: [
        'You bow from the back: keep your chest up and send your hips back.',
        'The bent knee dives inside: point it where your toes point.',
      ],
      tips: [
        'Later push off so well that you land standing, without a middle step.',
        'Imagine a ball on that side each time. Your eyes should lead.',
      ],
    },
  },
  {
    id: 'conditioning/glute-bridge-march',
    name: 'Glute Bridge March',
    description:
      'Bridge up and lift one foot at a time without letting the hips drop, to switch on what pushes you up.',
    category: 'conditioning',
    dose: { sets: 3, reps: 8, perSide: true },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'You lie with knees bent and lift your hips until there is a straight line from shoulders to knees. The work is in the bottom, not in the back. When a foot leaves the floor the other side takes over and the hips stay as level as a table with a glass on it.',
      steps: [
        'Lie on your back, knees bent, feet flat and hip-wide, arms by your sides.',
        'Squeeze your bottom and lift your hips. Ribs stay down.',
        'Lift one foot a hand’s width, hold one count, put it down.',
        'Lift the other. That is one repetition for each side.',
        'Lower slowly at the end and rest 30 seconds.',
      ],
      mistakes: [
        'You feel it in the back of the thigh or it cramps: bring your heels closer to you and squeeze sooner.',
        'Hips rock from side to side: lift the foot less high, and slower.',
      ],
      tips: [
        'Put your hands on your hip bones to feel whether they stay level.',
        'Strong hips keep your knees in line when you land. That’s why this drill keeps coming back.',
      ],
    },
  },
  {
    id: 'conditioning/single-leg-hinge',
    name: 'Single-Leg Hinge',
    description:
      'Balance on one leg and tip forward like a seesaw, strong hamstrings and steady ankles in one.',
    category: 'conditioning',
    dose: { sets: 3, reps: 6, perSide: true },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Your standing knee is slightly bent and doesn’t move. From there your body and the back leg tip as one piece, until your back is flat like a table or as far as you can with hips level. You feel the back of the standing thigh stretch and then pull you up again.',
      steps: [
        'Stand on your right leg, left foot just off the floor, arms hanging.',
        'Push your left heel to the wall behind you and let your chest tip forward. Three counts.',
        'Both hip bones look at the floor. Hands glide down towards your shin.',
        'Come back up by squeezing your bottom, and find your balance.',
        'Finish one leg, then the other. Rest 30 seconds.',
      ],
      mistakes: [
        'The back is round: look at a point one metre in front of you and grow long.',
        'The free hip opens to the side: turn those toes to the floor.',
      ],
      tips: [
        'Wobbly? Rest one finger on a wall. Next week use the finger less.',
        'Barefoot at home is good: your foot learns to grip.',
      ],
    },
  },
  {
    id: 'conditioning/calf-raises',
    name: 'Slow Calf Raises',
    description: 'Rise high onto the balls of your feet and lower slowly, for springy and sturdy ankles.',
    category: 'conditioning',
    dose: { sets: 3, reps: 12 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Up is smooth and as high as you can, with weight over the big and second toe. You stop at the top, tall, and come down for three full counts. The calf burns in the last three, the ankles never tip out, and the knees stay straight but not locked.',
      steps: [
        'Stand on the edge of a step or on the floor, one hand on a wall for balance.',
        'Rise in one count and pause at the top for one.',
        'Lower in three counts. On a step let your heels go a little below the edge.',
        'Rest 30 seconds between sets.',
        'When that’s easy, do it on one leg, eight each side.',
      ],
      mistakes: [
        'You bounce: count the three aloud on the way down.',
        'Ankles roll outwards: press the ball of your big toe into the floor.',
      ],
      tips: [
        'If your heel bones hurt (common when you’re growing), stay on the floor, no step, and tell a parent.',
        'Good calves make your first step and your last jump.',
      ],
    },
  },
  {
    id: 'conditioning/wall-sit',
    name: 'Wall Sit',
    description: 'Sit against a wall with no chair, thighs level, and stay calm while your legs complain.',
    category: 'conditioning',
    dose: { sets: 3, seconds: 40 },
    rest: 40,
    equipment: ['wall'],
    guide: {
      technique:
        'Your back is flat on the wall, your knees stand over your ankles, and your weight is in the whole foot. The thighs burn steadily. Your face is relaxed, your hands are up in front of your shoulders as in a block, and your breath keeps its rhythm.',
      steps: [
        'Lean on a wall and walk your feet out until you sit with your thighs level, or a bit higher.',
        'Heels under knees, feet hip-wide. Hands up.',
        'Hold, breathing in for three and out for three.',
        'Slide up to get out and shake your legs for forty seconds.',
      ],
      mistakes: [
        'Hands on the thighs to help: put them up where they belong.',
        'Knees drift together: imagine a ball between them that must not be squeezed.',
        'Sliding higher to get away: choose an honest height at the start and keep it.',
      ],
      tips: [
        'If the front of your knee hurts, sit higher. Burning muscle is fine, knee pain isn’t.',
        'Sing a chorus. It’s over before you know it.',
      ],
    },
  },
  {
    id: 'conditioning/slow-step-down',
    name: 'Slow Step-Down',
    description:
      'Lower yourself from a low step on one leg with a knee that stays in line: the brake of every landing.',
    category: 'conditioning',
    dose: { sets: 3, reps: 6, perSide: true },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Standing on one leg you sit back a little and lower the other heel to the floor so slowly that it touches like a snowflake. The knee tracks over the second toe, the hip stays level, and you feel the thigh and the side of the bottom working hard.',
      steps: [
        'Stand on the lowest stair or a firm, low box, one foot at the edge, the other in the air.',
        'Bend the standing knee for three counts, hips back, until the free heel just touches the floor.',
        'Don’t put weight on it. Push up again through the whole foot.',
        'Finish one side, then the other. Rest 30 seconds.',
        'In front of a mirror watch knee and hips only.',
      ],
      mistakes: [
        'The knee dives inside: lower less far until you can keep it over the toes.',
        'You fall the last bit: choose a lower step.',
      ],
      tips: [
        'Hold on to a rail lightly if you need to. Control first.',
        'A twinge below the kneecap: go higher and slower. If it stays, leave it out and ask an expert.',
      ],
    },
  },
  {
    id: 'conditioning/split-squat',
    name: 'Rear-Foot Split Squat',
    description: 'Back foot on a chair, front leg doing the work: serious leg strength with no weights.',
    category: 'conditioning',
    dose: { sets: 3, reps: 8, perSide: true },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Almost all of your weight is on the front foot. You lower in two counts until the back knee is near the floor, body leaning forward a little, front knee over the toes. Driving up, the front thigh and bottom push the floor away, evenly, with no twist.',
      steps: [
        'Stand two foot lengths in front of a firm chair, its back to a wall, and lay the top of one foot on it.',
        'Find your balance, hips facing forward.',
        'Go down for two counts to a comfortable depth, then drive up in one.',
        'Finish one side, then the other. Rest 30 seconds.',
        'Too hard? Both feet on the floor, one in front of the other, same movement.',
      ],
      mistakes: [
        'Front heel lifts: move that foot further forward.',
        'You push with the back foot: let it lie there as if asleep.',
        'The chair slides: it has to stand against the wall.',
      ],
      tips: [
        'A school bag held at the chest makes it heavier. Books inside, straps closed.',
        'Leave two good ones in the tank in each set.',
      ],
    },
  },
  {
    id: 'conditioning/chair-single-leg-squat',
    name: 'One-Leg Squat to a Chair',
    description: 'Sit down to a chair and stand up again on one leg, slow down and strong up.',
    category: 'conditioning',
    dose: { sets: 3, reps: 5, perSide: true },
    rest: 45,
    equipment: [],
    guide: {
      technique:
        'One foot is flat, the other leg reaches forward just off the floor. You go back and down under control, touch the chair softly and come up without rocking. The knee stays over the toes all the way and your hips stay level.',
      steps: [
        'Stand in front of a firm chair that is against a wall, weight on one foot.',
        'Reach both arms and the free leg forward.',
        'Sit back for three counts until you touch, then stand up in one push.',
        'Finish one leg, then the other. Rest 45 seconds.',
        'Too low? Put a cushion or two on the chair.',
      ],
      mistakes: [
        'You plump down: make the last ten centimetres the slowest.',
        'Swinging to get up: add a cushion and take the swing away.',
      ],
      tips: [
        'Count the weaker leg first and match it with the other.',
        'This shows your coach more than any jump: both legs alike is the aim.',
      ],
    },
  },
  {
    id: 'conditioning/hamstring-walkout',
    name: 'Hamstring Walkouts',
    description:
      'From a bridge, walk your heels away from you and back in small steps, for legs that brake well.',
    category: 'conditioning',
    dose: { sets: 3, reps: 5 },
    rest: 45,
    equipment: [],
    guide: {
      technique:
        'Your hips stay up as the heels wander out. The further they go, the harder the backs of your thighs pull. You stop just before the hips would drop and walk back in just as slowly. The lower back stays quiet.',
      steps: [
        'Lie on your back, knees bent, heels on the floor, toes up. Lift your hips.',
        'Walk your heels away in four small steps, hips still up.',
        'Walk them back in four small steps. That is one.',
        'Lower down at the end and rest 45 seconds.',
      ],
      mistakes: [
        'Hips sag as the legs get long: take only three steps out.',
        'Cramp in the calf: pull your toes up towards your shins.',
      ],
      tips: [
        'On a smooth floor, socks or a towel under your heels let you slide instead of walk.',
        'Fast, strong hamstrings protect your knees each time you stop.',
      ],
    },
  },
  {
    id: 'conditioning/nordic-lower',
    name: 'Nordic Lowers',
    description:
      'Kneel with your ankles held and lower your body as slowly as you can: the best hamstring brake there is.',
    category: 'conditioning',
    dose: { sets: 3, reps: 4 },
    rest: 60,
    equipment: ['partner'],
    guide: {
      technique:
        'From knees to head you are one straight plank that tips forward. The backs of your thighs hold you like a rope paid out slowly, until they can’t and your hands catch you softly. There’s no bend in the hips, and it’s tough on muscles but not on the joints.',
      steps: [
        'Kneel on something soft. A partner holds both your ankles firmly on the floor.',
        'Body straight, hands in front of your chest, belly tight.',
        'Lean forward from the knees as slowly as you can.',
        'When you can’t hold it anymore, catch yourself with your hands and push back up.',
        'Change places after each set. Rest one minute.',
      ],
      mistakes: [
        'You bend at the hips and it gets easy: push your hips forward before you start.',
        'You drop at once: lean only a little way and come back. The depth grows with the weeks.',
      ],
      tips: [
        'Expect sore legs the first time. Two sets are enough then.',
        'Twice a week is plenty, and never on the day before a match.',
      ],
    },
  },
  {
    id: 'conditioning/split-squat-hold',
    name: 'Split Squat Hold',
    description: 'Hold a half lunge without moving: strong, calm work that tendons in growing knees like.',
    category: 'conditioning',
    dose: { sets: 4, seconds: 25 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'You sink to halfway and stay. The front shin is upright, the weight is in the middle of that foot, and the thigh works hard without a shake in the knee. You breathe on. It’s the same feeling in every second from the first to the last.',
      steps: [
        'Take a long step and go down halfway, front shin upright, back heel up.',
        'Hands on your hips, body tall.',
        'Hold for the time, then change legs. Each leg gets as many sets.',
        'Rest for thirty seconds.',
      ],
      mistakes: [
        'You creep up as it burns: choose a higher position at the start and keep it.',
        'The front knee wanders: look down and bring the kneecap over the second toe.',
      ],
      tips: [
        'If jumping makes the tendon under your kneecap sore, this is often a kind choice, but ask a physio.',
        'Hold your block hands up in the last ten seconds.',
      ],
    },
  },
  {
    id: 'conditioning/adductor-squeeze',
    name: 'Ball Squeeze Bridge',
    description:
      'Squeeze a volleyball between your knees in a bridge, to strengthen the inner thighs and hips together.',
    category: 'conditioning',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'The squeeze and the lift happen together: inner thighs on the ball, bottom pushing the hips up. You feel strong in the middle, not in the back. On the way down you keep the ball firmly, so the muscles work in both directions.',
      steps: [
        'Lie on your back with knees bent and a ball between them.',
        'Squeeze it at about half of your strength and lift your hips in two counts.',
        'At the top squeeze harder for two counts.',
        'Lower in two counts without letting the ball go.',
        'Rest 30 seconds between sets.',
      ],
      mistakes: [
        'A sharp pull in the groin: squeeze less. It should be work, not pain.',
        'The ball rolls down your legs: hold it just above the knees.',
      ],
      tips: [
        'The groin works in every side step that you brake. It deserves its own drill.',
        'A cushion works as well as a ball.',
      ],
    },
  },
  {
    id: 'conditioning/balance-reach',
    name: 'Star Balance Reach',
    description:
      'Stand on one leg and reach the other foot out in three directions, as far as you can without falling.',
    category: 'conditioning',
    dose: { sets: 3, reps: 4, perSide: true },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'The standing foot grips the floor like a tripod: heel, big toe, little toe. You sink into the hip and the free foot glides out, taps like a finger and comes back. The standing knee stays over the toes, and the wobble is small and gets smaller.',
      steps: [
        'Stand on one leg, hands on your hips.',
        'Reach the free foot forward, tap the floor lightly, come back.',
        'Reach it to the side, then backwards behind you. That is one round.',
        'Do all rounds on one leg, then the other. Rest 30 seconds.',
      ],
      mistakes: [
        'You put weight on the reaching foot: tap as if the floor were wet paint.',
        'The knee falls in when you reach back: sit deeper into the hip and reach less far.',
      ],
      tips: [
        'Mark your longest reach with tape. Both legs within a hand’s width is a good goal.',
        'After an ankle sprain, ask when you may start. This is a well-known way back.',
      ],
    },
  },
  {
    id: 'conditioning/balance-catch',
    name: 'One-Leg Wall Catch',
    description:
      'Stand on one leg and throw and catch a ball against a wall, so your ankle learns while you look elsewhere.',
    category: 'conditioning',
    dose: { sets: 3, reps: 8, perSide: true },
    rest: 20,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'The foot does many small corrections and your head knows nothing of them, because your eyes are on the ball. Knee soft, hip level, body tall. You catch with quiet hands even when the rebound pulls you to one side.',
      steps: [
        'Stand two steps from a wall on one leg, knee a little bent.',
        'Throw the ball from your chest and catch it.',
        'Finish one leg, then the other. Rest 20 seconds after both.',
        'Next set: throw from above your head. Then: aim a little left and right.',
      ],
      mistakes: [
        'The knee locks straight: keep it soft or the ankle can’t work.',
        'The other foot hooks round the leg: let it hang free.',
      ],
      tips: [
        'Harder: on a folded towel or a cushion.',
        'A whole set without touching down is the target. Count.',
      ],
    },
  },
  {
    id: 'conditioning/push-up-steps',
    name: 'Push-Up Steps',
    description:
      'Push-ups at the level that fits you today: wall, bench, knees or floor, always as one straight board.',
    category: 'conditioning',
    dose: { sets: 3, reps: 8 },
    rest: 45,
    equipment: [],
    guide: {
      technique:
        'Hands sit a bit wider than your shoulders, elbows point back at an angle like an arrow, and your body comes down in one piece. At the bottom you are still tight. You push the floor away and at the top even your shoulder blades spread apart.',
      steps: [
        'Choose a level where the last clean one is hard but possible: wall, bench, knees, floor.',
        'Hands under your shoulders and slightly wider, body straight from head to heels or knees.',
        'Lower in two counts until your chest is a fist from the surface.',
        'Push up in one count and finish with straight arms.',
        'Rest 45 seconds. If the last set was easy, go one level lower next time.',
      ],
      mistakes: [
        'Hips sag: squeeze your bottom and pull your ribs down.',
        'Elbows stick out like a T: turn them halfway towards your hips.',
      ],
      tips: [
        'A clean one on the bench trains more than a bent one on the floor.',
        'Keep one in the tank: the last repetition should look like the first.',
      ],
    },
  },
  {
    id: 'conditioning/push-up-plus',
    name: 'Push-Up Plus',
    description:
      'In a push-up position with straight arms, let the shoulder blades sink together and push them apart.',
    category: 'conditioning',
    dose: { sets: 2, reps: 10 },
    rest: 20,
    equipment: [],
    guide: {
      technique:
        'The elbows stay straight and only your shoulder blades move. Going down, the chest sinks a few centimetres between the shoulders. Going up, you push the floor away until the upper back is slightly round, and feel a muscle at the side of your ribs under the arm.',
      steps: [
        'Take a push-up position, on your knees if you like, hands under shoulders.',
        'With straight arms let your chest sink until the blades touch.',
        'Push the floor away as far as you can and hold one count.',
        'Slowly, every one. Rest 20 seconds between sets.',
      ],
      mistakes: [
        'Elbows bend: lock them and trust that the movement is tiny.',
        'The head pokes forward: keep the back of your neck long.',
      ],
      tips: [
        'This muscle holds your shoulder blade when you serve and spike. Ten a day is well spent.',
        'Against a wall it is a fine warm-up.',
      ],
    },
  },
  {
    id: 'conditioning/y-t-w-raises',
    name: 'Y-T-W Raises',
    description:
      'Lie on your belly and lift your arms in the shapes of Y, T and W, for a back that looks after your shoulders.',
    category: 'conditioning',
    dose: { sets: 2, reps: 6 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Thumbs point to the ceiling, the arms lift only a hand’s width, and the shoulder blades do the work, sliding down and together. It burns between the blades, not in the neck. Every lift has a short stop at the top.',
      steps: [
        'Lie face down, forehead on a folded towel.',
        'Y: arms up and out in front, thumbs up, lift for two counts.',
        'T: arms straight out to the sides, lift for two counts.',
        'W: elbows bent by your ribs, lift hands and elbows, squeeze.',
        'All repetitions of Y, then T, then W make a set. Rest 30 seconds.',
      ],
      mistakes: [
        'Shoulders creep up to your ears: slide them to your back pockets first.',
        'The lower back does the lifting: press your hip bones into the floor.',
      ],
      tips: ['No weights are needed. Slow is the weight.', 'If a letter pinches, leave that one out today.'],
    },
  },
  {
    id: 'conditioning/wall-slides',
    name: 'Wall Slides',
    description:
      'Slide your forearms up a wall and down again, teaching the shoulder blades to turn as the arms go up.',
    category: 'conditioning',
    dose: { sets: 3, reps: 10 },
    rest: 20,
    equipment: ['wall'],
    guide: {
      technique:
        'The forearms stay on the wall all the way, with a light push into it. As they go up, the shoulder blades turn out and up around the ribs, and at the top you could lean in a little. Your ribs don’t flare, and your neck is free.',
      steps: [
        'Stand facing a wall, one foot in front, forearms on it, elbows at shoulder height.',
        'Push lightly into the wall and slide your arms up into a Y.',
        'At the top lift your hands off for one count without leaning back.',
        'Slide down slowly. Rest 20 seconds between sets.',
      ],
      mistakes: [
        'Your back arches at the top: stop earlier and breathe out.',
        'Shoulders shrug up at once: start the slide with your elbows instead.',
      ],
      tips: [
        'A small towel under the forearms helps on rough walls.',
        'Do one set before you serve: the first balls feel better.',
      ],
    },
  },
  {
    id: 'conditioning/side-lying-rotation',
    name: 'Side-Lying Rotation',
    description:
      'Lie on your side and turn your forearm up with a small bottle in hand, strength for the brakes of your arm.',
    category: 'conditioning',
    dose: { sets: 2, reps: 12, perSide: true },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Your elbow stays on your ribs with a folded towel under it, and only the forearm moves, like a barrier at a car park. You feel a small muscle at the back of the shoulder. Up in one count, down in three, light as it is.',
      steps: [
        'Lie on your side, top elbow bent and resting on a rolled towel at your ribs.',
        'Hold a small bottle of water, half a liter at most, or nothing.',
        'Turn the forearm up until it is just above level. One count.',
        'Lower it for three counts. Finish one side, then the other.',
      ],
      mistakes: [
        'The elbow leaves the body: squeeze the towel gently.',
        'Too much weight and the body rolls back: take less. This muscle is small.',
      ],
      tips: [
        'Every serve and spike has to be braked. This is the muscle that does it.',
        'Twelve easy ones after practice are better than thirty once a week.',
      ],
    },
  },
  {
    id: 'conditioning/dead-bug',
    name: 'Dead Bug',
    description:
      'On your back, stretch one arm and the opposite leg away while the lower back stays on the floor.',
    category: 'conditioning',
    dose: { sets: 3, reps: 6, perSide: true },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Your ribs are heavy and your lower back presses gently into the floor, as if it held a coin there. Arm and leg move slowly, and the belly tightens by itself to keep you still. You breathe out on the way long and in on the way back.',
      steps: [
        'Lie on your back, arms up, knees bent above your hips.',
        'Press your lower back down.',
        'Stretch your right leg and left arm away, close to the floor, for three counts.',
        'Come back and change sides.',
        'Rest 30 seconds.',
      ],
      mistakes: [
        'The back lifts off: stop the leg higher up.',
        'You hurry through it: slow down until you can hear yourself breathe calmly.',
      ],
      tips: [
        'Too easy? Press a ball between the other hand and knee.',
        'It’s the same brace that you want in the air.',
      ],
    },
  },
  {
    id: 'conditioning/side-plank',
    name: 'Side Plank',
    description:
      'Hold your body straight on one forearm, for hips and waist that don’t give way when you land.',
    category: 'conditioning',
    dose: { sets: 4, seconds: 20 },
    rest: 60,
    equipment: [],
    guide: {
      technique:
        'Elbow under the shoulder, you push the floor away and the underside of your body is a straight rope. The upper hip doesn’t roll forward or back. You feel the waist and the outside of the lower hip working steadily.',
      steps: [
        'Lie on your side, forearm under your shoulder, legs straight, or knees bent for the easy version.',
        'Lift your hips until head, hips and feet make one line.',
        'Top arm up to the ceiling or on your hip.',
        'Hold, lower softly, change sides with each set.',
      ],
      mistakes: [
        'Shoulder sinks to the ear: push the floor away.',
        'Hips hang: squeeze your bottom, or bend your knees and stay straight.',
      ],
      tips: [
        'Lift the top leg for the last five seconds if it is easy.',
        'Both sides equally long: that’s worth more than one record.',
      ],
    },
  },
  {
    id: 'conditioning/bear-crawl',
    name: 'Bear Crawl',
    description:
      'Crawl on hands and feet with the knees just off the floor: shoulders, trunk and legs at once.',
    category: 'conditioning',
    dose: { sets: 4, seconds: 20 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Back flat as a table, knees a hand’s width above the floor, small steps with opposite hand and foot. Someone could put a cup on your back. The shoulders feel strong and busy, the breath goes in short puffs, and the hips don’t sway.',
      steps: [
        'On all fours, hands under shoulders, knees under hips. Lift the knees a hand’s width.',
        'Step forward with right hand and left foot, then left hand and right foot.',
        'Four steps forwards, four back, until the time is up.',
        'Rest for thirty seconds. Last set: go sideways.',
      ],
      mistakes: [
        'Bottom up in the air: push it down to shoulder height.',
        'Long steps that make you rock: halve them.',
      ],
      tips: [
        'No room? Stay on the spot and lift one hand at a time to tap the other.',
        'A ball or a shoe on your back tells you at once whether you sway.',
      ],
    },
  },
  {
    id: 'conditioning/anti-rotation-hold',
    name: 'Don’t Let Me Turn',
    description: 'A partner tries to turn your outstretched hands, and your middle says no.',
    category: 'conditioning',
    dose: { sets: 4, seconds: 15 },
    rest: 60,
    equipment: ['partner'],
    guide: {
      technique:
        'Feet wide, knees soft, arms straight in front with the hands together. The push comes from the side, grows slowly, and you answer with belly and hips, not with shoulders. From outside nothing seems to move. You can still talk.',
      steps: [
        'Stand wide, hands folded, arms straight out at chest height.',
        'Your partner puts one hand on yours and pushes sideways, slowly harder.',
        'Hold still for the time. Your partner changes the side with each set.',
        'Then change roles.',
      ],
      mistakes: [
        'You lean against the push: stay in the middle and let your belly hold.',
        'Partner shoves: build it up over three seconds and let go just as slowly.',
      ],
      tips: [
        'Last round: partner changes sides without warning, softly.',
        'It feels like nothing and shows in your serve: a still trunk is a strong trunk.',
      ],
    },
  },
  {
    id: 'conditioning/overhead-ball-throws',
    name: 'Overhead Wall Throws',
    description:
      'Throw a volleyball two-handed from above your head, from the legs up, at half to three quarters of your power.',
    category: 'conditioning',
    dose: { sets: 3, reps: 6 },
    rest: 45,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'The throw starts in your feet: knees bend, hips push, the belly pulls and the arms come last like the end of a whip. Both hands let go at the same time, in front of your head. Your back doesn’t bend backwards much: the stretch is in the belly.',
      steps: [
        'Warm up your shoulders. Stand three big steps from a clear wall, one foot in front.',
        'Hold the ball in both hands above your head, elbows a little bent.',
        'Step forward and throw it at the wall at shoulder height. Let it bounce and catch it.',
        'Begin at half power and reach three quarters in the last set.',
        'Change the front foot halfway. Rest 45 seconds between sets.',
      ],
      mistakes: [
        'Arms only: step first and feel your hips lead.',
        'You arch far back: keep your ribs down and start with the ball just behind your head.',
      ],
      tips: [
        'Count these with your serves and spikes of the day: shoulders do the same work.',
        'Sore shoulder today? Throw from the chest instead.',
      ],
    },
  },
  {
    id: 'conditioning/rotation-throws',
    name: 'Rotation Wall Throws',
    description:
      'Throw a ball at a wall from your hip with a turn of the whole body, power that serves and spikes live on.',
    category: 'conditioning',
    dose: { sets: 3, reps: 6, perSide: true },
    rest: 45,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'You sit a little into the back hip, then the hip turns, then the trunk, then the arms. The back heel lifts and the belly button ends facing the wall. The arms are only the rope that the ball hangs on. It feels quick and smooth, not forced.',
      steps: [
        'Stand sideways to a wall, three steps away, knees bent, ball at the hip that is further from it.',
        'Load the back leg, turn fast and throw the ball at the wall at hip height.',
        'Finish with your chest to the wall and the back heel up.',
        'Catch after a bounce and reset. Finish one side, then the other.',
        'Rest 45 seconds.',
      ],
      mistakes: [
        'The feet stay flat and the back twists: let the back foot turn.',
        'You throw with the arms: let the hips start before the ball moves.',
      ],
      tips: [
        'Listen to the sound at the wall. It gets sharper when the hips do it.',
        'Do both sides alike: your back will thank you.',
      ],
    },
  },
  {
    id: 'conditioning/pogo-hops',
    name: 'Pogo Hops',
    description: 'Small, quick hops from the ankles with almost straight knees, to make your feet springy.',
    category: 'conditioning',
    dose: { sets: 3, reps: 12 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'The floor feels like a trampoline. Your heels hardly touch, your ankles are stiff like a good spring, and the knees give only a little. The hops are low, no higher than a hand, quick and even, with your body tall and quiet above.',
      steps: [
        'Stand tall with your feet hip-wide, hands on your hips or loose.',
        'Hop on the balls of both feet, as quick and light as you can, no higher than a hand.',
        'Toes up in the air, touch the floor, away again.',
        'Rest 30 to 45 seconds between sets.',
        'Stop the set when it gets loud or slow.',
      ],
      mistakes: [
        'Deep knees, slow hops: make it lower and quicker.',
        'You travel over the floor: stay on one tile.',
      ],
      tips: [
        'Grass or a sprung gym floor is best, concrete is worst.',
        'Sore shins or heels: leave the hops out today and do calf raises instead.',
      ],
    },
  },
  {
    id: 'conditioning/line-hops',
    name: 'Line Hops',
    description: 'Hop over a line on two feet, side to side and back and forth, low, quick and quiet.',
    category: 'conditioning',
    dose: { sets: 3, seconds: 12 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Your feet go back and forth under a body that stays over the line. Each contact is short, on the balls of the feet, with soft knees. You hear a fast, even patter, and it stays the same from the first to the last second.',
      steps: [
        'Stand beside a line or a strip of tape, feet together.',
        'Hop over and back, as low as you can, until the time is up.',
        'Change with each set: side to side, forwards and back, your choice.',
        'Rest 30 seconds. Count the contacts of each set.',
      ],
      mistakes: [
        'Big hops cost time: clear the line by the height of a coin.',
        'Whole body sways: look ahead and keep your belt buckle over the line.',
      ],
      tips: [
        'The count matters less than the sound: quick and quiet.',
        'One bad landing ends the set. Shake out, go on with the next.',
      ],
    },
  },
  {
    id: 'conditioning/step-off-stick',
    name: 'Step Off and Stick',
    description:
      'Step off a low step, land on both feet and stand still: a landing like those after a block.',
    category: 'conditioning',
    dose: { sets: 3, reps: 5 },
    rest: 45,
    equipment: [],
    guide: {
      technique:
        'You step off, not jump, and fall for a blink. Both feet arrive together on the balls, then the heels, while hips, knees and ankles fold. In half a second all is still. The knees stand over the toes and you could pick up a pen from the floor.',
      steps: [
        'Stand on a firm step or the lowest stair, about as high as your shin at most.',
        'Step off with one foot, let the other follow, land on both at the same time.',
        'Sink into a quarter to half squat and hold three counts.',
        'Step up again with the other leg first. Rest 45 seconds between sets.',
        'Film one set from the front or ask a friend to watch your knees.',
      ],
      mistakes: [
        'You jump up off the step: just step, as if off a curb.',
        'One foot lands early: look straight ahead and wait for the floor with both.',
        'Knees knock together: use a lower step and push them apart.',
      ],
      tips: [
        'Higher isn’t better. Quieter is better.',
        'When a whole session of these is silent you are ready for bigger jumps.',
      ],
    },
  },
  {
    id: 'conditioning/arm-swing-jumps',
    name: 'Arm-Swing Jumps',
    description: 'Learn how much the arms can lift you: big swing, small jump, soft landing.',
    category: 'conditioning',
    dose: { sets: 3, reps: 6 },
    rest: 45,
    equipment: [],
    guide: {
      technique:
        'As you sink, the arms swing back past your hips; as you push, they swing forward and up and pull you off the floor. Legs and arms arrive at the same moment. You jump at about six tenths, so you can feel the timing, and land like a cat on two feet.',
      steps: [
        'Stand tall with your arms up.',
        'Sink to a quarter squat and swing both arms down and back.',
        'Without a stop swing them forward and up and jump to about six tenths.',
        'Land on two feet, soft, arms in front, hold two counts.',
        'Rest 45 seconds. In the next set do two without arms first and feel the difference.',
      ],
      mistakes: [
        'Arms late: swing them up as the legs start to push, not after it.',
        'Arms bent and tight: let them hang long and loose on the way back.',
        'You jump at full power: that’s another drill. Stay at six tenths.',
      ],
      tips: [
        'A good arm swing adds more height than weeks of strength work. It’s the cheapest height there is.',
        'Reach on up with both hands: arms that stop early take height away.',
      ],
    },
  },
  {
    id: 'conditioning/skater-stick',
    name: 'Skater Bound and Stick',
    description: 'Bound sideways from one foot to the other at about two thirds and hold the landing still.',
    category: 'conditioning',
    dose: { sets: 3, reps: 4, perSide: true },
    rest: 45,
    equipment: [],
    guide: {
      technique:
        'You push off the inside of one foot, float a short way and land on the other, hip back, knee bent over the toes. Then nothing moves for two counts: not the knee, not the foot. You could balance a book on your head.',
      steps: [
        'Stand on your left leg, knee bent.',
        'Push to the right, about a big step far, and land on the right leg.',
        'Sink into hip and knee, hold two counts, free foot just off the floor.',
        'Push back to the left. Rest 45 seconds between sets.',
        'Widen it by a foot’s length only when the whole set was still.',
      ],
      mistakes: [
        'The landing knee dives inside: shorten the bound and sit back more.',
        'You touch down with the other foot: fine at first. Each time aim for one touch fewer.',
      ],
      tips: [
        'Side-to-side power is what gets you to the next ball and to the next block.',
        'Ankle sprain not long ago? Do this one without the jump: step and hold.',
      ],
    },
  },
  {
    id: 'conditioning/hop-and-hold',
    name: 'Hop and Hold',
    description:
      'A short forward hop on one leg with a landing that is held, to teach knee and ankle to stay in line.',
    category: 'conditioning',
    dose: { sets: 3, reps: 4, perSide: true },
    rest: 45,
    equipment: [],
    guide: {
      technique:
        'The hop is only two foot lengths long. You land on the front of your foot, let the heel follow, sink, and freeze: knee over second toe, hips level, eyes forward. The standing leg works like a good shock absorber, without a sound.',
      steps: [
        'Stand on one leg, hands on your hips.',
        'Hop forward about two foot lengths and land on the same leg.',
        'Hold three counts with the knee bent.',
        'Finish one leg, turn, do the other. Rest 45 seconds.',
        'In the last set hop to the side instead, inwards and outwards.',
      ],
      mistakes: [
        'You land tall and stiff: bend in the air a little, ready for the floor.',
        'Hip drops on the free side: lift that hip as if somebody pulled your belt.',
      ],
      tips: [
        'It’s short on purpose. Longer hops come when every landing is silent.',
        'In volleyball land on two feet when you can. This is the safety net for when you can’t.',
      ],
    },
  },
  {
    id: 'conditioning/stick-ten',
    name: 'Stick Ten',
    description: 'Ten half-power jumps with different starts, each landing judged for a score out of thirty.',
    category: 'conditioning',
    dose: { sets: 2, reps: 10 },
    rest: 60,
    equipment: [],
    guide: {
      technique:
        'You don’t jump to fly, you jump to land. Every one is soft, on two feet and still within a blink, with knees over the toes. By the last one your thighs are warm and you are proud of a number, not of a height.',
      steps: [
        'Jump at about half power: two straight up, two with a quarter turn each way, two sideways, two forward.',
        'After each landing freeze and give a point for quiet, a point for both feet, a point for knees over toes.',
        'Ten jumps, thirty points possible. Rest for a minute.',
        'If you do a second round: hands up in a block for all ten.',
      ],
      mistakes: [
        'Jumping higher as you get keen: half power, or the score doesn’t count.',
        'You correct with a small extra step and give the point anyway: feet stay where they land.',
      ],
      tips: [
        'Twenty-four is fine, twenty-eight is excellent.',
        'Let someone else judge one round with their back turned: they only listen.',
      ],
    },
  },
  {
    id: 'conditioning/pause-squat-jumps',
    name: 'Pause Squat Jumps',
    description: 'Sink, wait two counts, and jump as high as you can from stillness: pure leg power.',
    category: 'conditioning',
    dose: { sets: 4, reps: 4 },
    rest: 120,
    equipment: [],
    maxJumps: true,
    guide: {
      technique:
        'In the squat you are still and tight, thighs about halfway, whole foot on the floor, arms back. There’s no dip before the jump, only a push, hard and straight up, with hips and knees opening all the way. You land soft on both feet in your own footprints.',
      steps: [
        'Warm up well. Stand with your feet hip-wide.',
        'Sit to a half squat, arms back, and hold two counts without moving.',
        'Jump straight up as high as you can, arms swinging up.',
        'Land on two feet, soften, stand up, breathe. Ten seconds until the next.',
        'Four jumps, then two minutes of rest.',
      ],
      mistakes: [
        'A little dip before the push: film it and wait until you are really still.',
        'Chest falls forward: keep your eyes on the wall in front of you.',
        'You rush from jump to jump: count to ten in between. Power needs rest.',
      ],
      tips: [
        'Leave at least two nights before you do full jumps again.',
        'If a jump is clearly lower than the one before, the set is done.',
      ],
    },
  },
  {
    id: 'conditioning/counter-jumps',
    name: 'Countermovement Jumps',
    description: 'Quick dip, full swing, highest jump: the way that you really jump, with full rest between.',
    category: 'conditioning',
    dose: { sets: 4, reps: 4 },
    rest: 120,
    equipment: [],
    maxJumps: true,
    guide: {
      technique:
        'The dip is short and fast and turns into the push with no stop. Arms and legs work as one and you grow long in the air, fingers up. The landing is as careful as the jump was wild: two feet, three springs, silence.',
      steps: [
        'Stand tall, arms up or loose in front.',
        'Dip quickly to about a quarter squat with the arms swinging back, and go straight up.',
        'Reach with both hands at the top.',
        'Land on both feet, hold one count, walk a small circle.',
        'Four jumps with ten seconds between, then two minutes of rest.',
      ],
      mistakes: [
        'Too deep and too slow: dip shorter and quicker. It takes you higher.',
        'You pull your knees up in the air: stay long and let the floor come to you.',
      ],
      tips: [
        'Jump under something you’d like to reach: a leaf, a net ribbon, a mark.',
        'On a day with a hard team practice swap this for landing mechanics. Jumps add up.',
      ],
    },
  },
  {
    id: 'conditioning/broad-jump-stick',
    name: 'Broad Jump and Stick',
    description:
      'Jump forward as far as you can land well, and hold it. The landing decides whether it counts.',
    category: 'conditioning',
    dose: { sets: 4, reps: 3 },
    rest: 90,
    equipment: [],
    maxJumps: true,
    guide: {
      technique:
        'Arms and hips swing you forward, your body leans into the direction, and you fly low and long. Before the floor your feet come forward, hip-wide, and you sink deep into hips and knees with your weight in the middle of the foot. And then you are a statue.',
      steps: [
        'Stand behind a line, feet hip-wide, on a floor that isn’t slippery.',
        'Swing your arms back while you dip, then throw them forward and push.',
        'Land on both feet and hold three counts. A step means that it doesn’t count.',
        'Walk back. Three jumps, then 90 seconds of rest.',
        'Mark your best stuck jump and try to match it, not to smash it.',
      ],
      mistakes: [
        'You land with straight legs and fall back: sit into it, arms forward.',
        'Heels first: land on the whole foot with knees bent.',
        'Knees touch on landing: take a foot’s length off the distance.',
      ],
      tips: [
        'Grass or a mat is kinder than a hard hall floor.',
        'Nine-tenths with a perfect landing beats your record with a stumble.',
      ],
    },
  },
  {
    id: 'conditioning/approach-reach',
    name: 'Approach Jump and Reach',
    description: 'Full approach, full jump, hand as high as you can: train the jump that scores points.',
    category: 'conditioning',
    dose: { sets: 4, reps: 3 },
    rest: 120,
    equipment: ['wall'],
    maxJumps: true,
    guide: {
      technique:
        'The steps go from slow to fast: the last two are long and quick, the arms sweep back and then up, and your speed turns into height instead of distance. You touch high with an open hand and come down on two feet, nearly on the spot you left.',
      steps: [
        'Find a clear wall with room to run along it, never at it. Tape a mark at your standing reach.',
        'Right-handed: left, right-left. Left-handed: right, left-right. Start slow, finish quick.',
        'Plant both feet, swing up, jump and touch the wall beside you as high as you can.',
        'Land on two feet, walk back. Fifteen seconds between jumps.',
        'Three jumps, then two minutes of rest. Note your best.',
      ],
      mistakes: [
        'Same speed all the way: say “slow, quick-quick” as you go.',
        'You fly forward along the wall: plant heels first and lean back a little before you go up.',
        'One-foot landings: wait for the second foot before you think of anything else.',
      ],
      tips: [
        'A basketball ring or net, or a ribbon on a pole, works as well as a wall.',
        'Twelve of these with rest make you higher. Thirty without rest make you tired.',
      ],
    },
  },
  {
    id: 'conditioning/block-jump-series',
    name: 'Block Jump Series',
    description: 'Three block jumps in a row at a wall with hands that start high: power that repeats.',
    category: 'conditioning',
    dose: { sets: 4, reps: 3 },
    rest: 120,
    equipment: ['wall'],
    maxJumps: true,
    guide: {
      technique:
        'Your hands live above your shoulders. Down, up, down, up, down, up: each landing is soft and already the load for the next, and the third touch is as high as the first. Both hands touch together. After the third you stand still, in balance.',
      steps: [
        'Stand a forearm from a clear wall, hands in front of your shoulders.',
        'Jump as high as you can and touch with both hands. Land on two feet.',
        'Load again from high hands and jump. Then the third.',
        'Hold the last landing two counts. Two minutes of rest between sets.',
      ],
      mistakes: [
        'You bounce with stiff knees to be quicker: take the time to bend, then go up.',
        'Hands drop to swing: keep your thumbs in view.',
        'The third jump is a hand lower: make two in a row your number today.',
      ],
      tips: [
        'Tape a mark at the height of your first touch and chase it with the third.',
        'Three in a row is about what one long rally asks of a middle blocker.',
      ],
    },
  },
  {
    id: 'conditioning/step-rebound-jumps',
    name: 'Step-Off Rebound Jumps',
    description:
      'Step off a low step, touch the floor for an instant and jump up: for players whose landings are already excellent.',
    category: 'conditioning',
    dose: { sets: 3, reps: 4 },
    rest: 120,
    equipment: [],
    maxJumps: true,
    guide: {
      technique:
        'The floor is hot. You meet it with ready, springy legs, bend a little, and the floor throws you up. Contact is short, and the sound is one quick tap. The second landing is a soft, held one. It feels bouncy and never heavy.',
      steps: [
        'Only after four weeks of clean landings, and when nothing hurts. Step no higher than 20 to 30 cm.',
        'Step off, don’t jump off. Land on the balls of both feet.',
        'At once jump straight up as high as you can.',
        'Land again, soft, and hold two counts.',
        'Four, walking back slowly between, then two to three minutes of rest.',
      ],
      mistakes: [
        'You sink deep and stop: use a lower step, or go back to pogo hops.',
        'Knees wobble inwards at contact: stop this drill for today and do landing mechanics.',
        'You want more and more: stop at twelve good contacts. That is a full dose.',
      ],
      tips: [
        'Grown players use high boxes. You don’t need them: the quick contact does it.',
        'Knee, shin or heel sore? Leave this one out, without discussion.',
      ],
    },
  },
  {
    id: 'conditioning/split-jumps',
    name: 'Split Jumps',
    description:
      'From a half lunge jump up, switch legs in the air and land in a lunge again, still and straight.',
    category: 'conditioning',
    dose: { sets: 3, reps: 3, perSide: true },
    rest: 90,
    equipment: [],
    maxJumps: true,
    guide: {
      technique:
        'You sink into the split, drive up through both feet and change legs at the top without hurry. The landing is soft, front knee over the toes, body tall, and you hold it before the next one. Legs work hard, shoulders stay quiet.',
      steps: [
        'Take a half lunge, front foot flat, back heel up.',
        'Swing your arms and jump up high, change legs in the air.',
        'Land in a half lunge, hold one count.',
        'Go again to the other side. Three on each, then 90 seconds of rest.',
      ],
      mistakes: [
        'You land on a straight front leg: sink as you arrive.',
        'Feet land on one line and you tip: keep them hip-wide.',
        'Bending the back to help: keep your chest tall and let the legs do it.',
      ],
      tips: [
        'Not ready? Do it as a quick step instead of a jump: same legs, less load.',
        'Count the still landings, not the jumps.',
      ],
    },
  },
  {
    id: 'conditioning/jump-test',
    name: 'Jump and Mark Test',
    description:
      'Measure how high you jump above your reach, the same way each time, so that progress shows.',
    category: 'conditioning',
    dose: { sets: 2, reps: 3 },
    rest: 120,
    equipment: ['wall'],
    maxJumps: true,
    guide: {
      technique:
        'It is a calm affair. You are warm and rested, stand sideways to the wall, and give three honest jumps with a full minute between them. The best one counts, and the landing has to be on two feet. You write the number down without comment.',
      steps: [
        'Warm up fully. Stand sideways to a clear wall and mark your reach with flat feet.',
        'Chalk or a damp fingertip: jump with a full arm swing and mark the wall at the top.',
        'Land on two feet. Measure from mark to mark. One minute of rest.',
        'Three tries from standing, then three with a two-step approach along the wall.',
        'Note the date and the best of each.',
      ],
      mistakes: [
        'You stretch less for the first mark to win centimetres: reach truly high, or you only fool your notes.',
        'Testing each week: every three to four weeks is often enough.',
      ],
      tips: [
        'Same shoes, same wall, same time of day makes a fair test.',
        'Growing fast? Jumps can stand still for a while as arms and legs get longer. It comes back.',
      ],
    },
  },
  {
    id: 'conditioning/a-skips',
    name: 'A-Skips',
    description:
      'Skip with a high knee and a quick foot that strikes down under the hip: a sprinter’s drill for fast first steps.',
    category: 'conditioning',
    dose: { sets: 3, reps: 10, perSide: true },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Tall and springy, you lift a knee to hip height, toes pulled up, and the foot comes down under you, not in front. Arms swing opposite from the shoulder, hand from hip to chin. The rhythm is easy: skip, skip, skip.',
      steps: [
        'March first: knee up, toes up, opposite arm. Ten steps.',
        'Add the small skip and travel forward slowly.',
        'Push the foot down under your hip and feel the floor push back.',
        'Walk back between sets.',
      ],
      mistakes: [
        'You lean back to get the knee up: lift less and stay tall.',
        'Foot lands in front like a brake: pull it down under you.',
        'Arms cross in front of the body: send them straight, pocket to chin.',
      ],
      tips: ['Quiet feet, loud arms.', 'If the rhythm gets lost, stop, march, begin again.'],
    },
  },
  {
    id: 'conditioning/ten-metre-bursts',
    name: 'Short Bursts',
    description: 'Sprint about ten metres with full rest: short, fast and fresh, as speed has to be trained.',
    category: 'conditioning',
    dose: { sets: 2, reps: 4 },
    rest: 120,
    equipment: [],
    guide: {
      technique:
        'The first three steps push the floor backwards and your body leans like a ramp; then you rise little by little. The arms drive. You brake over several small steps with bent knees, not in one. And then you walk back slowly, until you really want to go again.',
      steps: [
        'Mark about ten metres: a little more than the length of one side of a court. Leave room to brake.',
        'Start from a split stance, lean, and go. In the first set all sprints go forward.',
        'In the other sets start with your side to the line, left and right in turn.',
        'Walk back, at least thirty seconds of rest. Two minutes between sets.',
        'Time one if you like. Stop when they get slower.',
      ],
      mistakes: [
        'Upright from the first step: look at the floor three metres ahead and push.',
        'Short rest makes it endurance: wait until your breath is calm.',
        'Braking on one stiff leg: take five quick little steps with bent knees.',
      ],
      tips: [
        'Eight to twelve good sprints are enough for a day.',
        'Forward is easy. Most balls need the sideways ones.',
      ],
    },
  },
  {
    id: 'conditioning/court-shuttle',
    name: 'Court-Line Shuttle',
    description:
      'Run the lines of the court, forth and back in turn: middle, attack line, far attack line, middle, far end. Touch each, and time it.',
    category: 'conditioning',
    dose: { sets: 4, reps: 1 },
    rest: 90,
    equipment: [],
    guide: {
      technique:
        'You run hard, drop your hips before each line, touch it with a hand, and push out low the other way. The turns decide the time, not the straights. You come out of every turn with two strong, short steps and your breath is loud at the end.',
      steps: [
        'Start at an end line. Run to the center line (9), back to the attack line (3).',
        'Run to the other attack line (6), back to the center line (3), on to the far end line (9).',
        'Touch each line with one hand, the left and the right in turn.',
        'Rest for ninety seconds between runs and note each time.',
        'No court? Pace it out with big steps and bottles.',
      ],
      mistakes: [
        'You turn standing tall: sink two steps before the line.',
        'Always on the same foot: turn so that you face the same wall and both legs get work.',
        'The first run in glory, the last in tears: aim for equal times.',
      ],
      tips: [
        'All times within a second of each other: that is what fit looks like.',
        'Dry the floor: nobody turns well on sweat.',
      ],
    },
  },
  {
    id: 'conditioning/rally-intervals',
    name: 'Rally Intervals',
    description:
      'Work as long as a hard rally, walk twice as long, again and again, in the rhythm of a match.',
    category: 'conditioning',
    dose: { sets: 8, seconds: 15 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'In the work you move like in a hot rally: low, quick, changing direction, at about eight out of ten. In the rest you walk and breathe out long. You feel the effort climb slowly, and the moves stay clean. The last one should look like the third.',
      steps: [
        'Choose three moves: shuffle three steps, run forward and back, touch the floor and stand up.',
        'Mix them until the time is up, as if a ball told you where to go.',
        'Walk for twice that time. Breathe in for two steps and out for four.',
        'Halfway through the sets you may rest for one minute more.',
        'Count the touches of the floor in one interval and try to keep that number.',
      ],
      mistakes: [
        'First three too fast: start at seven out of ten and grow.',
        'Upright and flat-footed when tired: get lower, take smaller steps.',
      ],
      tips: [
        'Most rallies are shorter than this, a few are longer. If these are clean, most of a match will be.',
        'You can talk again before the next one starts? Then the effort was right.',
      ],
    },
  },
  {
    id: 'conditioning/shadow-rally',
    name: 'Shadow Rally',
    description:
      'Play a whole rally against nobody: defend, pass, approach, block and cover, at match speed, without a ball.',
    category: 'conditioning',
    dose: { sets: 6, seconds: 20 },
    rest: 40,
    equipment: [],
    guide: {
      technique:
        'You see the ball that isn’t there and move for it. Low for defense, arms together, up for the set, out for the approach, hands high for the block. Jumps are small and the landings neat, but the feet are as quick as in a match. It should look like a match with the sound turned off.',
      steps: [
        'Start in your base position with a split step.',
        'Twenty seconds: dig to the left, run off, approach steps, small jump, land, two shuffle steps, small block.',
        'Turn, chase a ball, pass it up, back to base. Change the story every time.',
        'Walk and breathe for forty seconds.',
        'Keep all jumps at half power.',
      ],
      mistakes: [
        'You forget to return to base: end each action at home.',
        'Moves get vague: say aloud what you do. Dig, off, hit, block.',
      ],
      tips: [
        'Use your own position: setters run to the net, liberos stay low.',
        'Watch a match on the screen and shadow one player for a rally.',
      ],
    },
  },
  {
    id: 'conditioning/four-corner-defence',
    name: 'Four-Corner Defense',
    description:
      'From the middle, move to four corners in any order, low like a defender, and always come home.',
    category: 'conditioning',
    dose: { sets: 5, seconds: 20 },
    rest: 40,
    equipment: [],
    guide: {
      technique:
        'Your head travels on one level, like a cat under a fence. You push off with the outside foot, arrive with both feet under you and arms out in front, play the ball that isn’t there and recover with two quick steps. The split step in the middle starts all over again.',
      steps: [
        'Put four marks three steps from the middle: front left and right, back left and right.',
        'Split step in the middle, go to a corner, show your platform low, come back.',
        'Any order, never the same corner twice running. To the back corners turn and run.',
        'Twenty seconds of work, forty seconds of rest.',
        'Count corners. Try to keep the count in the last set.',
      ],
      mistakes: [
        'You run back to the middle upright and late: stay low, the second ball comes soon.',
        'Reaching with the arms before your feet get there: take one more step, then use the arms.',
      ],
      tips: [
        'A friend who calls corner numbers makes it twice as good.',
        'Wear knee pads if you like to finish on the floor.',
      ],
    },
  },
  {
    id: 'conditioning/steady-run',
    name: 'Steady Run',
    description:
      'Run or run-walk at a pace at which you can still talk: the base that all the rest stands on.',
    category: 'conditioning',
    dose: { minutes: 10 },
    equipment: [],
    guide: {
      technique:
        'It feels almost too easy. You breathe with your belly, your shoulders hang, your steps are short, quick and quiet. You could tell a story in whole sentences. At the end you’d be able to go on for a while, and that’s right.',
      steps: [
        'Start with two minutes of brisk walking.',
        'Run at talking pace. If you can’t finish a sentence, walk for a minute.',
        'Take short, quick steps and land under your body.',
        'Walk for the last two minutes and breathe long.',
      ],
      mistakes: [
        'You race your own shadow: slow down until you can talk. That is the training.',
        'Loud, long strides: shorten them and listen for quiet feet.',
      ],
      tips: [
        'Rather not run? A bike, a skipping rope or brisk stairs do the same.',
        'Soft ground is kind to shins and heels. Worn-out shoes aren’t.',
      ],
    },
  },
  {
    id: 'conditioning/stride-runs',
    name: 'Easy Stride Runs',
    description:
      'Run for twenty seconds fast but relaxed, walk for forty, and learn to be quick without fighting.',
    category: 'conditioning',
    dose: { sets: 6, seconds: 20 },
    rest: 40,
    equipment: [],
    guide: {
      technique:
        'You build up for five seconds, float for ten, let it roll out for five. The face is loose, the hands are as loose as if each held an egg. Your feet are quick under you. It’s about eight tenths of your best speed and feels like less.',
      steps: [
        'Find a straight of sixty to eighty metres, or go up and down the hall in curves.',
        'Build up speed over the first steps, then hold it with a relaxed face.',
        'Let it run out. Don’t brake hard.',
        'Walk for forty seconds and go again.',
      ],
      mistakes: [
        'Clenched fists and raised shoulders: shake your hands, drop your jaw.',
        'You sprint all out: slow down until you could do ten of these.',
      ],
      tips: ['Think of tall hips. It changes everything else.', 'This is also a lovely way to end a week.'],
    },
  },
  {
    id: 'conditioning/floor-to-feet',
    name: 'Floor to Feet',
    description:
      'Get down to the floor and up into the ready position again, quickly and without hurting yourself.',
    category: 'conditioning',
    dose: { sets: 4, reps: 6 },
    rest: 40,
    equipment: [],
    guide: {
      technique:
        'You go down in steps: low first, then a hand, then hip or chest, sliding and not dropping. You come up over one foot, hips under you, and are in your ready stance before you think. It’s smooth like rolling, not like falling.',
      steps: [
        'From the ready position squat low and put both hands on the floor.',
        'Slide to your belly softly: hands take the weight, chest lifts, feet leave the floor last.',
        'Push up, bring one foot under you, stand up into the ready position with a split step.',
        'Change with each set: belly, right hip, left hip, a mix.',
        'Rest for 40 seconds between sets.',
      ],
      mistakes: [
        'You drop from standing: get low first, then there is little height left to fall.',
        'Knees first on the floor: let hands and hips take you down, and wear pads.',
      ],
      tips: [
        'Two seconds from chest to ready is good, one and a half is very good.',
        'Smooth floor, sleeves or pads at first. Then it’s even fun.',
      ],
    },
  },
  {
    id: 'conditioning/rope-bounce',
    name: 'Rope Bounces',
    description: 'Skip with a rope, or without one, in an easy rhythm, for light feet and a warm heart.',
    category: 'conditioning',
    dose: { sets: 4, seconds: 30 },
    rest: 20,
    equipment: [],
    guide: {
      technique:
        'You bounce on the balls of your feet with soft knees, just high enough for the rope. Wrists turn it, elbows stay near your ribs. The sound is even, the head stays still, and you could keep it up while chatting.',
      steps: [
        'First set: bounce on both feet. No rope? Turn your wrists anyway.',
        'Next set: from foot to foot, like running on the spot.',
        'After that: two hops right, two hops left, or free choice.',
        'Rest for twenty seconds between sets.',
      ],
      mistakes: [
        'Big jumps: clear the rope by a finger and no more.',
        'Arms wide out: bring your elbows in and turn from the wrists.',
      ],
      tips: [
        'Tripping is part of it. Start again at once and don’t count it.',
        'Ten minutes a week of this and your feet get quicker without your noticing.',
      ],
    },
  },
  {
    id: 'conditioning/mirror-chase',
    name: 'Mirror Chase',
    description:
      'Face a partner, follow each of their moves for twelve seconds, and don’t let them shake you off.',
    category: 'conditioning',
    dose: { sets: 6, seconds: 12 },
    rest: 25,
    equipment: ['partner'],
    guide: {
      technique:
        'You stay low and watch the hips opposite. Steps are short and your feet always under you, so each change of direction costs only one push. When you lead, you try tricks; when you follow, you have patience.',
      steps: [
        'Two lines about five steps apart are the borders. Stand face to face in the middle.',
        'One leads: shuffle, sprint, drop low, stop. The other mirrors.',
        'Go for twelve seconds. Rest for 25 seconds and change roles.',
        'The leader gets a point if they are more than an arm’s length ahead at the end.',
      ],
      mistakes: [
        'Crossing the feet when a shuffle would do: shuffle short ways, or a change of direction finds you tied in a knot.',
        'Eyes on the feet: look at the belt.',
      ],
      tips: ['Leader: change pace as well as direction.', 'Laughing is allowed, standing upright isn’t.'],
    },
  },
  {
    id: 'conditioning/drop-ball-sprint',
    name: 'Drop-Ball Sprint',
    description: 'A partner drops a ball a few steps away, and you get there before it bounces twice.',
    category: 'conditioning',
    dose: { sets: 2, reps: 6 },
    rest: 30,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'You stand ready and breathe. The fingers open, and you are already leaning into the first push. Low, two or three strong steps, and the hand goes under the ball. After the catch you brake with bent knees instead of crashing on.',
      steps: [
        'Partner stands four steps away, arm out at shoulder height, ball in hand.',
        'Take your ready position and watch the ball.',
        'When it drops, sprint and catch it after the first bounce, before the second.',
        'Hand it back, walk to your mark. Change roles after the set.',
        'Next set: start with your side to the partner. Move a step further away when it’s easy.',
      ],
      mistakes: [
        'You wait for the bounce: go with the fingers.',
        'You come up to run: stay low for three steps.',
      ],
      tips: [
        'Partner with two balls, one in each hand: now you have to read as well.',
        'Only one missed? Move the mark back by a foot’s length.',
      ],
    },
  },
  {
    id: 'conditioning/five-set-ladder',
    name: 'Five-Set Ladder',
    description:
      'Five bouts of movement like the five sets of a match, with short breaks, scored for how steady you stay.',
    category: 'conditioning',
    dose: { minutes: 12 },
    equipment: [],
    guide: {
      technique:
        'It’s a story: you begin clever, stay even in the middle, and still have clean feet in the fifth. Between the bouts you do what you would do in a match: drink, breathe, think one thought. The last bout isn’t your fastest, but it is no sloppier than the first.',
      steps: [
        'Bouts one to four last 75 seconds, the fifth 45. The break between them is 75 seconds.',
        'In each: five shuffles right and left, run forward and back, down to the floor and up, small block. Repeat.',
        'Count the rounds in each bout.',
        'Break: walk, three long breaths, one cue for the next bout.',
        'Score: take your worst bout. That is your number to beat next time.',
      ],
      mistakes: [
        'You win the first set and lose the rest: hold back one round in bout one.',
        'You spend the breaks lying down: walk instead, legs recover faster that way.',
        'Tall and sloppy in the fifth: do fewer rounds, but stay low.',
      ],
      tips: [
        'The fifth is short, like a deciding set to fifteen: a good start is half of it.',
        'With friends: best worst bout wins.',
      ],
    },
  },
  {
    id: 'conditioning/tired-hands',
    name: 'Tired Legs, Good Hands',
    description:
      'Twenty seconds of hard feet, then ten clean touches at the wall: keep your skill when your legs are gone.',
    category: 'conditioning',
    dose: { sets: 4, reps: 10 },
    rest: 40,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'The breath is loud, but the hands are soft. You take one long breath out before the first touch, bend your knees and play each ball on purpose. The touches look like those when you are fresh, and that is what you train: not the tiredness but the calm in it.',
      steps: [
        'Shuffle or run on the spot as fast as you can for twenty seconds.',
        'Pick up the ball, breathe out once, and do ten touches at the wall: sets or forearm passes.',
        'Count the good ones: those you could have played without moving more than a step.',
        'Walk for forty seconds. Take sets and passes in turn.',
        'Note the good touches of each round: ten are possible.',
      ],
      mistakes: [
        'You rush to the first touch: breathe out first. It costs a second and saves five balls.',
        'Legs go straight when tired and the arms do it all: bend first.',
      ],
      tips: [
        'Eight or more in every round is strong.',
        'Try it at the end of a session: it’s nearest to a fifth set.',
      ],
    },
  },
  {
    id: 'conditioning/balance-test',
    name: 'Flamingo Test',
    description:
      'Thirty seconds on one leg, first with your eyes open, then closed, counting every touch-down.',
    category: 'conditioning',
    dose: { sets: 3, seconds: 30 },
    rest: 60,
    equipment: [],
    guide: {
      technique:
        'The foot works, the body waits. You feel three points carry you: heel, big toe, little toe. With closed eyes the swaying grows, and you answer with the ankle, not with waving arms. Both legs get the same chance.',
      steps: [
        'Barefoot, hands on your hips, one foot off the floor. Something to hold on to is near.',
        'First set: 15 seconds on each leg, eyes open, looking at one spot.',
        'Next set: 15 seconds on each leg, eyes closed.',
        'After that: eyes open, turn your head slowly left and right.',
        'Count how often the other foot touches down. Write it down per leg.',
      ],
      mistakes: [
        'Standing knee locked: keep it soft.',
        'Toes clawing white: spread them and let the big toe press.',
      ],
      tips: [
        'Fewer than three touch-downs in all is excellent.',
        'Brush your teeth on one leg: two free minutes of balance training every day.',
      ],
    },
  },
  {
    id: 'conditioning/fit-check',
    name: 'Fit Check',
    description:
      'One minute each of squats, push-ups and plank, counted honestly: a small test that shows how far you’ve come.',
    category: 'conditioning',
    dose: { minutes: 6 },
    equipment: [],
    guide: {
      technique:
        'Each repetition looks like in training, or it isn’t counted. You choose a pace that lasts for a minute, breathe on, and stop when form goes. The numbers are only yours: they are compared with yourself, never with the person next to you.',
      steps: [
        'Squats to chair height for one minute. Count. Rest one minute.',
        'Push-ups at your level for one minute, with pauses as you like. Count. Rest one minute.',
        'Front plank for up to one minute. Note the seconds.',
        'Shake out and write down the three numbers with the date.',
      ],
      mistakes: [
        'Half squats to get more: touch the chair each time.',
        'All in the first twenty seconds: start as if it were two minutes.',
      ],
      tips: [
        'Once in two weeks is enough.',
        'If one of the three numbers went up, your training works. They won’t all rise every time.',
      ],
    },
  },
  {
    id: 'conditioning/joint-check',
    name: 'Shoulder and Knee Check',
    description: 'Five small checks that tell you early when a shoulder or a knee needs some care.',
    category: 'conditioning',
    dose: { minutes: 5 },
    equipment: [],
    guide: {
      technique:
        'You look and compare, left with right, this week with last. Nothing is forced, and a small difference is normal. You note what is stiffer, weaker or sore, and that tells you what to do more of. It feels like looking after a good bike.',
      steps: [
        'Shoulder reach: one hand over, one under, behind your back. Compare both ways round.',
        'Cross-body: pull one arm over. Is the hitting shoulder much tighter?',
        'Half squat on one leg, three each: does the knee stay over the toes?',
        'Knee to wall: how far from the wall can your foot be with the heel down? Measure in fingers.',
        'Rise onto your toes five times, slowly: even, and without pain? Write it all down in one line.',
      ],
      mistakes: [
        'You push through a sore spot to pass: note it down instead. It’s a check, not a contest.',
        'You test after a hard session: do it fresh and warm.',
      ],
      tips: [
        'Pain that stays for more than a few days, swells or wakes you: tell a parent and see a doctor.',
        'The stiffer side gets one extra set of its drill this week.',
      ],
    },
  },
];
