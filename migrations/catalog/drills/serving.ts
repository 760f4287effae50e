import type { DrillSource } from '../drill-facts/minutes.ts';

/** Drills of the serve: toss, contact, float, topspin, jump serve, targets and nerves. */
export const servingDrills: DrillSource[] = [
  {
    id: 'serving/bow-and-arrow-freeze',
    name: 'Bow-and-Arrow Freeze',
    description:
      'Draw your arm back into the serving position, hold it still for two seconds, then swing slowly.',
    category: 'serving',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'You stand like an archer. The front arm points up to where the ball will be. The hitting elbow is drawn back at shoulder height or a little higher, and the hand is near your ear. Your chest opens to the side. You feel a light stretch across the front of the chest, never a pinch on top of the shoulder.',
      steps: [
        'Stand with the foot opposite your hitting hand in front, toes towards the target.',
        'Lift both arms together; draw the hitting elbow back and let the chest turn with it.',
        'Freeze for two seconds: elbow high, hand open, shoulders relaxed.',
        'Turn hips and chest forward first and let the arm follow, slowly, up to full reach.',
      ],
      mistakes: [
        'The elbow hangs below the shoulder: lift it until your upper arm is level with the floor.',
        'Only the arm goes back: let the chest turn sideways so that the trunk can help.',
        'Shoulders creep up to the ears: breathe out and drop them before you swing.',
      ],
      tips: ['Use a mirror or a dark window to check the elbow.', 'Count “draw, one, two, swing” aloud.'],
    },
  },
  {
    id: 'serving/slow-motion-serve',
    name: 'Slow-Motion Serve',
    description: 'Go through the whole serve without a ball, so slowly that you can feel each part in turn.',
    category: 'serving',
    dose: { sets: 3, reps: 6 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'The order is always the same: step, hips, chest, elbow, hand. When it is right the parts follow each other like a wave and you finish tall on the front foot with your hand high in front of you. Slow work shows you gaps that speed hides.',
      steps: [
        'Set your feet, pretend to hold a ball in front of your hitting shoulder.',
        'Toss the pretend ball with a straight arm while the other arm draws back.',
        'Step onto the front foot and let the hips turn towards the target.',
        'Bring the elbow past your ear, reach up and stop the hand at contact height.',
        'Hold the finish for a second: weight on the front foot, eyes up.',
      ],
      mistakes: [
        'Everything moves at once: take a full four seconds from the toss to the finish.',
        'The weight stays on the back foot: finish so that you could lift the back foot off the floor.',
      ],
      tips: [
        'Do two with your eyes closed and notice where you wobble.',
        'Film one from the side and compare.',
      ],
    },
  },
  {
    id: 'serving/step-and-balance',
    name: 'Step and Balance',
    description:
      'Step into the serve, swing without a ball and hold still on your front foot for two seconds.',
    category: 'serving',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'The step sends your weight forward so that the arm does not have to do it alone. It is short, straight at the target and ends in balance: front knee soft, hips over the front foot, back heel off the floor. If you fall to one side, the step was crooked.',
      steps: [
        'Start with most of your weight on the back foot.',
        'Take one short step, about a shoe length, straight towards the target.',
        'Swing up to contact height as the foot lands.',
        'Hold still for two seconds with only the back toes touching the floor.',
      ],
      mistakes: [
        'Stepping across your body: put a line on the floor and land on it.',
        'A giant step that drops you low: shorten it and stay tall.',
        'Leaning back at contact: bring your chest over the front thigh.',
      ],
      tips: ['Do it barefoot on grass or a mat to feel your toes work.', 'Wobbling? Make the step shorter.'],
    },
  },
  {
    id: 'serving/routine-rehearsal',
    name: 'Serving Routine Rehearsal',
    description:
      'Build your own short routine before the serve and repeat it the same way each time, without a ball.',
    category: 'serving',
    dose: { sets: 2, reps: 8 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'After the whistle you have eight seconds, in US high school five. A good routine uses about four: one breath, one look, one thought. It always has the same parts in the same order, so at 24-all your body starts something it knows. Keep it plain enough that noise cannot break it.',
      steps: [
        'Step to your spot behind the line and set your feet.',
        'Breathe in through the nose, out slowly through the mouth.',
        'Look at the place you want to hit and say its number in your head.',
        'Say one cue to yourself, such as “tall” or “firm hand”.',
        'Do one shadow serve, then walk away and start again.',
      ],
      mistakes: [
        'A routine with ten parts: keep at most four, or it will not survive a loud gym.',
        'Rushing when you picture pressure: count five seconds from the look to the swing.',
        'Thinking of what must not happen: name the target instead.',
      ],
      tips: [
        'Write your routine on a card and keep it in your bag.',
        'Use it for every serve in practice, not only in matches.',
      ],
    },
  },
  {
    id: 'serving/picture-the-serve',
    name: 'Picture the Serve',
    description:
      'Sit or stand still with eyes closed and see ten serves from your own eyes, each to a chosen zone.',
    category: 'serving',
    dose: { minutes: 4 },
    equipment: [],
    guide: {
      technique:
        'Picture it as if you were there: the line under your shoes, the weight of the ball, the sound of the contact, the ball crossing the net. Go at real speed. Some pictures will go wrong; stop them, breathe and run them again from the breath.',
      steps: [
        'Sit or stand tall, close your eyes and take three slow breaths.',
        'Choose a zone: 1 right back, 6 middle back, 5 left back, 4, 3 and 2 in front.',
        'See and feel your routine, the toss, the contact and the flight.',
        'See the ball land, then choose the next zone.',
        'Put one hard moment in: you just missed, the gym is loud, you serve in.',
      ],
      mistakes: [
        'Watching yourself from the stands: go back behind your own eyes.',
        'Skipping the routine: the picture starts with the breath, not with the hit.',
      ],
      tips: [
        'Hold a ball on your lap if it helps you feel it.',
        'Good on a rest day or in the car on the way to a match.',
      ],
    },
  },
  {
    id: 'serving/jump-serve-footwork',
    name: 'Jump Serve Footwork Walk',
    description:
      'Walk, then jog the approach steps of the jump serve and stop in the loaded position, without jumping.',
    category: 'serving',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'The steps get longer and faster: a calm first step, then a long low one and a quick close. Right-handers go left, right-left after the toss step, left-handers mirror it. Both arms are back when the long step lands, knees bent, chest over the thighs, ready to go up.',
      steps: [
        'Start two or three steps behind the line with the toss arm in front.',
        'Step and pretend to toss with the first step.',
        'Take one calm step, then the long step with both arms swinging back.',
        'Close with the last foot, slightly in front, and sit into the load.',
        'Freeze: check the arms, the knees and that your toes are behind the line.',
      ],
      mistakes: [
        'All steps at one speed: say “slow, long, quick” and match it.',
        'Arms still in front at the load: start the back swing with the long step.',
        'Toes over the line: move your start back by one shoe.',
      ],
      tips: ['Mark your start with a piece of tape once the steps fit.', 'Walk five before you jog any.'],
    },
  },
  {
    id: 'serving/approach-jump-stick',
    name: 'Approach, Jump and Stick',
    description:
      'Full serving approach and jump without a ball, landing on two feet and holding the landing still.',
    category: 'serving',
    dose: { sets: 3, reps: 4 },
    rest: 60,
    equipment: [],
    maxJumps: true,
    guide: {
      technique:
        'You jump forward and up, draw the bow in the air and come down inside the court on both feet at once. The landing is quiet: toes, then heels, knees over the toes and bent as if to sit. You can hold it for two seconds without a step.',
      steps: [
        'Do two easy jumps first, at half height.',
        'Run your approach from your mark and swing both arms back.',
        'Take off from two feet, draw the hitting arm, reach high.',
        'Land on both feet together and bend the knees until it is quiet.',
        'Hold for two seconds, walk back and rest for at least ten.',
      ],
      mistakes: [
        'Landing on one foot: jump a little lower and think “two feet” on the way down.',
        'Knees falling inwards: push them out over the little toes as you land.',
        'Jumping when tired: stop the set as soon as landings get loud.',
      ],
      tips: [
        'Listen: a quiet landing is a good landing.',
        'On a hard floor wear your court shoes, never socks.',
      ],
    },
  },
  {
    id: 'serving/toss-and-drop',
    name: 'Toss and Let It Drop',
    description: 'Toss with a straight arm and let the ball fall on a spot in front of your hitting foot.',
    category: 'serving',
    dose: { sets: 3, reps: 10 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'The ball rests on your open hand and is lifted, not thrown: the arm goes up straight from the shoulder and lets go at eye height. The ball rises just above your reach without spin and comes down on the same spot each time, about a shoe length in front of the hitting shoulder.',
      steps: [
        'Put a shoe or a cloth on the floor, a shoe length in front of your hitting foot.',
        'Hold the ball at waist height in front of your hitting shoulder.',
        'Lift with a straight arm and open the hand at eye level.',
        'Let the ball drop. Count a hit when it lands on the mark.',
      ],
      mistakes: [
        'Bending the elbow or flicking the wrist: pretend your arm is in a cast.',
        'Tossing over your head: aim in front of the hitting shoulder, not in front of the nose.',
        'Tossing sky high: the ball needs no more than a forearm above your reach.',
      ],
      tips: [
        'Tossing is most of serving; this is the drill to do when you have five minutes.',
        'Say “lift” as the ball leaves.',
      ],
    },
  },
  {
    id: 'serving/toss-and-high-catch',
    name: 'Toss and High Catch',
    description:
      'Toss, draw, and catch the ball with your straight hitting arm at the highest point you can reach.',
    category: 'serving',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'The catch shows where contact should be: straight arm, above and just in front of the hitting shoulder, body tall and weight on the front foot. If you have to bend the arm, lean or step to the side to catch, the toss was off, and now you know which way.',
      steps: [
        'Toss as for a real serve and draw the hitting arm back.',
        'Step and reach up to meet the ball with the open hand.',
        'Trap it against your palm for a moment, then catch it with both hands.',
        'Check: straight elbow, hand in front of you, front foot loaded.',
      ],
      mistakes: [
        'Waiting until the ball falls to your face: go up to meet it.',
        'Reaching behind your head: toss further forward.',
      ],
      tips: [
        'After a bad one say how it was off: left, right, behind you or too far in front.',
        'Film it from the side.',
      ],
    },
  },
  {
    id: 'serving/step-toss-draw',
    name: 'Step, Toss, Draw Rhythm',
    description:
      'Put the step, toss and arm draw together in one smooth count, and catch the ball instead of hitting.',
    category: 'serving',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'Toss and draw happen together: as one arm lifts the ball the other is already back. Then comes the step, then the swing that you stop before contact. The count is even, “lift, step, stop”, with no pause in the middle and no hurry at the end.',
      steps: [
        'Breathe out, ball in front of the hitting shoulder.',
        'On “lift” toss and draw at the same time.',
        'On “step” put the front foot down and start to turn the hips.',
        'On “stop” reach up as if to hit, then catch the ball with both hands.',
      ],
      mistakes: [
        'Drawing the arm after the toss: you will be late, so start with the elbow already high.',
        'Stepping before the ball is up: let the toss lead.',
        'Chasing a bad toss: let it go and start again, so that the swing stays clean.',
      ],
      tips: ['Whisper the count in the same tempo each time.', 'Hitting a bad toss only trains the fault.'],
    },
  },
  {
    id: 'serving/ten-equal-tosses',
    name: 'Ten Equal Tosses',
    description: 'A measured test: how many tosses in a row land inside one shoe length of your mark?',
    category: 'serving',
    dose: { sets: 2, reps: 10 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'Equal tosses have the same height, the same place and no spin. You feel the ball leave your whole palm at once. The printed letters on the ball stay readable in the air. When the toss repeats, the swing can repeat.',
      steps: [
        'Lay two shoes on the floor to make a small box in front of your hitting foot.',
        'Do your full routine before each toss.',
        'Toss, draw and let the ball drop.',
        'Count the longest row of tosses inside the box and write it down.',
      ],
      mistakes: [
        'Speeding up when the row gets long: take the same breath before each toss.',
        'Fingers curling round the ball: hold it flat, like a tray.',
      ],
      tips: ['Beat last week, not your friend.', 'Try it once in the wind: you learn to keep the toss low.'],
    },
  },
  {
    id: 'serving/heartbeat-toss',
    name: 'Heartbeat Toss',
    description: 'Raise your pulse with fast feet, then calm yourself and make one good toss and catch.',
    category: 'serving',
    dose: { sets: 8, seconds: 30 },
    rest: 15,
    equipment: ['ball'],
    guide: {
      technique:
        'In a match you serve with a beating heart after a long rally. The skill is to come down fast: one long breath out, loose shoulders, soft hands. When it works the toss looks just like the toss you make when rested.',
      steps: [
        'Run on the spot with quick feet for fifteen seconds.',
        'Pick up the ball, walk to your line and breathe out slowly once.',
        'Do your routine and make one toss with a high catch.',
        'Rate it: on the spot, or off. Then go again.',
      ],
      mistakes: [
        'Holding your breath during the toss: breathe out as the ball goes up.',
        'Tight fingers: shake the tossing hand once before you hold the ball.',
      ],
      tips: [
        'Six on the spot out of eight is a fine score.',
        'Longer breath out than in: that is what slows the heart.',
      ],
    },
  },
  {
    id: 'serving/zone-freeze',
    name: 'Zone Freeze',
    description: 'Serve in slow motion at six marks laid out like their court, and check what points where.',
    category: 'serving',
    dose: { sets: 3, reps: 6 },
    rest: 30,
    equipment: [],
    guide: {
      technique:
        'Where a float serve goes is decided before the hit: by the front foot, the hips and the palm. All three point at the same mark. The swing is the same for each zone, only your whole body is turned a little. You move as slowly as honey, so that you can see each part.',
      steps: [
        'Lay six marks on the floor in front of you, in two rows of three: their zones.',
        'Name a zone. Point your front foot at its mark, then go through your routine.',
        'Serve in slow motion without a ball. Stop at full reach for two seconds.',
        'Look: do toe, belt and palm point at the mark? Put right what does not, then name the next zone.',
      ],
      mistakes: [
        'Only the hand turns to the zone: turn the foot first, and all else follows.',
        'The shoulder opens early for the far corner: keep the same swing and turn more before it.',
      ],
      tips: [
        'Shoes or socks make fine marks. Leave two steps between them.',
        'Go round in the order of rotation: one, six, five, four, three, two.',
      ],
    },
  },
  {
    id: 'serving/turn-and-toss',
    name: 'Turn, Toss, Target',
    description: 'Turn to a mark, toss on the line to it and catch high: the aim of a serve without the hit.',
    category: 'serving',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'A toss that drifts off the line to your target takes the serve with it. So you turn first, foot and hips, and then toss as always: straight arm, in front of the hitting shoulder. The ball rises and falls on the line between you and the mark. Your hitting hand meets it high and stays there.',
      steps: [
        'Put three marks four steps in front of you: left, middle and right.',
        'Choose one and turn your front foot to it. Breathe out.',
        'Toss, draw, and catch the ball at full reach with the hitting hand, the other one helping.',
        'Freeze: is your palm on the line to the mark? Count it if it is, and take another mark.',
      ],
      mistakes: [
        'You toss towards the old mark: turn the foot before the arm moves.',
        'The elbow drops to catch: reach up, and let a low toss fall.',
      ],
      tips: [
        'Eighteen of twenty-four is a fine score.',
        'Later close your eyes for a moment before you turn: the mark is then a new one.',
      ],
    },
  },
  {
    id: 'serving/toss-race',
    name: 'Toss Race to Ten',
    description:
      'A game against yourself: tosses on a mark are your points, all others go to the other side.',
    category: 'serving',
    dose: { sets: 3, reps: 12 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'A score makes hands stiff, and that is what you practice. Nothing changes from point to point: the same breath, the same straight arm, the same height. After a bad one you shrug, breathe out and start anew. A good server has a short memory.',
      steps: [
        'Put a mark as big as a plate a foot in front of your front toe, on the side of your hitting arm.',
        'Do your whole routine and toss as high as you serve. Let the ball drop.',
        'On the mark: your point. Beside it: a point for the other side. Say the score aloud.',
        'Play up to twelve tosses. First to ten wins, or the one with more at the end.',
      ],
      mistakes: [
        'You get faster when you are behind: the routine keeps its time.',
        'You steer with the wrist: lift from the shoulder with a straight arm.',
      ],
      tips: [
        'Winning one game of three is good, two is strong.',
        'Too easy? A smaller mark, or every third toss with your eyes on a far point.',
      ],
    },
  },
  {
    id: 'serving/whistle-clock',
    name: 'Beat the Whistle',
    description:
      'From the whistle to the toss in good time, each time the same: your routine against a clock.',
    category: 'serving',
    dose: { sets: 8, seconds: 30 },
    rest: 15,
    equipment: ['ball'],
    guide: {
      technique:
        'After the whistle there are eight seconds to serve, in US high school five. That is plenty if your routine is always the same, and little if you think. Bounce, breath, look, toss: each part has its place. You are ready before you must be, and never in a hurry.',
      steps: [
        'Stand with your back to your line, the ball at your feet, and walk on the spot.',
        'Say “whistle” at a moment that you did not plan, and count the seconds under your breath.',
        'Pick up the ball, turn, do your routine and toss. Catch it high.',
        'Five or less with a good toss: a point. Late or crooked: none. Then back to your start.',
      ],
      mistakes: [
        'You leave out the breath to save time: leave out a bounce instead.',
        'The toss is rushed: be quick to the line, and slow from there on.',
      ],
      tips: [
        'Six points of eight is a fine score.',
        'Somebody who calls the whistle for you makes it harder, and more like a match.',
      ],
    },
  },
  {
    id: 'serving/jump-serve-toss',
    name: 'Jump Serve Toss',
    description:
      'Toss high and forward for a jump serve and see where the ball lands, without jumping after it.',
    category: 'serving',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball'],
    guide: {
      technique:
        'The hitting hand lifts the ball from low, with a straight arm and a little forward spin off the fingers. The ball goes about twice your height, well in front of you, and lands a long step inside the line, in front of your hitting shoulder. The same toss each time lets you run without looking for it.',
      steps: [
        'Stand three steps behind a line with the ball on your hitting hand.',
        'Step forward and lift the ball from the thigh with a long straight arm.',
        'Follow with calm steps and watch the ball bounce.',
        'Mark the first good bounce with tape and try to repeat it.',
      ],
      mistakes: [
        'Tossing straight up: the ball must travel forward with you.',
        'Tossing across your body: swing the arm in line with the hitting shoulder.',
        'Changing the height each time: pick a mark on the wall or a branch and reach it each time.',
      ],
      tips: [
        'Try one hand and both hands for a week each, then keep the steadier one.',
        'A bad toss is never jumped at: catch it.',
      ],
    },
  },
  {
    id: 'serving/jump-float-catch',
    name: 'Jump Float Toss and Catch',
    description: 'Walk in, toss low with both hands, take a small hop and catch the ball at full reach.',
    category: 'serving',
    dose: { sets: 3, reps: 6 },
    rest: 45,
    equipment: ['ball'],
    guide: {
      technique:
        'The jump float is a float serve on the move. The toss leaves both hands late and low, just in front of the hitting shoulder, so you meet it on the way up. The hop is small, about half of what you could do, and you come down balanced on two feet.',
      steps: [
        'Start four walking steps behind your line, ball in both hands.',
        'Right-handers step right, left, then toss into the closing steps; left-handers mirror.',
        'Hop softly and catch the ball with a straight hitting arm, other hand helping.',
        'Land on both feet, knees soft, and hold.',
      ],
      mistakes: [
        'A high toss that makes you wait: keep it no higher than your reach in the air.',
        'Jumping at full power: this hop is for timing, so stay at half.',
        'Drifting sideways: draw a line and stay on it.',
      ],
      tips: ['Toss late: when the feet close, the ball is leaving your hands.', 'Two feet down, every time.'],
    },
  },
  {
    id: 'serving/wall-reach-press',
    name: 'Wall Reach Press',
    description: 'Press the ball against a wall at full stretch to learn how a high, straight contact feels.',
    category: 'serving',
    dose: { sets: 3, reps: 8 },
    rest: 30,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'Arm straight but not locked hard, hand above and in front of the hitting shoulder, heel of the hand behind the middle of the ball. Your body makes one line from the back foot to the hand. You should feel the push come from the legs and the belly, not only from the shoulder.',
      steps: [
        'Stand a step from the wall in your serving stance.',
        'Hold the ball on the wall with your hitting hand at full reach.',
        'Press for three seconds and feel the line from foot to hand.',
        'Relax, lower the arm, and set up again.',
      ],
      mistakes: [
        'Elbow bent: move your feet closer until the arm can be straight.',
        'Only the fingers touch: bring the palm and the heel of the hand onto the ball.',
        'Arching the lower back: pull your ribs down and tighten the belly.',
      ],
      tips: [
        'Firm wrist, as if your hand and forearm were one board.',
        'Put a tape mark at your reach; serve to that height later.',
      ],
    },
  },
  {
    id: 'serving/palm-pop',
    name: 'Palm Pop',
    description:
      'From two or three steps away, pop the ball against the wall with a firm, flat hand and no spin.',
    category: 'serving',
    dose: { sets: 3, reps: 10 },
    rest: 45,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'A float needs a short, clean hit on the middle of the ball. The hand is open and hard, the wrist does not bend, and the arm stops just after contact, then relaxes. It sounds like one dry clap, and the ball flies without turning.',
      steps: [
        'Stand two or three steps from the wall and hold the ball up in front of you.',
        'Lift it a hand high and hit it with a short swing, palm flat.',
        'Stop the hand right after contact, fingers pointing up.',
        'Watch the letters on the ball: they should hardly move.',
      ],
      mistakes: [
        'Slapping with the fingers: hit with the palm and the heel of the hand.',
        'Following through over the ball: that gives topspin, so stop and relax.',
        'Hitting below the middle: the ball climbs with backspin, so raise your hand.',
      ],
      tips: [
        'Easy power only; sound and spin are what you train.',
        'Hitting off center? Draw a dot on the ball and hit the dot.',
      ],
    },
  },
  {
    id: 'serving/kneeling-wall-serve',
    name: 'Half-Kneeling Wall Serve',
    description:
      'Serve at the wall from one knee, so that the trunk and the arm have to do the work cleanly.',
    category: 'serving',
    dose: { sets: 3, reps: 8 },
    rest: 45,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'Without your legs you feel what the trunk does: the chest turns open, then turns closed, and the arm follows it through. Sit tall on the knee, eyes at the target. The ball should leave flat with little spin. If your back arches, you are reaching too far behind.',
      steps: [
        'Kneel four steps from the wall on the knee of your hitting side, on something soft.',
        'Toss low, draw the elbow back and open the chest.',
        'Turn the chest to the wall and hit at full reach.',
        'Catch the rebound or let it roll back, and set up again.',
      ],
      mistakes: [
        'Sitting back on the heel: stay tall from knee to head.',
        'Arm only: start each swing by turning the breastbone to the wall.',
        'Toss drifting back: if you lean to reach it, catch it instead.',
      ],
      tips: ['Use a folded towel or a mat under the knee.', 'Half power; the wall is close.'],
    },
  },
  {
    id: 'serving/wall-float-hits',
    name: 'Wall Float Hits',
    description: 'Full float serves at a wall from six big steps, aiming just above a mark at net height.',
    category: 'serving',
    dose: { sets: 3, reps: 10 },
    rest: 45,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'All of it together: low toss, high elbow, step, firm hand on the middle of the ball. Contact is high and in front; the hand stops, then drops to your side. The ball travels flat and quiet and meets the wall a little above the mark.',
      steps: [
        'Put a tape mark as high as you can reach; the net is a hand or two above it.',
        'Stand six big steps away and do your short routine.',
        'Toss, step and hit at the space just above the mark.',
        'Collect the ball with two bounces or fewer and go again without hurry.',
      ],
      mistakes: [
        'The ball spins forward: you brushed over it, so hit through the middle and stop.',
        'The ball hits the wall low: contact was too low or too far in front, so reach up.',
        'Hitting harder each time: choose three-quarter power and keep it.',
      ],
      tips: [
        'Count clean no-spin hits rather than hard ones.',
        'Rest ten seconds between hits: quality beats speed.',
      ],
    },
  },
  {
    id: 'serving/four-corner-wall',
    name: 'Four-Corner Wall Targets',
    description: 'Tape four squares on a wall and serve at them in an order you call before each hit.',
    category: 'serving',
    dose: { sets: 3, reps: 8 },
    rest: 45,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'You steer a float with your feet, hips and hand, not with a twist of the arm. Turn your front foot and your hips to the square, then make the same serve as always with the palm facing the square at contact. Higher squares mean an earlier, higher contact, not a harder hit.',
      steps: [
        'Tape four squares, an arm wide: two as high as you can reach, two at head height.',
        'Stand six big steps away and say the square aloud.',
        'Point your front foot at it, toss and hit.',
        'Score 2 for a hit, 1 for the right side, 0 for a miss.',
      ],
      mistakes: [
        'Swinging across the body to steer: turn the feet first.',
        'Calling the square after the hit: say it before the toss, always.',
      ],
      tips: [
        'Go round the squares clockwise, then in random order.',
        'Your score of each set goes in your notes.',
      ],
    },
  },
  {
    id: 'serving/wall-topspin-snap',
    name: 'Wall Topspin Snap',
    description: 'Hit the ball down into the floor so that it jumps to the wall with clear forward spin.',
    category: 'serving',
    dose: { sets: 3, reps: 8 },
    rest: 45,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'For topspin the hand starts behind the ball and rolls up and over the top, wrist loose and fingers wide. The arm keeps going and swings down past your hip on the same side. The ball dives, hits the floor, then climbs the wall and comes back to you.',
      steps: [
        'Stand five big steps from the wall, ball in the tossing hand.',
        'Toss a little higher than for a float, draw with a high elbow.',
        'Hit the back of the ball and let the hand roll over the top.',
        'Aim at the floor two steps before the wall and let the arm finish by your hip.',
      ],
      mistakes: [
        'Stiff wrist: shake the hand out and hold the fingers wide and relaxed.',
        'Dropping the elbow to get spin: the elbow stays high and the hand does the rolling.',
        'Hitting ten in a row without a pause: rest after each; the shoulder needs it.',
      ],
      tips: ['Look for the stripes of the ball turning forward.', 'Stop for the day if the shoulder aches.'],
    },
  },
  {
    id: 'serving/wall-serve-streak',
    name: 'Wall Serve Streak',
    description: 'How many clean float serves in a row can you hit in one taped box on the wall?',
    category: 'serving',
    dose: { sets: 2, reps: 12 },
    rest: 45,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'A streak asks for sameness: same breath, same toss, same firm hand. You will feel the wish to guide the ball when the number grows. Do the opposite: look at the box, trust the swing and hit it at your usual speed.',
      steps: [
        'Tape a line two arms wide as high as you can reach: your box is the arm above it.',
        'Stand six big steps away and do the whole routine.',
        'A hit in the box without much spin counts one; a miss starts you at zero.',
        'Write down your best row of the day.',
      ],
      mistakes: [
        'Slowing the arm near your record: keep three-quarter power from first to last.',
        'Skipping the routine to go faster: then the row means nothing.',
      ],
      tips: [
        'After a miss, say what you will do next, not what went wrong.',
        'Twelve swings a set is the limit, even on a good day.',
      ],
    },
  },
  {
    id: 'serving/wall-serve-and-ready',
    name: 'Serve and Be Ready',
    description: 'Serve at the wall, run two steps in and be low and still before the rebound reaches you.',
    category: 'serving',
    dose: { sets: 3, reps: 6 },
    rest: 45,
    equipment: ['ball', 'wall'],
    guide: {
      technique:
        'The serve is not over when the ball is gone: you are now a defender. Finish the swing, take two or three quick steps into the court and stop low with your hands apart in front before the other side plays the ball. You should be still, not running, when the ball comes.',
      steps: [
        'Stand seven big steps from the wall and serve with your routine.',
        'Follow the ball in with two or three quick steps.',
        'Stop in a wide, low stance before the ball comes back.',
        'Pass or catch the rebound in front of you and walk back.',
      ],
      mistakes: [
        'Watching your serve: start to move as soon as you are balanced.',
        'Still running when the ball arrives: take one step less, but be stopped.',
      ],
      tips: [
        'Say “ready” aloud when you are stopped: it must come before the ball.',
        'Aim higher on the wall for a slower rebound.',
      ],
    },
  },
  {
    id: 'serving/partner-serve-catch',
    name: 'Partner Serve and Catch',
    description: 'Serve easy floats to a partner who catches them at the chest, then serves back.',
    category: 'serving',
    dose: { sets: 3, reps: 10 },
    rest: 45,
    equipment: ['ball', 'partner'],
    guide: {
      technique:
        'Your partner is a living target. Serve with a full, tall reach but little power, so that the ball arrives at chest height without spin and without a step. Your partner sees what you cannot: your elbow, your toss and whether the ball turned.',
      steps: [
        'Stand eight big steps apart, facing each other.',
        'Show your partner the ball, do a short routine and serve at the chest.',
        'The partner catches it without moving the feet, if you were good enough.',
        'After each set the partner tells you one thing that was good and one to change.',
      ],
      mistakes: [
        'Throwing power at a short distance: lower the speed and keep the height of contact.',
        'Ball drops before the partner: reach higher and hit the middle of the ball.',
      ],
      tips: [
        'Take one step back after every five catches without a step.',
        'Partners: hold up the ball and show where it was hit.',
      ],
    },
  },
  {
    id: 'serving/step-back-serves',
    name: 'Step-Back Serves',
    description: 'Start serving from the middle of the court and step back only when three in a row go over.',
    category: 'serving',
    dose: { sets: 3, reps: 10 },
    rest: 45,
    equipment: ['ball', 'net'],
    guide: {
      technique:
        'The same swing from every distance: do not add arm, add step. As you go back, turn the hips a little more and move your weight further through the ball. The ball should clear the net by about the length of your arm, not by a house.',
      steps: [
        'Start behind the attack line, three big steps from the net.',
        'Serve over with your full technique. Three good ones in a row: take two steps back.',
        'Two misses in a row: take one step forward and find the feeling again.',
        'Note how far back you got.',
      ],
      mistakes: [
        'Moving back on luck: only clean, controlled serves count.',
        'Heaving with a bent arm at the end line: go two steps in and keep the arm long.',
        'Tossing further in front to get power: it makes you fall forward, so keep the toss and use the step.',
      ],
      tips: [
        'There is no hurry to reach the end line; many good servers took months.',
        'Balls falling short of the net? Reach higher before you hit harder.',
      ],
    },
  },
  {
    id: 'serving/end-line-tens',
    name: 'End-Line Tens',
    description: 'Serve in sets of ten from behind the end line and write down how many land in.',
    category: 'serving',
    dose: { sets: 3, reps: 10 },
    rest: 60,
    equipment: ['ball', 'net'],
    guide: {
      technique:
        'The plain truth about your serve. Each ball gets the whole routine, a low toss and a firm, high contact. Stay behind the line until you have hit the ball; afterwards you may step into the court. Look for the same flight ten times.',
      steps: [
        'Stand a shoe length behind the line so that the step does not touch it.',
        'Breathe, look, toss, hit. Aim at the middle of the court.',
        'Count only serves that land in.',
        'Rest a minute after each ten and write the number down.',
      ],
      mistakes: [
        'Machine-gun serving: go through your whole routine for each ball, like in a match.',
        'Foot on the line: that is a fault, so start further back.',
        'Changing technique after each miss: keep it for three balls before you change anything.',
      ],
      tips: [
        'Eight of ten is a good match serve.',
        'Misses long and misses in the net tell different stories: note which.',
      ],
    },
  },
  {
    id: 'serving/flat-flight-window',
    name: 'Flat-Flight Window',
    description:
      'Serve floats that cross the net in a low window, between the tape and an arm length above it.',
    category: 'serving',
    dose: { sets: 3, reps: 8 },
    rest: 45,
    equipment: ['ball', 'net'],
    guide: {
      technique:
        'A low, flat float gives the passer less time and moves late. It comes from a high contact and a firm hand, with the palm facing the far end line. The hit feels short, as if you knock on a door above your head. Power is about three quarters.',
      steps: [
        'Tie a ribbon to each antenna, an arm above the tape, or picture a string there.',
        'Serve from the end line with your routine.',
        'Score 2 for through the window and in, 1 for over the window and in, 0 for a miss.',
        'Compare your sets.',
      ],
      mistakes: [
        'Chopping down to keep it low: the ball goes into the net, so hit forward, not down.',
        'Lobbing to be safe: raise your contact point instead of the flight.',
      ],
      tips: [
        'Ask someone to film from behind: you see the window well.',
        'A float from two steps behind the line moves more.',
      ],
    },
  },
  {
    id: 'serving/deep-third',
    name: 'Deep Third',
    description: 'Land your serves in the last third of the court, close to the end line.',
    category: 'serving',
    dose: { sets: 3, reps: 8 },
    rest: 45,
    equipment: ['ball', 'net'],
    guide: {
      technique:
        'A deep serve pushes passers back and makes their pass long. Depth comes from more step and a little more hip turn, with the same toss and the same contact. Let the ball cross the net a bit higher than your flattest serve and trust it to fall.',
      steps: [
        'Lay a rope or shoes across the far court, three big steps from its end line.',
        'Do your routine and choose left, middle or right.',
        'Serve so that the ball lands behind the rope.',
        'Score 2 behind the rope, 1 in front of it but in, 0 out.',
      ],
      mistakes: [
        'Adding only arm: the ball sprays, so add step and hip turn.',
        'Serving long again and again: aim one step shorter, at the rope itself.',
      ],
      tips: [
        'Deep corners are where errors live; the deep middle is safer and still hard to pass.',
        'Note your points out of sixteen.',
      ],
    },
  },
  {
    id: 'serving/short-drop',
    name: 'Short Drop Serve',
    description:
      'Serve a soft float that drops in the front third of the court, without showing it beforehand.',
    category: 'serving',
    dose: { sets: 3, reps: 8 },
    rest: 45,
    equipment: ['ball', 'net'],
    guide: {
      technique:
        'Same stance, same toss, same fast arm at the start; only the contact changes. The hand meets the ball firm and high, and the arm stops early, so the ball goes over the net with little speed and dies behind it. It should look like your deep serve until it is too late.',
      steps: [
        'Mark the front third with shoes, three big steps from the net.',
        'Do your normal routine and look deep, not short.',
        'Swing as always and stop the hand at contact.',
        'Score 2 in the front third, 1 elsewhere in, 0 for a miss.',
      ],
      mistakes: [
        'Slowing the whole swing: passers see it, so swing normally and stop late.',
        'Floating it too high: a high short ball is a gift, so keep it an arm above the tape.',
        'Looking at the spot: look deep and see the short zone with soft eyes.',
      ],
      tips: [
        'Short to zone 4 makes their outside hitter pass before they can attack.',
        'Mix one deep serve in after every third.',
      ],
    },
  },
  {
    id: 'serving/six-zone-tour',
    name: 'Six-Zone Tour',
    description: 'Serve to zones 1, 6, 5, 4, 3 and 2 in order and move on only when you hit the zone.',
    category: 'serving',
    dose: { sets: 2, reps: 12 },
    rest: 45,
    equipment: ['ball', 'net'],
    guide: {
      technique:
        'Zones are counted from the side of the receivers: 1 is their right back, 6 middle back, 5 left back, 4 left front, 3 middle front, 2 right front. Point your front foot and hips at the zone before the toss. Deep zones need step; short zones need a stopped hand.',
      steps: [
        'Say the zone, do your routine and serve.',
        'Hit the zone: move on to the next. Miss: stay.',
        'After twelve serves note the zone you reached.',
        'In the next set start where you stopped.',
      ],
      mistakes: [
        'Mixing up the zones: from your own right-hand corner, their zone 5 is straight ahead and their zone 1 is the far corner.',
        'Turning only the arm: your feet choose the direction.',
      ],
      tips: [
        'Serve from different places along the end line; all nine metres are allowed.',
        'Which zone costs you most? Start there next time.',
      ],
    },
  },
  {
    id: 'serving/corner-pockets',
    name: 'Corner Pockets',
    description: 'Serve at two small targets in the deep corners and learn how wide is still safe.',
    category: 'serving',
    dose: { sets: 3, reps: 8 },
    rest: 45,
    equipment: ['ball', 'net'],
    guide: {
      technique:
        'The corners are far from the setter and hard to judge. Aim at a point two steps inside both lines: then a small error is still in. Line up your foot, hip and eyes with the corner. The longest line on the court, from corner to corner, gives you the most room.',
      steps: [
        'Put a towel in each deep corner, two steps from both lines.',
        'Serve four to one corner, then four to the other.',
        'Score 3 on the towel, 2 within two steps, 1 in, 0 out.',
        'Change your place on the end line for the next set and compare.',
      ],
      mistakes: [
        'Aiming at the line itself: aim two steps inside it.',
        'Opening the front shoulder early: the ball slides wide, so keep it closed until the step lands.',
      ],
      tips: ['Down the line is shorter: use a bit less power.', 'Twelve points in a set of eight is strong.'],
    },
  },
  {
    id: 'serving/seam-serves',
    name: 'Seam Serves',
    description: 'Place cones where three passers would stand and serve between them, not at them.',
    category: 'serving',
    dose: { sets: 3, reps: 8 },
    rest: 45,
    equipment: ['ball', 'net'],
    guide: {
      technique:
        'A seam is the gap between two passers: both can reach it, so both must decide. Aim at the gap, at knee height for a passer. A flat float into a seam asks the question late. Look at the seam, never at the person you would like to avoid.',
      steps: [
        'Put three shoes or cones across the deep court as passers.',
        'Choose left or right seam and say it.',
        'Serve so that the ball would land one or two steps behind the line of cones.',
        'Score 2 through the seam, 1 in, 0 for a miss.',
      ],
      mistakes: [
        'Serving to the cone because your eyes are on it: fix your eyes on the floor between.',
        'Always the same seam: alternate, or passers will cheat towards it.',
      ],
      tips: [
        'Move the cones to copy your next opponent.',
        'Change your place on the end line: the same seam looks wider from one spot than from another.',
      ],
    },
  },
  {
    id: 'serving/repeat-the-zone',
    name: 'Repeat the Zone',
    description: 'Hit the same zone twice in a row before you may choose the next one.',
    category: 'serving',
    dose: { sets: 2, reps: 12 },
    rest: 45,
    equipment: ['ball', 'net'],
    guide: {
      technique:
        'One hit may be luck; two is a skill. After a hit, change nothing: same spot, same breath, same toss. After a miss, change one thing only, and know what it is. Your feet stay in place between two serves to one zone.',
      steps: [
        'Choose a zone and say it.',
        'Hit it twice in a row to tick it off; a miss in between starts it again.',
        'Go on until twelve serves are gone.',
        'Count the zones you ticked off in these twelve.',
      ],
      mistakes: [
        'Relaxing after the first hit: the second needs the same routine.',
        'Fixing three things after a miss: say one correction aloud, then serve.',
      ],
      tips: [
        'Start with your best zone, then the one your coach calls most.',
        'Three zones in twelve serves is very good.',
      ],
    },
  },
  {
    id: 'serving/partner-call-zone',
    name: 'Partner Calls the Zone',
    description: 'A partner shows a zone number with the fingers at the last moment, and you serve there.',
    category: 'serving',
    dose: { sets: 2, reps: 10 },
    rest: 45,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'In matches the bench often gives you the zone. Take it, turn your feet to it, and from then on only think of your own serve. A good server looks the same for zone 1 and zone 5 until the hips start to turn.',
      steps: [
        'Hold the ball in your stance. The partner on the other side shows one to six fingers.',
        'Repeat the number aloud, point your front foot, breathe.',
        'Serve within eight seconds of the signal (five in US high school).',
        'The partner calls the zone it landed in; change after ten.',
      ],
      mistakes: [
        'Hurrying because the call came late: there is always time for one breath.',
        'Second thoughts during the toss: once you have repeated the number, it stands.',
      ],
      tips: [
        'Partners: call the weak zones more often.',
        'Five of ten in the called zone is good; eight in the court is the floor.',
      ],
    },
  },
  {
    id: 'serving/serve-versus-passer',
    name: 'Serve Versus Passer',
    description: 'A duel to 15: the server tries to trouble a real passer, and both score.',
    category: 'serving',
    dose: { minutes: 10 },
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'Find the ball this passer does not like: at the far shoulder, short in front of the knees, deep over the head. Watch the feet: if they have to move late, you have won half the point. Placement and a flat flight beat power.',
      steps: [
        'The passer covers one half of the court; mark a target where the setter would stand.',
        'Server scores 2 for an ace, 1 if the pass misses the target by three steps.',
        'Passer scores 1 for a pass on target, and 1 for any serve error.',
        'First to 15 wins; then change places.',
      ],
      mistakes: [
        'Trying for an ace each time: a pass off the net is already a good result.',
        'Serving the same spot: after two good passes, change depth.',
      ],
      tips: [
        'Ask the passer afterwards which serve was worst to play.',
        'Tell each other the score before each ball.',
      ],
    },
  },
  {
    id: 'serving/noisy-gym',
    name: 'Noisy Gym Serves',
    description: 'Serve with your full routine while a partner shouts, waves or claps behind the far line.',
    category: 'serving',
    dose: { sets: 2, reps: 8 },
    rest: 45,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'You cannot make the noise stop, but you can make your world small: the breath, the target, the feel of the ball. When it works, you hear the noise and it does not matter. The routine is the wall between it and your serve.',
      steps: [
        'Agree what is allowed: noise and arms yes, insults and things flying at you no.',
        'Do your routine at the usual tempo.',
        'Serve to a zone you chose beforehand.',
        'Count good serves of eight with noise, then eight without, and compare.',
      ],
      mistakes: [
        'Serving quickly to get it over with: add one more breath.',
        'Staring at the noisy partner: look at the floor of your zone.',
      ],
      tips: [
        'A gap of one serve between loud and quiet is excellent.',
        'Laughing is allowed. Then breathe and serve.',
      ],
    },
  },
  {
    id: 'serving/serve-then-defend',
    name: 'Serve, Run, Dig',
    description: 'Serve, run to your place in defense and dig a ball that your partner throws or hits.',
    category: 'serving',
    dose: { sets: 2, reps: 8 },
    rest: 45,
    equipment: ['ball', 'net', 'partner'],
    guide: {
      technique:
        'Two jobs in three seconds. Finish the serve in balance, sprint to your base and be stopped and low before the ball is hit. Your eyes stay on the other side all the way. Good servers who cannot defend give the point back.',
      steps: [
        'Your partner stands at the net on the other side with a second ball.',
        'Serve with your routine, then run to your base in the back court.',
        'Stop wide and low as the partner slaps the ball, then dig the throw or easy hit.',
        'A point needs both: serve in and dig playable.',
      ],
      mistakes: [
        'Turning your back while you run: run facing the net.',
        'Upright at the dig: take the last two steps low.',
      ],
      tips: [
        'Change base after each set: right back, middle, left back.',
        'Rest while your partner collects the balls.',
      ],
    },
  },
  {
    id: 'serving/eight-second-serve',
    name: 'Eight-Second Serve',
    description: 'Move hard for twenty seconds, pick up a ball and serve well within eight seconds.',
    category: 'serving',
    dose: { sets: 2, reps: 6 },
    rest: 45,
    equipment: ['ball', 'net'],
    guide: {
      technique:
        'After a long rally the referee does not wait: from the whistle you have eight seconds, in US high school five (then count five here). Use the first two to breathe out and the next one to choose. Tired legs make low tosses and short serves, so think “tall” and use the step.',
      steps: [
        'Shuffle from sideline to sideline for twenty seconds at match speed.',
        'Walk to the line, pick up the ball and start to count your eight or five seconds.',
        'Breathe out, choose a zone, serve before the count ends.',
        'Walk back, rest for twenty seconds, go again.',
      ],
      mistakes: [
        'Serving at second two: all of the seconds are yours.',
        'Collapsing at contact: reach, as if someone pulled your hand up.',
      ],
      tips: [
        'Count serves in out of six and compare it with your rested score.',
        'One set less if your landings or legs get sloppy.',
      ],
    },
  },
  {
    id: 'serving/race-to-25',
    name: 'Race to 25',
    description: 'A set against an invisible team: your serves score, your misses score for them.',
    category: 'serving',
    dose: { minutes: 10 },
    equipment: ['ball', 'net'],
    guide: {
      technique:
        'The score makes the serve real. With a lead you may try the corners; when behind, you need a ball in that is still hard to pass. Choose before the routine and then commit: a brave serve with full belief is better than a careful one with half.',
      steps: [
        'Mark two target areas that matter to you.',
        'You get 1 for a serve in and 2 for a target; they get 2 for each miss.',
        'Say the score before each serve, as in a match.',
        'Play until one side has 25, at most 30 serves; the side ahead then has won.',
      ],
      mistakes: [
        'Easy lobs to protect a lead: they count, but would lose you the rally, so keep the flight flat.',
        'Two misses in a row: after a miss the next one goes in, whatever the score.',
      ],
      tips: [
        'Write down the score of each set you play.',
        'Play from the place on the line where you serve in matches.',
      ],
    },
  },
  {
    id: 'serving/game-point-serves',
    name: 'Game-Point Serves',
    description: 'One ball at a time, a full walk back in between, and a score that makes each serve count.',
    category: 'serving',
    dose: { sets: 2, reps: 6 },
    rest: 45,
    equipment: ['ball', 'net'],
    guide: {
      technique:
        'One serve, then a minute of nothing: that is how it feels in a match. You cannot warm into it, so the routine has to carry you. Feel your feet, breathe low into the belly, name the target, swing at your usual speed.',
      steps: [
        'Make up a score, such as 23-24, and say it aloud.',
        'Walk from the court to the line, do the whole routine, serve to a named zone.',
        'In the zone: the set is won. In: play on. Out: it is lost.',
        'Walk to the net and back before the next one.',
      ],
      mistakes: [
        'Serving the next ball at once: the walk is part of the drill.',
        'Aiming safer than in practice: choose the zone you hit most, and hit it properly.',
      ],
      tips: ['Four good ones of six is a match player.', 'Nervous? Good: that is what you came to train.'],
    },
  },
  {
    id: 'serving/standing-topspin',
    name: 'Standing Topspin Serve',
    description: 'Serve from the ground with strong forward spin, the swing that the jump serve is built on.',
    category: 'serving',
    dose: { sets: 3, reps: 8 },
    rest: 45,
    equipment: ['ball', 'net'],
    guide: {
      technique:
        'Higher toss, elbow high, and the hand rolls over the ball from behind: palm first, then fingers over the top. The arm is long at contact and finishes by the same hip. The ball rises a little over the net and then dives. The hips and belly start it, the shoulder only passes it on.',
      steps: [
        'Start two big steps inside the end line until ten go over, then from behind it.',
        'Toss an arm length above your reach, in front of the hitting shoulder.',
        'Turn hips and chest, reach up, roll the hand over the ball.',
        'Let the arm swing through to your side and step in.',
      ],
      mistakes: [
        'Ball without spin: contact was flat, so let the fingers come over the top.',
        'Ball into the net: you hit on top only, so start behind the ball and hit up first.',
        'Arm across the belly: finish by the hitting-side hip.',
      ],
      tips: [
        'Three quarters of full power is plenty while you learn.',
        'This loads the shoulder more than a float: keep to the dose.',
      ],
    },
  },
  {
    id: 'serving/jump-float',
    name: 'Jump Float Serve',
    description: 'Serve a float from a short approach and a small, balanced hop.',
    category: 'serving',
    dose: { sets: 3, reps: 6 },
    rest: 45,
    equipment: ['ball', 'net'],
    guide: {
      technique:
        'You walk into the serve and meet the ball higher and nearer to the net. The toss is low and late, the hand firm and flat on the middle of the ball, the hop easy. The ball leaves flat without spin. You take off behind the line and may land in the court, on two feet.',
      steps: [
        'Three or four steps behind the line, ball in both hands.',
        'Walk in, last two steps quicker, toss as the feet close.',
        'Hop at about half of your jump, reach up and punch the middle of the ball.',
        'Land on both feet, knees soft, and run to your base.',
      ],
      mistakes: [
        'Toss too high: you wait in the air and the rhythm is gone, so toss lower and later.',
        'Foot on the line at take-off: that is a fault, so move your start back.',
        'Swinging like a spike: shorten the swing and stop the hand.',
      ],
      tips: [
        'If the timing is off, do five catches first.',
        'Half a jump is enough; height is not the point of a float.',
      ],
    },
  },
  {
    id: 'serving/jump-serve-short-court',
    name: 'Short-Court Jump Serve',
    description:
      'Jump serve from inside the court with a smaller run-up, for timing and spin rather than speed.',
    category: 'serving',
    dose: { sets: 3, reps: 5 },
    rest: 60,
    equipment: ['ball', 'net'],
    maxJumps: true,
    guide: {
      technique:
        'The toss leads you: high, forward, with a little spin. You run after it, take off from two feet and hit it at full reach just in front of the hitting shoulder, hand rolling over the top. From here you need no power, so you have time to feel the order: toss, run, arms, up, reach.',
      steps: [
        'Start in the middle of the court, two thirds of your run-up.',
        'Toss, and go only if the toss is good; otherwise catch it.',
        'Jump, draw the bow, hit with spin over the net.',
        'Land on both feet and stop before you walk back.',
      ],
      mistakes: [
        'Jumping at a bad toss: leave it, every time.',
        'Hitting behind your head: start the run a little later or toss further forward.',
        'Landing on one foot: lower the jump until both feet land together.',
      ],
      tips: ['Go back one step after three good ones.', 'Rest ten to fifteen seconds between jumps.'],
    },
  },
  {
    id: 'serving/jump-serve-full',
    name: 'Full Jump Serve',
    description:
      'The whole jump serve from behind the end line: toss, approach, jump, topspin, soft landing.',
    category: 'serving',
    dose: { sets: 3, reps: 5 },
    rest: 60,
    equipment: ['ball', 'net'],
    maxJumps: true,
    guide: {
      technique:
        'It is a back-row spike that you set yourself. The run gets faster into a long last step, both arms swing back and up, the trunk opens and closes, and the long arm rolls over the ball. Take off behind the line, land in the court on both feet, knees bent, ready to play.',
      steps: [
        'Do your routine from your tape mark.',
        'Toss to your usual height and place; catch it if it is not good.',
        'Slow, long, quick; both arms back, then up.',
        'Reach, roll the hand over the ball, aim at the deep middle.',
        'Land on two feet, hold for a moment, then move to base.',
      ],
      mistakes: [
        'Full power before the toss repeats: serve at three quarters until eight of ten tosses are good.',
        'Chasing the toss sideways: keep the toss arm in line with the hitting shoulder.',
        'Stiff landing: bend knees and hips as you touch down.',
      ],
      tips: [
        'Fifteen to twenty jump serves a day are enough while you are growing.',
        'Stop when the shoulder or the knees complain.',
      ],
    },
  },
  {
    id: 'serving/jump-serve-halves',
    name: 'Jump Serve Halves',
    description: 'Jump serve to the left or right half of the court, called before the toss.',
    category: 'serving',
    dose: { sets: 3, reps: 5 },
    rest: 60,
    equipment: ['ball', 'net'],
    maxJumps: true,
    guide: {
      technique:
        'With a fast serve half a court is target enough. You choose the side with the direction of your run-up and with the trunk, and the hand finishes towards that half. Toss and speed do not change. If the passers can read it from your toss, it is too different.',
      steps: [
        'Say “left” or “right” and point your run-up there.',
        'Jump serve at a speed you can do again and again.',
        'Score 2 for the called half, 1 for in, 0 for a miss.',
        'Rest fifteen seconds between serves; write the score down.',
      ],
      mistakes: [
        'Changing the toss to change the side: the toss stays, the run-up turns.',
        'Steering with the wrist only: the ball spins sideways, so turn the trunk.',
      ],
      tips: ['Cross court is longer: it forgives more.', 'Twenty points of thirty is a weapon.'],
    },
  },
  {
    id: 'serving/jump-serve-mix',
    name: 'Jump Serve Match Mix',
    description:
      'Play serving turns as in a match: jump serve, float after a miss, and a dash to base each time.',
    category: 'serving',
    dose: { sets: 3, reps: 6 },
    rest: 60,
    equipment: ['ball', 'net'],
    maxJumps: true,
    guide: {
      technique:
        'A jump server also needs a serve for the moment after a miss. Jump serve first; after an error the next ball is a float or jump float that must go in. Both start with the same routine. You decide before the whistle, and you do not change your mind in the run-up.',
      steps: [
        'Say a score, do your routine, jump serve.',
        'In: jump serve again. Miss: the next one is a float to a named zone.',
        'After each serve take three quick steps to base and stop low.',
        'A set of six counts: points minus misses.',
      ],
      mistakes: [
        'Two misses in a row: the float after a miss goes to your safest zone.',
        'Half a jump serve out of fear: choose the float instead and hit it well.',
      ],
      tips: ['Plus three in a set is good, plus five is very good.', 'Walk back slowly; it is your rest.'],
    },
  },
];
