import type { DrillSource } from '../drill-facts/minutes.ts';

/** Drills of the overhand pass and the setter: hands, feet, tempo, back sets, reading and decisions. */
export const settingDrills: DrillSource[] = [
  {
    id: 'setting/window-hands',
    name: 'Window Hands',
    description:
      'Bring your hands up above your forehead into the setting shape, freeze, and check it finger by finger.',
    category: 'setting',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'The hands are up early and form a ball-shaped window just above your forehead, a hand’s width away from it. Wrists bend back until the skin wrinkles, fingers are wide and springy, thumbs point at each other and a little back towards your eyes. The elbows hang just outside the shoulders.',
      steps: [
        'Stand with your feet hip-wide, right foot a little in front, knees soft.',
        'Bring both hands up past your face in one quick move and open the fingers wide.',
        'Freeze for two seconds and look out through the window of thumbs and first fingers.',
        'Check: wrists back, elbows just outside the shoulders, hands above the eyes.',
        'Drop the arms, shake them, and bring them up again a bit faster.',
      ],
      mistakes: [
        'Hands in front of the chin: lift them until you see the ball under your thumbs, not over your fingers.',
        'Elbows wide like wings or squeezed together: let them hang where they feel lazy.',
        'Flat, stiff fingers: imagine that you carry a round bowl on them.',
      ],
      tips: [
        'Do ten every time you walk through a door today.',
        'A phone camera from the side shows at once whether the hands are above your nose.',
      ],
    },
  },
  {
    id: 'setting/superman-finish',
    name: 'Shadow Set and Finish',
    description:
      'Set an imagined ball with your legs and arms together and hold the long finish for two seconds.',
    category: 'setting',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'The push starts at the floor: knees straighten, then the elbows, then the fingers, in one smooth wave. At the end you’re tall, arms long towards the target, wrists relaxed, weight on the front foot. Nothing jerks. It feels as if a rope pulled both hands up and away from you.',
      steps: [
        'Take your setting stance with hands in the window, knees half bent.',
        'Breathe in, sink the width of two fingers.',
        'Straighten legs and arms together, and send the imagined ball high to a spot you chose.',
        'Hold the finish for two seconds. Are both hands the same height and the same length?',
      ],
      mistakes: [
        'Arms go first and the legs join later. Say “legs, arms” and make it one word.',
        'You fall backwards. Finish with your nose over your front toes.',
        'One hand ends higher. Reach with both thumbs to the same height.',
      ],
      tips: [
        'Choose a real spot, a clock or a lamp, and finish at it.',
        'Every fifth one with closed eyes: then you feel the order better.',
      ],
    },
  },
  {
    id: 'setting/left-right-stop',
    name: 'Left, Right, Stop',
    description:
      'Run three steps to a spot, plant left then right, and stop in balance with your hands already up.',
    category: 'setting',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'The last two steps are a brake: left, then right, with the right foot a little in front and nearer the net. Hips and toes end up facing the left front of the court, where most of your sets will go. Head over hips, knees bent, hands up before the second foot lands. You could stand there for a minute.',
      steps: [
        'Mark a spot on the floor and stand three or four steps away, on its right side as you look at it.',
        'Run to it. Don’t skip, just run, arms moving.',
        'Plant left, right, turn your hips to the target as the right foot lands.',
        'Hands in the window. Freeze for two seconds.',
        'Walk back. Every set, start from another place: right, behind, in front.',
      ],
      mistakes: [
        'You arrive with feet together and wobble. Make the left step longer, and low.',
        'Hands come up after the stop. Lift them on the left step.',
        'You run with your hands up all the way: that makes you slow. Run first, lift last.',
      ],
      tips: [
        'It is left-right for left-handers too: the target is the same.',
        'Say “left, right, up” softly until the feet know it.',
      ],
    },
  },
  {
    id: 'setting/release-run',
    name: 'Release to the Spot',
    description:
      'Leave your base at right back, run to the setter’s spot at the net, turn to the court and be ready.',
    category: 'setting',
    dose: { sets: 4, reps: 5 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'You go the moment the server hits the ball, straight and fast, looking over your shoulder for the passer. The spot is about an arm’s length and a half off the net and a step to the right of the middle. You get there before the pass does and wait with quiet feet, open to the whole court.',
      steps: [
        'Mark the spot with tape or a towel, and your base six metres behind it to the right.',
        'On a word that you say yourself, run. Look left over your shoulder on the way.',
        'Stop left-right with your right shoulder to the net, open to the passers.',
        'Pretend that the pass comes: take one more step to it, hands up, shadow set.',
        'Jog back to base. Five in a set, rest for thirty seconds.',
      ],
      mistakes: [
        'You watch the ball all the way and run a curve. Run straight to the spot, then look.',
        'Stopping under the net. Leave room to take one step in any direction.',
      ],
      tips: [
        'Count your seconds. Under two and a half is good for six metres.',
        'In a match the setter who is early looks calm, and that calms the whole team.',
      ],
    },
  },
  {
    id: 'setting/pivot-and-face',
    name: 'Pivot and Face',
    description:
      'Arrive at a pass that is off the spot, pivot on the planted foot and square up to your target.',
    category: 'setting',
    dose: { sets: 3, reps: 6, perSide: true },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'The feet go to the ball and the hips go to the target. You step under the imagined ball, plant, and turn on the ball of the foot until your belly button looks where you want to set. The turn is over before your hands would touch anything. Shoulders stay level.',
      steps: [
        'Stand on your spot. Imagine a pass that drops three steps away.',
        'Run there, plant the foot nearer the net, pivot and bring the other foot round.',
        'Hands up, facing the left front. Shadow set with a full finish.',
        'Go back. Six balls to the left of the spot, six to the right.',
        'Last set: mix in two balls well off the net.',
      ],
      mistakes: [
        'You turn in the air with the set. Then the ball spins: first turn, then set.',
        'Only the shoulders turn. Look at your feet: the toes should point to the target.',
      ],
      tips: [
        'Put a shoe where the outside hitter would be and point your front toes at it each time.',
        'On dusty floors wipe your soles first. A clean pivot needs grip.',
      ],
    },
  },
  {
    id: 'setting/shadow-jump-set',
    name: 'Shadow Jump Set',
    description:
      'Hop at half height, set an imagined ball at the top and land on both feet where you took off.',
    category: 'setting',
    dose: { sets: 3, reps: 6 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'It’s a calm jump, half of what you could do. The hands are up before you leave the floor, you hang for a blink, and the arms finish while you’re at the top. The legs give height and the arms give the push. You come down on two feet with soft knees, on the same spot.',
      steps: [
        'Two running steps, left-right stop, knees bent, hands already above the forehead.',
        'Hop straight up at half height with a still upper body.',
        'At the top straighten the arms to the finish.',
        'Land on both feet, knees bending, and hold for one second.',
        'Six, then walk for half a minute.',
      ],
      mistakes: [
        'You set on the way down. Let the arms go as soon as you feel light.',
        'Floating forward to the net. Look down after landing: are you on your mark?',
        'Swinging the arms to jump. The hands stay up, the legs do the work.',
      ],
      tips: [
        'A jump set is about time, not height. Half is plenty.',
        'If the landing is loud, the next hop is lower.',
      ],
    },
  },
  {
    id: 'setting/setter-triangle',
    name: 'Setter’s Triangle',
    description: 'Run base, spot and cover again and again, with one good shadow set each time round.',
    category: 'setting',
    dose: { sets: 4, seconds: 20 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'You move like a setter in a rally: fast to the spot, still while you set, then low and quick to where you would cover your hitter, then back to base. The change from fast to still is the skill. Breathing stays even, and your eyes are up, not on the marks.',
      steps: [
        'Lay three marks: base at right back, the spot near the net, and a cover mark three steps to the left of the spot.',
        'Run base to spot, left-right stop, shadow set, hold for a blink.',
        'Shuffle low to the cover mark, palms up in front of you, touch the floor.',
        'Run back to base and go again for twenty seconds. Rest for thirty.',
      ],
      mistakes: [
        'You set while still running. No stop means the round doesn’t count.',
        'Standing tall at the cover mark. Knees bent, hands below the waist, ready for a ball off the block.',
      ],
      tips: ['Count clean rounds, not all rounds.', 'Last set: cover to the right side, behind you.'],
    },
  },
  {
    id: 'setting/call-before-the-ball',
    name: 'Call Before the Ball',
    description: 'Walk through ten imagined passes and say aloud, each time, what you would set and why.',
    category: 'setting',
    dose: { minutes: 5 },
    equipment: [],
    guide: {
      technique:
        'A setter decides with a plan and changes it only for a reason. You picture the pass: perfect, two steps off, or far away. On a perfect one you have all your hitters. Two steps off, the quick is hard. From far away, high and to the outside. The answer comes before the ball would arrive.',
      steps: [
        'Stand on your spot and close your eyes. Picture your six players and where the block stands.',
        'See the pass come. Perfect, medium or poor: say which.',
        'Say the set and the reason in one sentence: “Back set, their left blocker is small.”',
        'Open your eyes, take the footwork and do the shadow set.',
        'Ten passes, with at least three poor ones.',
      ],
      mistakes: [
        'You always choose the hardest set. Ask which ball your hitter would love now.',
        'No reason given. If you can’t say why, choose the high outside ball.',
      ],
      tips: [
        'Your team’s names for the sets may differ from others’. Use the ones your team knows.',
        'Watch one rally of a match video and guess the set before it comes. That is the same skill.',
      ],
    },
  },
  {
    id: 'setting/forehead-catch',
    name: 'Forehead Catch',
    description:
      'Toss the ball up, get under it and catch it in your setting hands just above the forehead, then freeze.',
    category: 'setting',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'The ball drops into a shape that is already there. Finger pads touch it, the palms stay off, and the thumbs are behind and below it. The wrists give a little, like a spring. When you freeze you can look at the ball through your hands without lifting your chin far.',
      steps: [
        'Toss the ball about a metre above your head.',
        'Hands up at once, wrists back, knees bent, feet moving until the ball would land on your forehead.',
        'Catch it softly on the finger pads and freeze for two seconds.',
        'Check: palms free, elbows just outside the shoulders, ball above the hairline.',
        'Press it out of the window into the next toss.',
      ],
      mistakes: [
        'Catching in front of the chest. Take one more step, so that the ball comes to the head.',
        'The ball slaps into your palms. Spread the fingers and let the wrists give.',
        'You look at your hands. Look at the ball, the hands are already in the picture.',
      ],
      tips: [
        'The quieter the catch, the better the touch.',
        'Toss a little to each side in the last set and move your feet, not your arms.',
      ],
    },
  },
  {
    id: 'setting/catch-set-catch',
    name: 'Catch, Set, Catch',
    description:
      'Catch the ball in the window, pause, push it straight up with legs and arms, and catch it again.',
    category: 'setting',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'The pause lets you put everything right before the push. From there knees and elbows straighten together and the ball leaves all ten fingers at the same moment, without spin. Your arms end long. The ball goes up straight and comes back to the same place, so your feet hardly move.',
      steps: [
        'Toss, catch in the window, freeze for one second.',
        'Sink a little in the knees with the ball still on your fingers.',
        'Push up through legs, arms and fingers. Hold the finish until the ball is at its top.',
        'Bring the hands back to the window and catch. That was one.',
        'In the last set leave out the freeze. Catch and push become one soft touch.',
      ],
      mistakes: [
        'You throw from the shoulders with hands far back. Start the push above the forehead.',
        'Arms stop half-way. Touch an imagined ceiling with your fingertips.',
        'Spin on the ball: one hand pushes more. Start with both thumbs at the same height.',
      ],
      tips: [
        'A set in a match may not rest in the hands. Here it may, because you are learning the shape.',
        'Look for the seams: if you can read the brand, there is no spin.',
      ],
    },
  },
  {
    id: 'setting/lying-sets',
    name: 'Lying Sets',
    description:
      'Lie on your back and set the ball straight up off your finger pads, without help from the legs.',
    category: 'setting',
    dose: { sets: 3, reps: 12 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'On the floor only hands, wrists and arms can work, so you feel them well. The fingers take the ball on and send it off again in one soft bounce, above the forehead and not above the chest. It rises about an arm’s length and drops back to the same spot.',
      steps: [
        'Lie on your back, knees bent, feet flat on the floor.',
        'Hold the ball above your forehead in the window.',
        'Push it up an arm’s length, catch in the window, check. Six times.',
        'Then set it without catching, as softly as you can. Count the touches in a row.',
      ],
      mistakes: [
        'The ball drifts to the feet. Point your thumbs back to your eyes before each push.',
        'Loud, hard touches. Let the wrists bend back a bit further before they push.',
      ],
      tips: [
        'Keep the face safe: if a ball comes wrong, turn your head and let it fall.',
        'Great on the carpet at home. Eight in a row is good, fifteen is very good.',
      ],
    },
  },
  {
    id: 'setting/low-self-sets',
    name: 'Low Self-Sets',
    description:
      'Set the ball to yourself again and again, only a forearm’s length high, with quick, soft fingers.',
    category: 'setting',
    dose: { sets: 3, reps: 20 },
    rest: 20,
    equipment: ['ball'],
    guide: {
      technique:
        'Hands never drop: they live above your forehead. The touch is short, fast and silent. Fingers give and spring back, and the wrists do most of the work. The knees pulse a tiny bit with each touch, and the feet make small steps to stay under the ball.',
      steps: [
        'Start with a small toss to yourself.',
        'Set twenty times, a forearm’s length above your fingers.',
        'Eyes on the bottom of the ball, where your fingers will touch it.',
        'Rest for twenty seconds, shake the wrists, go again.',
      ],
      mistakes: [
        'Ball gets away to the front: move your feet sooner instead of reaching.',
        'Slapping sounds. Touch it a little later, when it is nearer to your forehead.',
        'Hands sink to the chin between touches. Keep the elbows up.',
      ],
      tips: [
        'Walk on the spot while you do it, then your feet stay awake.',
        'Once twenty is easy, look past the ball at the ceiling for the last five. Your fingers know where it is.',
      ],
    },
  },
  {
    id: 'setting/high-self-sets',
    name: 'High Self-Sets',
    description: 'Set the ball two to three metres high above your own head, with your legs in every touch.',
    category: 'setting',
    dose: { sets: 3, reps: 12 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'The higher ball needs more leg, not more arm. You sink quietly while it falls, meet it with springy hands, and rise through it to full length. Then you have time: look up, take a small step, get under it again. No spin, and a ball that goes up like a lift.',
      steps: [
        'Find a place with a high ceiling, or go outside on a calm day.',
        'Toss, sink, and set with legs and arms together, twice your own height.',
        'Hold the long finish for a blink, then hands back to the window.',
        'Twelve in a row with as few steps as you can.',
      ],
      mistakes: [
        'Ball flies forward: you met it too low. Get under it so that it would fall on your forehead.',
        'You bend backwards to reach it. Step back with quick feet instead.',
        'Deep squats: half a bend is enough, and quicker.',
      ],
      tips: [
        'Draw a circle of two big steps and try to stay in it.',
        'Outdoors the wind trains your feet. Enjoy it.',
      ],
    },
  },
  {
    id: 'setting/low-high-ladder',
    name: 'Low-High Ladder',
    description:
      'Set to yourself low, middle, high and back again, and learn how much leg each height needs.',
    category: 'setting',
    dose: { sets: 3, reps: 12 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'Your hands look the same at all three heights. What changes is how much your knees bend and how fast they straighten. Low is wrists only, middle is a small bend, and high is the whole chain. You choose the height before the touch and get what you chose.',
      steps: [
        'Low is a forearm, middle is an arm, high is two metres above your hands.',
        'Go low, middle, high, middle, low. Then start again without stopping.',
        'Say the height aloud just before your fingers touch.',
        'Twelve touches, rest, and in the last set go in any order you call.',
      ],
      mistakes: [
        'Each touch the same height. Exaggerate: make low almost nothing.',
        'Arms do the high ball alone. Bend the knees while the ball is falling, not after.',
      ],
      tips: [
        'Choosing height on purpose is what tempo is made of. This is the first step to it.',
        'Family or friends can call the heights for you.',
      ],
    },
  },
  {
    id: 'setting/one-hand-touches',
    name: 'One-Hand Touches',
    description: 'Set the ball low to yourself with one hand at a time and feel which finger pads carry it.',
    category: 'setting',
    dose: { sets: 3, reps: 8, perSide: true },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'The hand is under and behind the ball above your forehead on that side, wrist back, fingers wide. First finger, middle finger and thumb carry most of it, the others keep it steady. The ball only goes up a hand’s length or two. It feels like a cat that jumps off your fingers.',
      steps: [
        'Hold the other hand behind your back, or use it to steady the elbow.',
        'Eight soft touches with the right hand. Catch.',
        'Eight with the left. It will be worse. That is why we do it.',
        'Last set: right, left, right, left without a stop.',
      ],
      mistakes: [
        'Pushing with the palm. If you hear a slap, spread the fingers and bend the wrist back.',
        'Arm out to the side. Keep the elbow in front of the shoulder.',
      ],
      tips: [
        'An even pair of hands makes a ball without spin.',
        'Even six in a row on the weak side is worth being pleased about.',
      ],
    },
  },
  {
    id: 'setting/kneel-to-stand-sets',
    name: 'Kneel to Stand Sets',
    description:
      'Keep the ball going above your head while you get down on one knee, then both, and up again.',
    category: 'setting',
    dose: { sets: 3, reps: 3 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'The hands stay busy and quiet while the body changes levels. Each level takes as many touches as you need, and you only move when the ball is high and in the middle. Trunk upright, head still. It’s a puzzle of timing, and it shows that your hands can work without perfect feet.',
      steps: [
        'Put a mat or a folded towel under your knees.',
        'Set to yourself standing. On a high touch put one knee down, then the other.',
        'Two touches kneeling, then up again: one foot, the other foot.',
        'That is one. Do three without losing the ball. Change the first knee each time.',
      ],
      mistakes: [
        'Moving on a bad touch. Wait, set it high and straight, then go.',
        'Bumping down on the knee. Lower it slowly, with your trunk upright.',
      ],
      tips: [
        'No luck yet? Catch in the window at each level and go on.',
        'Record: from lying on your back up to standing.',
      ],
    },
  },
  {
    id: 'setting/walking-sets',
    name: 'Walking Sets',
    description: 'Set to yourself while you walk along a line: forwards, backwards, and sideways both ways.',
    category: 'setting',
    dose: { sets: 4, reps: 12 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'Feet first: you step to where the ball will come down and are still for a blink at each touch. The ball always starts from above the forehead, so when you walk forwards it goes only a little ahead. It looks as if you were stopping and starting on purpose, and so you are.',
      steps: [
        'Choose a line of about eight metres.',
        'Set and walk forwards, one step for each touch, then backwards.',
        'Then sideways to the right and sideways to the left, shoulders square.',
        'If you lose it, pick it up there and go on from there.',
      ],
      mistakes: [
        'You chase the ball with bent back and long arms. Set higher and take quicker steps.',
        'Walking through the touch. Plant, touch, step.',
      ],
      tips: [
        'Backwards is the one that helps most in a match. Do an extra line.',
        'Outdoors, choose a place without traffic, curbs or stairs.',
      ],
    },
  },
  {
    id: 'setting/quarter-turn-sets',
    name: 'Quarter-Turn Sets',
    description:
      'Set to yourself and turn a quarter with your feet between touches, until you have gone all the way round.',
    category: 'setting',
    dose: { sets: 3, reps: 12 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'While the ball is in the air your feet make two small steps and you face another wall. When it comes down, hips, shoulders and hands are square and still. The ball itself goes straight up each time, as though you hadn’t moved.',
      steps: [
        'Stand so that you face a wall or a line.',
        'Set high, turn a quarter to the right with two steps, set again.',
        'Four touches bring you round once. Three rounds, then three to the left.',
        'Harder: half turns, each with one high set.',
      ],
      mistakes: [
        'Twisting at the waist. Let the feet make the turn.',
        'Ball drifts to where you are turning. Push straight up before you turn.',
      ],
      tips: [
        'Name the wall you will face before you set. Deciding early makes it easy.',
        'Setters turn on almost every ball. This is that turn, slowed down.',
      ],
    },
  },
  {
    id: 'setting/chair-edge-sets',
    name: 'Chair-Edge Sets',
    description:
      'Sit on the edge of a chair and stand up into the set, so that your legs give the ball its height.',
    category: 'setting',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'You feel the push begin under your feet. Bottom leaves the chair, knees straighten, and the arms follow at the very end, so the ball seems to fly by itself. At the finish you stand tall, weight slightly forward, arms long. The hands stay soft, because they needn’t do all the work.',
      steps: [
        'Use a firm chair that can’t slide. Sit on the front edge, feet under your knees.',
        'Hold the ball in the window above your forehead.',
        'Lean forward a little, stand up and push the ball up in the same move.',
        'Catch it, sit down slowly, start again.',
        'In the last set toss first and set it on the way up.',
      ],
      mistakes: [
        'Standing up first, then pushing. Try to make one sound of it.',
        'Rocking back to get going. Bring the feet nearer to the chair.',
      ],
      tips: [
        'Push it as high as you can without using more arm. Surprised?',
        'Later bend just a bit in the match: the feeling is the same, the squat is smaller.',
      ],
    },
  },
  {
    id: 'setting/bounce-and-under',
    name: 'Bounce and Get Under',
    description:
      'Throw the ball up, let it bounce, and run under it so that you could head it, then set it up.',
    category: 'setting',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'You read the bounce early and your feet are busy long before your hands. Then, for a moment, nothing moves: you’re under it, knees bent, hands up, ball dropping to your forehead. If you missed your hands, it would land on your nose. That is how you know you’re in the right place.',
      steps: [
        'Throw the ball up and a few steps away from you.',
        'Let it bounce once and run under it with quick, small last steps.',
        'Stop with your hands up and set it straight up, high. Catch.',
        'Eight balls: front, left, right, and behind you.',
      ],
      mistakes: [
        'Setting on the run with arms stretched out. Leave earlier: go on the throw.',
        'Big last steps, so you end too far under or too far away. Make the last three tiny.',
      ],
      tips: [
        'First set: let it hit your forehead softly instead of setting. It really helps.',
        'Someone else can throw for you. Then you don’t know where.',
      ],
    },
  },
  {
    id: 'setting/spin-check',
    name: 'No-Spin Check',
    description:
      'Set twelve balls to yourself at head height plus a metre, and score only those that don’t spin.',
    category: 'setting',
    dose: { sets: 2, reps: 12 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'Both hands touch at the same time, stay the same time, and leave at the same time. Then the ball floats up like a balloon, and you can follow one seam. A spin to one side tells you which hand was late or lower. It isn’t bad luck, it’s a message.',
      steps: [
        'Turn the ball so that a printed word faces you.',
        'Set it a good metre up and watch the word. Catch.',
        'No more than half a turn: a point. More than that: zero.',
        'Note the score out of twelve and which way the bad ones turned.',
      ],
      mistakes: [
        'Elbows at different heights: check them in the freeze before each toss.',
        'Ball not in the middle: a step to the side makes it central.',
      ],
      tips: [
        'Ten of twelve is match-clean. Referees look at how even the contact is, and less spin helps your hitters too.',
        'Two-colored balls make this easy to see.',
      ],
    },
  },
  {
    id: 'setting/over-the-top-catch',
    name: 'Over-the-Top Release',
    description:
      'Learn the back set with catches: hips forward, hands back over the head, turn and see where it went.',
    category: 'setting',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'Everything starts like a front set: same stance, same window. Then the hips press forward, the chest opens to the ceiling, and the hands finish up and back past your ears. The eyes follow the ball as it leaves. It feels like lifting a tray onto a high shelf behind you. The low back stays comfortable.',
      steps: [
        'Toss, catch in the window exactly as for a front set, freeze.',
        'Squeeze your bottom, press the hips forward, push the ball up and back over your head.',
        'Thumbs point up and back at the end. Hold the finish.',
        'Turn round and catch or let it bounce: straight behind you is right.',
      ],
      mistakes: [
        'Arching only the low back. Squeeze your bottom and lift the breastbone instead.',
        'Throwing the head back early. The ball leaves first, then you look.',
        'Ball lands to one side: one hand pushed more. Finish with both hands at your ears.',
      ],
      tips: [
        'If the first part looks like a front set, blockers can’t read it. Film and compare.',
        'Any pinch in the back means stop and push less far.',
      ],
    },
  },
  {
    id: 'setting/dump-steps',
    name: 'Show Set, Then Tip',
    description:
      'Stand as if to set, then at the last moment tip the ball with one hand to a mark on the floor.',
    category: 'setting',
    dose: { sets: 3, reps: 6, perSide: true },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'Until the ball is above your forehead both hands are up and it looks like a set. Then one hand stays, firm and high, and guides the ball down with the finger pads, while the other arm drops out. It is one short touch: no carrying, no pushing past your own head.',
      steps: [
        'Put two towels on the floor, one three steps to the left, one three steps to the right, slightly in front.',
        'Toss the ball high to yourself, hands up, knees bent.',
        'With the left hand tip it towards a towel: straight wrist, high contact, quick touch.',
        'Six with the left, then six with the right.',
        'In the last set do two real sets for each tip, from the same stance.',
      ],
      mistakes: [
        'Dropping the elbow and swinging. Contact stays above your head, the ball goes down by itself.',
        'Catching and steering. A ball that rests on the hand is whistled as a catch.',
      ],
      tips: [
        'At the net most setters use the left hand, for they stand with their right shoulder to the net and reach over with the left.',
        'Rule to know: a setter who is in the back row may not tip a ball that’s wholly above the net from inside the attack line.',
      ],
    },
  },
  {
    id: 'setting/wall-sets-close',
    name: 'Close Wall Sets',
    description:
      'Stand a big step from the wall and set quickly against a spot above your head, hands always up.',
    category: 'setting',
    dose: { sets: 3, reps: 20 },
    rest: 20,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'It’s a fast, soft rhythm: tap, tap, tap. The ball goes only half a metre away and comes back to the same place above your forehead. Fingers and wrists do the work and the elbows move a little. Your feet are alive but nearly on the spot. Listen: each touch should sound the same.',
      steps: [
        'Pick a spot on the wall a metre above your head.',
        'Stand one big step away, hands in the window.',
        'Set twenty times against the spot without a break.',
        'Rest for twenty seconds and circle your wrists both ways.',
      ],
      mistakes: [
        'Ball drops lower and lower. Aim higher and let the knees help.',
        'Hands come down after each touch. Imagine that the elbows rest on a shelf.',
        'Hitting with flat fingers: bend the wrists back further before the touch.',
      ],
      tips: [
        'Fingers warm first, always. Cold fingers get jammed.',
        'Count only the touches that you could not hear.',
      ],
    },
  },
  {
    id: 'setting/wall-sets-long',
    name: 'Long Wall Sets',
    description:
      'Stand three metres from the wall and set high arcs against it, with your legs in every ball.',
    category: 'setting',
    dose: { sets: 3, reps: 15 },
    rest: 30,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'From here arms alone aren’t enough. You sink as the ball comes back, meet it above the forehead, and push through the whole body to long arms. The ball climbs in an arc, touches the wall well above you and comes back high, so that you have time for your feet.',
      steps: [
        'Choose a spot three metres up or more, and stand three metres away.',
        'Throw the first ball. Get under the rebound, stop, and set to the spot.',
        'Let it bounce once if you need to. Better a bounce than a bad position.',
        'Finish long towards the spot each time.',
      ],
      mistakes: [
        'Flat, hard balls: aim for a point above the spot so that the ball falls onto it.',
        'Leaning back. Move your feet back before the ball is there.',
      ],
      tips: [
        'Find the distance at which ten good ones cost effort but not your form. That is your training distance.',
        'Count how many of the fifteen needed no bounce.',
      ],
    },
  },
  {
    id: 'setting/wall-one-hand',
    name: 'One-Hand Wall Sets',
    description:
      'Set against the wall with one hand, then with the other, to make your two hands equally strong.',
    category: 'setting',
    dose: { sets: 3, reps: 8, perSide: true },
    rest: 30,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'You stand close, with the elbow in front of the shoulder and the wrist bent back. The ball sinks into the finger pads and jumps off again, without a slap and without spin. Shoulder stays low. The weak hand gets the same number, and the same patience.',
      steps: [
        'Stand half a metre from the wall, right hand up, left hand on your belly.',
        'Eight short touches against a spot in front of your forehead.',
        'Change hands: eight with the left.',
        'Last set: right and left in turn, sixteen touches.',
      ],
      mistakes: [
        'Elbow drops and the palm pushes. Lift the elbow to the height of your chin.',
        'Too far away: step nearer until it’s easy, then half a foot back.',
      ],
      tips: [
        'If one side makes spin, that’s the hand that spins your sets. Give it one more set of eight.',
        'Small hands or a heavy ball? Let the other hand support the elbow.',
      ],
    },
  },
  {
    id: 'setting/wall-square',
    name: 'Wall Square Sets',
    description: 'Tape a square on the wall and set into it from two metres, counting the hits.',
    category: 'setting',
    dose: { sets: 3, reps: 12 },
    rest: 30,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'You look at the ball, but you know where the square is. Belt buckle and front toes point at it before each touch. The ball goes up and falls into the square from above, and your arms finish at it. When one misses, you know whether it was feet, hands or legs.',
      steps: [
        'Tape a square as wide as your arm is long, with its lower edge three metres up, or as high as you can reach.',
        'Stand two metres away and set twelve balls, catching between them if you like.',
        'A hit counts if it is in the square and you didn’t move after the touch.',
        'Begin the next set half a step to the left or to the right: turn your feet first.',
      ],
      mistakes: [
        'Aiming with the arms while the feet look elsewhere. Feet, hips, then hands.',
        'Always short? More legs. Always left? Your right hand works harder.',
      ],
      tips: [
        'Nine of twelve: make the square smaller or step back.',
        'Write down the best score and the date on the tape.',
      ],
    },
  },
  {
    id: 'setting/wall-shuffle-sets',
    name: 'Wall Shuffle Sets',
    description: 'Set along the wall while you shuffle sideways, seven touches one way and seven back.',
    category: 'setting',
    dose: { sets: 3, reps: 14 },
    rest: 30,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'Each set goes a little to the side, and your feet are there before the ball is. Shoulders stay parallel to the wall, hands stay high, the head travels on one level. Move, stop, touch. Even in a fast rhythm there is a small stillness in each touch.',
      steps: [
        'Stand a step and a half from a long wall.',
        'Set the ball against it slightly to your right, shuffle after it, set again.',
        'Seven touches to the right, seven to the left.',
        'Lost it? Start again there and count on.',
      ],
      mistakes: [
        'Feet cross or click together: small slides, the outside foot goes first.',
        'Ball gets ahead of you. Aim less to the side until the feet catch up.',
      ],
      tips: [
        'It trains the same last small steps that save bad passes.',
        'No long wall? Shuffle two touches right, two left.',
      ],
    },
  },
  {
    id: 'setting/wall-back-set',
    name: 'Back Set to the Wall',
    description:
      'Stand with your back to the wall, set the ball back over your head to it and turn to see the height.',
    category: 'setting',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'You begin as for a front set, so nobody could tell. The touch is above the crown of your head, a bit further back than usual, hips press forward and the hands finish past the ears. The ball climbs in an arc behind you. You feel where the wall is without looking.',
      steps: [
        'Stand two metres from the wall with your back to it. Choose a spot high up before you turn away.',
        'Toss to yourself, get under it so that it would land on the top of your head.',
        'Set up and back, hips forward, long arms.',
        'Turn quickly, see where it hits, and catch it after the bounce.',
      ],
      mistakes: [
        'Flat ball into the wall: push up first. Think ceiling, not wall.',
        'You take a step back under the ball to the chest. The ball belongs over your head.',
      ],
      tips: [
        'Three in a row at the same height: then take half a step further away.',
        'Use lines on the floor to know how square you stand.',
      ],
    },
  },
  {
    id: 'setting/wall-chase-set',
    name: 'Rebound, Chase and Set',
    description: 'Throw the ball at the wall at an angle, run under the rebound, turn and set to a spot.',
    category: 'setting',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'This is a bad pass that you make yourself. You leave early, run with free arms, and stop before you set. Even two metres off, hips face the spot when you touch the ball. The set is a bit higher than normal, which gives your imagined hitter time.',
      steps: [
        'Mark a spot on the wall, high. Stand four metres away.',
        'Throw the ball underhand at the wall so that it comes back to one side, high.',
        'Run, stop left-right, face the spot, set to it. A bounce is allowed in the first set.',
        'Catch, and throw to the other side. Eight balls.',
      ],
      mistakes: [
        'Setting while falling away. If you can’t stop, let it bounce and learn the distance.',
        'Same power as always. Further away needs more legs and a higher arc.',
      ],
      tips: [
        'Throw worse! Too easy a throw teaches nothing.',
        'Score: two points on the spot, one for the right direction. Ten out of sixteen is good.',
      ],
    },
  },
  {
    id: 'setting/wall-pass-then-set',
    name: 'Pass One, Set One',
    description:
      'Play the wall’s rebound with a forearm pass to yourself, then set it back to a spot on the wall.',
    category: 'setting',
    dose: { sets: 3, reps: 12 },
    rest: 30,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'Two touches, two shapes. The pass goes straight up and high enough to give you time. In that time you step under it and your hands change from platform to window. The set goes to the spot, long and quiet. You’re never in a hurry, because the first touch was good.',
      steps: [
        'Stand three metres from the wall and throw the ball against it.',
        'Pass the rebound up to yourself, about two metres above your head.',
        'Step under it, hands up, set to your spot on the wall.',
        'Pass, set, pass, set: twelve touches make a set.',
      ],
      mistakes: [
        'Low pass, panic set. Lift the pass with your legs and give it height.',
        'Feet stop after the pass. Move while the ball rises.',
      ],
      tips: [
        'When it breaks down, ask which touch came first that wasn’t good. That is the one to mend.',
        'It is also how a setter plays when a dig comes low.',
      ],
    },
  },
  {
    id: 'setting/wall-jump-sets',
    name: 'Wall Jump Sets',
    description:
      'Toss the ball up near the wall, hop at half height and set it against a high spot at the top.',
    category: 'setting',
    dose: { sets: 3, reps: 8 },
    rest: 40,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'You wait for the ball on the ground with hands up, hop, and meet it while you hang. Legs have done their part by then, so fingers, wrists and elbows must be quick. Contact is high above your forehead. You land where you started, on both feet, knees soft.',
      steps: [
        'Stand a metre and a half from the wall and toss the ball well above your reach.',
        'Bend, hands up, hop at half height.',
        'Set to the spot at the top of the hop and land in balance.',
        'Catch the rebound. Eight, then rest for forty seconds.',
      ],
      mistakes: [
        'Jumping too early and setting as you fall. Wait until the ball comes down to you.',
        'Contact drops to the face. Keep the hands where they were on the ground: above the forehead.',
        'Landing on one leg, half turned. Stop, and set from the floor until you’re square again.',
      ],
      tips: [
        'Short of arm strength? Go nearer. It comes with the weeks.',
        'Hops are small. Keep the big ones for blocking and hitting.',
      ],
    },
  },
  {
    id: 'setting/one-minute-wall',
    name: 'One-Minute Wall Test',
    description: 'Set against the wall for a minute from a step and a half away and count the clean touches.',
    category: 'setting',
    dose: { sets: 2, seconds: 60 },
    rest: 60,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'Quick and clean don’t fight here: the clean ones are quicker, because the ball comes straight back. Breathe through the whole minute. When the arms get heavy, the knees begin to help. A lost ball costs you three touches, so control beats speed.',
      steps: [
        'Draw or tape a line a step and a half from the wall and one above your reach.',
        'Set a timer. Count each touch that lands above the line with two even hands.',
        'Lost ball: fetch it, go on counting.',
        'Rest for a full minute, then the second try. The better one goes in your notebook.',
      ],
      mistakes: [
        'Racing from the start. Find a rhythm in the first ten seconds and keep it.',
        'Counting slaps and spins. Only clean touches, else the number means nothing.',
      ],
      tips: [
        'Forty is a good start, sixty is strong. Yours from last week is the one that matters.',
        'Test at most twice a week, train on the other days.',
      ],
    },
  },
  {
    id: 'setting/tempo-ladder-wall',
    name: 'Tempo Ladder at the Wall',
    description:
      'Set three heights to the wall, high, medium and quick, from hands that look the same each time.',
    category: 'setting',
    dose: { sets: 3, reps: 9 },
    rest: 30,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'The touch begins the same way, and only the speed of the arms and the help from the knees differ. High takes about two seconds to come back, medium one, quick is there at once. A person watching your hands from the front shouldn’t know which one comes.',
      steps: [
        'Mark three heights on the wall: just above your reach, a metre higher, two metres higher.',
        'Stand two metres away. Set high, medium, quick, catching between them.',
        'Say the name only as the ball leaves your fingers.',
        'Nine balls. In the last set draw lots or let someone call while the ball is in the air.',
      ],
      mistakes: [
        'Quick balls pushed from the chest. Stay above the forehead, just use less time.',
        'Different start for each one. Film from the front and look at the moment before the touch.',
      ],
      tips: [
        'Tempo is a gift to your hitters: always the same height for the same name.',
        'Count how often the ball hits its mark within a hand’s width.',
      ],
    },
  },
  {
    id: 'setting/streak-and-step',
    name: 'Streak and Step Back',
    description:
      'Make five clean sets in a row, step back half a step and go again: how far do you get in eight minutes?',
    category: 'setting',
    dose: { minutes: 8 },
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'Near the wall it’s touch, far from it it’s legs. As you step back, the stance gets a little wider, the bend a little deeper and the finish longer, but the hands stay the same. After a miss you breathe and start the five again. Patience wins this game.',
      steps: [
        'Start a metre from the wall. Five clean sets in a row above your mark.',
        'Then half a step back. Five again.',
        'A miss or a spun ball: start the five again at this line.',
        'After eight minutes note the line. Stop when the arms tire and form goes.',
      ],
      mistakes: [
        'Rushing the fifth. Say “one more” and do it like the first.',
        'Arms take over from far away. Sink earlier.',
      ],
      tips: [
        'Four metres is great for most players, and nobody starts there.',
        'Two players, two walls: compare lines, not styles.',
      ],
    },
  },
  {
    id: 'setting/partner-sets',
    name: 'Partner Sets',
    description: 'Set back and forth with a partner four metres away, hands early, feet still at each touch.',
    category: 'setting',
    dose: { sets: 3, reps: 15 },
    rest: 30,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'The ball goes up in an arc, a good metre above your heads, and drops onto your partner’s forehead. You’re under it early and stand still as you touch it. Finish long at them, hold for a blink, then be ready again. You hear soft touches and few steps.',
      steps: [
        'Stand four metres apart, right foot a little in front.',
        'Set high enough that both have time to move.',
        'Every ball that isn’t on your forehead is a reason to move your feet.',
        'Fifteen each. Last set: take one step back each.',
      ],
      mistakes: [
        'Flat, hard sets: your partner gets hurried. Add height.',
        'Standing and reaching. Say “feet” aloud each time you stretch for it.',
      ],
      tips: [
        'Praise the good ones. It’s a duet.',
        'Try to make the ball fall so straight that your partner could catch it on the head.',
      ],
    },
  },
  {
    id: 'setting/toss-move-set',
    name: 'Toss, Move, Set',
    description:
      'A partner tosses the ball short, long, left or right, and you get under it and set it back high.',
    category: 'setting',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'You watch the toss leave the hand and your feet answer at once. Run low and free, small steps at the end, stop, hands up, set. The ball goes back high and on the spot, even if you had to hurry. The hurry is in the legs and never in the hands.',
      steps: [
        'Partner stands five metres away and tosses underhand, high, three steps to one side of you.',
        'Move, stop, face the partner, set back above their head.',
        'Go to the middle again before the next toss.',
        'Ten balls. Then change roles.',
      ],
      mistakes: [
        'Sliding sideways for a ball that’s far away. More than two steps: turn and run.',
        'Setting off one foot. If you can’t stop, set higher and push with both hands anyway.',
      ],
      tips: [
        'Partner: high tosses at first, flatter ones when six in a row come back well.',
        'Score how many your partner can catch without a step.',
      ],
    },
  },
  {
    id: 'setting/pass-in-set-out',
    name: 'Pass In, Set Out',
    description: 'The ball comes from one direction and goes out in another: turn your feet before you set.',
    category: 'setting',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'This is the setter’s real angle. You open to the passer so you see the ball come, then your feet and hips turn to the target while it is in the air. When it arrives you face the target and only your eyes follow the ball in. The set flies straight off your forehead.',
      steps: [
        'Partner A tosses from six metres. The target is a second player or a mark about five metres to your left.',
        'Stand half open so that you see both. Watch the toss.',
        'Step under it, right foot finishing in front, hips to the target.',
        'Set high to the target and hold the finish. Ten balls.',
        'Last set: the target is behind you, so back set.',
      ],
      mistakes: [
        'Facing the passer at contact. Then the ball goes sideways with spin: turn your toes earlier.',
        'Turning your back to the passer too early and losing the ball.',
      ],
      tips: [
        'A bucket or a chair with a bag makes a fine target when there are only two of you.',
        'Name the target before the toss: “outside!”',
      ],
    },
  },
  {
    id: 'setting/late-call-sets',
    name: 'Late Call Sets',
    description:
      'Your partner calls front, back or up while the ball is in the air, and you set what was called.',
    category: 'setting',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'You prepare one and the same way for everything: square, hands up, hips under you. The call comes, and only the finish changes. Neutral until the last moment, then clear. If you had already leaned to the front, back would be hard, and you feel that at once.',
      steps: [
        'Partner stands four metres away and tosses high to you.',
        'While the ball falls they call “front”, “back” or “up”.',
        'Set it: to them, over your head behind you, or straight up to yourself.',
        'Ten balls, then change. Calls get later with each set.',
      ],
      mistakes: [
        'Guessing before the call. Stay under the ball and wait with your hands open.',
        'Back set from a ball in front of you. Take a small step more under it.',
      ],
      tips: [
        'Seven of ten right with a late call is already good.',
        'Partner: be fair. The latest call is when the ball is an arm’s length above the hands.',
      ],
    },
  },
  {
    id: 'setting/back-set-partner',
    name: 'Back Set to the Towel',
    description:
      'Take a toss from the front and back set it to a spot three metres behind you, at the same height each time.',
    category: 'setting',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'Back to the target, hips under the ball, hands open as for a front set. The push goes up through the hips, and the arms finish past the ears. You know the distance from the lines on the floor. After it leaves you turn and see: high, and straight behind.',
      steps: [
        'Partner tosses from four metres. Behind you, three metres away, lies a towel.',
        'Check over your shoulder where the towel is, then look at the ball.',
        'Set up and back. Turn round at once and watch where it lands.',
        'Eight balls, change roles. Move the towel to four metres if six of eight were near.',
      ],
      mistakes: [
        'Falling backwards after the set. Press the hips, keep your weight over both feet.',
        'Ball too flat and far: more up. Think of setting to the rafters above the towel.',
      ],
      tips: [
        'With three players make it a relay: the one at the towel back sets to the next.',
        'Squeeze your bottom during the push. It protects your back and adds power.',
      ],
    },
  },
  {
    id: 'setting/bump-set-rescue',
    name: 'Bump-Set Rescue',
    description:
      'When the ball is too low for your hands, get down and bump it high, straight to where the hitter waits.',
    category: 'setting',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'You decide early: hands or forearms. For the bump you get low behind the ball, platform level, hips and arms to the target, and lift with the legs until you stand tall. The ball goes high, with an arc that a hitter can run under. It isn’t pretty, it’s useful, and hitters love you for it.',
      steps: [
        'Partner tosses low balls in front of you, at knee to hip height. Target: a mark six metres to your left.',
        'Run, get low, feet and shoulders half-way to the target.',
        'Lift with the legs, arms finish long and towards the target, at chest height.',
        'Eight balls. The set should peak at least three metres up.',
      ],
      mistakes: [
        'Swinging the arms: the ball flies over the net or backwards. Hold the platform still and stand up through it.',
        'Taking a ball at the chin with bad hands. If you aren’t under it, bump.',
      ],
      tips: [
        'Call “high” or the hitter’s name, so that they know it will come slowly.',
        'Aim one step inside the sideline and off the net. Too tight to the net helps only the blockers.',
      ],
    },
  },
  {
    id: 'setting/deep-second-ball',
    name: 'Second Ball from Deep',
    description: 'Set a ball high to the outside from five metres behind the net line, after a run.',
    category: 'setting',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'The further you are from the net, the higher and simpler the set. You stop facing the target, right foot forward, and send the ball across in a big arc with a full leg push. It lands about two steps off the net line. You finish with your whole body pointing at it.',
      steps: [
        'Lay a line on the floor as the net and a mark for the outside hitter near its left end.',
        'Start on the setter’s spot. Partner tosses the ball five metres back into the court.',
        'Turn, run past the ball’s path, stop facing the mark and set high.',
        'Eight balls, half of them to the right back corner, half to the left. Change roles.',
      ],
      mistakes: [
        'Setting over your shoulder while running away. Get round the ball until you see the mark.',
        'Trying a quick or flat ball from here. High and outside, always.',
      ],
      tips: [
        'Call the hitter’s name early: a high ball needs one hitter who knows.',
        'Even libero and hitters should be able to do this one.',
      ],
    },
  },
  {
    id: 'setting/ten-in-a-row',
    name: 'Ten in a Row',
    description:
      'Together with a partner make ten clean sets in a row from moving feet. Any miss starts again at zero.',
    category: 'setting',
    dose: { minutes: 8 },
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'At seven you notice your shoulders rise. That’s what this drill is for. Breathe out, get your hands up early, and set the same ball as at one. Both of you move after every set, so that the feet can’t fall asleep. A calm voice helps more than a loud one.',
      steps: [
        'Five metres apart. After each set touch a line two steps behind you and come back.',
        'Count aloud together.',
        'A lost ball, a set with a lot of spin or one below head height: back to zero.',
        'After ten: everybody takes one step back. Play for eight minutes.',
      ],
      mistakes: [
        'You set flatter to save time. Higher gives both of you more time.',
        'Silence after a mistake. Say “next” and toss.',
      ],
      tips: ['Note the longest row of the day.', 'Blame is not a technique. Good partners set better balls.'],
    },
  },
  {
    id: 'setting/box-landing',
    name: 'Set into the Box',
    description:
      'Toss to yourself at the setter’s spot and set balls that would land in a box at the outside.',
    category: 'setting',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: ['ball', 'net'],
    guide: {
      technique:
        'You see the whole flight, as nobody hits it: up over the tape, along the net, down into the box a step inside the sideline and a good step off the net. The arc has its highest point a bit past the middle. You finish long to the left and hold it until the ball has landed.',
      steps: [
        'Tape or lay out a box of one and a half metres, half a metre off the net and just inside the left sideline.',
        'Stand on the spot, right shoulder to the net, right foot in front.',
        'Toss high to yourself, stop, set high. Let the ball land.',
        'Ten balls, count those in the box. Note whether misses were tight, short or deep.',
      ],
      mistakes: [
        'Ball drifts over the net: your right shoulder was too far forward. Turn your hips along the net, a bit to your own side.',
        'Short balls. More legs and a longer finish.',
      ],
      tips: [
        'Off the net by a step is a good miss, over the net is a bad one.',
        'Six of ten is fine to begin with, eight is match-ready.',
      ],
    },
  },
  {
    id: 'setting/outside-ball',
    name: 'High Ball to the Outside',
    description:
      'Take a partner’s pass at the net and set a high ball to the left front that a hitter can run under.',
    category: 'setting',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'You’ve turned before the ball comes, right foot in front, belt to the target. The set climbs two to three metres above the net and falls a step inside the line and a step off the net. The hitter doesn’t change the approach for you, and that’s the praise you are looking for.',
      steps: [
        'Partner tosses high from the back court to your spot, and then goes to be the target.',
        'Arrive early, open to the passer, then turn to the left front.',
        'Set high, with legs, and hold the finish.',
        'Take two steps towards the ball you set, low, as if to cover. Back to the spot.',
        'Ten balls, change roles.',
      ],
      mistakes: [
        'Waiting on the spot when the toss is off. Every pass needs at least one step.',
        'Balls too tight to the net. Aim at a point a step off it.',
      ],
      tips: [
        'Partner: catch it at your highest reach and say “high”, “good” or “low”.',
        'The same ball ten times is harder than ten different ones. And worth more.',
      ],
    },
  },
  {
    id: 'setting/back-set-pin',
    name: 'Back Set to the Right Front',
    description:
      'Set backwards along the net to a hitter on the right, with a start that looks like a front set.',
    category: 'setting',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'You stand as for the outside ball, so the blockers wait. Ball over the crown of the head, hips forward, hands up and back. It travels parallel to the net, a step off it, and comes down near the right sideline. You turn afterwards with the ball and go to cover.',
      steps: [
        'Partner tosses from the back court and runs to the right front, or a box lies there.',
        'Same stop and same stance as for a front set. Hands up.',
        'Press the hips and finish past your ears. Turn, cover.',
        'Eight balls. Change roles.',
      ],
      mistakes: [
        'Body turned away from the net: the ball follows your back. Keep your shoulders square to the net line.',
        'Taking a half turn to peek. Trust the lines under your feet.',
      ],
      tips: [
        'Distance from the middle to the right pin is short. Less push than you think, more height.',
        'Mix in every third ball to the front, so that the start stays the same.',
      ],
    },
  },
  {
    id: 'setting/first-tempo-feed',
    name: 'First-Tempo Feed',
    description: 'Set a short, quick ball just above the tape to a hitter who is already in the air.',
    category: 'setting',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'The ball spends almost no time in your hands and little time in the air: up from your fingers to the hitter’s hand, a forearm’s length in front of their shoulder. You feel the hitter in the corner of your eye and set to where the arm is. Wrists and fingers work and the legs stay nearly still.',
      steps: [
        'Partner tosses a good ball to you, then comes as a quick hitter, hopping at half power. A third player can toss.',
        'Take it high, with long arms, right in front of the middle.',
        'Set it just above the hitter’s reach, so it is still rising or just hanging when they touch it.',
        'They catch it or tap it over. Eight balls, then change.',
      ],
      mistakes: [
        'Setting low because it should be fast. Speed comes from a high contact, not from a low ball.',
        'Setting at the hitter’s head or behind. It belongs in front of the hitting shoulder.',
        'Forcing it on a bad pass. Two steps off the net: choose another ball.',
      ],
      tips: [
        'Ask after each: “higher, lower, further?” Hitters know.',
        'A quick that gets caught is a good quick. The hard hit comes later.',
      ],
    },
  },
  {
    id: 'setting/shoot-to-the-pin',
    name: 'Fast Ball to the Pin',
    description: 'Set a flatter, faster ball to the outside, one that leaves the block a step behind.',
    category: 'setting',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'The push is longer forward than up. Wrists and elbows finish quickly towards the left antenna, the weight goes with them. The ball rises only about a metre over the tape and is still alive as it gets there. Your shoulders stay level, so it doesn’t dive.',
      steps: [
        'Only after a good pass: on the spot, both feet still, facing the pin.',
        'Partner tosses, then approaches at half speed to the left front.',
        'Push out fast with a full finish, aiming a ball’s width inside the antenna.',
        'Partner catches high. Eight balls, change roles.',
        'Score: caught at full reach without stopping, two points. Caught with a wait or a lunge, one.',
      ],
      mistakes: [
        'It drops on the way: you met it too low or leaned back. Higher contact, weight forward.',
        'Fast in the air but late to leave. Keep the touch short as well.',
      ],
      tips: [
        'Same height each time, even when it isn’t perfect. Hitters can adjust to a habit, not to a lottery.',
        'Fast is a bonus. If the pass is off, go high.',
      ],
    },
  },
  {
    id: 'setting/jump-set-net',
    name: 'Jump Set at the Net',
    description:
      'Hop at half height and set the ball at the top, to save time and to hold the middle blocker.',
    category: 'setting',
    dose: { sets: 3, reps: 6 },
    rest: 60,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'Footwork as always, then a quiet hop, hands above the forehead already. You meet the ball at the top of the hop, long and high, and elbows and wrists send it. The right shoulder stays near the net, the feet come down together with soft knees, and you are at once ready to cover.',
      steps: [
        'Partner tosses high and near to the net.',
        'Left, right, hop straight up at half height.',
        'Set outside from the top. Land on two feet on your mark.',
        'Six balls, rest for a minute, change roles.',
        'Last set: back sets instead of outside.',
      ],
      mistakes: [
        'Hopping too far into the net. Take off from a stop, not from a run.',
        'No power in the air: the legs can’t help now, so be under it more and finish faster.',
        'Jumping on every ball. Choose it for good, high passes.',
      ],
      tips: [
        'Ask someone to film the landing. Two feet, no twist.',
        'It is a skill for good passes. From a poor one, stay on the floor.',
      ],
    },
  },
  {
    id: 'setting/tight-ball-save',
    name: 'Save the Tight Ball',
    description:
      'Rescue a pass that goes to the tape: turn your shoulder, hop a little, and set it with one or two hands.',
    category: 'setting',
    dose: { sets: 3, reps: 6 },
    rest: 45,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'You get there early and side-on, right shoulder to the net, with the arms well inside your own court. Two hands if there’s room for two. If only one reaches it, the stiff fingers of your right hand lift it straight up, like lifting a cup off a shelf. You don’t touch the net.',
      steps: [
        'Partner tosses high balls that drop on the tape or a hand’s width inside.',
        'Run in, stop half a metre from the net, turn side-on.',
        'Hop at half height, meet it above the tape, and put it up and back into your own court.',
        'Land on both feet, away from the net and the center line. Six balls, change roles.',
      ],
      mistakes: [
        'Facing the net and batting the ball over. Turn side-on, so that you can play along the net.',
        'Waving the whole arm. One firm, short lift from the fingers.',
        'Landing on the line under the net. Take off further back.',
      ],
      tips: [
        'A saved tight ball that a teammate can hit from standing is a great ball.',
        'Low tight balls into the net come back out: crouch, wait, bump up what drops off the net.',
      ],
    },
  },
  {
    id: 'setting/dump-or-set',
    name: 'Dump or Set',
    description: 'Read the hole on the other side: tip it yourself when it is open, set when it isn’t.',
    category: 'setting',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'You hop with both hands up and your eyes have already had a short look across the net. If the middle of their court is empty, the left hand puts the ball down there, quick and high. If somebody stands there, you set as always. Both begin the same. You choose, nobody hurries you.',
      steps: [
        'Partner tosses to you, then walks under or round to stand in one of two marked holes on the other side, or not.',
        'Look across for a blink as the ball rises. Then eyes on the ball.',
        'Hole open: tip into it. Hole covered: set outside.',
        'Point for each right choice that was also well played. Eight balls, change.',
      ],
      mistakes: [
        'Looking too long and losing the ball. One blink while it’s rising.',
        'Dropping the right hand early. Then everybody knows.',
      ],
      tips: [
        'Dump early in a match and the block will watch you for the rest of it. That opens room for your hitters.',
        'Remember the rule: only when you are a front-row player, if the ball is above the tape and you’re inside the attack line.',
      ],
    },
  },
  {
    id: 'setting/same-shape-four-sets',
    name: 'Same Shape, Four Sets',
    description:
      'Set outside, quick, back or tip from one and the same start, while a partner tries to read you.',
    category: 'setting',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'Ball over the forehead, back neutral, hands open: up to this point every set is the same. The choice lives in the last push. You feel calm, and a bit cheeky. If your partner raises an arm in time on most balls, find out what you show: a lean, a look, an elbow.',
      steps: [
        'A tosser feeds you. Your reading partner stands across the net, opposite the middle. With two, the partner tosses and then reads.',
        'Before the toss decide: outside, middle, back or tip.',
        'Set. Partner points to the side as soon as they know.',
        'Score: set before the point, one for you. Point before the set, one for them. Eight balls, change.',
      ],
      mistakes: [
        'Arching early for the back set. Hips go forward only as the ball touches your fingers.',
        'Looking at the target just before contact. Know it, don’t look at it.',
      ],
      tips: [
        'Ask your partner what gave it away. Honest spies are the best coaches.',
        'A false look is allowed once in a set. More, and it costs you balls.',
      ],
    },
  },
  {
    id: 'setting/late-eyes',
    name: 'Late Eyes',
    description: 'See the blocker across the net move while the ball is on its way, and set the other way.',
    category: 'setting',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'Ball, block, ball: your eyes go out for a blink when the pass is at its highest, and home again well before it reaches your hands. You saw one thing only, which way the middle leaned, and that is enough. The set goes the other way, and high enough to be hit.',
      steps: [
        'Partner stands across the net as middle blocker. A third player or you yourself toss the ball high.',
        'As the ball rises, the blocker takes one clear step left or right, or stays.',
        'Look, come back to the ball, set away from the step. Stayed in the middle: your choice of pin.',
        'Eight balls. Count right answers, then good sets. Change roles.',
      ],
      mistakes: [
        'Bad set because of the look. Toss higher and look earlier.',
        'Deciding before looking. Ask the blocker to stay or cross over now and then, to keep you honest.',
      ],
      tips: [
        'Start with big, early steps. Make them smaller each week.',
        'It’s fine to ignore the block when a hitter is on fire.',
      ],
    },
  },
  {
    id: 'setting/dig-to-set',
    name: 'Base, Dig, Get Up, Set',
    description:
      'Start in defense at right back, see a dig go up, run to it wherever it is, and set a good high ball.',
    category: 'setting',
    dose: { sets: 3, reps: 6 },
    rest: 30,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'First you defend: low, still, ready to dig. When the ball is dug by someone else you are off like a sprinter. Run to where it will drop, face your target as you stop, and choose early: hands, or bump. Last comes a good high set, even though you are out of breath.',
      steps: [
        'Stand in your base at right back, low.',
        'Partner slaps the ball, which means somebody dug, and throws it high to anywhere in the front half.',
        'Sprint, stop, face the left front, set high. If it’s low, bump.',
        'Two steps to cover, then walk back to base and breathe. Six balls, change.',
      ],
      mistakes: [
        'Leaving base before the slap. In a match that hole is where the ball lands.',
        'A clever set from a bad run. High and outside is clever.',
      ],
      tips: [
        'Call “mine” as you start. Two players meet more often on this ball than on any other.',
        'Count only sets that could be hit.',
      ],
    },
  },
  {
    id: 'setting/cover-your-hitter',
    name: 'Set and Cover',
    description: 'Set the outside ball, follow it low, and dig what comes back from the block.',
    category: 'setting',
    dose: { sets: 3, reps: 6 },
    rest: 30,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'After the set you don’t watch, you go. Three quick steps towards the hitter, and when the ball would be hit you’re still, very low, arms apart and palms up, eyes on the blockers’ hands and not on the ball. What drops off the block comes down fast and near, so you play it up high and to the middle.',
      steps: [
        'Partner tosses and runs to the left front with a second ball in hand.',
        'Set the first ball high outside. Let it land.',
        'Run to about two steps behind and inside your partner, stop low.',
        'Partner drops or throws the second ball down near you. Play it up.',
        'Six times, then change roles.',
      ],
      mistakes: [
        'Standing still and admiring. Go while the ball is still rising.',
        'Running through: you must be still when it comes. Better a step too far away, but still.',
      ],
      tips: [
        'Hands near the floor beat hands at the hips.',
        'A team that covers lets its hitters swing without fear. You begin it.',
      ],
    },
  },
  {
    id: 'setting/three-hitter-deal',
    name: 'Deal to Three',
    description:
      'Serve three imagined hitters fairly and cleverly: a plan of ten sets, scored by height and place.',
    category: 'setting',
    dose: { minutes: 10 },
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'You play like a dealer of cards: each choice has a reason and no one can guess the next. A hitter who scored gets it again, one who missed gets a good ball soon. Poor passes go high to the outside. Every set looks the same until it leaves.',
      steps: [
        'Mark three landing boxes: left front, middle, right front.',
        'Partner tosses ten passes: six good ones, two medium, two poor, in any order.',
        'Set to the boxes so that the same box comes at most twice in a row.',
        'In the box two points, near it one. Medium or poor pass not sent outside: zero.',
        'Play two rounds each, compare scores.',
      ],
      mistakes: [
        'Middle ball from a poor pass. Zero points, and in a match worse.',
        'A pattern: left, middle, right, left. Partner calls it out and takes the point.',
      ],
      tips: [
        'Before each round say your plan aloud, as you would to your coach.',
        'Fourteen of twenty is strong.',
      ],
    },
  },
  {
    id: 'setting/setter-game-to-fifteen',
    name: 'Setter’s Game to Fifteen',
    description:
      'Play a game against the block reader across the net: hittable sets that fooled them score double.',
    category: 'setting',
    dose: { minutes: 10 },
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'It’s a game, so the touch must look after itself. You think about them, not about your fingers. Hands early, feet still, then a surprise. After a poor toss you take the point of a simple ball. Your face gives nothing away until the ball has gone, and then you may smile.',
      steps: [
        'Partner tosses over the net from the other side to your spot, then stands ready as the middle blocker.',
        'Set outside, quick, back or tip. The blocker must move to the right place before the ball gets there.',
        'Hittable set: one point. Blocker late or wrong: two. Bad set or net touch: two for the blocker.',
        'First to fifteen, then change roles.',
      ],
      mistakes: [
        'Fooling yourself: a set that nobody could hit scores nothing. Hittable first.',
        'You go too fast at the end. At twelve take a slow breath before each toss.',
      ],
      tips: ['Use the same call names as your team does.', 'Save one trick for the last points.'],
    },
  },
  {
    id: 'setting/picture-the-rally',
    name: 'Picture the Rally',
    description: 'Sit still and see ten rallies through a setter’s eyes, from the whistle to the cover.',
    category: 'setting',
    dose: { minutes: 5 },
    equipment: [],
    guide: {
      technique:
        'You are inside your own head, not in the stands. Shoes on the floor, the serve, the run, the pass rising, the sound of your fingers, the hitter going. See the ball you want. When a picture goes wrong, stop, wind it back to the pass and play it well. Breathing stays slow.',
      steps: [
        'Sit or lie down, close your eyes, breathe out slowly three times.',
        'Picture rotation and score. You are at base. The serve comes.',
        'Run to the spot, see the pass, choose, feel the touch, see the ball fly to the hitter’s hand.',
        'Follow it and cover. Then the next rally.',
        'Put three poor passes among the ten, and one set at 23-23.',
      ],
      mistakes: [
        'Only perfect passes. Imagine ugly ones, and yourself calm.',
        'Watching like a film from outside. Look for your own hands in the picture.',
      ],
      tips: [
        'Five minutes on the bus to a match are enough.',
        'Hold a ball if your fingers need something to do.',
      ],
    },
  },
  {
    id: 'setting/eyes-up-count',
    name: 'Eyes Up, Count Fingers',
    description:
      'Set to yourself while a partner shows fingers behind the ball, and call the number without losing control.',
    category: 'setting',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'The ball is in the middle of what you see, and the partner is at the edge. You don’t jump back and forth, you widen your look. The touch stays soft and the ball stays on its line. Numbers come out of your mouth without your hands noticing. That is how a setter sees a block.',
      steps: [
        'Set to yourself, a metre high. Partner stands four metres in front of you.',
        'With every second touch the partner shows one to five fingers.',
        'Call the number before the next touch.',
        'Ten numbers, change roles. In the last set the partner walks about.',
      ],
      mistakes: [
        'Ball gets lower, because you are looking away. Set it higher: that buys time.',
        'Calling a touch too late. Be honest, and start again.',
      ],
      tips: [
        'First look when the ball rises. When it falls, it has your eyes.',
        'Nine of ten: partner uses both hands, you add up.',
      ],
    },
  },
];
