import type { DrillSource } from '../drill-facts/minutes.ts';

/** Drills of the forearm pass, serve receive and back-row defense. */
export const passingDrills: DrillSource[] = [
  {
    id: 'passing/ready-stance-hold',
    name: 'Ready Stance Hold',
    description: 'Hold the passing stance, check it part by part, and learn how low and quiet feels.',
    category: 'passing',
    dose: { sets: 3, seconds: 25 },
    rest: 50,
    equipment: [],
    guide: {
      technique:
        'Feet wider than the shoulders, one a little in front, weight on the balls of the feet so that a sheet of paper would slide under the heels. Knees bent and over the toes, chest over the knees, arms loose and apart in front. You should be able to move at once, in any direction.',
      steps: [
        'Jump softly to a wide base and sink until the knees are well bent.',
        'Tip the chest forward: shoulders over knees, knees over toes.',
        'Hold the arms out low in front, hands apart, palms facing in.',
        'Breathe and hold. At the end rock left and right without standing up.',
      ],
      mistakes: [
        'Weight on the heels: lift the toes inside your shoes, then let them press down again.',
        'Round back and hanging head: look up at net height and let the chest open.',
        'Knees falling in: press them gently apart, over the feet.',
      ],
      tips: [
        'Look at yourself from the side in a window.',
        'Good while brushing your teeth; shake your legs out after.',
      ],
    },
  },
  {
    id: 'passing/platform-build',
    name: 'Build the Platform',
    description:
      'From the ready stance bring your arms together into a flat, even platform, freeze it and check it.',
    category: 'passing',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'The heels of the hands touch, thumbs lie side by side and level, and both wrists press down so that the elbows turn straight. The flat inside of the forearms faces up and forward. Shoulders are pushed a little ahead, arms away from the body. Nothing shakes, nothing bends.',
      steps: [
        'Start in the ready stance, hands apart.',
        'Lay one hand in the other, or fist in palm, thumbs level.',
        'Push the thumbs towards the floor and lock the elbows.',
        'Freeze for two seconds; look: are both arms the same height?',
        'Open, shake out, and do the next one a bit faster.',
      ],
      mistakes: [
        'Crossed or uneven thumbs tilt the platform: lay them side by side, nails up.',
        'Fingers locked together: they open too slowly, so only lay one hand in the other.',
        'Arms glued to the belly: push the shoulders forward to make room.',
      ],
      tips: [
        'Hold a coin between the heels of your hands; it must not fall.',
        'Ask someone to press lightly on your arms: they stay straight.',
      ],
    },
  },
  {
    id: 'passing/low-shuffle',
    name: 'Low Shuffle Lines',
    description:
      'Shuffle four steps each way under an imagined rope and stop in balance with your platform out.',
    category: 'passing',
    dose: { sets: 4, seconds: 20 },
    rest: 50,
    equipment: [],
    guide: {
      technique:
        'The head stays at one height, as if a rope were stretched just above it. The feet slide, wide then half wide, and never click together or cross. On the last step the outside foot stops you, and you are still before the arms come together.',
      steps: [
        'Mark a line of about four steps.',
        'Shuffle to the end, stay low, eyes forward.',
        'Stop with a firm outside foot, show the platform for a second.',
        'Shuffle back and repeat until the time is up.',
      ],
      mistakes: [
        'Bobbing up and down: take smaller steps and keep the knees bent.',
        'Feet clicking together: leave a shoe length between them at all times.',
        'Arms joined while moving: move with free hands, join them when you stop.',
      ],
      tips: ['Quiet shoes mean good shuffles.', 'Last set: change direction when a friend claps.'],
    },
  },
  {
    id: 'passing/shadow-angles',
    name: 'Shadow Passes to Three Targets',
    description:
      'Pass an imagined ball to a target left, middle and right by tilting your platform, without swinging.',
    category: 'passing',
    dose: { sets: 3, reps: 9 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'The ball leaves the way the platform faces. To send it left, drop the left shoulder and show the forearms to the target; the feet stay as they are. The lift is small and comes from the knees. At the end you freeze: someone behind you could lay a ruler along your arms to the target.',
      steps: [
        'Put three objects in a half circle in front of you as targets.',
        'Imagine a ball coming at your middle. Build the platform early.',
        'Tilt the shoulders so that the forearms face target one, lift a little and freeze.',
        'Back to ready; go on to two and three.',
        'Then imagine balls beside your left and right knee.',
      ],
      mistakes: [
        'Swinging the arms towards the target: hold the angle and let the ball do the rest.',
        'Turning the whole body away from the ball: keep your hips open to where it comes from.',
      ],
      tips: [
        'Freeze for a full second; that second is the drill.',
        'Film it from the front to see the tilt.',
      ],
    },
  },
  {
    id: 'passing/first-step-compass',
    name: 'First-Step Compass',
    description: 'From a small split step take one sharp first step in six directions and come back low.',
    category: 'passing',
    dose: { sets: 4, seconds: 20 },
    rest: 20,
    equipment: [],
    guide: {
      technique:
        'Just before the server or hitter touches the ball you make a tiny hop and land on both feet: that wakes the legs. From there the first step goes straight towards the ball with the near foot. The step is short and low; the head leads, the hands stay free.',
      steps: [
        'Picture six directions: front left, front, front right, back left, back, back right.',
        'Do a tiny hop and land wide.',
        'Push off and take one hard step in a direction you call.',
        'Recover to the middle in two steps and go again.',
      ],
      mistakes: [
        'A high hop: the feet should barely leave the floor.',
        'Crossing the feet on the first step: move the near foot first.',
        'Stepping back with a straight body: stay low and turn the hips for deep balls.',
      ],
      tips: ['Let an app or a friend call the number of the direction.', 'Rest as long as you worked.'],
    },
  },
  {
    id: 'passing/dig-shadow',
    name: 'Low Dig Shadow Lunges',
    description: 'Lunge low to the side and scoop an imagined hard ball up with a relaxed platform.',
    category: 'passing',
    dose: { sets: 3, reps: 6, perSide: true },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'For a hard ball you get under it and soften the hit. The near knee bends deep over the foot, the other leg is long, hips low. The platform slides under the ball close to the floor and the wrists tilt so that the ball goes up, not on. You give a little, like catching an egg.',
      steps: [
        'Start in a wide, low stance, hands apart.',
        'Step out to one side and let the hips follow low.',
        'Reach under the ball with flat arms, outer shoulder a bit higher, so the ball goes back to the middle.',
        'Freeze, then push back to the start with the bent leg.',
      ],
      mistakes: [
        'Bending at the waist with straight legs: sink the hips first.',
        'Swinging at the ball: a hard ball has its own power, so only give it an angle.',
        'Knee twisting inwards: keep it above the foot.',
      ],
      tips: [
        'Go only as low as you can with a quiet knee.',
        'Brush the floor with your hands to know that you are low.',
      ],
    },
  },
  {
    id: 'passing/sprawl-steps',
    name: 'Sprawl Step by Step',
    description:
      'Learn the sprawl slowly from one knee on a mat, so that a late ball costs you nothing but a slide.',
    category: 'passing',
    dose: { sets: 3, reps: 4, perSide: true },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'You are already low when you go. The last step is a long lunge. After the ball is played the hands touch the floor beside the front foot. Then the body slides forward over chest and belly, never over knee or chin. The head is up the whole time.',
      steps: [
        'Begin on one knee on a mat or on soft grass, wearing knee pads and a long shirt.',
        'Reach forward with the platform, then put both palms on the floor.',
        'Let the arms bend slowly and slide forward on chest and belly, chin up.',
        'Push up, come back to the knee, change sides.',
        'When eight are smooth, begin from a low lunge.',
      ],
      mistakes: [
        'Falling from a tall stance: get low first, then go forward, not down.',
        'Landing on the knee cap or the elbows: hands first, then chest.',
        'Chin near the floor: look ahead, as if to see where the ball went.',
      ],
      tips: [
        'Stop at once if wrists or lower back hurt.',
        'Slow and smooth comes first; speed comes by itself.',
      ],
    },
  },
  {
    id: 'passing/rotation-walk',
    name: 'Receive Rotation Walk',
    description:
      'Walk through the six receive formations of your team and say your area and your call in each.',
    category: 'passing',
    dose: { minutes: 5 },
    equipment: [],
    guide: {
      technique:
        'A good receiver is in the right place before the whistle. In each rotation you know three things: where you stand so that you are not out of order, which part of the court is yours, and who takes the ball in the seam. Say them aloud, in whole words, as you would to a teammate.',
      steps: [
        'Mark a court with tape, or draw it on paper if there is no space.',
        'Start in rotation one. Stand in your place and point at your neighbors.',
        'Say: “My area is… the left seam is mine, the right seam is yours.”',
        'Take two steps short, deep and to each seam, then rotate.',
      ],
      mistakes: [
        'Only learning your own spot: name both neighbors each time.',
        'Standing too deep by habit: you should reach the end line with two steps, not stand on it.',
      ],
      tips: [
        'No team yet? Use three receivers: left, middle and right back.',
        'Quiz yourself: rotation four, where am I?',
      ],
    },
  },
  {
    id: 'passing/match-video-reading',
    name: 'Match Video Reading',
    description: 'Watch serves or attacks on a screen, pause before the hit and say where the ball will go.',
    category: 'passing',
    dose: { minutes: 6 },
    equipment: [],
    guide: {
      technique:
        'Passers with time are passers who read. Before the contact you see the toss, the shoulders, the speed of the arm. A toss to the left often means a ball to the left; a stopped arm means short. Your eyes go from body to toss to hand, and only then to the ball.',
      steps: [
        'Choose any full match filmed from behind or above the end line.',
        'Stand in your ready stance before the screen.',
        'Pause just before contact; say short or deep, left or right, then play on.',
        'Take one first step in that direction. Count right answers out of twenty.',
      ],
      mistakes: [
        'Guessing from the score or the name: look for a sign in the body.',
        'Watching the ball only: look at the hitting shoulder first.',
      ],
      tips: ['Twelve of twenty is a good start.', 'Record your own matches and read the same server twice.'],
    },
  },
  {
    id: 'passing/stay-low-self-pass',
    name: 'Stay-Low Self-Passes',
    description: 'Pass to yourself just above your head while your knees stay bent the whole time.',
    category: 'passing',
    dose: { sets: 3, reps: 15 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'The ball touches both forearms at once, a hand above the wrists, in front of your belly. It goes straight up, spins little and comes back to the same place. The legs give a small push and sink again; the arms hardly move. You feel a soft, even bump on both arms.',
      steps: [
        'Stand in your passing stance and toss the ball a little above your head.',
        'Build the platform early and meet the ball at belly height.',
        'Push gently from the knees, then sink back.',
        'Keep the ball between head height and an arm above it.',
      ],
      mistakes: [
        'Standing up after each pass: think of sitting on a low chair all the time.',
        'Bent elbows: the ball jumps at your face, so press the thumbs down.',
        'Ball drifting forward: your platform points away, so bring it level.',
      ],
      tips: [
        'Count aloud; the voice keeps you relaxed.',
        'Red forearms are normal at first and fade in a week or two.',
      ],
    },
  },
  {
    id: 'passing/height-ladder',
    name: 'Self-Pass Height Ladder',
    description: 'Pass to yourself low, middle and high in turn, and change the height with your legs alone.',
    category: 'passing',
    dose: { sets: 3, reps: 12 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'More height means more knee, not more arm. For a low pass the legs hardly move; for a high one you sink, wait and push up through the hips, arms still straight and quiet. The platform stays flat so that a high ball also comes straight down to you.',
      steps: [
        'Pass one to forehead height.',
        'Pass the next an arm above your head.',
        'Pass the third as high as the ceiling allows, up to twice your height.',
        'Without a stop go back to low. Three heights are one round.',
      ],
      mistakes: [
        'Swinging the arms for height: keep them below your shoulders and push with the legs.',
        'Moving too late under high balls: shuffle while it rises, wait while it falls.',
      ],
      tips: [
        'Low ceiling? Use low and middle only.',
        'A ball that comes down in your space shows that the platform was flat.',
      ],
    },
  },
  {
    id: 'passing/pass-walk',
    name: 'Pass and Walk',
    description: 'Walk along a line while you pass to yourself, under control and low.',
    category: 'passing',
    dose: { sets: 4, reps: 12 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'Each pass goes a small step ahead, and the feet are under it before it comes down. You move first and join the hands after. The ball keeps one height, your head keeps one height, and you never reach.',
      steps: [
        'Find a line about ten steps long.',
        'Walk and pass, one step a pass, ball an arm above your head.',
        'At the end turn under the ball and come back.',
        'Then do it sideways, and last backwards.',
      ],
      mistakes: [
        'Passing far ahead and running after it: tilt the platform only a little.',
        'Reaching with one arm: take the extra step instead.',
      ],
      tips: [
        'Backwards: look round first, then go slowly.',
        'Ball dropped? Start again from the last line you passed.',
      ],
    },
  },
  {
    id: 'passing/quarter-turn-passes',
    name: 'Quarter-Turn Passes',
    description:
      'Pass to yourself, turn a quarter under the ball, and pass again until you have gone all round.',
    category: 'passing',
    dose: { sets: 3, reps: 12 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'You turn with small quick steps while the ball rises and are still again when it falls. The platform forms late and level. Turning shows at once if a pass leans: a straight ball waits for you, a crooked one runs away.',
      steps: [
        'Pass the ball about two arms above your head.',
        'Take three small steps to turn a quarter to the right.',
        'Stop, platform out, pass again. Four passes make a full turn.',
        'Change direction after each full turn.',
      ],
      mistakes: [
        'Turning on one foot: step round, so that both feet are under you.',
        'Hands together while turning: keep them apart until you have stopped.',
      ],
      tips: ['Easier: pass higher. Harder: half turns.', 'Eyes stay on the ball even when the room turns.'],
    },
  },
  {
    id: 'passing/bounce-and-pass',
    name: 'Bounce, Shuffle, Pass',
    description:
      'Throw the ball up and away, let it bounce once, get behind it and pass it high to yourself.',
    category: 'passing',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'The bounce gives you time to do it right: feet first, then platform, then the ball. You arrive behind the ball with your middle, not beside it with your arms. When the pass is right you can catch it without a step.',
      steps: [
        'Throw the ball up so that it lands three steps away.',
        'Shuffle after it, low, and stop behind the place where it comes down again.',
        'Pass it high and straight, then catch it.',
        'Throw the next one to another side.',
      ],
      mistakes: [
        'Waiting for the bounce before you move: go when the ball leaves your hand.',
        'Ball too close to the body: leave room for straight arms.',
      ],
      tips: [
        'Say “mine” each time; make it a habit.',
        'On grass, let the ball fall from higher so that it bounces.',
      ],
    },
  },
  {
    id: 'passing/floor-to-feet',
    name: 'Floor-to-Feet Control',
    description:
      'Keep the ball up with self-passes while you go down to your knees, sit, and stand up again.',
    category: 'passing',
    dose: { sets: 3, reps: 4 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'When the legs cannot help, you learn what the platform alone does: flat, still, even. Each change of position happens while a higher ball is in the air. It looks slow and calm. The ball stays above you because the arms stay level while everything else moves.',
      steps: [
        'Pass standing, then one higher and go down to one knee.',
        'Two passes there, one higher, and down to both knees.',
        'Two passes there, then sit on the floor for two passes.',
        'Come back the same way. Up and down once is one repetition.',
      ],
      mistakes: [
        'Dropping onto the knees: lower yourself, or use knee pads or a mat.',
        'Hurrying: pass a bit higher before each change.',
      ],
      tips: [
        'A catch between two positions is fine while you learn.',
        'Sitting: lean back slightly so that the arms come level.',
      ],
    },
  },
  {
    id: 'passing/one-arm-control',
    name: 'One-Arm Control',
    description:
      'Keep the ball up with one forearm, left and right in turn, for the balls that two arms cannot reach.',
    category: 'passing',
    dose: { sets: 3, reps: 8, perSide: true },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'The arm is straight, the fist closed or the hand stiff, and the ball meets the flat inside of the forearm just above the wrist. You lift from the shoulder a little and let the knees help. The ball goes up soft and high enough that you could turn round.',
      steps: [
        'Toss the ball, pass it up with the right forearm only, eight times.',
        'Same with the left.',
        'Then alternate right and left.',
        'Last, right, left, both arms, and repeat.',
      ],
      mistakes: [
        'Hitting with the hand or the wrist bone: slide the arm further under the ball.',
        'Bent elbow: it sends the ball behind you, so straighten the arm.',
      ],
      tips: ['The weaker arm gets one set more.', 'In a match use two arms whenever you can.'],
    },
  },
  {
    id: 'passing/quiet-arms',
    name: 'Quiet Arms',
    description:
      'Self-pass with a rolled cloth under each upper arm, so that only the legs can lift the ball.',
    category: 'passing',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'A swing makes the ball fly far and wild. With a cloth held lightly under each arm you feel the moment when the arms want to swing: the cloth drops. The push comes from knees and hips, the platform goes up and stops at chest height like a lift that arrives.',
      steps: [
        'Roll two small towels or socks and hold one under each upper arm.',
        'Toss the ball and pass it an arm above your head.',
        'Sink before, push during, freeze after each contact.',
        'A set is done when ten passes are made with no cloth on the floor.',
      ],
      mistakes: [
        'Pressing the arms to the ribs: hold the cloths softly and keep the platform away from the belly.',
        'No height at all: bend the knees more before contact.',
      ],
      tips: [
        'Do the last three of a set without cloths and keep the feeling.',
        'Try it later with real tossed balls.',
      ],
    },
  },
  {
    id: 'passing/toss-chase-pass',
    name: 'Toss, Chase, Lift',
    description: 'Throw the ball forward, run after it and lift it up under control without a stop.',
    category: 'passing',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'For a short ball there is no time to stop, so you run through it: low, with long last steps, arms out early, platform facing where you want the ball. You play it in mid-stride near knee height and keep running. The feet never stop, the arms never swing.',
      steps: [
        'Stand on a line and toss the ball high, four to five steps forward.',
        'Run after it, arms free, getting lower with each step.',
        'Slide the platform under the ball at knee height and lift it up in front.',
        'Keep moving two more steps, catch the ball, jog back.',
      ],
      mistakes: [
        'Diving when a run is enough: stay on your feet.',
        'Running with joined hands: pump the arms, join them in the last step.',
      ],
      tips: [
        'Toss it so that you can just make it.',
        'For the last set tilt the platform to pass it back over your shoulder.',
      ],
    },
  },
  {
    id: 'passing/pass-set-pass',
    name: 'Pass, Set, Pass',
    description: 'Change between forearm pass and overhead touch on your own ball without a stop.',
    category: 'passing',
    dose: { sets: 3, reps: 14 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'Low balls are for the forearms, balls above the forehead for the hands. Each change teaches your feet to be in the right place: under the ball for hands, a step behind it for the platform. The hands are soft and wide, ten fingertips, with elbows just outside the shoulders.',
      steps: [
        'Pass the ball an arm above your head.',
        'Play it next with both hands above the forehead.',
        'Let it drop to belly height and pass again.',
        'Keep the ball over a square of two steps.',
      ],
      mistakes: [
        'Same place for both: take a small step back before each forearm pass.',
        'Slapping the overhead touch: let the fingers bend, then stretch.',
      ],
      tips: ['Say “arms” or “hands” before each touch.', 'Harder: choose at random.'],
    },
  },
  {
    id: 'passing/basket-pass',
    name: 'Pass Into the Basket',
    description: 'Toss the ball up, let it bounce once and pass it into a laundry basket a few steps away.',
    category: 'passing',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'Now the angle matters. Show the flat of your forearms to the basket before the ball arrives, feet and hips half turned towards it, and lift with the legs. The ball should fly in a high arc and drop in, like a pass that waits for the setter. Freeze until it lands.',
      steps: [
        'Place a basket, box or open bag five steps away.',
        'Toss the ball up in front of you and let it bounce.',
        'Step behind it, angle the platform, pass and freeze.',
        'Score 2 for in, 1 for touching the basket. Move round it after each set.',
      ],
      mistakes: [
        'Flat, hard passes: bend the knees more and let the arc be twice your height.',
        'Swinging towards the basket: hold the angle and lift.',
      ],
      tips: [
        'A score of eight out of sixteen is good at first.',
        'Put the basket beside you later: the platform must tilt more.',
      ],
    },
  },
  {
    id: 'passing/one-minute-control',
    name: 'One-Minute Control Test',
    description: 'How many good self-passes can you make in one minute without leaving a small square?',
    category: 'passing',
    dose: { sets: 3, seconds: 60 },
    rest: 60,
    equipment: ['ball'],
    guide: {
      technique:
        'A good pass here is above your head, off two even forearms, with both feet inside the square. The number is not about speed: ball height sets the pace. What counts is that no pass is wasted on chasing the one before.',
      steps: [
        'Mark a square of two by two steps with shoes or tape.',
        'Start the clock and pass to yourself, each ball higher than your head.',
        'Step out or drop the ball: go back in and count on.',
        'Note your best of three minutes and the number of drops.',
      ],
      mistakes: [
        'Tiny taps at chest height: they do not count; above the head, please.',
        'Tensing up near the end: breathe out with every fifth pass.',
      ],
      tips: ['Test on the same day each week.', 'Fewer drops is a better result than more passes.'],
    },
  },
  {
    id: 'passing/wall-pass-steady',
    name: 'Steady Wall Passes',
    description: 'Pass against a wall from three steps, in an even rhythm, ball after ball.',
    category: 'passing',
    dose: { sets: 3, reps: 20 },
    rest: 30,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'The wall answers at once: an even platform brings the ball back to your belly, an uneven one sends it sideways. Play it in an arc up the wall, at about twice your height, so that you have time for your feet. Sink, lift, freeze, ready again.',
      steps: [
        'Stand three steps from the wall, ball in hand, and toss it against the wall.',
        'Let it come to you, platform out early, and pass it up the wall.',
        'After each contact open the hands and be ready again.',
        'Two small steps between balls: the feet never sleep.',
      ],
      mistakes: [
        'Coming closer and closer: your arc is too low, so aim higher on the wall.',
        'Joined hands the whole time: open them after each pass.',
        'Passing from beside your body: move until the ball is in front of your middle.',
      ],
      tips: [
        'One bounce on the floor between passes is fine at first.',
        'Hum a slow song and pass on the beat.',
      ],
    },
  },
  {
    id: 'passing/wall-square',
    name: 'Wall Square Passes',
    description: 'Pass into a taped square on the wall, as high as you can reach.',
    category: 'passing',
    dose: { sets: 3, reps: 12 },
    rest: 30,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'The square stands for your setter. The platform shows its face to the square before the ball arrives; the legs decide the height. The same push for the same distance: after some balls your body knows how deep to bend.',
      steps: [
        'Tape a square, an arm wide, as high on the wall as you can reach.',
        'Stand four steps away, toss to the wall and pass the rebound at the square.',
        'Catch after each pass at first; later pass without a stop.',
        'Count hits out of twelve, three times.',
      ],
      mistakes: [
        'Looking at the square during contact: watch the ball onto your arms; the square does not move.',
        'Low balls: bend the knees before contact, not during it.',
      ],
      tips: [
        'Eight of twelve: take a step back.',
        'Move two steps left or right so that you must tilt the platform.',
      ],
    },
  },
  {
    id: 'passing/wall-angle-shuffle',
    name: 'Wall Angle Shuffle',
    description:
      'Throw the ball at the wall at an angle, shuffle across and pass it back from in front of your body.',
    category: 'passing',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'Feet bring the body behind the ball; the arms only finish. You shuffle low, the outside foot stops you, and the platform points half back to where you came from. If you get there early, there is a short moment of stillness before contact.',
      steps: [
        'Stand four steps from the wall and throw the ball across, so it rebounds three steps to your side.',
        'Shuffle over, stop, platform out.',
        'Pass it high against the wall in front of you and catch.',
        'Throw the next one to the other side.',
      ],
      mistakes: [
        'Reaching sideways with the arms: one more shuffle step instead.',
        'Crossing the feet on short ways: shuffle up to three steps, run only for more.',
      ],
      tips: [
        'Throw softer than you think; the angle is what matters.',
        'Left and right the same? Give the worse side another set.',
      ],
    },
  },
  {
    id: 'passing/wall-hands-receive',
    name: 'Hands Receive at the Wall',
    description:
      'Take a rebound above your forehead with firm hands and push it high, as you take a deep float serve.',
    category: 'passing',
    dose: { sets: 3, reps: 12 },
    rest: 30,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'The rules allow the first ball with the hands. For a float at head height that is often the steadier way. Hands are up early, thumbs back, fingers wide and strong, wrists firmer than in a set. You get under it and push up and forward with legs and arms together.',
      steps: [
        'Stand three steps from the wall and throw the ball firmly at a spot an arm above your head.',
        'Raise both hands early, above the forehead.',
        'Take the rebound with all fingers and push it high up the wall.',
        'Catch it, check your feet, go again.',
      ],
      mistakes: [
        'Hands late: lift them when the ball leaves the wall.',
        'Soft wrists let the ball slip through: tighten the hands a little before contact.',
        'Leaning back: take a step back instead and stay over your feet.',
      ],
      tips: [
        'Sore finger? Leave it for today and pass with the arms.',
        'Throw harder only when ten in a row were clean.',
      ],
    },
  },
  {
    id: 'passing/wall-dig-reaction',
    name: 'Wall Dig Reaction',
    description: 'Throw the ball hard and low at the wall and dig the quick rebound up above your head.',
    category: 'passing',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'You are low before the ball comes, hands apart, weight forward. The ball is quick, so the platform only slips under it and tilts up. Let the arms give a little at contact; the ball should go up, in front of you, slow enough for someone else to play.',
      steps: [
        'Stand four steps from the wall in your lowest good stance.',
        'Throw the ball hard at the wall at hip height.',
        'Dig the rebound above head height.',
        'Catch it and be low again before the next throw.',
      ],
      mistakes: [
        'The ball flies back into the wall: tilt the wrists and forearms more towards the ceiling.',
        'Stepping back from hard balls: hold your ground and sink.',
      ],
      tips: [
        'Closer to the wall means less time: come in by half a step only.',
        'Rest thirty seconds between sets; tired legs stand up.',
      ],
    },
  },
  {
    id: 'passing/wall-turn-and-find',
    name: 'Turn and Find',
    description: 'Throw the ball up the wall with your back to it, turn, find it and pass it under control.',
    category: 'passing',
    dose: { sets: 3, reps: 6 },
    rest: 30,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'Balls off the block or the net appear late. Turn on the balls of your feet, low, eyes first, then shoulders, then hips. The moment you see the ball you move; the platform comes last. A high safe pass is the aim, not a perfect one.',
      steps: [
        'Stand four steps from the wall with your back to it.',
        'Throw the ball over your head against the wall.',
        'Turn quickly, find the ball, let it bounce once if needed.',
        'Pass it high to yourself and catch it.',
      ],
      mistakes: [
        'Turning upright: stay in your knees while you turn.',
        'Arms out before the eyes have found the ball: see, move, then build.',
      ],
      tips: [
        'Turn over the left and the right shoulder in turn.',
        'Clear the floor behind you before you begin.',
      ],
    },
  },
  {
    id: 'passing/wall-run-through',
    name: 'Short-Ball Run-Through',
    description:
      'Throw softly at the wall from far away and run through the short rebound with a low platform.',
    category: 'passing',
    dose: { sets: 3, reps: 6 },
    rest: 30,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'A tip or short serve wants a fast start and soft arms. You accelerate, get lower step by step, and lift the ball from knee height while running. The platform faces up so that the ball stays behind you for the setter and you do not run into it.',
      steps: [
        'Stand seven steps from the wall and throw a soft, high ball at it.',
        'Run in as it comes off the wall, arms free.',
        'Play it at knee height, platform to the ceiling, and keep running.',
        'Stop well before the wall and walk back.',
      ],
      mistakes: [
        'Stopping and reaching: start at once and run through.',
        'Head down: chest up in the last steps to see the ball.',
      ],
      tips: ['Play each ball at least three steps away from the wall.', 'Count playable balls out of six.'],
    },
  },
  {
    id: 'passing/wall-streak',
    name: 'Wall Passing Streak',
    description: 'Count your longest row of wall passes above a line, and try to beat your own best.',
    category: 'passing',
    dose: { sets: 2, reps: 30 },
    rest: 30,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'A long row needs calm feet. Between two balls there is time for one breath out and one small step. The arc stays the same, the sound on the wall stays the same. When a ball goes off line, save it high and use the extra time to get back to your place.',
      steps: [
        'Tape a line on the wall as high as you can reach.',
        'Stand three to four steps away and start.',
        'Count each pass that hits above the line; the floor ends the row.',
        'Write down the best row; the next set tries to beat it.',
      ],
      mistakes: [
        'Speeding up: higher passes slow the game down again.',
        'Staring at the line: eyes on the ball, the line shows in the corner of the eye.',
      ],
      tips: [
        'Twenty is solid, fifty is excellent.',
        'Stop at thirty in the first set if you get there: you have earned the rest.',
      ],
    },
  },
  {
    id: 'passing/partner-toss-pass',
    name: 'Partner Toss and Pass',
    description: 'Pass easy underhand tosses back to your partner, high and to the same place each time.',
    category: 'passing',
    dose: { sets: 3, reps: 12 },
    rest: 30,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'Ready early, platform still, legs do the work. The pass rises an arm or two above your partner and drops into your partner’s hands so that they catch it above the forehead without a step. Your arms stay pointing at your partner after the ball has gone.',
      steps: [
        'Stand five big steps apart. The partner tosses underhand at your belly.',
        'Move your feet to it, build the platform, lift and freeze.',
        'The partner catches above the forehead and tells you “low”, “high” or “good”.',
        'Change after twelve.',
      ],
      mistakes: [
        'Flat passes at the chest of your partner: more knees, and hold the platform flatter.',
        'Standing still for balls half a step away: every ball gets two small steps.',
      ],
      tips: [
        'Partners, toss well: it is half the drill.',
        'Aim for eight catches without a step out of twelve.',
      ],
    },
  },
  {
    id: 'passing/partner-shuffle-pass',
    name: 'Partner Shuffle and Pass',
    description:
      'Pass tosses to your left and right, shuffle behind each ball and send it back to the middle.',
    category: 'passing',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'Move, stop, pass: three separate things. The outside foot plants, the inside shoulder drops a little, and the platform looks back at your partner. Between balls you return to the middle low, with hands apart.',
      steps: [
        'Partner tosses two steps to your left, then two to your right.',
        'Shuffle, stop behind the ball and pass it to the partner.',
        'Go back to the middle before the next toss.',
        'Last set: the partner chooses the side.',
      ],
      mistakes: [
        'Drifting on during contact: put the outside foot down hard first.',
        'Passing across the body with bent arms: get one step further round the ball.',
      ],
      tips: [
        'Partners: wait until the passer is back in the middle.',
        'If the passes fly wide, toss slower.',
      ],
    },
  },
  {
    id: 'passing/short-deep',
    name: 'Short and Deep',
    description:
      'Your partner tosses short or deep without warning; you move in or back and pass to the target.',
    category: 'passing',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'Forward: low long steps and a platform near the knees. Back: open the hips, take two or three drop steps, then stop and let the ball come into your arms or hands. In both cases you are balanced and facing the target at contact.',
      steps: [
        'Start in the middle, six big steps from the partner.',
        'Split as the partner lifts the ball.',
        'Short: run in and lift. Deep: drop back, stop and pass, or use your hands.',
        'Jog back to the start each time.',
      ],
      mistakes: [
        'Running backwards on the heels: turn the hips and step back, eyes on the ball.',
        'Passing while falling back: go one step further than you think you need.',
      ],
      tips: [
        'Partners: same arm speed for both.',
        'Deep balls to the left and right shoulder for advanced players.',
      ],
    },
  },
  {
    id: 'passing/turn-on-call',
    name: 'Turn on the Call',
    description:
      'Stand with your back to your partner, turn on the call and pass the ball that is already on its way.',
    category: 'passing',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'Eyes before arms. You turn low and quick, find the ball and only then decide. Most rushed passes fail because the arms swing, so keep the platform quiet, however late you are.',
      steps: [
        'Stand five big steps from your partner, back turned, in a ready stance.',
        'The partner calls “turn” while tossing.',
        'Turn, find, move and pass high to the partner.',
        'Turn round again. Four over each shoulder.',
      ],
      mistakes: [
        'Standing up to turn: keep your head at one height.',
        'Swinging in a hurry: a high ball anywhere is better than a fast one.',
      ],
      tips: [
        'Partners: start with late, easy balls and earlier calls.',
        'Count playable passes out of eight.',
      ],
    },
  },
  {
    id: 'passing/dig-down-balls',
    name: 'Dig the Down Ball',
    description: 'Your partner hits controlled down balls at you; dig each one high into the middle.',
    category: 'passing',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'Low and still before the hit, weight a little forward, hands apart at knee height. Let the ball come to the platform and take speed out of it by giving with the arms and shoulders. A good dig goes up, slow, with backspin, and lands between you and the net.',
      steps: [
        'Stand six big steps from your partner, who hits from the ground at half power.',
        'Split as the arm swings, then hold still.',
        'Dig the ball up twice your height, to a spot halfway between you.',
        'Change roles after ten.',
      ],
      mistakes: [
        'Dig straight back at the hitter: show the platform to the ceiling.',
        'Fear of the ball: ask for slower hits until ten of ten are easy, then go up.',
        'Swinging up: a hit ball needs no lift, only an angle.',
      ],
      tips: [
        'Hitters: aim at the waist and knees, never at the head.',
        'Watch the hitter’s shoulder, then the hand.',
      ],
    },
  },
  {
    id: 'passing/three-touch-pepper',
    name: 'Control Pepper',
    description: 'Dig, set and hit with a partner at half power, and count how many rounds stay alive.',
    category: 'passing',
    dose: { minutes: 8 },
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'Pepper is a talk between two players. The dig goes up so the partner can set; the set stands high so the other can hit; the hit is aimed at the platform. Control first: a round that lives for twenty touches teaches more than five hard hits.',
      steps: [
        'Stand six big steps apart.',
        'One hits from the ground at half power, the other digs it back high.',
        'The hitter sets it, the digger hits it back, and so on.',
        'Count rounds of dig, set, hit without the ball on the floor.',
      ],
      mistakes: [
        'Hitting too hard too soon: add power only after five rounds.',
        'Digging low and fast: send it up so that your partner can walk under it.',
      ],
      tips: [
        'Call “mine” even when it is obvious.',
        'When it breaks down, come a step closer and slow the hits.',
      ],
    },
  },
  {
    id: 'passing/pancake-and-sprawl',
    name: 'Pancake and Sprawl',
    description:
      'Slide low after balls just out of reach and let them bounce off the back of your flat hand.',
    category: 'passing',
    dose: { sets: 3, reps: 4, perSide: true },
    rest: 30,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'The pancake is the last answer. From a very low run you reach out, the hand slides flat on the floor, palm down, fingers together, and the ball bounces up off its back. The body follows on chest and belly. Head up, chin away from the floor.',
      steps: [
        'Warm the movement up: three sprawls without a ball on each side.',
        'The partner drops a ball from shoulder height, three steps in front of you.',
        'Run low, lunge, slide the hand under the ball as it falls.',
        'Slide on chest and belly, get up over the side, jog back.',
      ],
      mistakes: [
        'Diving from high: get so low that your chest is almost over your knee.',
        'Slapping the floor: slide the hand, early and flat.',
        'Using it for balls you could run through: feet first, pancake last.',
      ],
      tips: [
        'Knee pads and a clean, dry floor are a must.',
        'Four on each side is a set: quality and safe landings only.',
      ],
    },
  },
  {
    id: 'passing/cover-the-hitter',
    name: 'Cover the Hitter',
    description: 'Play up balls that drop off an imagined block right in front of you.',
    category: 'passing',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'Blocked balls come down fast and close. You crouch lower than in any other stance, seat near your heels, platform almost flat and a hand above the floor. There is no time to move, so be there before. Just get it up: a high ball in the middle saves the point.',
      steps: [
        'The partner stands two steps away on a line, holding the ball high with both hands.',
        'Run three steps in from the side and stop in a deep crouch.',
        'The partner throws the ball down at the floor before you.',
        'Play it up above head height, then run back and do it again.',
      ],
      mistakes: [
        'Arriving too late and still moving: stop one step earlier.',
        'Hands hanging by the knees: they are out in front already.',
      ],
      tips: [
        'Partners: throw softly first, at the spot between the feet and hands.',
        'Talk: say “cover” as you run.',
      ],
    },
  },
  {
    id: 'passing/receive-short-court',
    name: 'Short-Court Serve Receive',
    description: 'Pass easy serves hit from the middle of the far court to a target near the net.',
    category: 'passing',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'You see the serve early, take two small steps and wait behind the ball. The platform is out early and waits for the ball. The pass is high, as tall as the antenna, and lands two steps off the net, a little right of the middle, where the setter waits.',
      steps: [
        'Mark the target with a towel, two steps from the net, right of the middle.',
        'The partner serves softly from the middle of the other court.',
        'Split at the contact, move, say “mine”, pass.',
        'Score 3 on the target, 2 within three steps, 1 playable, 0 for lost.',
      ],
      mistakes: [
        'Waiting for the ball with the arms already joined: move with free hands.',
        'Passing over the net: tilt the platform more towards the ceiling and push less.',
      ],
      tips: [
        'Twenty points from ten balls is a good mark.',
        'Servers: your task is a ball that can be passed.',
      ],
    },
  },
  {
    id: 'passing/receive-three-lanes',
    name: 'Receive From Three Lanes',
    description:
      'Receive serves from left back, middle back and right back, and change the angle to find one target.',
    category: 'passing',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'From the left side the target is on your right: the left shoulder comes round and the right one drops. From the right side it is straight ahead or a little to your left. The feet face the server, the platform faces the target. The shoulders make the angle before the ball arrives.',
      steps: [
        'Pass eight serves from left back, then eight from the middle, then eight from right back.',
        'Before each serve point at the target with your platform.',
        'Split, move, angle, pass and freeze.',
        'Note your points in each lane; the weakest one gets the next spare time.',
      ],
      mistakes: [
        'Turning to the target too soon: you lose the ball, so face the server first.',
        'Same angle in each lane: check it before each serve.',
      ],
      tips: [
        'Point your belly at the server and your forearms at the target.',
        'Two points a ball on average is good.',
      ],
    },
  },
  {
    id: 'passing/read-the-server',
    name: 'Read the Server',
    description:
      'Call “short” or “deep”, “left” or “right” before the served ball reaches the net, then pass it.',
    category: 'passing',
    dose: { sets: 2, reps: 10 },
    rest: 30,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'The eyes go first to the server’s feet and shoulders, then to the toss, then to the hand. A toss in front and a fast arm tend to give a deep ball; a stopped arm a short one. The call forces you to decide, and deciding early gives you one more step.',
      steps: [
        'The partner serves mixed balls from the end line.',
        'Call the ball aloud before it crosses the net.',
        'Move at once and pass to the target.',
        'Count two scores: calls that were right and passes that were 2 or 3.',
      ],
      mistakes: [
        'Calling after the net: a late call is no call, so risk a wrong one.',
        'Freezing after a wrong call: the feet correct, the platform stays quiet.',
      ],
      tips: [
        'Ask the server to hide it after you get eight of ten.',
        'Tell the server what gave them away. Both of you learn.',
      ],
    },
  },
  {
    id: 'passing/float-with-hands',
    name: 'Take the Float With Hands',
    description: 'Receive chest-high and head-high float serves with an overhead pass.',
    category: 'passing',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'You stand a step closer to the net and take the float before it starts to dance. Hands up early, fingers strong and wide, elbows in front. The body is behind the ball and leans a touch forward; legs and arms push together, up and to the target. One clean, short contact.',
      steps: [
        'Start one step nearer to the net than for forearm passes.',
        'Decide early: above the shoulders is for hands, below for the platform.',
        'Step under, take it above the forehead, push up to the target.',
        'Score as in serve receive, 3 to 0.',
      ],
      mistakes: [
        'Changing your mind late: pick one and stay with it.',
        'Soft hands: the ball goes through them, so firm up the fingers and wrists.',
        'Ball beside the head: use the platform for balls that are not in front of you.',
      ],
      tips: [
        'Begin with thrown balls if the serves are fast.',
        'Tape a sore finger or leave the drill out today.',
      ],
    },
  },
  {
    id: 'passing/seam-share',
    name: 'Share the Seam',
    description: 'Two receivers and a server: decide fast and loud who takes the ball in the gap.',
    category: 'passing',
    dose: { sets: 2, reps: 10 },
    rest: 30,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'Agree before the serve: one of you takes short seam balls and moves in front, the other takes deep ones and moves behind. So you never meet. The call comes before the ball reaches the net and is said once, loudly. The one who does not play opens up and watches the line.',
      steps: [
        'Stand side by side in two thirds of the court and agree who takes short and who deep.',
        'The server aims at the gap nine times of ten.',
        'Call “mine” early. The other one opens and says “in” or “out” if needed.',
        'Score: pass 2 or 3 gives you a point; silence gives the server one.',
      ],
      mistakes: [
        'Both go, both stop: the first voice takes it, always.',
        'Calling while already passing: call before the ball crosses the net.',
      ],
      tips: ['Change sides after five.', 'Only two of you? Put a cone as neighbor and still call.'],
    },
  },
  {
    id: 'passing/fast-serve-receive',
    name: 'Fast Serve Receive',
    description: 'Receive hard topspin or jump serves and keep them high on your own side.',
    category: 'passing',
    dose: { sets: 3, reps: 7 },
    rest: 30,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'Against speed you do less. Start a step deeper, low, and have the platform ready early. The ball drops because of its spin, so play it in front and a bit lower, arms still, and let it sink into the shoulders. Aim at the middle of your side, high, off the net.',
      steps: [
        'Servers hit hard topspin from inside the court or jump serves from the line.',
        'Start low and one step deeper than for floats.',
        'Move first, then hold: no swing, chest over the knees.',
        'Score 2 for high and in the middle of your side, 1 for playable.',
      ],
      mistakes: [
        'Lifting with the legs as for a slow ball: it flies over the net, so hold still and give.',
        'Stepping aside in fear: face it, middle of the body behind the platform.',
      ],
      tips: [
        'Start with serves from ten steps and three-quarter power.',
        'A 1 is fine against a very hard serve; the rally goes on.',
      ],
    },
  },
  {
    id: 'passing/receive-and-go',
    name: 'Receive and Go',
    description: 'Pass a serve and at once run your next job: approach start, cover or base.',
    category: 'passing',
    dose: { sets: 2, reps: 8 },
    rest: 30,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'Pass first, completely, then go. The freeze lasts a blink; after it the feet turn to the next job without your eyes leaving the ball. Players who think of the attack too soon pass with their shoulders already leaving. Two jobs, one after the other.',
      steps: [
        'Choose a job: out to the approach start, in to cover, or back to base.',
        'Receive the serve and say “up” when the pass is gone.',
        'Run to the job and stop in the right stance.',
        'A point needs a 2 or 3 pass and the job done before the ball comes down.',
      ],
      mistakes: [
        'Leaving during contact: keep your chest to the ball until “up”.',
        'Jogging the second part: it is part of the point.',
      ],
      tips: ['No jumps needed: stop at the start of the approach.', 'Change the job after each four.'],
    },
  },
  {
    id: 'passing/base-read-dig',
    name: 'Base, Read, Dig',
    description:
      'Start at base, move on the set, stop before the hit and dig balls your partner hits over the net.',
    category: 'passing',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'Defense has three beats. Base: you stand where you can reach tips. Read: the set tells you where the hit can go, and you move there. Stop: you are still, low and forward before the arm swings. Most digs are made in the second beat, by the feet.',
      steps: [
        'The partner tosses a ball to themselves by the net on the other side.',
        'From base move to your defensive place while the ball is in the air.',
        'Stop and hold as the arm draws back.',
        'Dig to the middle of your court, high; walk back to base.',
      ],
      mistakes: [
        'Moving during the swing: any ball behind you beats you then, so stop.',
        'Standing flat: the heels stay off the floor.',
      ],
      tips: [
        'Hitters from the floor at half power; aim for success of six in eight.',
        'Name what you saw: “set inside, so line”.',
      ],
    },
  },
  {
    id: 'passing/tip-or-hit',
    name: 'Tip or Hit',
    description: 'Your partner tips or hits over the net without telling; read the arm and play both.',
    category: 'passing',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'You wait low for the hit and run for the tip, never the other way round. The signs: an elbow that slows down, a hand that opens early, a body under the ball. For the tip you go at the first sign, with long low steps; for the hit you stay.',
      steps: [
        'The partner stands by the net with a ball and mixes tips and half-power hits.',
        'Hold in your dig stance until you see the arm.',
        'Hit: dig high. Tip: run through and lift.',
        'Count balls kept playable out of eight.',
      ],
      mistakes: [
        'Cheating forward for the tip: then the hit goes past you, so hold your place.',
        'Getting tall when you start to run: push off low.',
      ],
      tips: ['Six of eight is strong.', 'Say “tip” the moment you see it: it helps the others too.'],
    },
  },
  {
    id: 'passing/libero-second-ball',
    name: 'Libero Second Ball',
    description:
      'When the setter digs, you set: run in and bump-set or hand-set a hittable ball from behind the line.',
    category: 'passing',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'Behind the attack line a libero may set with the hands. In front of it, a ball set with the hands may not be attacked above the net, so there you use the forearms. Get your feet to the ball, face the hitter’s place and set high, two steps off the net. Simple and the same each time.',
      steps: [
        'The partner tosses a dig-like ball to the middle of the court.',
        'Call “mine”, run, stop and square up to the left or right front.',
        'Behind the attack line use your hands; in front of it a forearm set.',
        'The set should drop inside the antenna, two steps off the net.',
      ],
      mistakes: [
        'Hands with a foot on or over the attack line: look down once while you run, or use the forearms.',
        'Setting on the move: stop first, then lift.',
      ],
      tips: [
        'High and off the net is a good set; fast is not needed.',
        'Shout the name of the hitter you set to.',
      ],
    },
  },
  {
    id: 'passing/in-or-out',
    name: 'In or Out',
    description:
      'Judge deep serves and hits: let the long ones go, play the others, and check who was right.',
    category: 'passing',
    dose: { sets: 2, reps: 10 },
    rest: 30,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'A ball above your shoulders when you stand two steps inside the end line will most often land out. To judge well you know where you stand and you see the ball’s speed and spin: floats sail, topspin dips. You decide, say it loudly and get out of the way.',
      steps: [
        'Stand in your receive place with two big steps to the end line.',
        'The partner serves deep on purpose, some in, some out.',
        'Say “in” and pass, or “out” and let it fall.',
        'Look where it lands and count right decisions out of ten.',
      ],
      mistakes: [
        'Touching a ball that goes out: once you say “out”, hands and body away.',
        'Not knowing your place: feel for the line with your foot before the serve.',
      ],
      tips: ['If in doubt, play it.', 'Notice your own habit: do you play too many or let too many go?'],
    },
  },
  {
    id: 'passing/perfect-pass-streak',
    name: 'Three in a Row',
    description: 'Receive until you have made three target passes in a row, from each of two places.',
    category: 'passing',
    dose: { minutes: 8 },
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'Two good ones are easy; the third has a voice in your head. Use a reset between serves: wipe your hands, breathe out, look at the server’s shoulder, say one cue such as “angle”. Each ball is a first ball.',
      steps: [
        'Receive in left back until three passes in a row score 2 or 3.',
        'Then move to right back and do it again.',
        'A 0 or 1 starts the count at zero.',
        'Stop after eight minutes and note the number of serves you needed.',
      ],
      mistakes: [
        'Guiding the third ball: move and lift as before.',
        'Blaming the toss, the floor, the serve: say what your feet will do next.',
      ],
      tips: [
        'Under twelve serves for both places is very good.',
        'Servers serve properly: no gifts, no aces.',
      ],
    },
  },
  {
    id: 'passing/receive-to-fifteen',
    name: 'Receive to 15',
    description: 'A set of passing to 15: good passes score for you, bad ones for the server.',
    category: 'passing',
    dose: { minutes: 10 },
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'Every pass has a number: 3 lets the setter use everyone, 2 leaves two choices, 1 only a high ball, 0 is lost. A team lives well with an average just above 2. So a safe 2 in the middle is worth more than a 3 that might fly over the net.',
      steps: [
        'Choose your half of the court and mark the target.',
        'Pass 3 gives you 2 points, pass 2 gives 1, pass 1 nothing.',
        'A lost ball gives the server 2; a serve error gives you 1.',
        'First to 15. Say the score before each serve.',
      ],
      mistakes: [
        'Forcing perfect passes off hard serves: high and in the middle first.',
        'Sulking after an ace: you have eight seconds to reset (five in US high school), use them.',
      ],
      tips: [
        'Play one game on each side of the court.',
        'Write down your average; it is the number coaches look at.',
      ],
    },
  },
  {
    id: 'passing/free-ball-first',
    name: 'Free Ball First Touch',
    description: 'Call “free”, move back from base together and give the setter a perfect first touch.',
    category: 'passing',
    dose: { sets: 2, reps: 10 },
    rest: 30,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'A free ball is a gift that you can give away again. You call it, get to your place, stop, and pass with hands or arms quietly to the target, a bit lower and quicker than a serve receive. There is no reason to be anything but exact.',
      steps: [
        'Start at your base near the attack line.',
        'The partner throws or passes an easy ball high over the net.',
        'Call “free”, move to your place, stop before the ball comes down.',
        'Pass to the target and count threes out of ten.',
      ],
      mistakes: [
        'Strolling because it is easy: be stopped early, or the pass will be a 2.',
        'Passing on the run: two more quick steps, then stand.',
      ],
      tips: [
        'Nine threes of ten is the goal.',
        'Use your hands for high, easy balls once they are as exact as your arms.',
      ],
    },
  },
];
