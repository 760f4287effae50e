import type { DrillSource } from '../drill-facts/minutes.ts';

/** The blocking library: stance, hands, footwork, closing, reading and the games that test them. */
export const blockingDrills: DrillSource[] = [
  {
    id: 'blocking/stance-hold',
    name: 'Blocking Stance Hold',
    description:
      'Hold the stance that every block starts from, hands high and legs loaded, until it feels like home.',
    category: 'blocking',
    dose: { sets: 3, seconds: 30 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Your weight rests on the balls of your feet and your thighs are already working. Your hands float in front of your shoulders, fingers spread, elbows a little away from your ribs, as if you held a window frame. Your head is level and your eyes look through the net, not at your own hands. You could move left, right or up without any extra dip.',
      steps: [
        'Stand about a forearm’s length from the net, or from a line instead of a net, feet just wider than your hips.',
        'Bend your knees until they are over your toes. Keep your heels light, chest tall.',
        'Bring your hands up in front of your shoulders, fingers spread wide, palms to the net.',
        'Hold still and breathe. Every ten seconds take one tiny step left and back without rising.',
        'Shake your legs out between sets for as long as you held.',
      ],
      mistakes: [
        'Hands sink to the waist as you tire: lift your elbows a little and check that you still see your fingers at the edge of your view.',
        'You lock your knees and wait tall: sit a hand’s width lower, so that you can jump without dipping first.',
        'Weight on the heels: wriggle your toes, and if they can’t grip the floor, lean forward a little.',
      ],
      tips: [
        'Ask someone to push your shoulder gently. A good stance gives like a spring and doesn’t step.',
        'Do one set during an advert break. Ten days of that and your hands stay up by themselves.',
      ],
    },
  },
  {
    id: 'blocking/hands-high-warm-up',
    name: 'Hands-High Warm-Up',
    description:
      'Warm up along a line with the hands above the shoulders, so that legs and block hands wake up together.',
    category: 'blocking',
    dose: { minutes: 5 },
    equipment: [],
    guide: {
      technique:
        'Everything is easy and springy, like a jog with good manners. Your hands stay above shoulder height the whole way, relaxed, with spread fingers. Your shoulders feel warm after a minute, never tight, and your feet get quieter with each length.',
      steps: [
        'Pick a line or a stretch of floor about six steps long.',
        'Side shuffle there and back, hands high, four times, facing the same way.',
        'Carioca (cross in front, cross behind) there and back, twice, hips turning, shoulders square.',
        'Walk it with five slow squats and reach both hands up tall after each.',
        'Finish with six small two-foot hops, landing softly with the hands still up.',
      ],
      mistakes: [
        'You race through it cold: let the first two lengths be slow enough to talk.',
        'Shoulders creep up to the ears: breathe out, drop them, and lift from the elbows instead.',
      ],
      tips: [
        'Say the direction aloud each time you turn. It is free practice for calling on court.',
        'If your shoulders are sore today, keep the hands at chest height and tell your coach.',
      ],
    },
  },
  {
    id: 'blocking/wall-press',
    name: 'Wall Press',
    description:
      'Press both hands into a wall overhead with locked arms to feel a block that a ball can’t push open.',
    category: 'blocking',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['wall'],
    guide: {
      technique:
        'From fingertips to hips you are one piece. Your arms are straight beside your ears, your shoulders are pushed up, your belly is firm, and the wall feels as if it might move. The push comes from the shoulders and the trunk, while hands and wrists stay stiff and fingers stay wide.',
      steps: [
        'Stand a short step from a wall with your feet under your hips and your knees soft.',
        'Reach up and put both hands flat on it, as wide apart as your head, thumbs close together.',
        'Straighten the arms, shrug your shoulders towards your ears, pull your belly in.',
        'Press hard for three seconds while you breathe out, then relax for three.',
        'Each set, move your feet a little further back so that you press up and forward.',
      ],
      mistakes: [
        'Elbows bend when you press: ease off by a third and lock them first, then add the push.',
        'The lower back arches: tuck your ribs down, as if someone were about to poke your belly.',
        'Only the palms press: push through every finger pad, little fingers too.',
      ],
      tips: [
        'Gap test: a ball must not fit between your hands. If it does, they are too wide.',
        'A door works too, but make sure that nobody can open it.',
      ],
    },
  },
  {
    id: 'blocking/shrug-and-reach',
    name: 'Shrug and Reach',
    description:
      'Reach up and add the last few centimetres with the shoulders, the height you get without jumping.',
    category: 'blocking',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'First the arms are straight, then the shoulders still have somewhere to go. You feel the shoulder blades slide up and around your ribs, and your fingers gain the width of a hand. The neck stays long and the belly stays firm, so the reach goes up and slightly forward, not backwards.',
      steps: [
        'Stand tall, arms straight up, hands a head’s width apart, palms forward, fingers wide.',
        'Without bending the elbows let your shoulders sink as low as they go.',
        'Now shrug them up to your ears and push your hands slightly forward, over a pretend net.',
        'Hold for one count, then lower slowly.',
        'On the last set rise onto your toes as you shrug.',
      ],
      mistakes: [
        'Elbows bend to fake the shrug: keep them locked and accept that the movement is small.',
        'Hands drift behind your head: keep them where you can see them without looking up.',
      ],
      tips: [
        'Do it beside a door frame and mark both heights in pencil. The difference is your free jump.',
        'Slow on the way down: that is the part that makes the shoulder steady.',
      ],
    },
  },
  {
    id: 'blocking/ball-press',
    name: 'Ball Press',
    description:
      'Hold a ball between your block hands and press it over a pretend net, learning the gap and the angle.',
    category: 'blocking',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'The ball sits between two wide, stiff hands and nothing else touches it. As you press, your hands travel up, then over and slightly down, like someone putting a box on a high shelf and sliding it to the back. Your hips stay still under you and your wrists never bend backwards.',
      steps: [
        'Hold the ball with your hands at its sides, thumbs up behind it, in your blocking stance.',
        'Stretch up until your arms are straight and your shoulders touch your ears.',
        'Press the ball forward over a pretend tape, about a forearm’s length, and hold for two counts.',
        'Bring it back the way it came and sink into your stance, ball at forehead height.',
        'Last set: rise onto your toes with each press.',
      ],
      mistakes: [
        'The ball only goes up: aim it at the far end line, not at the ceiling.',
        'You bow from the hips to reach: stay tall and let the shoulders do the reaching.',
        'Wrists fold back under the ball: stiffen your fingers, as if they were frozen.',
      ],
      tips: [
        'Next to a real net this is even better: press over, don’t touch the tape.',
        'When it feels easy, let a partner tap the ball. It must not wobble.',
      ],
    },
  },
  {
    id: 'blocking/own-toss-block',
    name: 'Own-Toss Block',
    description:
      'Toss the ball up in front of you, jump a little and press it down with both hands, as over a net.',
    category: 'blocking',
    dose: { sets: 3, reps: 6 },
    rest: 45,
    equipment: ['ball'],
    guide: {
      technique:
        'The ball tells you when to go. While it rises you sink, hands already at your forehead. When it hangs you go straight up with long arms, and both hands meet it a forearm in front of you and push it down. You land on both feet in the place where you took off, hands still up.',
      steps: [
        'Toss the ball with both hands a metre above your head and half a metre in front.',
        'Hands to your forehead at once, knees bent, eyes on the ball.',
        'Half a jump, straight up: meet it with both hands, fingers wide and stiff.',
        'Push it down in front of you. Land on both feet and hold for a second.',
        'Fetch it and set your feet anew. Six balls.',
      ],
      mistakes: [
        'You swing at it with one hand: both hands go up and over together.',
        'You jump after it: a good toss lets you land where you took off.',
        'Your arms start from your hips and come too late: hands up before you jump.',
      ],
      tips: [
        'Toss higher first, then you have time to load.',
        'Say “up” when the ball hangs: that is when you leave the floor.',
      ],
    },
  },
  {
    id: 'blocking/two-step-shuffle',
    name: 'Two-Step Shuffle',
    description:
      'Take two short, flat side steps along the net, the footwork for a hitter who is close to you.',
    category: 'blocking',
    dose: { sets: 3, reps: 6, perSide: true },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Your feet skim the floor and your head stays at one height, as if you moved under a low shelf. The lead foot steps, the other one follows to hip width, and your hips and hands face the net all the time. When you stop, you stop at once, loaded and ready to jump.',
      steps: [
        'Start in your blocking stance with your hands high.',
        'Push off the far foot and step sideways with the near one, about a shoulder’s width.',
        'Bring the other foot after it, back to stance width. The feet never touch or cross.',
        'Do it a second time, then freeze for two counts: knees bent, hands up.',
        'Shuffle back the other way. That is one repetition for each side.',
      ],
      mistakes: [
        'You bob up and down: keep your eyes on one point on the wall and keep that point still.',
        'The feet clap together: stop the second foot when it is still under its own hip.',
        'Hands swing for balance: pretend there is a tray on them.',
      ],
      tips: [
        'Use it for a distance of up to two steps. For anything further, cross over.',
        'Listen: good shuffles sound like a broom, not like a drum.',
      ],
    },
  },
  {
    id: 'blocking/crossover-walk-through',
    name: 'Crossover Walk-Through',
    description:
      'Walk the three-step crossover slowly, step by step, until your feet know the order without you.',
    category: 'blocking',
    dose: { sets: 3, reps: 6, perSide: true },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Walking to the right you feel right, left, right: a short opening step, a big step across in front, and a last step that turns your toes and hips back to the net. To the left it is left, right, left. The chest turns a little and comes back, and your hands stay above your shoulders.',
      steps: [
        'Stand in your blocking stance facing a line on the floor: it is your net today.',
        'Open: step sideways with the foot nearest to where you are going, toes turned that way.',
        'Cross: take a long step in front of it with the other foot, low and flat.',
        'Close: bring the first foot round and plant it, so that both feet and your hips face the net.',
        'Check: knees bent, hands high, on the balls of your feet. Then walk it back the other way.',
      ],
      mistakes: [
        'You cross behind: take the back foot in front, between you and the net.',
        'The last step leaves one hip turned away: point both big toes at the net before you count it.',
        'Arms pump as if running: keep the hands at shoulder height. The arm swing comes later.',
      ],
      tips: [
        'Say it aloud: open, cross, close. Your feet follow your voice.',
        'Begin with your weaker side, while your head is fresh.',
      ],
    },
  },
  {
    id: 'blocking/three-step-crossover',
    name: 'Three-Step Crossover',
    description:
      'Run the open-cross-close steps at full speed and stop square to the net, ready to go straight up.',
    category: 'blocking',
    dose: { sets: 4, reps: 5, perSide: true },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'The first step is short and quick, the second is the long one that covers the ground, and the third slams on the brake. You stay low all the way, so the stop feels like sitting into a chair that isn’t there. Hips and shoulders finish square, hands high, and your weight doesn’t roll on past your outside foot.',
      steps: [
        'Mark a start and a finish about three big steps apart.',
        'From your stance, open, cross and close as fast as you can without rising.',
        'Stop on the mark and hold for two counts: feet square, knees bent, hands up.',
        'Walk back, breathe, and go again. Quality beats hurry.',
        'Do all of one side, then turn and do the other.',
      ],
      mistakes: [
        'The first step is the longest and you get stuck: make it short and let the cross-step be the big one.',
        'You run tall and fall into the finish: keep your head below a line you pick on the wall.',
        'You drift past the mark: turn the closing foot early and sink as it lands.',
      ],
      tips: [
        'A quick first step is worth more than a fast last one: react, then move.',
        'Chalk or tape the place where a perfect cross-step lands and aim for it.',
      ],
    },
  },
  {
    id: 'blocking/hockey-stop',
    name: 'Hockey Stop Holds',
    description:
      'Practice only the brake: the last two steps of the crossover and a dead stop you could jump from.',
    category: 'blocking',
    dose: { sets: 3, reps: 6, perSide: true },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Both feet bite the floor, one just after the other, and all your sideways speed runs down into bent knees instead of carrying you along. You feel the inside of the outer foot and the muscles at the side of your hips. Your head stops between your feet and your hands haven’t moved.',
      steps: [
        'Stand sideways to where you are going, as if you had just opened.',
        'Take the long cross-step and plant that foot turned slightly inwards.',
        'Swing the other foot round and plant it wider than your hips, toes to the net.',
        'Sink and hold for three counts. Nothing moves, not even a hand.',
        'If you wobble, the repetition doesn’t count. Do it again a little slower.',
      ],
      mistakes: [
        'You stop with straight legs and it jolts: start to bend before the last foot lands.',
        'Knees fall inwards: push them out over your little toes as you sink.',
        'The upper body keeps going: pull the shoulder on the far side back to level.',
      ],
      tips: [
        'Say “stop” as your last foot lands. If you are still before the word is over, your brake is good.',
        'Wipe your soles before you start. Dusty shoes can’t brake.',
      ],
    },
  },
  {
    id: 'blocking/load-jump-stick',
    name: 'Load, Jump, Stick',
    description:
      'Load from high hands, jump at half power, and land so quietly that you could hold it for a photo.',
    category: 'blocking',
    dose: { sets: 3, reps: 6 },
    rest: 45,
    equipment: [],
    guide: {
      technique:
        'The load is short: knees and hips bend, hands stay up. You push through the whole foot and leave the floor with both feet at once. You come down on the balls of both feet, then the heels, with hips going back and knees over the toes. The landing is soft, still and almost silent.',
      steps: [
        'Take your stance, hands in front of the shoulders.',
        'Sink a little, push, and jump to about half of your best, arms straight up and slightly forward.',
        'Land on both feet at the same time, feet as wide as at the start.',
        'Bend your knees and hips to swallow the landing, hold for two counts, hands back up.',
        'Reset your feet before the next one. No hurry.',
      ],
      mistakes: [
        'One foot lands first: look straight ahead and think of both heels touching together.',
        'Knees knock inwards on landing: spread the floor with your feet and land a little wider.',
        'Stiff, loud landings: jump lower until you can’t hear it, then build up again.',
      ],
      tips: [
        'Film one set from the front. Knees should stay as wide apart as your ankles.',
        'These are half-power jumps, so they fit any day. Keep them half-power.',
      ],
    },
  },
  {
    id: 'blocking/line-drift-check',
    name: 'Jump on the Line',
    description:
      'Jump from a line after a side move and land on the same line, so that you learn to go straight up.',
    category: 'blocking',
    dose: { sets: 3, reps: 6 },
    rest: 45,
    equipment: [],
    guide: {
      technique:
        'The speed of your steps ends in the floor before you leave it. In the air you feel still, like a lift going up, not like a ball that was thrown. You land on the same tape that you left, both feet together, and can look at the floor to prove it.',
      steps: [
        'Put a strip of tape on the floor, as long as your feet are wide, or use a court line that runs away from the net.',
        'Start two steps to one side, shuffle or cross over, and stop with your feet either side of the tape.',
        'Jump to a bit more than half of your best with high hands.',
        'Land and look: the tape should lie between your feet as before.',
        'Count your straight ones. Change sides each time.',
      ],
      mistakes: [
        'You leave the floor before both feet are planted: say stop-jump as two words and leave a gap between them.',
        'You lean towards the ball side: keep your nose over the tape as you take off.',
      ],
      tips: [
        'Drifting opens a hole for the hitter and can land you on a teammate’s foot. Straight is safe.',
        'Nine out of ten on the tape is a very good day.',
      ],
    },
  },
  {
    id: 'blocking/wall-touch',
    name: 'Two-Hand Wall Touches',
    description: 'Jump and touch a high mark on a wall with both hands at once, chasing your own best.',
    category: 'blocking',
    dose: { sets: 4, reps: 4 },
    rest: 120,
    equipment: ['wall'],
    maxJumps: true,
    guide: {
      technique:
        'You stand close, load short with your hands up, and rise straight along the wall without scraping it. Both hands arrive together, fingers wide, shoulders shrugged, at the very top of the jump. The landing is on two feet, soft, and in the place that you left.',
      steps: [
        'Stand a forearm’s length from a smooth, clear wall. Stick a piece of tape at your standing reach.',
        'Load from your stance and jump as high as you can, both palms touching softly.',
        'See how far above the tape you get. A second strip of tape can mark your best.',
        'Land on two feet, hold it, step back and rest for ten to fifteen seconds.',
        'Rest a full two minutes between sets. Tired jumps teach nothing.',
      ],
      mistakes: [
        'One hand touches higher: keep your chin level and your eyes between your hands.',
        'You jump into the wall: take half a step back and think of going up a chimney.',
        'You drop your hands to swing first: start from the shoulders, then the jump is a true block.',
      ],
      tips: [
        'Write your best into your notes: date and centimetres. Check again in two weeks.',
        'Stop for the day when you miss your best by more than a hand’s width three times.',
      ],
    },
  },
  {
    id: 'blocking/rebound-hands',
    name: 'Rebound Hands',
    description: 'Throw a ball against a wall and stop the rebound with firm block hands above your head.',
    category: 'blocking',
    dose: { sets: 3, reps: 12 },
    rest: 30,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'The ball hits two stiff hands and dies, or drops straight down in front of you. You feel it on the finger pads and the top of the palms, never in the wrists. The hands are up before the ball comes back, and the shoulders push a little into the contact.',
      steps: [
        'Stand two arm’s lengths from a wall with the ball at your forehead.',
        'Throw it firmly at the wall, a little above your reach, so that it rebounds to you high.',
        'Lift both hands early, fingers wide, thumbs up, and press forward to meet the ball.',
        'Let it drop, catch it after the bounce, and reset. A clean one falls within one step of you.',
        'Count the clean ones in each set.',
      ],
      mistakes: [
        'Hands clap at the ball: hold them still from early on and let the ball come to you.',
        'Fingers point at the ball and get jammed: show it your open palms, fingers tall.',
        'Blinking and turning away: throw softer until your eyes stay open, then harder again.',
      ],
      tips: [
        'Warm your fingers first. If one hurts, stop and have it looked at.',
        'Slightly softer ball, same lesson: you can let a little air out at home.',
      ],
    },
  },
  {
    id: 'blocking/outside-hand-turn',
    name: 'Turn the Outside Hand',
    description:
      'Learn to turn the hand nearest the sideline into the court, so that hits off it stay in play.',
    category: 'blocking',
    dose: { sets: 3, reps: 6, perSide: true },
    rest: 30,
    equipment: ['wall'],
    guide: {
      technique:
        'Both arms are straight overhead, and the outside hand is rolled so that its palm faces the middle of the other court, little finger slightly further forward. The inside hand faces straight over. It feels like a wall with a corner. The outside elbow is locked, and so is the wrist.',
      steps: [
        'Face a wall a short step away. Decide that the sideline is on your right.',
        'Press both hands overhead on the wall, arms straight.',
        'Turn the right palm inwards, so that only the little-finger side leans on the wall. Press for two counts.',
        'Relax, step away, step in and do it again without looking at your hand.',
        'Then let the sideline be on your left and do the other hand.',
      ],
      mistakes: [
        'The whole body turns with the hand: keep your hips and toes to the wall and roll only the forearm.',
        'The hand opens to the outside: think of shaking hands with the middle back player.',
      ],
      tips: [
        'Hitters near the antenna look for your outside hand. Turned in, it gives them nothing.',
        'On court the first thing to check after a ball off your hands: where did my palm face?',
      ],
    },
  },
  {
    id: 'blocking/soft-block-hands',
    name: 'Soft Block Hands',
    description:
      'Tilt your block hands back and turn a hard ball into an easy one that floats up for your team.',
    category: 'blocking',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'The arms are straight up and the wrists tilt back a little, so that the palms look at the lights. The ball strikes the palms, loses its speed and climbs behind you, slow enough for a teammate to take. The shoulders are firm and the fingers give only a touch.',
      steps: [
        'Stand three steps from a wall with the ball in both hands.',
        'Throw it overhead against the wall so that it comes back above your head.',
        'Reach up with straight arms, palms tilted back, and deflect it up and behind you.',
        'Turn, find it, catch it after one bounce. High and slow is a good one.',
        'Change the distance each set: three steps, then four, then two.',
      ],
      mistakes: [
        'You bat at the ball: hold the hands still. The ball brings the speed.',
        'Palms too flat and it drops in front: tilt until you feel the ball low on the palm.',
      ],
      tips: [
        'If you are not tall this is your best block: the team gets a ball that it can play.',
        'A touch on the block doesn’t count as one of the team’s three. Shout “touch!” so that everyone knows.',
      ],
    },
  },
  {
    id: 'blocking/card-flip-read',
    name: 'Card Flip Read',
    description:
      'Turn over a playing card, let its color decide the direction, and be on your first step at once.',
    category: 'blocking',
    dose: { sets: 4, reps: 8 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'You wait quietly, loaded, with hands high and eyes soft. You see the color and your foot is already moving: no twitch the wrong way, no extra hop. After the move you stop square, and your head never came up.',
      steps: [
        'Put a shuffled pack of cards on a chair at waist height, or cut and mix red and black slips of paper.',
        'Turn one over and bring your hands up. Red: three-step crossover right. Black: left.',
        'A picture card means the middle: a small block jump at half power where you stand.',
        'Stop square for one count, come back, and turn the next one.',
        'Count the correct first steps of each set.',
      ],
      mistakes: [
        'You guess before you look: breathe in once before each flip and turn the card fully.',
        'A false step away from the direction: keep your weight even on both feet while you wait.',
        'You rise to look at the card: look down with the eyes, not with the back.',
      ],
      tips: [
        'No cards? Use the last digit of a stopwatch that you stop blind: even right, odd left.',
        'Only one mistake at full speed? Next time start with your back to the cards and turn round first.',
      ],
    },
  },
  {
    id: 'blocking/watch-and-call',
    name: 'Watch and Call',
    description: 'Watch a rally, live or on a screen, and call set and hit before they happen.',
    category: 'blocking',
    dose: { minutes: 8 },
    equipment: [],
    guide: {
      technique:
        'Your eyes go in the blocker’s order: pass, setter, ball for a blink, then the hitter. You speak before the contact, so that you can be wrong, and you listen to what really happened. After some rallies you notice that you see shoulders and feet, not only the ball.',
      steps: [
        'Sit or stand behind a court, or play a match on a screen. Choose one team as the attack.',
        'Pass in the air: call good or bad. A bad pass nearly always means a high outside set.',
        'Ball nears the setter’s hands: call front, middle or back.',
        'Ball leaves the setter: jump with your eyes to the hitter and call line or cross before the swing.',
        'Keep score rally by rally: one point for a right set call, one for a right hit call.',
      ],
      mistakes: [
        'Your eyes ride with the ball to the top of its flight: leave it there and find the hitter.',
        'You call after the contact: call early and accept mistakes, they are how you learn.',
      ],
      tips: [
        'Clues of the hit: run-up angle, which shoulder is back, where the ball is next to the body.',
        'Write down one habit of each setter that you watch. You’ll meet some of them.',
      ],
    },
  },
  {
    id: 'blocking/ball-setter-ball-hitter',
    name: 'Ball, Setter, Ball, Hitter',
    description:
      'Shadow whole rallies with your eyes and feet in the blocker’s order, saying each look aloud.',
    category: 'blocking',
    dose: { sets: 4, seconds: 40 },
    rest: 45,
    equipment: [],
    guide: {
      technique:
        'Your eyes lead and your feet follow half a beat later. You see a pass that isn’t there, look to the setter, glance at the ball, then lock on the hitter and move with that look. Your hands rest high, your steps are flat, and each rally ends with a small, straight jump and a soft landing.',
      steps: [
        'Pick four points on the far wall: passer, setter, left hitter, right hitter.',
        'Say “ball” and look at the passer. Say “setter” and look there, sinking a little.',
        'Say “ball”, glance up, then say “hitter” and turn your eyes to one side.',
        'Move there with a shuffle or a crossover, stop, and make a small block jump.',
        'Walk back to base in two steps. New rally. Mix the sides as a clever setter would.',
      ],
      mistakes: [
        'You turn your head and lose your feet: turn the eyes first, then the foot on that side.',
        'The words run together: give each its own moment. A pass takes longer than you think.',
      ],
      tips: [
        'Add stories: a bad pass, a setter dump, a quick in the middle. Answer each one.',
        'It looks odd in a living room. It also makes you early in a gym.',
      ],
    },
  },
  {
    id: 'blocking/block-turn-chase',
    name: 'Block, Turn, Chase',
    description:
      'Land from a small block, turn to the ball side and get going, because many blocked balls are only touched.',
    category: 'blocking',
    dose: { sets: 3, reps: 4, perSide: true },
    rest: 45,
    equipment: [],
    guide: {
      technique:
        'First you land, truly land, on two feet. Then your head turns over one shoulder, the same-side foot opens, and you are running low after the ball. There is no spinning in the air and no standing to admire. Block and chase are one sentence with a comma after the landing.',
      steps: [
        'Make a half-power block jump with high hands, facing the net or a wall.',
        'Land on two feet with soft knees and count “one”.',
        'Look over your right shoulder, open your right foot and run three steps that way.',
        'Finish low with your arms together in front, as if to play the ball.',
        'Jog back. When the right side is done, do the left.',
      ],
      mistakes: [
        'You turn in the air and land on one leg: wait for the word “one” before your head turns.',
        'Running upright: stay low for the first two steps, then rise.',
      ],
      tips: [
        'With a partner behind you who calls “left” or “right” after you land, it becomes a reaction drill.',
        'On court the ball that you touched is often nearest to you. Go for it until someone calls it.',
      ],
    },
  },
  {
    id: 'blocking/swing-block-steps',
    name: 'Swing Block Steps',
    description:
      'Learn the running block: crossover steps, arms that swing back and up, and a body that squares in the air.',
    category: 'blocking',
    dose: { sets: 4, reps: 4, perSide: true },
    rest: 45,
    equipment: [],
    guide: {
      technique:
        'It feels like a spike approach along the net. Your hips turn the way you run, your arms swing down and back on the cross-step and drive up as you close. Both feet plant nearly together, and hips and shoulders turn to the net as you rise. Keep the jump small here: rhythm first.',
      steps: [
        'Start in your stance. Open with a short step, hips turning towards the pin.',
        'Cross with a long, low step and let both arms swing down and back, close to your body.',
        'Close with the first foot and swing both arms up in front of you, never out at the net.',
        'Jump small, turn your chest to the net in the air, finish with hands over a pretend tape.',
        'Land on two feet, facing the net. Hold for two counts.',
      ],
      mistakes: [
        'Arms swing wide and would hit the net: keep the elbows bent and brush your hips.',
        'You float sideways: plant the closing foot harder and turn its toes to the net.',
        'The hands go up apart: bring the thumbs close as soon as they pass your chin.',
      ],
      tips: [
        'The swing brings height but costs time. Use it when you see the set early.',
        'Learn it without a net first, then a step away from one.',
      ],
    },
  },
  {
    id: 'blocking/five-step-run',
    name: 'Five-Step Run',
    description: 'Cover the way from middle to pin with five steps, staying low and braking in time.',
    category: 'blocking',
    dose: { sets: 4, reps: 3, perSide: true },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Five steps fall into two parts: two to get going, three that you know already. The first two are quick and short, hips turning to run. Then comes open, cross, close with the same brake as ever. You feel fast in the middle and calm at the end, and your hands stayed above your chest.',
      steps: [
        'Mark start and finish about four metres apart, from court middle to near the sideline.',
        'To the right it is right, left, then right, left, right. To the left it is the mirror.',
        'Run the first two steps with hips turned to the pin, low and short.',
        'Finish with a long cross-step and a closing step that squares you to the net.',
        'Hold your stop for two counts, walk back, go the other way.',
      ],
      mistakes: [
        'Small steps all the way and you arrive late: let steps two and four stretch.',
        'You look at the floor: put your eyes on the hitter and trust your feet.',
        'Hands hang while running: carry them at chest height, fingers up, ready for the last step.',
      ],
      tips: [
        'Count the time with a phone. Same distance, same clean stop, a tenth faster is progress.',
        'If you need five steps every time, check your base: perhaps you start too far inside.',
      ],
    },
  },
  {
    id: 'blocking/clean-ten',
    name: 'Clean Ten',
    description:
      'Ten block moves in a row, each judged on four checks, for a score out of forty that you can beat.',
    category: 'blocking',
    dose: { sets: 2, reps: 10 },
    rest: 60,
    equipment: [],
    guide: {
      technique:
        'Nothing new here: only your normal footwork done as if a judge were watching. Each move has a first step without a twitch, a level head, a square stop and hands that never dropped. You are honest with yourself and slightly slower than your fastest.',
      steps: [
        'Make ten moves, any mix of shuffle and crossover, left and right in turn.',
        'After each stop, freeze and give a point for each: first step, level head, square feet, high hands.',
        'Say the points aloud, come back to base, go again.',
        'Add up out of forty. Rest for a minute, then beat it in the next set, or next time.',
      ],
      mistakes: [
        'You rush to be done: freeze for a full count before judging.',
        'You give points for nice tries: only what a photo would show counts.',
      ],
      tips: [
        'Thirty-two is solid, thirty-six is very good. Write it down with the date.',
        'Let a friend or a parent be the judge once. They see what you don’t feel.',
      ],
    },
  },
  {
    id: 'blocking/phone-check',
    name: 'Phone Check',
    description:
      'Film five block moves, watch them once in slow motion, choose one thing, and film five more.',
    category: 'blocking',
    dose: { sets: 2, reps: 5 },
    rest: 45,
    equipment: [],
    guide: {
      technique:
        'You look for facts, not for beauty: where your hands start, how your feet stop, where you land. One clear fault gets one clear cue, and the second film shows whether it worked. It should feel like solving a puzzle with yourself as the picture.',
      steps: [
        'Prop the phone at hip height, straight in front of you or straight behind, whole body in view.',
        'Film five moves with a small block jump at the end.',
        'Watch in slow motion: hands above shoulders, square feet, both feet landing, knees over toes.',
        'Choose the one thing that costs you most, and a cue of three words at most.',
        'Film five more with only that cue in mind, and compare.',
      ],
      mistakes: [
        'You try to fix three things at once: write the others down for next time.',
        'The picture cuts off hands or feet: step back until a jump still fits.',
      ],
      tips: [
        'Front or back view shows hands and knees best. The side shows whether you reach over the net.',
        'Delete or keep the clip, your choice. It is for you, not for showing.',
      ],
    },
  },
  {
    id: 'blocking/net-walk-press',
    name: 'Net Walk and Press',
    description:
      'Walk along the net and press your hands over the tape at every stop, with no jump or a tiny one.',
    category: 'blocking',
    dose: { sets: 3, reps: 6 },
    rest: 30,
    equipment: ['net'],
    guide: {
      technique:
        'The net is close and you don’t touch it. Your hands rise in front of your face, go over the tape and then forward, while your hips stay back and your belly is firm. Arms come back the way they went, so the net hangs quite still behind your work.',
      steps: [
        'Start at one antenna, a forearm’s length from the net, hands high. Use a lower net if you need one.',
        'Take two shuffle steps, stop, and reach up with straight arms.',
        'Rise on your toes, or hop as high as you need, and press both hands over the tape.',
        'Pull them straight back and down in front of your face, and land softly.',
        'Each stop is one repetition. At the far antenna turn round and come back.',
      ],
      mistakes: [
        'Arms wave down into the net: bring your hands back before you bring them down.',
        'You stand too close and jam: measure with your forearm at each stop.',
        'Belly and chest drift into the tape: keep your hips behind your hands.',
      ],
      tips: [
        'You may reach over once the other side has attacked. Touching the net in a play is a fault.',
        'If the tape is out of reach, use a lower net or a rope. The path of the hands is what you learn here.',
      ],
    },
  },
  {
    id: 'blocking/shuffle-block-net',
    name: 'Shuffle and Block Along the Net',
    description:
      'Shuffle, stop and block along the whole net at about two thirds of your jump, all in one rhythm.',
    category: 'blocking',
    dose: { sets: 3, reps: 6 },
    rest: 30,
    equipment: ['net'],
    guide: {
      technique:
        'You hear step-step, up, land, and again. Each jump is the same height and goes straight up, hands leave the shoulders and come back there. Nothing touches the net, each landing is on two feet, and you could stop the set at any time without a stumble.',
      steps: [
        'Begin at the antenna in your stance, a forearm from the net.',
        'Shuffle two steps, load short with the hands up, and jump to about two thirds.',
        'Press over the tape, bring the hands back, land on both feet with soft knees.',
        'Check your distance from the net, then shuffle on to the other antenna.',
        'Walk back along the sideline and rest for thirty seconds.',
      ],
      mistakes: [
        'You creep closer to the net with every block: measure a forearm’s length again after each landing.',
        'Hands come down to your hips after landing: land with the fingers still in view.',
      ],
      tips: [
        'Ask someone to watch the net only. It should not move at all.',
        'Feet may touch the center line but may not go wholly past it. Land behind it and you need not think about it.',
      ],
    },
  },
  {
    id: 'blocking/three-step-net-block',
    name: 'Three-Step Block at the Net',
    description:
      'Open, cross, close and block at full height, with hands across the net and a landing on your own spot.',
    category: 'blocking',
    dose: { sets: 3, reps: 3, perSide: true },
    rest: 90,
    equipment: ['net'],
    maxJumps: true,
    guide: {
      technique:
        'Three quick steps turn into one clean jump. The brake feeds the legs, the legs send you straight up, and the hands go over before they go anywhere else. At the top your arms are locked and your shoulders shrugged. You come down where you left, on two feet, with the next play already in sight.',
      steps: [
        'Start three big steps from your target, a forearm from the net.',
        'Open, cross, close, and sink into the stop with hands at shoulder height.',
        'Jump as high as you can, press both hands over, fingers wide and stiff.',
        'Draw your hands back over the tape, land on two feet and hold for a count.',
        'Walk back. Rest ten seconds between jumps and ninety seconds between sets.',
      ],
      mistakes: [
        'You jump off the cross-step: wait until the closing foot has bitten the floor.',
        'You land a step further on: brake earlier, so that your landing covers your take-off.',
        'Hands arrive after the top of the jump: lift them as the closing foot lands, not after it.',
      ],
      tips: [
        'A few good ones beat many tired ones. Stop a set when landings get loud.',
        'Full jumps need a day off afterwards. Tomorrow is for feet and hands.',
      ],
    },
  },
  {
    id: 'blocking/pin-to-pin',
    name: 'Pin to Pin',
    description:
      'Block at one antenna, run to the other and block again: the longest road a middle blocker has.',
    category: 'blocking',
    dose: { sets: 3, reps: 4 },
    rest: 120,
    equipment: ['net'],
    maxJumps: true,
    guide: {
      technique:
        'You run, not slide, in the middle of the way, and still stop as square as after one step. The second block looks like the first one. You feel your breath between repetitions, but hands and landings stay tidy, and you never brush the net.',
      steps: [
        'Start in the middle. Run with five steps to the right pin and block at full height.',
        'Land on two feet, turn, and go back to the middle in a quick shuffle or run.',
        'Take your stance for one count, hands high, then run with five steps to the left pin and block.',
        'Walk back to the middle. Each pin counts as one block.',
        'Rest for two minutes between sets.',
      ],
      mistakes: [
        'The second block drifts outside the antenna: shorten the last step and look for your landing mark.',
        'No stop in the middle: a real rally makes you look first, so stop and look.',
        'You land on the outside foot only: finish your close before you jump. Late with two feet beats early with one.',
      ],
      tips: [
        'Imagine a hitter: lead with your eyes to the hitting arm, not to the antenna.',
        'Four blocks a set is enough. This one is about speed and honesty, not about volume.',
      ],
    },
  },
  {
    id: 'blocking/swing-block-net',
    name: 'Swing Block at the Net',
    description:
      'Take the swing block to the net at full height and get both hands over early, square and together.',
    category: 'blocking',
    dose: { sets: 3, reps: 3, perSide: true },
    rest: 120,
    equipment: ['net'],
    maxJumps: true,
    guide: {
      technique:
        'The run-up is long and low, the arms swing close to your sides and lift you. Your take-off is a little further from the net than usual, your chest turns to it in the air, and both hands go across together before the top of the jump. You feel higher than with quiet arms, and land balanced on both feet.',
      steps: [
        'Start four steps from your target and an arm’s length from the net.',
        'Open and cross with hips turned to the pin, arms swinging down and back past your hips.',
        'Close, plant both feet, and throw the arms up in front of your chest.',
        'Turn to the net in the air and press both hands over, thumbs close.',
        'Land on two feet facing the net. Two minutes of rest after each set.',
      ],
      mistakes: [
        'The net catches your forearms: start further off and keep elbows bent on the way up.',
        'Only the inside hand gets over: turn your outside shoulder in as you leave the floor.',
        'You fly into your neighbor: brake with the last two steps and land within a foot’s length.',
      ],
      tips: [
        'Compare with your standing block: hang a ribbon or ask a partner to watch the hands.',
        'Tell the outside blocker that you are coming in swinging, so that nobody is surprised.',
      ],
    },
  },
  {
    id: 'blocking/block-off-ready',
    name: 'Block, Off, Ready to Hit',
    description:
      'Block small, land, get off the net to the attack line and be ready to approach before the pass is up.',
    category: 'blocking',
    dose: { sets: 4, reps: 4 },
    rest: 45,
    equipment: ['net'],
    guide: {
      technique:
        'The landing is the first step of your next job. You turn towards the ball side, run to the attack line in three or four steps, and stop facing the net with your arms free. Then an approach rhythm, slow to fast, ending in a plant without a full jump.',
      steps: [
        'Make a two-thirds block jump and land on two feet.',
        'Turn your head to the ball side and open that foot.',
        'Run three or four steps to the attack line, eyes over your shoulder on the play.',
        'Stop, face the net, then make your approach steps and plant with the arms swinging back.',
        'Finish with a small hop, land softly and walk to the net for the next one.',
      ],
      mistakes: [
        'You back-pedal with tiny steps: turn and run, it is quicker and safer.',
        'You leave before you have landed: two feet first, then go.',
        'You stop short and have no room: touch the attack line each time.',
      ],
      tips: [
        'Say “off” as you land. It reminds you and tells the setter that you are coming.',
        'From landing to ready in under two seconds and you are an option every time.',
      ],
    },
  },
  {
    id: 'blocking/net-gauntlet',
    name: 'Net Gauntlet',
    description:
      'Six blocks from antenna to antenna against your own score: clean net, clean feet, hands over.',
    category: 'blocking',
    dose: { sets: 3, reps: 6 },
    rest: 120,
    equipment: ['net'],
    maxJumps: true,
    guide: {
      technique:
        'You are quick, but never in a hurry. Each of the six blocks is a full jump with hands across, and each landing is quiet enough to start the next step. In the last two you feel your legs and still refuse to let your hands drop.',
      steps: [
        'Mark six spots along the net, about a step and a half apart.',
        'Block at each spot: shuffle, stop, full jump, two-foot landing.',
        'A block scores one point if the net stays still, you land on the spot and the hands went over the tape.',
        'Rest for two minutes between sets. Each set has six points to win.',
        'Note your score, and next to it which spot cost you points.',
      ],
      mistakes: [
        'Racing to the end: slow down. Points count, seconds don’t.',
        'Last blocks without legs: if you can’t load, stop the set there and take your points.',
      ],
      tips: [
        'Four of six is good, five is strong, six is a day to remember.',
        'If the tape is out of reach, take “fingers above the tape” as the third check.',
      ],
    },
  },
  {
    id: 'blocking/mirror-shuffle',
    name: 'Mirror Shuffle',
    description:
      'Face a partner and be their mirror along the net or a line, hands high, for twenty seconds.',
    category: 'blocking',
    dose: { sets: 4, seconds: 20 },
    rest: 30,
    equipment: ['partner'],
    guide: {
      technique:
        'You see your partner’s hips, not their feet or eyes, since hips can’t lie. Your steps are short and quick, so you can change direction at any time, and your hands stay up as if glued to a shelf. You are half a step behind at most.',
      steps: [
        'Stand face to face about two steps apart, or on both sides of a net.',
        'One leads with shuffles and short crossovers, changes of direction, now and then a small hop.',
        'The other mirrors at once, hands above shoulders.',
        'After twenty seconds rest for thirty seconds and change roles.',
        'The leader scores a point each time there is daylight between you of more than a step.',
      ],
      mistakes: [
        'You watch the face and get fooled: look at the belt.',
        'Big steps and you can’t turn: half the size, twice as many.',
        'Heels clap together at the turn: keep your feet hip-wide even when you change direction.',
      ],
      tips: [
        'Leader: be tricky, not just fast. Stop dead sometimes.',
        'Close your mouth and breathe through the nose for the first ten seconds. It keeps you calm.',
      ],
    },
  },
  {
    id: 'blocking/point-and-go',
    name: 'Point and Go',
    description:
      'A partner points late to left, right or up, and you answer with the right block move at once.',
    category: 'blocking',
    dose: { sets: 4, reps: 6 },
    rest: 45,
    equipment: ['partner'],
    guide: {
      technique:
        'You stand loaded and patient. The arm moves, your foot moves: no hop up and down first, no leaning to a favorite side. You finish each move square, with hands high, and look at your partner again for the next one.',
      steps: [
        'Your partner stands four steps in front of you with their arms down.',
        'On the point to a side: three-step crossover that way, stop, hands up.',
        'On the point up: a small block jump where you stand.',
        'Go back to base in two quick steps. The next signal comes within two seconds.',
        'Six signals, then change roles while you rest.',
      ],
      mistakes: [
        'A false step the wrong way: put even weight on both feet and look at the whole partner.',
        'You answer fast and finish badly: a move only counts when the feet are square.',
      ],
      tips: [
        'Harder: the partner points, then sometimes changes. You must stop and go back.',
        'Hardest: eyes closed, clap, open and see the arm already pointing.',
      ],
    },
  },
  {
    id: 'blocking/set-the-block',
    name: 'Set the Block',
    description:
      'Line up your block on a hitter’s arm, not on the ball, and put your hands where the swing will go.',
    category: 'blocking',
    dose: { sets: 3, reps: 6 },
    rest: 45,
    equipment: ['net', 'partner'],
    guide: {
      technique:
        'You shuffle with the hitter’s approach and stop just before they jump. Your nose is on the hitting arm, or your outside hand is, as your team has agreed, and your feet are square. You feel that you wait for the hitter instead of chasing.',
      steps: [
        'Your partner on the other side makes a slow approach without a ball, straight or at an angle.',
        'Watch the approach line and adjust with one or two shuffle steps.',
        'Stop early, feet square. Your inside hand covers the line from the hitting shoulder to the middle of the court.',
        'Jump at two thirds when your partner’s arm goes up, press over, land.',
        'Both freeze: would the swing have hit your hands? Decide together. Change roles after six.',
      ],
      mistakes: [
        'You line up on the ball or on the body: find the shoulder of the hitting arm.',
        'Still moving when the hitter jumps: be set one count earlier, even if it is slightly wrong.',
        'You follow a hitter outside the antenna: keep your hands inside it. Outside isn’t yours.',
      ],
      tips: [
        'Left-handed hitter? Move half a step the other way. Look at who holds which arm back.',
        'The outside blocker sets the block and the middle comes to it. So decide early and stay.',
      ],
    },
  },
  {
    id: 'blocking/close-the-gap',
    name: 'Close the Gap',
    description:
      'Come from the middle to a blocker who is already set and close the hole between the two of you.',
    category: 'blocking',
    dose: { sets: 3, reps: 4, perSide: true },
    rest: 45,
    equipment: ['partner'],
    guide: {
      technique:
        'You arrive low and under control, last foot next to your partner’s foot, hips almost touching, and nothing in between. You don’t bump. Your inner hands make one wall, no ball wide. The jump here is small, the closing is the point.',
      steps: [
        'Your partner stands still in a blocking stance on a line: the block is set.',
        'Start three big steps away. Open, cross, and close next to them.',
        'Last foot lands one shoe’s width from theirs, square to the line.',
        'The outside blocker calls “up”. Both jump at half power, hands side by side.',
        'Freeze after landing and look for the gap. First all from the right, then all from the left. Change roles.',
      ],
      mistakes: [
        'You crash into the set blocker: brake with the cross-step, and be low before you get there.',
        'A hole remains at hip height: look for your partner’s foot with the corner of your eye.',
        'The set blocker moves to meet you: stay where you set the block and trust the middle.',
      ],
      tips: [
        'A folded towel between your hips should stick for a blink, not be squashed.',
        'Talk: the outside blocker says “here” as soon as the block is set.',
      ],
    },
  },
  {
    id: 'blocking/two-as-one',
    name: 'Two as One',
    description: 'Close, jump and press as a pair at full height, so that four hands make one wall.',
    category: 'blocking',
    dose: { sets: 4, reps: 4 },
    rest: 90,
    equipment: ['net', 'partner'],
    maxJumps: true,
    guide: {
      technique:
        'You leave the floor together because one voice calls it. Four hands go over the tape as one row, the outside hand turned in, and no ball would fit between any two. You land together as well, each on your own spot, and turn to the ball side at once.',
      steps: [
        'The outside blocker sets up near the antenna. The middle starts three to five steps away.',
        'On “go” the middle closes. The outside blocker waits, loaded, and calls “up”.',
        'Jump together at full height, press over the net, shoulders to the ears.',
        'Land on two feet each, turn to the middle of your own court, call “ready”.',
        'Ninety seconds of rest after four. Then change places.',
      ],
      mistakes: [
        'The pair jumps one after the other: the outside blocker calls, always, early and loud.',
        'Middle drifts into the outside blocker in the air: close on the floor, not in flight.',
        'Inner hands at different heights: reach for your partner’s hand height, not for the ball.',
      ],
      tips: [
        'Score it: one point for a still net, one for no gap, one for landing together. Nine of twelve a set is strong.',
        'If the middle is late, the set blocker jumps straight anyway and takes the agreed side.',
      ],
    },
  },
  {
    id: 'blocking/held-ball-block',
    name: 'Take the Held Ball',
    description: 'A partner holds a ball just over the tape, and you go over and around it with both hands.',
    category: 'blocking',
    dose: { sets: 3, reps: 6 },
    rest: 45,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'There is no swing to worry about, so you feel the shape: hands just wide enough for the ball, fingers over the top of it, shoulders pushing. The ball stops between your hands and goes down on the far side. Your belly stays behind the net.',
      steps: [
        'Your partner stands on the floor across the net and holds the ball up just above the tape. Lower the net if needed.',
        'From your stance load, jump only as high as you need, and close both hands over the ball.',
        'Press it down out of the partner’s hands, towards their feet.',
        'Pull your hands back over the tape, land softly on two feet.',
        'The partner moves the ball half a step each time. Change roles after the set.',
      ],
      mistakes: [
        'Slapping at it from above: bring both hands to the ball together, then push.',
        'Arms bend as you touch it: lock the elbows before you reach over.',
        'You land under the net: jump from a forearm away and straight up.',
      ],
      tips: [
        'Partner: hold the ball firmly, so that the blocker feels resistance.',
        'Nobody stands on chairs at a net. The floor is the only safe place.',
      ],
    },
  },
  {
    id: 'blocking/thrown-ball-block',
    name: 'Block the Throw',
    description:
      'Block balls that a partner throws hard and flat over the tape, and send them down into the court.',
    category: 'blocking',
    dose: { sets: 4, reps: 6 },
    rest: 45,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'You see the throw start, hands go up early and over, and the ball meets a wall that was there first. A good one comes off straight down or slightly to the middle. The fingers sting a little, the thumbs never. Jump only as high as the ball asks.',
      steps: [
        'Your partner stands two steps behind the net on the other side and throws two-handed over the tape, jumping if needed.',
        'Watch the throwing arms, not the ball. Line up, stop your feet.',
        'Go up as the arms come forward. Press over, hands firm, eyes open.',
        'A ball that lands inside their attack line gives one point. Change roles after the set.',
        'Partner: straight at the hands first, then half a metre to either side.',
      ],
      mistakes: [
        'Hands start low and slap forward late: start them at your forehead.',
        'Thumbs stick out and get hit: keep them up, beside your pointing fingers.',
        'Eyes shut at contact: ask for softer throws until you can follow the ball into your hands and out again.',
      ],
      tips: [
        'No full power from less than two steps away. You train hands, not courage.',
        'Two out of three in front of the attack line means that your hands are over, not just up.',
      ],
    },
  },
  {
    id: 'blocking/wait-then-jump',
    name: 'Wait, Then Jump',
    description:
      'Learn the timing against a high ball: be there early, wait loaded, and jump just after the hitter.',
    category: 'blocking',
    dose: { sets: 4, reps: 4 },
    rest: 60,
    equipment: ['ball', 'net', 'partner'],
    maxJumps: true,
    guide: {
      technique:
        'Waiting is the hard part. You are set, low and still while the ball hangs. The hitter leaves the floor, then you do, a blink later for a high set, and your hands are across the net as their arm comes through. You meet the ball on your way up or at the top, never on the way down.',
      steps: [
        'Partner tosses high to themselves near the net and makes a controlled hit from a jump or a stand.',
        'Line up with the hitting arm, stop, sink and wait with hands at your shoulders.',
        'When the hitter has left the floor, jump. For a hit from standing, go when the arm goes back.',
        'Press over, see the ball meet your hands, and land on two feet.',
        'After each one say “early”, “late” or “good”. Four balls, then change roles.',
      ],
      mistakes: [
        'You jump with the set: say “wait” aloud until the hitter leaves the floor.',
        'You stand tall while waiting and then have to dip: wait in the load.',
        'Always late: lift your starting hands before you change anything else.',
      ],
      tips: [
        'Deeper set, later jump. A hit from the back row needs one more blink.',
        'Hit at three quarters: the aim is a hundred good looks, not one big crash.',
      ],
    },
  },
  {
    id: 'blocking/front-or-back',
    name: 'Front or Back',
    description:
      'Watch a partner set a ball forward or backward, call it as it leaves the hands, and go with the call.',
    category: 'blocking',
    dose: { sets: 4, reps: 6 },
    rest: 45,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'You look at the whole setter: hips, hands, where the ball is above the head. The call comes out of your mouth while the ball is still in their fingers, or a blink later. Your first step goes with the word. You aren’t first because you guessed but because you saw.',
      steps: [
        'Partner tosses the ball up to themselves and sets it either forward or backward, at random.',
        'Stand five steps away, side on to the setting line, in your stance, as a middle blocker would.',
        'Call “front” or “back” as early as you can without guessing, and crossover that way.',
        'Stop square and raise your hands before the ball lands. Six balls, then change roles.',
        'Score: one point for a right call, one for beating the ball.',
      ],
      mistakes: [
        'You watch the ball go up to the setter: leave it early and look at the hands and hips.',
        'You call after the ball is on its way: call louder and earlier. Wrong calls are allowed here.',
      ],
      tips: [
        'Clues: an arched back and hands behind the forehead mean back. Hands in front mean front.',
        'Setter: try to look the same each time. You are training too.',
      ],
    },
  },
  {
    id: 'blocking/up-with-the-quick',
    name: 'Up with the Quick',
    description:
      'Jump with a quick hitter, hands straight over the net, and take away the shortest attack there is.',
    category: 'blocking',
    dose: { sets: 4, reps: 4 },
    rest: 90,
    equipment: ['ball', 'net', 'partner'],
    maxJumps: true,
    guide: {
      technique:
        'There is no time to load deep. Your hands wait by your forehead, your knees are bent already, and you pop up as the quick hitter does, pressing over before the swing. It is a fast, small-looking jump with long arms. You land and look to the pins straight away.',
      steps: [
        'Partner stands at the net on the other side, tosses low, half a metre above the tape, and hits it from a small, quick jump.',
        'Stand opposite with hands at forehead height, knees bent, weight forward.',
        'Leave the floor together with the hitter and press your hands straight over.',
        'Land on two feet and at once turn your eyes to the left or right pin.',
        'Four balls, rest for ninety seconds, change roles.',
      ],
      mistakes: [
        'A deep load makes you late: wait lower and use a short, sharp push.',
        'Hands go up along your body first: from forehead to over the net is the shortest way.',
        'You hang on the quick after the ball has gone: land, look, move.',
      ],
      tips: [
        'Jump with the hitter only if the pass was good. On a poor pass there is no quick.',
        'Long arms beat a high jump here: shrug your shoulders and get across.',
      ],
    },
  },
  {
    id: 'blocking/hold-then-release',
    name: 'Hold, Then Release',
    description:
      'Stay with the quick hitter until you know, then release to the pin with a first step that isn’t late.',
    category: 'blocking',
    dose: { sets: 4, reps: 5 },
    rest: 45,
    equipment: ['partner'],
    guide: {
      technique:
        'You are like a spring held by a finger. Knees bent, hands up, a tiny lift of the hands towards the quick, and feet still on the floor. The moment you see the set go out, you release with a short open step. You feel that holding cost you nothing, for you were loaded all the time.',
      steps: [
        'Partner stands in front of you as the setter and shows a set with the hands: middle or outside.',
        'At the start of the set, sink and lift your hands to the forehead. Your feet stay down.',
        'Hands push up: block the quick with a small jump. Hands push out: open, cross, close to that side.',
        'Stop square with hands high. The partner says whether your first step left too early.',
        'Change roles after the set. Mix the calls so that nobody can guess.',
      ],
      mistakes: [
        'You leave for the pin before the set shows: wait until the partner’s elbows straighten.',
        'You jump at the quick every time: lift only your hands until you are sure.',
        'Standing up while holding: stay down. The hold is a squat, not a rest.',
      ],
      tips: [
        'Real order of thought: good pass, hold. Bad pass, lean to the high ball.',
        'Being half a step late with square feet still closes more balls than a guess.',
      ],
    },
  },
  {
    id: 'blocking/tip-or-swing',
    name: 'Tip or Swing',
    description:
      'Stand with block hands up and read late whether your partner swings or tips, then answer each one.',
    category: 'blocking',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'Your hands are up and firm for the swing, and your eyes stay on the arm. A swing comes through fast with the shoulder behind it: you press. An arm that slows and a hand that opens means a tip: you drop your hands, turn, and go for the ball with quick feet. You choose late and without panic.',
      steps: [
        'Stand three steps from your partner, feet on the floor, block hands high. No net needed.',
        'Partner tosses to themselves and either hits at half power at your hands or tips over you.',
        'On a swing press and stop the ball. On a tip pull back, turn on two feet and play it before its second bounce.',
        'Count your right answers out of eight, then change roles.',
        'Start slowly. Speed comes when you get six of eight.',
      ],
      mistakes: [
        'You watch only the ball: look at the elbow. It slows before a tip.',
        'You turn before you are sure and the swing hits your shoulder: keep your hands up until you are sure.',
      ],
      tips: [
        'Partner: half power, at the hands, never at the face.',
        'In a game call “tip!” as soon as you see it. Your defenders need that half second.',
      ],
    },
  },
  {
    id: 'blocking/line-or-cross',
    name: 'Take Line, Take Cross',
    description:
      'Agree with your partner which shot the block takes, and build your wall exactly there, every time.',
    category: 'blocking',
    dose: { sets: 3, reps: 6 },
    rest: 45,
    equipment: ['net', 'partner'],
    guide: {
      technique:
        'Taking line, your outside hand lies on the path along the sideline and the cross is left for the defense. Taking cross, your hands stand half a step inside. You decide before the hitter jumps, with your feet and not with arms that wander. Behind you a digger knows exactly where to stand.',
      steps: [
        'Agree on a call, and show it behind your back: one finger for line, two for cross.',
        'Your partner across the net makes a slow approach at the pin without a ball.',
        'Set your feet for the call, stop, jump at two thirds, and press over.',
        'Freeze the hands for a blink. Your partner says which shot was open.',
        'Three of each call, in any order. Change roles.',
      ],
      mistakes: [
        'You take both a little, and so neither: choose one and give the other away on purpose.',
        'Arms swing over in the air to reach: put your feet right and keep the arms straight.',
        'The signal is shown and forgotten: say it to yourself as the serve goes up.',
      ],
      tips: [
        'Taking cross against a hitter with a straight run-up is often wrong: watch the angle first.',
        'The best block is the one your defense can build behind.',
      ],
    },
  },
  {
    id: 'blocking/joust',
    name: 'Win the Joust',
    description:
      'Push against a partner over a ball that sits on the tape, and learn to win with legs and patience.',
    category: 'blocking',
    dose: { sets: 3, reps: 5 },
    rest: 45,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'The ball is squeezed still between you. Your arms are nearly straight, your wrists firm, and you push a fraction later than your partner. The push comes from your legs and trunk, through the ball and then down. Your feet land softly and the net hardly moves.',
      steps: [
        'Lower the net, or both of you hold the ball on the tape from a small jump.',
        'Each puts both hands on their own side of the ball, fingers wide, arms nearly straight.',
        'On “now” push and try to put the ball down on the other side. No full jumps, no swinging.',
        'After the first shove comes a second one: hold, feel the partner give, then push again.',
        'Five jousts, a point each. Land on two feet every time.',
      ],
      mistakes: [
        'You give everything at once: keep a third of your push for the second beat.',
        'Elbows bent and you get pushed back: straighten the arms, then push with the body.',
      ],
      tips: [
        'Push it down and in. If both press and it flies out, the point goes to the side on which it went out.',
        'In a match play goes on after a joust, and your team has three new touches. Stay awake.',
      ],
    },
  },
  {
    id: 'blocking/three-lane-race',
    name: 'Three-Lane Race',
    description:
      'A partner sends the ball to one of three lanes, and you must be there, square, before it lands.',
    category: 'blocking',
    dose: { sets: 4, reps: 5 },
    rest: 30,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'You begin in the middle, loaded and calm. As the ball leaves the hands you read the lane and move with the right footwork: none, shuffle or crossover. You arrive, stop and show the hands while the ball is still in the air. You finish still, not sliding.',
      steps: [
        'Mark three spots on a line: middle, and one about three big steps to each side.',
        'Partner stands five steps in front with the ball and throws it high to land in front of one of the spots.',
        'Move, stop square on the spot, hands high, before it touches the floor.',
        'Let it bounce, the partner collects it, and you return to the middle. Five balls a set.',
        'One point for in time, one for square feet. Ten points are possible in each set.',
      ],
      mistakes: [
        'You leave early and guess: wait until the ball leaves the hands. A wrong start costs the point.',
        'In time but sliding: shorten the last step and sink.',
        'You walk back to the middle: hurry home. In a rally there is always another ball.',
      ],
      tips: [
        'Partner: make it harder by throwing lower, not by throwing further.',
        'Play it as a match, set against set. The one who is behind chooses the next three lanes.',
      ],
    },
  },
  {
    id: 'blocking/setter-duel',
    name: 'Beat the Setter to Seven',
    description: 'One setter, one blocker, three places to set: first to seven points wins, with real jumps.',
    category: 'blocking',
    dose: { minutes: 10 },
    equipment: ['ball', 'net', 'partner'],
    maxJumps: true,
    guide: {
      technique:
        'It is a small game of nerves. You hold your base, read the hands, and go with everything you have once you know. Your block is up, square and over the net as the ball comes down at the spot. Wrong guesses hurt, so you stop guessing, and that is the point of the game.',
      steps: [
        'Partner tosses to themselves across the net and sets to the left, the middle or the right.',
        'You start in the middle and block in front of the ball’s spot as it comes down to the tape.',
        'Square, hands over and in time: your point. Late, drifting or wrong side: the setter’s point.',
        'First to seven. Rest for two minutes, change roles.',
        'Stop at the end of the second game, however it stands. That is enough full jumps.',
      ],
      mistakes: [
        'You gamble on one side: take the first step only when the ball leaves the hands.',
        'Rushing into the net: stop a forearm away from it. A net touch loses the point, as in a match.',
      ],
      tips: [
        'Count how often the setter goes where. After five sets you’ll see a habit.',
        'Judge fairly. When you don’t agree, play the point again.',
      ],
    },
  },
  {
    id: 'blocking/hitter-against-block',
    name: 'Hitter Against Block',
    description: 'A real hitter, a real block, half of the court: play to nine and change roles.',
    category: 'blocking',
    dose: { minutes: 10 },
    equipment: ['ball', 'net', 'partner'],
    maxJumps: true,
    guide: {
      technique:
        'Everything comes together and you think of one thing only. Eyes to the hitter, feet stop, hands over, soft landing, turn. You are pleased with a touch that slows the ball as much as with a stuff, for both help your team. Between points you breathe out and start fresh.',
      steps: [
        'Partner tosses to themselves or takes a set and hits into half of your court, at three quarters power.',
        'Start in your base two steps inside and set your block on the hitting arm.',
        'Block back into their court: two points. A touch you or the floor behind keeps playable: one point.',
        'A clean hit into your half: two points for the hitter. Out or in the net: one for you.',
        'Play to nine, rest two minutes, change roles. Two games are the limit.',
      ],
      mistakes: [
        'You chase the ball with your arms: keep hands where your feet put them.',
        'Angry jumps after a lost point: land, breathe out, base, next ball.',
        'No turn after the touch: the rally goes on behind you, so turn and look.',
      ],
      tips: [
        'Notice which shot beat you twice. Take that one away and see what the hitter does next.',
        'Warm up your hitting shoulders before the first ball, both of you.',
      ],
    },
  },
];
