import type { DrillSource } from '../drill-facts/minutes.ts';

/** Drills of the attack: approach, arm swing, landing, timing, shots and choices. Full jumps are few and marked. */
export const hittingDrills: DrillSource[] = [
  {
    id: 'hitting/approach-walk',
    name: 'Walk the Approach',
    description:
      'Walk the four approach steps in slow motion and stop in the loaded position with both arms behind you.',
    category: 'hitting',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Right-handers step right, left, right, left; left-handers mirror it. The first two steps are small and calm. The third is the long one: heel first, hips behind it, both arms swinging back. The fourth closes beside it, a little in front, its toes turned towards your hitting side. You end low, chest over your thighs, like a spring.',
      steps: [
        'Lay a shoe where you want to take off. Go four walking steps back from it.',
        'Right: a small step. Left: a normal one, arms hanging.',
        'Right: long, low, heel first, both arms back as far as is comfortable.',
        'Left: close it quickly, toes turned a little towards your hitting side, knees bent.',
        'Freeze for two seconds, then walk back. Left-handers: left, right, left, right.',
      ],
      mistakes: [
        'Starting with the wrong foot. Put the foot that moves first behind, then it can’t go wrong.',
        'Arms still in front at the plant. They travel back with the long step, not after it.',
        'Both feet side by side and pointing at the net: turn the closing foot in a little, then it brakes.',
      ],
      tips: [
        'Say “right, left, right-left” and let the hyphen be short.',
        'Do it in front of a dark window and look at your arms.',
      ],
    },
  },
  {
    id: 'hitting/slow-quick-rhythm',
    name: 'Slow, Slow, Quick-Quick',
    description:
      'Jog the four-step approach with the right rhythm, from slow to fast, and stop without jumping.',
    category: 'hitting',
    dose: { sets: 3, reps: 6 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'You speed up all the way, like a ball rolling down a slope that gets steeper. The first two steps have patience. The last two come as one quick double beat, “ta-dam”. A good run-up feels as though somebody pulled you by the hips for the last two metres. Then the brake catches you, low.',
      steps: [
        'Stand four steps from your mark, weight on the front foot.',
        'Say the rhythm aloud: “slow... slow... quick-quick”.',
        'Jog it just as you say it. Clap or stamp if that helps.',
        'Plant and stay in the loaded position for a second. No jump yet.',
        'In the last set go at nearly full speed.',
      ],
      mistakes: [
        'All steps at one speed. Make the first two much too slow, then it becomes clear.',
        'Slowing before the plant. Shorten the first step and let the third be long.',
      ],
      tips: [
        'Record the sound of your shoes and listen to the last two beats.',
        'Running up fast is worth centimetres that no muscle gives you for free.',
      ],
    },
  },
  {
    id: 'hitting/plant-and-hold',
    name: 'Plant and Hold',
    description:
      'Do the last two steps of the approach, hold the loaded position for two seconds, and check it.',
    category: 'hitting',
    dose: { sets: 3, reps: 6 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Hips are behind the feet, knees bent about as if to sit on a high stool, chest over the thighs, both arms long behind you with the palms up. Weight is on whole feet, heels just touching. You feel thighs and bottom, not the front of the knee. From there the only way is up.',
      steps: [
        'Stand on your left foot, the right one free. Left-handers mirror all of it.',
        'Take one long step with the right: heel first, arms back.',
        'Close with the left, slightly in front, its toes turned in a little.',
        'Hold for two seconds. Knees over toes, back flat, eyes forward.',
        'Rise onto your toes, arms up. No jump. Step back and repeat.',
      ],
      mistakes: [
        'Stiff, nearly straight legs: sink until you could not sink without lifting the heels.',
        'Knees falling together: press them gently outwards.',
        'Round back, head down: show the letters on your shirt to the net.',
      ],
      tips: [
        'Ask someone to push your back lightly. If you stand firm, it’s a good plant.',
        'Film from the side: are the hands behind the hips?',
      ],
    },
  },
  {
    id: 'hitting/double-arm-swing',
    name: 'Double-Arm Swing',
    description: 'Swing both arms back and then up, and let them pull you onto your toes, without a jump.',
    category: 'hitting',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'The arms are long and loose, like two ropes. They brush past your hips, and as they come up fast, the whole body gets lighter and the heels leave the floor by themselves. They go on up above your head, the hitting arm to draw back, the other to point at the ball: it’s this drive up that lifts you. Shoulders are loose the whole time.',
      steps: [
        'Stand with feet under your hips, arms in front of you.',
        'Bend the knees and let both arms swing down and back together.',
        'Swing them up fast past your thighs and rise to your toes.',
        'Let both hands go on above your head, stay on your toes for a second.',
        'In the last set leave the floor by a hand’s width and land softly.',
      ],
      mistakes: [
        'Only one arm swings. Start with the thumbs touching, then both must go.',
        'Bent elbows on the way up: keep the arms long, so they have weight.',
        'You lean back. Nose stays over the toes.',
      ],
      tips: [
        'Try one jump with your hands on your hips, then one with the swing. That difference costs you nothing.',
        'No weights in the hands for this. Empty hands are fast hands.',
      ],
    },
  },
  {
    id: 'hitting/draw-the-bow',
    name: 'Draw the Bow',
    description: 'Lift both arms, draw the hitting elbow back high, freeze, and swing slowly to full reach.',
    category: 'hitting',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Both arms come up together. Then the guide hand points at the ball, and the hitting elbow goes back at shoulder height or above, with the hand open near the ear. Chest opens to the side, belly is firm. It feels like the moment before throwing something far. There’s a light stretch in front, and no pinch on top.',
      steps: [
        'Stand with the foot opposite your hitting arm in front.',
        'Lift both arms above your head, as at the end of the arm swing.',
        'Guide hand stays up, hitting elbow draws back, chest turns with it. Freeze for two seconds.',
        'Turn the hips, then the chest, then let elbow and hand follow up to full reach.',
        'Pull the guide arm down to your ribs as the hitting arm goes up.',
      ],
      mistakes: [
        'Low elbow: your upper arm should be level with the floor at least.',
        'Guide arm forgotten. Point with a finger, then you can’t.',
        'All in one block: hips start, the hand comes last.',
      ],
      tips: [
        'Slow is right here. Speed hides faults.',
        'Does the shoulder hurt? Stop for today and tell your coach or a parent.',
      ],
    },
  },
  {
    id: 'hitting/slow-motion-swing',
    name: 'Slow-Motion Swing',
    description: 'Go through the whole arm swing in six seconds, eyes closed for half of them.',
    category: 'hitting',
    dose: { sets: 2, reps: 8 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'You feel a wave: foot, hip, ribs, shoulder, elbow, hand. Each part begins a blink after the one before. At contact the arm is long, a little in front of the hitting shoulder, with the ear near the upper arm. After that the hand falls over the top and the arm swings past the same-side hip.',
      steps: [
        'Bow position, weight on the back foot.',
        'Let the front hip turn first and count “one”.',
        'Ribs and shoulder, “two”. Elbow past the ear, “three”.',
        'Hand reaches up and a little forward, “four”. Look up at it.',
        'Wrist over, arm down past your thigh, “five”, “six”.',
        'Every second one with your eyes closed.',
      ],
      mistakes: [
        'Arm across the body to the other hip: let it finish on its own side at first, it’s kinder to the shoulder.',
        'The contact hand is behind the head. It belongs in front, where you can see it.',
      ],
      tips: ['If you wobble, your feet are in one line. Stand wider.', 'Best done in the bathroom mirror.'],
    },
  },
  {
    id: 'hitting/towel-swing',
    name: 'Towel Whip',
    description:
      'Swing a small towel as if to hit a ball and listen where it cracks: in front and at the top.',
    category: 'hitting',
    dose: { sets: 3, reps: 6 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Arm loose, hand holding one end as lightly as you can without losing it. The towel hangs behind you, and then hips and chest pull it through. The sound comes late and high, in front of your shoulder. A loose arm is a fast arm: the harder you squeeze, the duller the crack.',
      steps: [
        'Take a kitchen towel by one corner. Look around: enough room, nothing to knock over.',
        'Draw the bow, towel hanging behind the shoulder.',
        'Turn hips, chest, arm. Let the wrist come last.',
        'Listen: was the swish in front and up? Six swings, rest for half a minute.',
        'The last set at about eight tenths of your strength, never more.',
      ],
      mistakes: [
        'A swish behind the ear: you used the arm too early. Start with the hip.',
        'Snatching the elbow straight. Let it straighten by itself and keep it a touch soft at the end.',
      ],
      tips: [
        'Compare the other arm. Four swings with it keep the shoulders friends.',
        'Warm shoulders first, always.',
      ],
    },
  },
  {
    id: 'hitting/step-close-jump',
    name: 'Step-Close Jump',
    description:
      'One long step, close, and a jump at half height that lands on both feet, held for two seconds.',
    category: 'hitting',
    dose: { sets: 3, reps: 5 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'The step-close is the engine of the attack. Heel, toe, arms back, arms up, and you leave the floor with both feet at the same time. In the air you’re tall. You land where you started or a shoe’s length further, both feet together, soft knees over the toes, without a sound.',
      steps: [
        'Stand on the left foot. Left-handers mirror it.',
        'Long right step with arms back, close with the left.',
        'Swing up and jump at about half height, straight up.',
        'Land on both feet at the same moment and sink.',
        'Hold for two seconds. Five, then rest for half a minute.',
      ],
      mistakes: [
        'Taking off from one foot: the closing foot came too late. Make it quicker and nearer.',
        'Jumping forward like a long jumper. Heels brake first, then up.',
        'Loud landing. Bend more, and jump lower until it’s quiet.',
      ],
      tips: [
        'Land as if your little brother sleeps next door.',
        'Half height done well beats full height done loudly.',
      ],
    },
  },
  {
    id: 'hitting/bow-in-the-air',
    name: 'Bow in the Air',
    description: 'Jump at half height, draw the bow in the air, show it for a blink, and land with a swing.',
    category: 'hitting',
    dose: { sets: 3, reps: 5 },
    rest: 45,
    equipment: [],
    guide: {
      technique:
        'Both arms take you up and at the top you look like a picture: guide hand at the ball, elbow high, chest open. Then hips and trunk close and the arm comes through at full reach. It’s unhurried, since half a second in the air is longer than you think. Land on two feet, balanced.',
      steps: [
        'Two-step start: step, close, jump at half height.',
        'Draw the bow while you’re still rising.',
        'Swing at an imagined ball at the top, hand high and in front.',
        'Land on both feet, bend, freeze. Five, then rest.',
      ],
      mistakes: [
        'Drawing the arm on the way down. Take the elbow back straight from the upswing.',
        'Landing on the foot of the non-hitting side. Keep the hips level as you swing and land on both.',
        'Kicking heels: a small bend is fine, no show.',
      ],
      tips: [
        'Ask someone to take a photo at the top. Is your elbow above your shoulder?',
        'Breathe out with the swing.',
      ],
    },
  },
  {
    id: 'hitting/up-not-out',
    name: 'Up, Not Out',
    description: 'Approach at two thirds, brake on a taped line, jump up and land just in front of it.',
    category: 'hitting',
    dose: { sets: 3, reps: 5 },
    rest: 40,
    equipment: [],
    guide: {
      technique:
        'You come fast, and the long step and the close turn run into lift. It feels like a hand on your chest and another one under your feet. You come down one shoe’s length in front of where you took off. Near a net that length is the difference between a kill and a fault.',
      steps: [
        'Tape a line. Start four steps behind it.',
        'Slow, slow, quick-quick, planting both feet just behind the line.',
        'Heels first on the long step, hips back, then jump at two thirds straight up.',
        'Land on two feet, stay, look down and measure.',
        'Five, then walk for forty seconds.',
      ],
      mistakes: [
        'Planting on the toes. Then nothing brakes: heel first.',
        'Close step behind the other foot. It should end slightly in front, as a wall.',
      ],
      tips: [
        'One shoe or less is excellent, three shoes is a long jump.',
        'No line? The edge of a mat’s shadow or two shoes will do. Never land on something.',
      ],
    },
  },
  {
    id: 'hitting/approach-and-stick',
    name: 'Full Approach and Stick',
    description:
      'Full-speed approach and your best jump without a ball, landing on two feet and holding still.',
    category: 'hitting',
    dose: { sets: 3, reps: 4 },
    rest: 60,
    equipment: [],
    maxJumps: true,
    guide: {
      technique:
        'Everything is fast and in order: patience, long step, close, arms. You feel heavy for a blink in the plant and light straight after. In the air draw and swing. Down you come on both feet at once, toes then heels, knees bending over the toes until it is quiet. You could stay there as long as you like.',
      steps: [
        'Warm up well, then two jumps at half height.',
        'Full approach, plant, jump as high as you can today, swing.',
        'Land on both feet and hold for two seconds.',
        'Walk back slowly: fifteen seconds of rest between jumps, a minute between sets.',
        'Twelve good ones are enough. Stop earlier if landings get loud.',
      ],
      mistakes: [
        'One foot lands first. Jump a bit lower and think “two” on the way down.',
        'Knees falling in. Press them out over the little toes as you land.',
        'Starting from a dead stop. Rock forward a little first, then go.',
      ],
      tips: [
        'Proper shoes on, floor dry.',
        'Quality has a sound: quick double beat, long silence, soft landing.',
      ],
    },
  },
  {
    id: 'hitting/start-spots',
    name: 'Four Start Spots',
    description:
      'Approach the same take-off point from four different starts, adjusting your first steps, without jumping.',
    category: 'hitting',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'The last two steps are always the same. It’s the first two that stretch, shorten or bend so that you arrive where the ball would be. You look up at an imagined ball early and let your feet solve it. You always end a bit behind the ball, hitting shoulder free, hips half open to the setter.',
      steps: [
        'Mark a take-off point. Mark four starts: straight behind, one step left, one step right, two steps further back.',
        'Imagine the set, go from the first start, plant and freeze at the mark.',
        'Walk to the next. Two rounds make a set.',
        'Last set: throw a shoe a step aside as a new take-off point just before you go.',
      ],
      mistakes: [
        'Correcting with the last step, so the plant gets crooked. Correct with the first and second.',
        'Running under the ball. Stop an arm’s length earlier.',
      ],
      tips: [
        'Outside hitters on the left start outside the sideline. That gives them both line and cross.',
        'Real sets are never perfect, so this is not extra, this is the thing.',
      ],
    },
  },
  {
    id: 'hitting/off-the-net',
    name: 'Off the Net and In',
    description: 'Land from a small block, open, run back to your start point, turn and come in again.',
    category: 'hitting',
    dose: { sets: 4, reps: 4 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'You land, and the first step is already on its way. Right-side or left-side, you turn with the ball and not with your back to it, and get off the net in three quick steps. Then there is a moment of calm, weight on the front foot, eyes on the setter. And in again with the usual rhythm.',
      steps: [
        'Stand at an imagined net, hands high. Small block hop, land on two feet.',
        'Open towards the court, run three steps back and out, look over your shoulder.',
        'Turn, split your feet, be still for a blink.',
        'Approach at two thirds, plant and hold. No jump this time.',
        'Four rounds, rest for thirty seconds. Change the side you open to in each set.',
      ],
      mistakes: [
        'Walking backwards off the net. It’s slow, and you’ll fall. Turn and run.',
        'No stop before the approach: you drift in too early.',
        'Watching the floor. Eyes stay on where the ball would be.',
      ],
      tips: ['Count: hop, one, two, three, still, approach.', 'Being available again is half of hitting.'],
    },
  },
  {
    id: 'hitting/quick-three-step',
    name: 'Three Quick Steps',
    description:
      'Practice the middle’s short, fast approach: left, right-left, arms up early, with a hop at half height.',
    category: 'hitting',
    dose: { sets: 4, reps: 5 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'There is no time for a big swing, so the arms stay close and go up by the short way. The steps are low and quick, as if the floor were hot. You’re off the ground with the elbow already back, and ready to hit at once. It should feel early. Quick hitters are always early.',
      steps: [
        'Stand three metres off the imagined net, weight forward. Left-handers mirror the feet.',
        'Left, then right-left very quickly, hips low.',
        'Short arm swing up, hop at half height with the bow drawn.',
        'Tap an imagined ball above your forehead with a short swing. Land on two feet.',
        'Five, walk back each time, rest for half a minute.',
      ],
      mistakes: [
        'Big arm swing behind the back. Hands only to the hips, then up.',
        'Drawing the elbow after take-off. It goes up together with the jump.',
        'Long steps to the net that end under it. Leave an arm’s length of room.',
      ],
      tips: [
        'Clap when a setter would touch the ball, and be in the air by then.',
        'Fast feet, quiet shoulders.',
      ],
    },
  },
  {
    id: 'hitting/slide-footwork',
    name: 'Slide Steps',
    description:
      'Learn the one-foot take-off behind the setter: walk, then jog the steps, with a low hop and a two-foot landing.',
    category: 'hitting',
    dose: { sets: 3, reps: 5 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'You run along the net rather than towards it, and take off from one foot like in a lay-up: left foot for right-handers, right knee driving up. The body turns to the net in the air. The hop here is low, because the new part is coming down: both feet, knees soft, facing the net, and no stumble on.',
      steps: [
        'Start in front of the imagined setter, two metres off the net. Left-handers mirror and go the other way.',
        'Walk it: left, right, left, knee up. Then jog it along the net line.',
        'Hop low off the left foot, both arms up, hand high.',
        'Turn to the net in the air and land on both feet. Hold for one second.',
        'Five, walk back, rest for half a minute.',
      ],
      mistakes: [
        'Running at the net: draw a line parallel to it, a metre and a half off, and stay on it.',
        'Landing on the take-off leg alone. Hop lower until both feet come down together.',
        'Low drive knee. Lift it until your thigh is level.',
      ],
      tips: [
        'Learn it low for weeks before you jump high. The knee will thank you.',
        'Not for sore knees. Do the Walk the Approach drill that day.',
      ],
    },
  },
  {
    id: 'hitting/picture-the-swing',
    name: 'See the Hit',
    description: 'Close your eyes and live through ten attacks, from the first look to the soft landing.',
    category: 'hitting',
    dose: { minutes: 5 },
    equipment: [],
    guide: {
      technique:
        'You’re inside your body: floor under the shoes, the set leaving the setter’s hands, the patience, the two quick beats, the chest opening, the sound of the hand. You see the block and the hole next to it. The ball goes where you looked. Breath is slow and shoulders hang.',
      steps: [
        'Sit comfortably, eyes closed, three long breaths out.',
        'See the pass and the set. Wait. Then go.',
        'Feel the plant, the lift, the bow. See where the block is.',
        'Choose: hard, roll, tip, off the hands. See it land.',
        'Ten balls. Let three of the sets be bad and play those safely.',
      ],
      mistakes: [
        'Picturing only winners. Let one ball come back off the block, and cover it.',
        'Skipping the landing. Each picture ends on two feet.',
      ],
      tips: [
        'Do it on a rest day: the body learns a bit along with you.',
        'One sentence afterwards: what went best?',
      ],
    },
  },
  {
    id: 'hitting/high-reach-catch',
    name: 'High Reach and Catch',
    description:
      'Toss the ball up, draw the bow, and catch it with your long hitting arm at the highest point.',
    category: 'hitting',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'You go up to meet the ball instead of waiting for it. At the catch your arm is straight, the hand a little in front of the hitting shoulder, body tall on the toes. You see the back of your hand and the ball without tipping your head far. If it’s behind you, you were early with your feet or late with your arm.',
      steps: [
        'Toss with the other hand, or both, a metre above your reach, slightly in front of your hitting shoulder.',
        'Draw the bow, guide hand to the ball.',
        'Reach, and trap the ball against your open hand at the very top, other hand helps.',
        'Freeze: straight elbow? Hand in front? On your toes?',
      ],
      mistakes: [
        'Catching at head height. Wait less, reach more.',
        'Tossing over your head or behind. Aim at a point in front of the hitting shoulder.',
      ],
      tips: [
        'Tape on a door frame shows your standing reach. Try to catch above it.',
        'Eight good ones of ten and you may start to hit.',
      ],
    },
  },
  {
    id: 'hitting/topspin-snap',
    name: 'Topspin Snap',
    description:
      'Hold the ball high with one hand, snap the other over it, and send it to the floor with forward spin.',
    category: 'hitting',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'The open hand wraps the ball from behind and over the top, fingers wide, wrist loose. It’s the wrist that goes over, not the elbow that chops. The ball spins fast and forwards and jumps away from you when it bounces. You hear a clear “pop” of the palm, not a slap of fingers.',
      steps: [
        'Hold the ball on your other hand, arm up in front of your hitting shoulder.',
        'Hitting elbow high, hand on the back of the ball.',
        'Pull the holding hand away and snap over the top, down to the floor two metres ahead.',
        'Look at the seams: fast forward spin is the goal, power isn’t.',
        'From the second set add a small toss.',
      ],
      mistakes: [
        'Side spin: your hand slid round the ball. Hit through the middle, thumb neither up nor down.',
        'Stiff hand: shake it out, then spread the fingers like a soft paw.',
      ],
      tips: [
        'Half strength. It’s a drill for the hand, not for the shoulder.',
        'Spin brings the ball down into the court. Without it you need luck.',
      ],
    },
  },
  {
    id: 'hitting/bounce-hits',
    name: 'Bounce Hits',
    description:
      'Toss, and hit the ball hard down into the floor in front of you, so that it bounces up high and straight.',
    category: 'hitting',
    dose: { sets: 3, reps: 8 },
    rest: 45,
    equipment: ['ball'],
    guide: {
      technique:
        'Toss a little in front, elbow high, reach, contact at full length, hand over the top. The ball meets the floor about two steps ahead and flies up with spin. Trunk and hips start it and the arm comes along. You stay balanced and could hit again at once.',
      steps: [
        'Find a place with free space above and in front: outdoors or a gym.',
        'Toss about a metre up, in front of the hitting shoulder.',
        'Draw, turn, hit down to a spot two steps ahead, at seven tenths of your strength.',
        'Catch the ball after the bounce. Eight good ones.',
      ],
      mistakes: [
        'Contact beside the ear: toss further forward and reach.',
        'You bend in the middle and hit with the back. Stand tall and let the wrist bring it down.',
      ],
      tips: [
        'Aim for the bounce to come back to you in two steps or less. Straight is better than high.',
        'More than thirty hard ones a day isn’t training, only wear.',
      ],
    },
  },
  {
    id: 'hitting/approach-toss-catch',
    name: 'Toss, Approach, Catch',
    description:
      'Toss the ball high in front of you, approach under it, hop and catch it at full reach with both hands.',
    category: 'hitting',
    dose: { sets: 3, reps: 6 },
    rest: 45,
    equipment: ['ball'],
    guide: {
      technique:
        'The toss is your own setter. You watch it, wait, then come in with the two quick beats, and take off an arm’s length behind the ball. At the catch it is in front of your hitting shoulder and your arms are long. If you have to run under it, you left too soon.',
      steps: [
        'Stand three steps back. Toss the ball high, four to five metres up if there is room, and a step ahead.',
        'Wait until it begins to fall, then right, left... as it fits: the last two steps matter.',
        'Hop at half height and catch it as high as you can.',
        'Land on both feet and hold. Six, then rest.',
      ],
      mistakes: [
        'Going with the toss. Say “wait” until it has reached the top.',
        'Catch over your head or behind it: plant earlier.',
      ],
      tips: [
        'Most hitters are too early. Being half a blink late is fast when you then have to hurry.',
        'Catch with the hitting hand on top in the last set.',
      ],
    },
  },
  {
    id: 'hitting/roll-shot-touch',
    name: 'Roll Shot Touch',
    description:
      'From standing, roll the ball up and over an imagined block with a full reach, soft speed and plenty of spin.',
    category: 'hitting',
    dose: { sets: 3, reps: 8 },
    rest: 45,
    equipment: ['ball'],
    guide: {
      technique:
        'It starts like a hard hit: same bow, same shoulder. Then the arm slows, the hand goes under and behind the ball, and rolls up and over it. The ball climbs a little and then dives because of the spin. It lands quietly, just where you looked. The shoulder hardly feels it.',
      steps: [
        'Lay a towel four to five steps in front of you. Imagine hands in front of you, an arm higher than your head.',
        'Toss, draw the bow as for a hard hit.',
        'Contact at full reach, heel of the hand under it, fingers roll over the top.',
        'Does it drop onto the towel? Eight balls.',
      ],
      mistakes: [
        'Slowing the whole approach and arm: defenders see it. Only the last bit is soft.',
        'Dropping the elbow to get under. Reach up, then change the hand.',
      ],
      tips: [
        'Spin up and over, like brushing the back of a big ball.',
        'The kindest hit for the shoulder. On tired days choose this one.',
      ],
    },
  },
  {
    id: 'hitting/tip-touch',
    name: 'Tip Touch',
    description:
      'Reach high and place the ball with firm fingertips on one of three towels: short, left, right.',
    category: 'hitting',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'The fingers are spread and firm, like a small cage, and the wrist doesn’t bend. You touch the ball high and in front, for a blink only, with first, middle and ring finger and the thumb. It goes over an imagined block in a small arc and drops. The eyes had it all along; the hand just says where.',
      steps: [
        'Lay three towels: two steps ahead, and two to each side.',
        'Toss in front of your hitting shoulder, bow, arm up as if to hit.',
        'Touch the ball with firm fingertips at full reach and guide it over an imagined arm’s length of block.',
        'Ten balls, name the towel only when the ball is in the air.',
      ],
      mistakes: [
        'Holding and pushing the ball for long: that’s a catch. Short and firm.',
        'Tipping from the ear. Reach up to full length first.',
        'Floating it high gives defenders time. A low arc, one ball over the block, is enough.',
      ],
      tips: [
        'Look up, not at the towel, when you touch.',
        'A tip works when the ten hits before looked the same.',
      ],
    },
  },
  {
    id: 'hitting/off-hand-control',
    name: 'Other-Hand Hits',
    description: 'Hit easy balls at the wall with your weaker arm, for balance, and to feel the swing anew.',
    category: 'hitting',
    dose: { sets: 2, reps: 10 },
    rest: 45,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'It’s clumsy, and that’s why it teaches. You notice what the good arm does by itself: the step, the turn, the high elbow. Go at half strength, with a clean hand, and aim at a spot. Your trunk turns to the other side for once, which your back and shoulders like.',
      steps: [
        'Stand four metres from the wall, the other foot in front.',
        'Toss low, draw, hit at half strength against the floor in front of the wall, so that it comes back in an arc.',
        'Ten balls. Catch each one.',
        'Count those with a high elbow and forward spin.',
      ],
      mistakes: [
        'Pushing like a shot put: turn the chest sideways before you hit.',
        'Using strength to save style. Slower.',
      ],
      tips: [
        'At the net there are balls that only the other hand can reach. One tip a season is worth it.',
        'A smile is part of the technique.',
      ],
    },
  },
  {
    id: 'hitting/wall-floor-rhythm',
    name: 'Wall Rhythm Hits',
    description:
      'Hit the ball into the floor in front of the wall so that it comes back high, and go on in rhythm.',
    category: 'hitting',
    dose: { sets: 3, reps: 15 },
    rest: 40,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'Floor, wall, back to you: each hit comes back in an arc to your hitting point if it was clean. You move your feet to the ball, draw early, reach high, and the hand goes over the top. It’s at six tenths of your strength. A steady drumbeat is what you’re after, not noise.',
      steps: [
        'Stand four metres from the wall. Toss and hit to the floor about a metre before it.',
        'Watch the ball rise off the wall, step under it from behind, bow drawn.',
        'Hit it again to the same place. Catch it if it isn’t good, and start afresh.',
        'Fifteen hits a set, rest for forty seconds.',
      ],
      mistakes: [
        'Flat-footed waiting: keep small steps going, stay behind the ball.',
        'Hitting it low, at the ear. Let it come down less, or stand closer.',
        'Harder and harder. The wall doesn’t lose: slow down.',
      ],
      tips: [
        'Say “feet, bow, high” for each ball until it hums by itself.',
        'Three sets a day are enough for a growing shoulder.',
      ],
    },
  },
  {
    id: 'hitting/wall-streak-hits',
    name: 'Wall Hit Streak',
    description: 'How many floor-and-wall hits in a row can you make without moving more than two steps?',
    category: 'hitting',
    dose: { sets: 2, reps: 20 },
    rest: 45,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'The streak comes from sameness: same height, same place, same hand. When the ball comes back a bit wrong, feet mend it and not the arm. You breathe out on each hit. When you feel it slipping, play one softer, with more arc, and you’re back.',
      steps: [
        'Four metres from the wall, a box of two by two steps taped around you.',
        'Hit floor, wall, and again. Count aloud.',
        'Over when the ball bounces twice or you leave the box.',
        'Up to twenty hits per try, two tries. Note the best.',
      ],
      mistakes: [
        'Speed grows with the number. Keep it at six tenths.',
        'Eyes on the wall. They stay with the ball, the wall won’t move.',
      ],
      tips: [
        'Ten is solid and twenty is excellent.',
        'If you reach twenty twice, go half a metre further back.',
      ],
    },
  },
  {
    id: 'hitting/wall-two-windows',
    name: 'Two Windows',
    description:
      'From one and the same approach stance hit a left and a right target on the wall by turning hand and chest.',
    category: 'hitting',
    dose: { sets: 3, reps: 10 },
    rest: 45,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'The side is decided at the last moment. Right-handers: for the left window the chest turns further through and the hand goes over the outside of the ball. For the right one the thumb points down a little and the wrist turns out. Left-handers mirror it. Feet, toss and elbow look the same for both. You aim with the hand, not by leaning.',
      steps: [
        'Tape two windows on the wall at head height, three steps apart. Stand five metres away, in the middle.',
        'Toss, draw. Hit the left window on the fly, at six tenths.',
        'Then the right one. Ten balls in turn.',
        'Then decide when the ball is at its top. In the last set let a partner or a song decide.',
      ],
      mistakes: [
        'Turning the feet to the target: then everyone knows. Feet look between the two.',
        'Dropping the shoulder to hit the outside one. Stay tall, turn the wrist.',
      ],
      tips: [
        'Four of seven is good, six is match level.',
        'Right-handers at the left front: the ball across your body goes down the line, the turned-out wrist gives a sharp cross. At the right front it’s the other way round.',
      ],
    },
  },
  {
    id: 'hitting/wall-roll-shot',
    name: 'Roll Over the Line',
    description: 'Roll the ball over a high line on the wall so softly that it drops back close to the wall.',
    category: 'hitting',
    dose: { sets: 3, reps: 8 },
    rest: 45,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'Reach as for a hard hit, then a hand that brushes up the back of the ball and over. It passes the line by a ball’s width, touches the wall with spin and falls down near to it. The speed was in the eyes of the defender only. Each one looks like a big swing until the last moment.',
      steps: [
        'Tape a line on the wall half a metre above your reach. Stand three metres away.',
        'Toss, full bow, reach, slow the hand, roll.',
        'The ball should touch above the line and land within two steps of the wall.',
        'Eight balls, count the good ones.',
      ],
      mistakes: [
        'Too flat: get the heel of the hand under the ball a bit more.',
        'Too high and slow: a defender could have tea. Just over the line.',
      ],
      tips: [
        'Alternate one firm hit and one roll. Compare the bow on film.',
        'Good for days when the shoulder should rest from power.',
      ],
    },
  },
  {
    id: 'hitting/wall-tool-edge',
    name: 'Off the Edge',
    description:
      'Aim at the outer edge of a taped block on the wall, as you would to win a point off the blocker’s hand.',
    category: 'hitting',
    dose: { sets: 3, reps: 8 },
    rest: 45,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'Tooling is aiming with a cool head. You look at the outside hand, reach high, and hit the ball so that it meets the outer half of it and flies out of the court. The hand turns towards the sideline at the end, like wiping a window. Medium power is plenty, placement does it.',
      steps: [
        'Tape a shape as wide as two hands side by side, at about your reach height. Stand four metres away.',
        'Mark its outer half, as if the sideline were on that side.',
        'Toss, draw, hit at six tenths at the outer half, with the hand turning towards the sideline. Eight balls.',
        'Then eight for the other side: as if you hit from the other end of the net.',
      ],
      mistakes: [
        'Swinging as hard as you can into the middle. That’s a present to the blocker.',
        'Starting low. Reach decides which part of the hands you meet.',
      ],
      tips: [
        'Two points for the outer half, one for any touch of the tape. Twelve of sixteen is strong.',
        'In a match, remember which blocker has soft or late outside hands.',
      ],
    },
  },
  {
    id: 'hitting/quick-arm-wall',
    name: 'Quick Arm at the Wall',
    description: 'With the elbow already back, hit short, fast balls at the wall with hardly any backswing.',
    category: 'hitting',
    dose: { sets: 3, reps: 10 },
    rest: 45,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'The elbow waits high and the hand is near the ear before the ball comes. Then there’s a snap from chest and forearm: short way, fast hand, over the top. It’s more a slap on a fly than a throw. The shoulder works less, the wrist more. Half a second is all a quick hitter has.',
      steps: [
        'Stand three metres from the wall, bow drawn, ball held up in the other hand.',
        'Lift the ball half a metre, no more, and hit it at once.',
        'Aim low at the wall, so that it goes down steeply. Seven tenths at most.',
        'Ten, shake out, again. Last set: toss with both hands, then draw as fast as you can.',
      ],
      mistakes: [
        'Letting the elbow drop to wind up. Start frozen, and add nothing backwards.',
        'Hitting below your forehead: toss in front and a bit higher than the hand.',
      ],
      tips: [
        'Think of clapping one hand above your head.',
        'Stop at thirty. Fast arms tire before you notice.',
      ],
    },
  },
  {
    id: 'hitting/kneeling-throws',
    name: 'Half-Kneeling Wall Throws',
    description:
      'Kneel on one knee and throw the ball overhand at the wall, trunk first, elbow high, both arms in turn.',
    category: 'hitting',
    dose: { sets: 2, reps: 8, perSide: true },
    rest: 45,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'With the legs taken away the trunk must start. The ribs turn, the elbow follows high, the hand lets go in front and above. It’s long and easy, like skimming a stone upwards. You feel the belly and the back of the shoulder, and the throw makes no sharp feeling anywhere.',
      steps: [
        'Kneel on the knee of the throwing side, other foot in front, towel under the knee. Three metres from the wall.',
        'Hold the ball in one hand, or with the other one helping until it leaves.',
        'Turn away, elbow up to shoulder height, then turn to the wall and throw at a spot at reach height.',
        'Let it bounce back. Eight easy throws with each arm.',
      ],
      mistakes: [
        'Arching the back to get the ball up. Squeeze your bottom and turn more.',
        'Dart throw: elbow in front too soon. Turn the chest first.',
      ],
      tips: ['Six tenths. Length before strength.', 'It’s a good first thing on every hitting day.'],
    },
  },
  {
    id: 'hitting/read-the-rebound',
    name: 'Read the Rebound',
    description:
      'Throw the ball high at the wall, move so that it falls in front of your hitting shoulder, and roll or catch it.',
    category: 'hitting',
    dose: { sets: 3, reps: 6 },
    rest: 45,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'The wall is a careless setter. You see the ball’s path at once, move with quick steps, and get behind it with the shoulder free. The bow is drawn in good time. If you’re in a good place you roll it, if you aren’t you catch and learn which way you were wrong. Feet make hitters.',
      steps: [
        'Stand five metres from the wall. Throw the ball up high at it, each time at another angle.',
        'Move behind the falling ball, plant right-left (left-handers left-right), bow drawn.',
        'Good position: roll shot at the wall from standing. Bad position: catch it high.',
        'Six balls, count the good positions.',
      ],
      mistakes: [
        'Standing under it. Go a step back: the ball stays in front.',
        'Reaching to the side with the arm. Move so the ball is above the hitting shoulder, not above the other one.',
      ],
      tips: [
        'Higher throws are harder and more like a match.',
        'Four of six in position: start one step further off.',
      ],
    },
  },
  {
    id: 'hitting/control-pepper',
    name: 'Hitter’s Pepper',
    description:
      'Hit at a partner’s platform at half power, they pass, you set, they hit: count how long it lasts.',
    category: 'hitting',
    dose: { minutes: 8 },
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'You hit to help. The ball goes to their platform, with spin, from a high contact, at a speed they can control. It looks like attack and feels like conversation. Feet move on every ball, the elbow is high even when it is only half power.',
      steps: [
        'Six metres apart. Start with a toss to yourself and a standing hit at your partner’s waist.',
        'They pass up to you, you set it to them, they hit at you.',
        'Pass, set, hit: go on. Count contacts without a drop.',
        'Last two minutes: each hit must be a roll, a tip or a firm one in turn.',
      ],
      mistakes: [
        'Hitting too hard. If they can’t pass it, you can’t train.',
        'Hitting low from the shoulder since it’s easier. Reach up every time.',
      ],
      tips: [
        'Twenty contacts is good pepper.',
        'Partners of different ages: the stronger one controls more.',
      ],
    },
  },
  {
    id: 'hitting/partner-toss-hits',
    name: 'Standing Hits from a Toss',
    description:
      'Partner tosses beside your hitting shoulder, and you hit down to a mark from standing, with a clean hand.',
    category: 'hitting',
    dose: { sets: 3, reps: 8 },
    rest: 45,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'No jump, so all of you can think of the arm. You see the toss, draw early, go up on your toes and meet the ball in front and high. The hand is over it, the guide arm comes down to the ribs. The ball flies down with forward spin to where you looked.',
      steps: [
        'Partner kneels or stands two steps to your side, out of the way of your swing, and tosses straight up beside you.',
        'Draw when the ball leaves their hand. Hit at a mark five steps ahead, seven tenths.',
        'Eight balls, eight to the next mark, eight where they call.',
        'Change roles. Collect the balls before anyone hits again.',
      ],
      mistakes: [
        'Late draw, rushed swing: both arms up with the toss.',
        'Partner tosses behind you. Agree on a spot: in front of the hitting shoulder, a metre above reach.',
      ],
      tips: [
        'Never hit while anybody is in front of you. Call “ready” each time.',
        'Twenty-four hits each are a full portion.',
      ],
    },
  },
  {
    id: 'hitting/timing-toss',
    name: 'Wait and Go',
    description:
      'Partner tosses high balls as a setter, and you wait, approach and catch the ball at full reach in a half jump.',
    category: 'hitting',
    dose: { sets: 3, reps: 6 },
    rest: 45,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'Patience is a skill: the ball goes up and you only look. You begin when it is about at its top, slow, slow, quick-quick, and meet it in front with long arms. Higher ball, more patience. Lower ball, you start sooner. The rhythm of the last steps is the same for all.',
      steps: [
        'Partner stands three metres to your side and tosses underhand, about four metres up, to fall at your mark.',
        'Start three to four steps away. Wait.',
        'Approach, hop at half height and catch as high as you can.',
        'Partner says “early”, “late” or “good”. Six, then change roles.',
        'Last set: tosses of different heights.',
      ],
      mistakes: [
        'Creeping forward while it rises. Put your heel on a line until you go.',
        'Stopping to wait under it. Start later and come faster.',
      ],
      tips: [
        'Call “now” aloud at the moment you start. Then you learn which “now” was right.',
        'Outdoors in the sun? Face away from it.',
      ],
    },
  },
  {
    id: 'hitting/call-the-shot',
    name: 'Call the Shot',
    description:
      'Partner tosses and calls line, cross, roll or tip while the ball is in the air, and you play it from standing.',
    category: 'hitting',
    dose: { sets: 3, reps: 8 },
    rest: 45,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'One bow for all four shots. The call comes, and only the hand changes. You aren’t guessing, because everything before the last moment is the same. The surprise is on the other side and not on yours. Softer shots have full reach too.',
      steps: [
        'Lay targets: line, cross, short middle. Partner stands beside you and tosses up.',
        'Draw the bow as usual. The call comes at the top of the toss.',
        'Play it at six tenths. A right shot near the target is a point.',
        'Eight balls, change roles. Later calls in each set.',
      ],
      mistakes: [
        'Waiting with the arm down until the call. Bow first.',
        'Tips and rolls from a bent arm: reach, then play.',
      ],
      tips: [
        'Five of six is good. Six of six: call even later.',
        'Use your team’s words, so they work in a match.',
      ],
    },
  },
  {
    id: 'hitting/see-the-hands',
    name: 'See the Hands',
    description:
      'Partner shows a left or right hand as your toss falls, and you hit away from it, from standing.',
    category: 'hitting',
    dose: { sets: 3, reps: 6 },
    rest: 45,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'The ball is in the middle of your look and the hands are at the edge of it. You learn to know where the block is without leaving the ball. A blink out when the ball is at its top, and back. Then hit to the free side. It is quiet in your head, nothing is rushed.',
      steps: [
        'Two targets on the floor, left and right. Partner stands eight metres away, well to the side of both, so no ball flies at them.',
        'Toss high to yourself and draw.',
        'At the top of the toss partner raises one hand, left or right: that side is blocked.',
        'Hit the other target at six tenths, or roll it. Six balls, change roles.',
      ],
      mistakes: [
        'Losing the ball: look a bit earlier, and for less long.',
        'Deciding before the hand. Partner sometimes raises both: then roll short into the middle.',
      ],
      tips: [
        'Start with rolls only. Power comes when the eyes are good.',
        'Six of eight right: the hand comes later.',
      ],
    },
  },
  {
    id: 'hitting/cover-and-reload',
    name: 'Reload',
    description: 'Hit, get your own ball back off the block, play it up, back off and be ready to hit again.',
    category: 'hitting',
    dose: { sets: 3, reps: 5 },
    rest: 40,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'The rally isn’t over when you land. Knees bent, hands low and apart, eyes on the blocker’s hands. The ball that drops is played up high to the middle, and while others set it you run out to your start. Second attack: better looked at, often a roll. It feels like getting a present.',
      steps: [
        'Partner faces you three metres away with a ball held high, as a block.',
        'Approach at two thirds, hop at half height, swing without a ball, land on two feet.',
        'At your landing partner drops or throws the ball down near you. Play it up, high.',
        'Run back to your start, turn, approach again with a hop and a shadow roll.',
        'Five rounds, rest for forty seconds, change roles.',
      ],
      mistakes: [
        'Landing and looking at the sky. Land low and ready.',
        'Playing it straight back over from panic. High and to the middle.',
      ],
      tips: [
        'Not every ball needs to be killed: hit softly into the hands on purpose, get it back, go again.',
        'Count how many in a row you played up.',
      ],
    },
  },
  {
    id: 'hitting/self-toss-net',
    name: 'Standing Hits over the Net',
    description:
      'Toss to yourself near the net and hit over it from standing, down into the court with topspin.',
    category: 'hitting',
    dose: { sets: 3, reps: 8 },
    rest: 45,
    equipment: ['ball', 'net'],
    guide: {
      technique:
        'Without a jump only reach and spin bring the ball down. You stand two to three steps off, toss in front, go up on your toes, and the hand climbs over the top of the ball. It clears the tape by a ball’s width and dives. If it goes long there was too little spin, if it hits the net you met it too low or too far in front.',
      steps: [
        'Stand three metres from the net. Use a lower net if you can: the tape at about your reach.',
        'Toss a metre above your reach, in front of the hitting shoulder.',
        'Draw, reach, snap over the top. Seven tenths.',
        'Eight balls to the right, eight to the left, eight to any zone you name first.',
      ],
      mistakes: [
        'Jumping to help: stay on your toes, the hand must learn it.',
        'Hitting up with a flat palm. Wrist over, fingers wide.',
      ],
      tips: [
        'Score each set: two points in the named half, one in the court.',
        'Fetch the balls at a walk. It’s your rest.',
      ],
    },
  },
  {
    id: 'hitting/net-soft-shots',
    name: 'Three Soft Shots',
    description:
      'From standing at the net, toss and play a roll, a tip and a deep push to three zones in turn.',
    category: 'hitting',
    dose: { sets: 3, reps: 9 },
    rest: 45,
    equipment: ['ball', 'net'],
    guide: {
      technique:
        'Each begins as a hard hit. The roll climbs over and drops in the middle. The tip is a short, firm touch just over. The push uses finger pads and a straight arm to send it to the deep corner, where nobody stands. None needs power. All need full reach and a clear picture of the place.',
      steps: [
        'Lay targets: middle of the court, two metres behind the net, deep corner.',
        'Stand two metres from the net, toss high, draw the bow.',
        'Roll, tip, push. Nine balls are three of each.',
        'In the last set choose at the last moment and say it after the touch.',
      ],
      mistakes: [
        'The push becomes a throw. Short touch, stiff fingers, follow through to the corner.',
        'The ball is behind the head when you want to be soft. Keep it in front.',
      ],
      tips: [
        'Five of nine on target is good for a start.',
        'Defenders hate the deep corner more than the hard ball.',
      ],
    },
  },
  {
    id: 'hitting/net-brake',
    name: 'Brake at the Net',
    description:
      'Approach the real net at two thirds, jump at half height, swing without a ball and land without touching anything.',
    category: 'hitting',
    dose: { sets: 3, reps: 4 },
    rest: 45,
    equipment: ['net'],
    guide: {
      technique:
        'The net is a wall that you never touch. Your plant is an arm’s length and a half away, heels brake, and you go up. At the top your hand would clear the tape, and you come down with room for a foot between you and the center line. Calm, tall, two feet.',
      steps: [
        'Find your take-off: about an arm’s length and a half from the net.',
        'Four steps, slow to quick, jump at half height, swing.',
        'Land on two feet and hold. Look: how far is your front foot from the line under the net?',
        'Four, rest, then the same from the left, the middle and the right.',
      ],
      mistakes: [
        'Drifting under. Longer long step, heels first.',
        'Pulling the hitting arm down into the net: let it finish at your side, back a little.',
      ],
      tips: [
        'Stepping wholly over the center line is a fault, and it is how ankles get hurt.',
        'Do this before every session with full jumps at the net.',
      ],
    },
  },
  {
    id: 'hitting/jump-toss-hit',
    name: 'Hit the Toss',
    description:
      'Full approach and full swing at a partner’s high toss near the net, with a two-foot landing each time.',
    category: 'hitting',
    dose: { sets: 3, reps: 5 },
    rest: 60,
    equipment: ['ball', 'net', 'partner'],
    maxJumps: true,
    guide: {
      technique:
        'One thought only: be behind the ball. Wait, come fast, plant, and there it hangs, in front of your hitting shoulder. The swing is as relaxed as at the wall. You see the hand meet the ball, you land on two feet, you stay. Where it lands is second today.',
      steps: [
        'Partner stands near the net and tosses underhand, three metres up, one metre off the net.',
        'Start four steps back, wait until the ball is near its top, go.',
        'Hit at eight tenths into the court. Land and hold for a second.',
        'Fifteen seconds between balls. Five, then change roles and rest.',
      ],
      mistakes: [
        'Under the ball: start later or plant earlier.',
        'Low elbow in the hurry. Draw while you rise.',
        'Chasing a bad toss. Let it go: it isn’t worth a knee.',
      ],
      tips: [
        'Fifteen good jumps beat forty tired ones.',
        'The tosser steps aside after the toss, away from the swing.',
      ],
    },
  },
  {
    id: 'hitting/outside-high-ball',
    name: 'High Ball from the Left',
    description: 'Attack a high set at the left front with a full approach that starts outside the sideline.',
    category: 'hitting',
    dose: { sets: 3, reps: 5 },
    rest: 60,
    equipment: ['ball', 'net', 'partner'],
    maxJumps: true,
    guide: {
      technique:
        'You wait outside the line, open to the setter. The set goes up and you let it. Then in at an angle, so that line and cross are both in front of you. Plant behind the ball, big arms, high contact. The landing is on two feet inside the court, and the eyes go at once to what comes back.',
      steps: [
        'Setter or tosser at the middle of the net, high set to the left, a metre off.',
        'Start a step outside the sideline, three to four metres back.',
        'Approach, hit cross. Land on two feet.',
        'Back out at a walk. Five, then change. In the last set hit where the setter calls.',
      ],
      mistakes: [
        'Starting inside the court: your run-up points at the line and the cross is gone. Start outside, run in at an angle.',
        'Drifting inwards with the ball. Stop with the long step and let it come.',
      ],
      tips: [
        'Left-handers here: let the ball travel a bit further across to your left shoulder.',
        'Call for the ball. A setter hears a hungry hitter.',
      ],
    },
  },
  {
    id: 'hitting/line-and-cross',
    name: 'Line and Cross',
    description:
      'Full attacks to two targets in turn, with the same run-up, so that only the hand tells which.',
    category: 'hitting',
    dose: { sets: 3, reps: 6 },
    rest: 60,
    equipment: ['ball', 'net', 'partner'],
    maxJumps: true,
    guide: {
      technique:
        'From the block’s view both look alike: same start, same angle, same bow. For cross you swing straight on along your run-up. For line, right-handers let the chest turn further and the hand go over the outside of the ball; left-handers turn the wrist out. You decide late and stick to it. Most power is in the cross, most surprise in the line.',
      steps: [
        'Two targets on the far side: deep cross corner, and line, three steps in from the end.',
        'High set. Three cross, three line.',
        'Rest while the others hit. Then in turn. Last set: setter calls as you plant.',
        'Score two for the target third, one for in.',
      ],
      mistakes: [
        'Running straight at the net for line balls: it shows. Keep the angle.',
        'Aiming line too fine. A metre inside the line is fine enough.',
      ],
      tips: [
        'More than two out in a row: take one tenth of power off.',
        'Eighteen jumps, then it’s over, however good it feels.',
      ],
    },
  },
  {
    id: 'hitting/quick-catch',
    name: 'Up Before the Ball',
    description:
      'Quick approach with half a jump: be in the air as the setter touches the ball, and catch the quick set.',
    category: 'hitting',
    dose: { sets: 3, reps: 5 },
    rest: 45,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'You run on the pass and not on the set. By the time the ball is in the setter’s hands you’re leaving the floor, elbow back, hand open, as a target. The ball comes to you. It feels too early until the first one arrives in your palm, and then it makes sense.',
      steps: [
        'Third player or the setter’s own toss starts it. You wait three metres off the net.',
        'As the ball falls to the setter, go: left, right-left. Left-handers mirror it.',
        'Hop at half height an arm’s length in front of the setter, hitting hand up.',
        'Catch the set or tap it over. Land on two feet. Five, then change.',
      ],
      mistakes: [
        'Waiting to see the set. You’re late: be up first.',
        'Jumping into the setter. Stay an arm’s length away and a step off the net.',
        'Hand behind the head. Show it in front, where the setter sees it.',
      ],
      tips: [
        'After each ball: “higher”, “closer”, “good”. Talk makes quicks.',
        'Half a jump is enough to learn it. Save your knees for the timing.',
      ],
    },
  },
  {
    id: 'hitting/quick-attack',
    name: 'Quick Attack',
    description: 'Hit first-tempo balls in front of the setter with a short, fast arm and a real jump.',
    category: 'hitting',
    dose: { sets: 3, reps: 5 },
    rest: 120,
    equipment: ['ball', 'net', 'partner'],
    maxJumps: true,
    guide: {
      technique:
        'In the air before the ball, elbow back, eyes on it from hand to hand. There’s a short snap, the ball goes down steeply, and the block is still on its way up. You land on two feet in front of the setter, knees bent, and the next thing is already in your head.',
      steps: [
        'Good toss or pass to the setter. Start three metres off the net.',
        'Approach on the pass, plant an arm’s length from the setter and a step off the net.',
        'Jump as the setter takes the ball, and snap it to the left or right back.',
        'Land, turn, jog back. Five, then change roles. Rest two minutes between sets.',
      ],
      mistakes: [
        'Full wind-up: no time. Elbow high from the start.',
        'Going for a ball from a bad pass. Off the net? Stay down and cover.',
        'Contact behind you: you jumped too close to the setter. Half a step earlier.',
      ],
      tips: [
        'Jump every time as if the ball came, since that’s what holds the block.',
        'Setter adjusts height to the hitter, not the other way round.',
      ],
    },
  },
  {
    id: 'hitting/quick-two-spots',
    name: 'Quick and Gap',
    description: 'Attack two quick balls in turn: close to the setter, and in the gap three metres away.',
    category: 'hitting',
    dose: { sets: 3, reps: 6 },
    rest: 120,
    equipment: ['ball', 'net', 'partner'],
    maxJumps: true,
    guide: {
      technique:
        'The steps are the same, only the lane changes. For the close one you go to the setter’s shoulder, for the gap you run a lane further to the left and the ball flies flat along the tape to you. In both you’re up early with a hand to aim at. The block in the middle can’t be in both.',
      steps: [
        'Agree on names for the two balls. Call yours while the pass is in the air.',
        'Three close, three in the gap. For the gap jump a blink later: the ball has further to fly.',
        'Hit to the side from which the block would come late.',
        'Rest for two minutes, change roles.',
      ],
      mistakes: [
        'Running to the middle and then out. Choose the lane from the first step.',
        'Swinging across the whole body at the gap ball. Turn the shoulders while you jump.',
      ],
      tips: [
        'Same first step for both lanes: it keeps the blocker waiting.',
        'Six good ones a set. Feet heavy? Then do the last set with half jumps and catches.',
      ],
    },
  },
  {
    id: 'hitting/slide-low-hit',
    name: 'Low Slide Hits',
    description:
      'Run the slide behind the setter with a low hop, and roll or tap a soft back set, landing on two feet.',
    category: 'hitting',
    dose: { sets: 3, reps: 4 },
    rest: 60,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'You go along the net behind the setter, last steps long-short, knee up, and float beside the ball. The arm is up early. A tap is enough: hit it soft and over the block, turn to the net and land on both feet. It’s smooth and running, not a leap.',
      steps: [
        'Setter takes a toss and back sets a metre and a half behind, a metre off the net, above your low reach.',
        'Start in front of the setter, run round behind, a metre and a half from the net.',
        'Hop low off the inside foot, hand high, tap or roll it over.',
        'Both feet down, facing the net. Four, rest for a minute, change. Left-handers: try it in front of the setter, mirrored.',
      ],
      mistakes: [
        'Jumping high because it feels fast. Low, until all landings are on two feet for a week.',
        'Running under the ball: it should be beside you on the hitting side.',
      ],
      tips: ['Setter: further is easier than higher.', 'Any knee pain means that this one is off for today.'],
    },
  },
  {
    id: 'hitting/two-lane-reads',
    name: 'Which Lane Is Open',
    description:
      'Approach the middle at half speed while a blocker shifts across the net, and call the open lane as you plant.',
    category: 'hitting',
    dose: { sets: 3, reps: 6 },
    rest: 30,
    equipment: ['net', 'partner'],
    guide: {
      technique:
        'You look at the blocker in your first step, not at your feet. Hips left of you, then the gap to the right is free. The lane is clear before you would jump. You say it aloud, hop a little, and swing without a ball at that lane. Reading takes no strength, and so you can do a lot of it.',
      steps: [
        'Partner stands across the net as middle blocker, in front of you.',
        'As you start they shift one step left or right, or stay.',
        'Call “left”, “right” or “stay” by the time you plant. Hop at half height and shadow swing to the open side.',
        'Six, change roles. Shifts get later and smaller.',
      ],
      mistakes: [
        'Calling in the air. Too late: look on the first step.',
        'Guessing because you want to be fast. Wrong calls cost two points.',
      ],
      tips: ['“Stay” means: tip short, or let another hitter have it.', 'Blocker trains too. Play to ten.'],
    },
  },
  {
    id: 'hitting/back-row-attack',
    name: 'From Behind the Line',
    description:
      'Take off behind the attack line, hit a high ball deep, and land softly inside the front zone.',
    category: 'hitting',
    dose: { sets: 3, reps: 4 },
    rest: 120,
    equipment: ['ball', 'net', 'partner'],
    maxJumps: true,
    guide: {
      technique:
        'Here you may jump forward, so the run is longer and the contact further in front. The plant must be behind the three-metre line, not on it. Flat and deep is the aim: over the tape by a ball or two and down in the last three metres. Landing on two feet, one more soft step if you need it.',
      steps: [
        'Setter tosses or sets a ball that falls on the attack line or a bit in front of it, three metres up.',
        'Start about four metres behind the attack line.',
        'Plant a shoe’s length behind the line. Jump up and a little forward.',
        'Hit deep with a full reach. Four, rest for two minutes, change roles.',
      ],
      mistakes: [
        'Foot on the line: that is a fault. Move your start back by one shoe.',
        'Hitting down steeply: from here it goes into the net. Aim at the end line.',
      ],
      tips: ['Topspin, topspin, topspin: it brings the deep ball down.', 'Only on days with fresh legs.'],
    },
  },
  {
    id: 'hitting/out-of-system-swing',
    name: 'The Ball from Behind',
    description:
      'Attack high sets that come from deep in the court, choosing the clever swing over the hard one.',
    category: 'hitting',
    dose: { sets: 3, reps: 4 },
    rest: 120,
    equipment: ['ball', 'net', 'partner'],
    maxJumps: true,
    guide: {
      technique:
        'The ball comes over your shoulder, so you open your hips to see it and start later. A big, patient approach, contact in front, and then sense: two blockers are there. High and deep at the hands, cross-court with margin, or a roll to the middle. You keep the ball in and your team in the rally.',
      steps: [
        'Partner tosses high from five metres behind the net, from the middle or the right back.',
        'Stand outside the left line, open, look over the inside shoulder.',
        'Wait, approach, and hit at eight tenths deep cross, or high off the hands.',
        'Four, rest for two minutes, change roles. Score: in court one, in the deep third two, error minus two.',
      ],
      mistakes: [
        'Swinging at everything with all you have. The minus two teaches quickly.',
        'Running under it, because it falls steeply. Plant half a step further back.',
      ],
      tips: [
        'Ask your team: who covers? Then swing with more freedom.',
        'A free ball into a corner is no shame.',
      ],
    },
  },
  {
    id: 'hitting/transition-attack',
    name: 'Block, Off, Hit',
    description: 'Small block, sprint off the net, turn and attack a high set: the real order of a rally.',
    category: 'hitting',
    dose: { sets: 4, reps: 3 },
    rest: 120,
    equipment: ['ball', 'net', 'partner'],
    maxJumps: true,
    guide: {
      technique:
        'Land low, and the feet are off already. Three steps away you stop for a blink with a view of the setter. From there it’s your normal approach. The work is in the legs between, and in not hurrying the end. The hit is as good as after a rest, or it comes down a tenth.',
      steps: [
        'Start at the net, hands high. Small block hop, land on two feet.',
        'Open to the court, run off three steps and out, see the ball.',
        'Setter tosses when your feet are still. Approach, hit.',
        'Three in a set with twenty seconds between. Change roles, rest for two minutes.',
      ],
      mistakes: [
        'Only two steps off the net: no room for an approach. Count three.',
        'Hitting while still turning. Better to roll it than to swing twisted.',
      ],
      tips: [
        'Setter: wait for the hitter’s feet. A fast bad rep is a bad rep.',
        'Four rounds of three are twelve full jumps. That is the whole dose.',
      ],
    },
  },
  {
    id: 'hitting/pass-then-hit',
    name: 'Pass, Then Hit',
    description:
      'Pass a ball to the setter, get out to your start point and attack the set that comes from your own pass.',
    category: 'hitting',
    dose: { sets: 3, reps: 5 },
    rest: 120,
    equipment: ['ball', 'net', 'partner'],
    maxJumps: true,
    guide: {
      technique:
        'First the pass, wholly. Only when it has left your arms do the feet go. Out and round to your start, eyes on the ball, quiet for a blink, and then your approach. A higher pass buys you time. You feel how one good thing makes the next one easy.',
      steps: [
        'Partner throws a ball over the net, or from the net, to you at left back. Pass it high to the setter’s spot.',
        'Run to your start outside the line.',
        'Setter, or the same partner, sets or tosses high to the left. Hit, eight tenths.',
        'Land, jog back. Five, rest for two minutes, change roles.',
      ],
      mistakes: [
        'Leaving during the pass: it goes into the net. Hold the platform for a blink.',
        'Straight to the net and then waiting. Go out first: width gives you the angle.',
      ],
      tips: [
        'Bad pass, high set, roll shot. Good pass, swing.',
        'This is most of an outside hitter’s life, and a high pass makes it a good one.',
      ],
    },
  },
  {
    id: 'hitting/tool-the-hands',
    name: 'Tool the Block',
    description:
      'Partner holds block hands over a low net, and you play the ball off the outer hand and out, at half power.',
    category: 'hitting',
    dose: { sets: 3, reps: 6 },
    rest: 45,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'You look at the hand nearer to the sideline. Reach as high as you can, hit the outer half and turn your hand towards the sideline, so that it goes from their hand to the outside. Or brush the fingertips with a flat ball that flies on deep. It’s a bit like billiards. Half power is enough for a point and kind to fingers.',
      steps: [
        'Lower the net until your partner’s hands reach over it from standing, fingers stiff, head back behind the hands.',
        'Toss to yourself near the sideline, step in, a small hop at most.',
        'Hit the outer half of the outer hand. Out after the touch is your point.',
        'Six balls, change roles. Last set: aim high at the fingertips.',
      ],
      mistakes: [
        'Hitting at the inner hand: it comes back on your own side. Look first.',
        'Smashing from close up. Fingers are for more than volleyball: half power.',
      ],
      tips: [
        'Blocker: turn the outside hand in and learn too.',
        'A ball tight to the net? Push it firmly and briefly into the outer hand and out. It counts like a kill.',
      ],
    },
  },
  {
    id: 'hitting/tips-over-block',
    name: 'Over and Around',
    description:
      'Half jump, a partner with high hands in front of you, and you tip or roll to the hole behind them.',
    category: 'hitting',
    dose: { sets: 3, reps: 6 },
    rest: 45,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'You see the hands early and the hole behind or beside them. Full approach rhythm at less speed, full bow, then fingertips or roll. It passes the hands by one ball and drops where nobody is. Since it looks like a swing until the end, the defender’s weight is on the heels.',
      steps: [
        'Partner stands across the net with hands up, one step left or right, as they like. A tosser or you yourself toss.',
        'Approach at two thirds, half a jump, see the hands.',
        'Tip short behind the block, or roll over it to the middle, or push deep.',
        'Six balls, change roles. Two points in the hole, one in the court.',
      ],
      mistakes: [
        'Tipping each time to the same place. Name a new one before each ball.',
        'Slow approach that tells all. Speed of feet stays.',
      ],
      tips: [
        'Tips are best high and early, before the block is over the net.',
        'Warn before the last set: now the partner chases the ball.',
      ],
    },
  },
  {
    id: 'hitting/bad-set-good-choice',
    name: 'Bad Set, Good Choice',
    description:
      'Partner tosses tight, deep, low or behind you on purpose, and you choose the shot that keeps your team alive.',
    category: 'hitting',
    dose: { sets: 3, reps: 6 },
    rest: 45,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'A good hitter has an answer to each bad set. Tight: off the hands or a push along the net. Deep: topspin and long. Low: roll to a corner. Behind: a standing roll or a free ball to their setter. You decide as you start your last two steps. No error is the first aim, trouble for them the second.',
      steps: [
        'Partner tosses from the setter’s place. Every ball is somehow wrong.',
        'Approach at two thirds, jump at half height at most.',
        'Choose and say it: “hands”, “deep”, “roll”, “over”.',
        'In the court is one, in a hard place for them two, error minus one. Six, then change.',
      ],
      mistakes: [
        'Hitting the bad ball as though it were good. Anger is not a plan.',
        'Touching the net on the tight one. Turn sideways, short arm.',
      ],
      tips: ['Two points from four balls is solid, three is clever.', 'Thank your setter anyway. Next one.'],
    },
  },
  {
    id: 'hitting/soft-game',
    name: 'Roll-and-Tip Game',
    description:
      'Half-court game to eleven in which only rolls, tips and pushes score: head instead of hammer.',
    category: 'hitting',
    dose: { minutes: 10 },
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'Every rally is a puzzle. You look up before you touch, find the hole, and use the same bow for all shots. Feet are light, jumps are small or none. You’ll be surprised how long it goes on and how often the deep corner is free. Breath goes up, shoulders stay fresh.',
      steps: [
        'Court from net to end line, half its width. One against one, or two against two.',
        'Start with a toss over. Up to three touches, alone or with your mate.',
        'Last touch must be a roll, tip or push from full reach.',
        'To eleven. Change sides at six.',
      ],
      mistakes: [
        'Short tips all the time. After two, everybody stands there.',
        'Low contact because it’s only a game. Then the net gets it.',
      ],
      tips: ['Rule for two good players: no two equal shots in a row.', 'Loser names the next rule.'],
    },
  },
  {
    id: 'hitting/ten-ball-score',
    name: 'Ten-Ball Score',
    description: 'Ten attacks, zones with points, errors that hurt: your hitting score of the day.',
    category: 'hitting',
    dose: { sets: 2, reps: 10 },
    rest: 120,
    equipment: ['ball', 'net', 'partner'],
    maxJumps: true,
    guide: {
      technique:
        'It is a test, so routine helps: look, breath, wait, go. The first two balls with margin, then a bit more. You know before each one where it shall go. A missed ball is gone as soon as you have landed. You add up at the end and not in the air.',
      steps: [
        'Zones: deep corners three points, deep third two, rest of the court one, error minus one.',
        'Tosser or setter gives ten high balls, twenty seconds apart.',
        'Say the zone, then hit it. Named and hit: one point on top.',
        'Note the sum. Second round after two minutes, or the next player.',
      ],
      mistakes: [
        'All for three points. Ten ones and no error beat three threes and seven errors.',
        'Jumps getting lower: stop at the tenth, no replays.',
      ],
      tips: [
        'Fifteen is good, twenty is strong, and it’s only you against you.',
        'Write down the errors too: net or out? It tells you what to train.',
      ],
    },
  },
  {
    id: 'hitting/hitter-against-digger',
    name: 'Hitter Against Digger',
    description:
      'One hitter, one digger, half of the court: ten attacks, then change, with a limit on full jumps.',
    category: 'hitting',
    dose: { minutes: 10 },
    equipment: ['ball', 'net', 'partner'],
    maxJumps: true,
    guide: {
      technique:
        'You don’t need more power than the other has feet. You look at where they stand, and hit where they don’t. A firm cross brings them back, and then a tip has all the room. You swing freely, since the digger wins some. That’s sport.',
      steps: [
        'Toss to yourself or take a set. Half the court across the net counts.',
        'Ball down untouched two, touched but not controlled one, dug up high zero, error minus one.',
        'Ten attacks, at least three of them soft. Change roles.',
        'One round each, two if you did no other full jumps today.',
      ],
      mistakes: [
        'Hitting at the digger: your eyes are on them, so the ball is too. Look at the floor you want.',
        'Only hard ones. At least three soft, it’s a rule.',
      ],
      tips: [
        'Digger: start in base and don’t creep. Then both learn.',
        'Loser picks up the balls, winner helps.',
      ],
    },
  },
  {
    id: 'hitting/rally-finisher',
    name: 'Rally Finisher',
    description: 'Start at 18-18 with easy jumps: win the set by good decisions on six kinds of ball.',
    category: 'hitting',
    dose: { minutes: 10 },
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'At 18-18 there isn’t a new technique, only clear heads. You take the ball you get. Tight, deep, high, quick: a plan for each. Half jumps, so that the legs don’t decide it. Between points one breath, one sentence: “their right back is slow”, and go.',
      steps: [
        'One attacks, the other defends the half court and tosses over the next ball to the attacker’s side.',
        'Six cards or fingers tell the kind: high, tight, deep, low, quick, behind.',
        'Attack from a half jump. Point as in a match. Serve side changes after each ball.',
        'First to 25 with two ahead, or ten minutes.',
      ],
      mistakes: [
        'A quick decision to end the nerves. Take the breath first.',
        'Same shot as in the last point, because it worked. They saw it too.',
      ],
      tips: ['Say after each point what you saw, not what you felt.', 'Shake hands over the net at the end.'],
    },
  },
  {
    id: 'hitting/swing-audit',
    name: 'Film and Check',
    description: 'Film five hits from the side, look at three things, mend one, and film five more.',
    category: 'hitting',
    dose: { minutes: 6 },
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'The camera is a calm coach. You look for just three things: elbow at shoulder height or above in the bow, straight arm at contact, ball in front of the hitting shoulder. You don’t judge yourself, you compare. One change at a time, small enough to do at once.',
      steps: [
        'Put the phone at hip height, side-on, on the side of your hitting arm, five steps away.',
        'Five hits to the floor and wall at six tenths.',
        'Watch in slow motion: elbow, arm, ball. Choose the weakest one.',
        'Do two slow-motion swings with that change, then five more hits. Compare.',
      ],
      mistakes: [
        'Looking at ten things. Three are enough, one gets changed.',
        'Filming from an angle: then elbows look bent that aren’t. Straight from the side.',
      ],
      tips: [
        'Keep one clip a month. In winter you’ll be glad.',
        'Show it to your coach and ask for one word.',
      ],
    },
  },
  {
    id: 'hitting/shots-ladder',
    name: 'Shots Ladder',
    description:
      'Climb a ladder of six wall targets, from easy to hard, three hits a step: how far do you get?',
    category: 'hitting',
    dose: { minutes: 8 },
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'Each rung asks for the same clean swing and a bit more aim. You hit at six tenths, feet set, bow early, eyes on the ball. Two of three take you up, fewer and you stay. There’s no rush. A breath before each third ball keeps it clean.',
      steps: [
        'Tape rungs: 1 anywhere by floor and wall, 2 left half, 3 right half, 4 left window, 5 right window, 6 the outer edge of a block.',
        'Three hits at a rung, two good ones to climb.',
        'Less than two: try again, once more at most, then go down one.',
        'After four minutes, or twenty hits, note the rung. Is there time left? Go on from there.',
      ],
      mistakes: [
        'Hitting harder when it gets narrow. Softer, with more spin.',
        'No time between balls. Fetch it at a walk and breathe.',
      ],
      tips: [
        'Rung three is good, five is worth telling someone.',
        'Same tape next week: then you see progress.',
      ],
    },
  },
];
