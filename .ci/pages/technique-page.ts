import { format } from 'oxfmt';
import { CRITERIA } from '../../sync-protocol/src/rules/technique/criteria/all.ts';
import {
  errorOf,
  UNITS,
  type Criterion,
  type Range,
} from '../../sync-protocol/src/rules/technique/criteria/criterion.ts';
import { SOURCES } from '../../sync-protocol/src/rules/technique/criteria/sources.ts';
import { CHECK_EVERY, MIN_FEET } from '../../sync-protocol/src/rules/technique/live/position.ts';
import { targetOf } from '../../sync-protocol/src/rules/technique/score.ts';
import { ENGINE_VERSION, TECHNIQUES, type Technique } from '../../sync-protocol/src/rules/technique/terms.ts';

// Writes docs/technique.md from the criteria themselves; its test says when the page is not theirs any more.

const TITLES: Record<Technique, string> = {
  serving: 'Serving',
  spiking: 'Spiking',
  setting: 'Setting',
  passing: 'Passing and digging',
  blocking: 'Blocking',
  approach: 'Spike approach',
};

const INTRODUCTION = `# How a technique score comes about

This page is made from the rules themselves (engine version ${ENGINE_VERSION}); nothing is measured that does not stand here.

The analysis runs on the player's phone. A pose model finds the joints of one player in each picture of a clip, 30 times
a second; the clip itself goes nowhere. What follows is arithmetic, the same on every phone and on the server, and the
same every time.

1. **Movement.** The way of each joint is smoothed, gaps of up to 0.2 seconds are bridged, and lengths are counted in
   torsos (mid-shoulder to mid-hip), so that neither the distance of the camera nor the player's size matters. A joint
   that the model is not sure of is not used. A phone that is held askew is set right: from the front by the trunk, from
   the side by the floor and the head of who runs past it, or by the balance of who stands, whose centre of mass is over
   the feet (Winter 1995, Gait & Posture 3:193; *k*), which tells six degrees and more. Still, hold it level.
2. **View and attempt.** Filmed from the side or the front the angles in the picture are true; from an angle they are
   off by 15 to 30 degrees, so such a clip is sent back. A block is filmed from the front or the back, anything else
   from the side. A clip from elsewhere is judged only if that view shows at least half of what the right one does,
   which is so of a block from the side and a set from the front; of a pass the front shows too little. Who hits stands
   open to the net, so what counts is how far the shoulders are turned when they are turned most. In the other
   techniques that are filmed from the side the player is square to the camera: where it stands some 15 degrees beside
   that, the player is told that angles may be off. A clip is sent back, too, if it shows no attempt at the technique,
   nobody or several people, or nobody from head to feet. The phone knows no ball, so it goes by the body: one hand that
   is drawn back and swings through is a serve, in a jump a spike; two bent arms that open together before the face are
   a set, two straight ones before the body a pass, two that stay over the head in a jump a block. What moves otherwise
   is no attempt, and before the live camera it is not counted. Of several movements that could be the technique the one
   counts in which the body works along: the legs lift a set and a pass, the weight goes forward into a serve. So a wave, a
   clap or a hand in the hair beside it changes nothing. A jump that falls much slower than everything falls is slow motion,
   and so is a set or pass in which the hands do nothing quickly: no time in it is true, and it is sent back. Where one arm
   hides the other the doubt is the player's.
   A spike that is judged as a serve is told so, for a jump serve looks the same. And it can't tell a serve from
   somebody who moves like one. It is the shape that tells; how fast and how far the hands go only has to be well above
   what somebody does who stands still: 4 torsos a second in a serve, 6 in a spike, 1.4 in a set or pass; up and down by
   0.8 torsos in a serve or set, 0.4 in a pass, 1 in a block. Our first criteria asked for more, of a spike 8, of a set 3,
   of a pass 2 and 0.5 torsos, of a block 1.2. That would send back slow players: our faulty set has 2.7 at 0.7
   of its speed. Of spike, pass and block no clip of ours lies between the two; there it is only room.
3. **Moments.** Ready, load, contact, follow-through and finish are found in the movement. A hit is met where the hand is
   highest or, where the elbow is still thrown open there, at the end of the throw: a low hit is highest on the way to it.
4. **Rules.** Each rule below is measured at its moment. In its target it is worth 1, in the warning band it falls to
   0.4, beyond it to 0.2. Rules marked * count three times. The score is what the measured rules are worth, out of 100.
   Where less than 60 % of the weight could be measured there is no score; what compares the two feet is not asked for
   where one hides the other. How soft a block is landed (BL9) is measured by the hips from any side, though from the
   side the knee could be seen as well: they sink as far in every view, so that clips from the front and the side compare.
5. **Doubt.** The pose model may be off by about 5 degrees or 0.05 torsos. A value that misses its target by less
   than that is borderline: it costs nothing and is never called a fault. What can't be seen is said to be unseen. So is
   what was before the clip began: where the plant or the draw was not filmed nothing is said of it, a value that may
   have been a better one before is no fault, and the player is told that the clip begins late.
   A clip of 60 pictures a second is not judged quite like the same one of 30: in the tests, on a good and a faulty clip
   of each technique, the score stays within 1 point, a moment within two pictures of 30 a second, an angle within 5
   degrees, and a value that lies at a limit may get the verdict next to it.

**Levels.** The targets below are those of advanced players. For intermediate players they move a quarter, for beginners
half of the way to the end of the warning band.

**What this is worth.** Most limits are our own choice, tuned on computed clips: research tells averages of adults,
coaches tell cues, and hardly anybody tells a limit. Take a target for a target, not for science or medicine, and your
coach's word over it. The letter after a source says how sure it is: *a* read by us, *k* known but not read again, *e*
our own choice.
`;

const LIVE = `## Before the live camera

AR Training uses the same movement, view, moments and rules. A repetition is an attempt that has come to its end; after
each the phone says one thing: what would help most, else what was good, else why it could not judge. It gives no score,
for a phone looks at fewer pictures a second there than in a clip. While the player is half out of the picture or sits,
nothing counts.

**Position**, every ${CHECK_EVERY} seconds: *visible* are head, shoulder, hip and ankle; *standing* is a hip more than half a torso over
the knee, for a second; *space* is room for raised arms over the head (not for passing) and a tenth of the picture on
either side; *distance* is worked out for a lens of 65 degrees and a player of 1.65 metres, so it may be off by a
quarter, and ${MIN_FEET} feet are asked for. Without the AI coach these four are guessed from colours that look like skin, and
nothing is counted.

**Jumps.** The hips rise and fall by 0.3 torsos or more, and the toes leave the ground. The height is that of a free
flight, h = g·t²/8 with g = 9.81 m/s² and t the time in the air (Linthorne 2001, American Journal of Physics 69:1198; *a*):
half of that time is the fall from the top. Take-off and landing lie between two pictures, so the height may be off by
g·t/4 times the time between two pictures: 4 cm for a jump of 30 cm at 30 pictures a second, 8 cm at 15. That is the ± that
is shown. On top of it people land lower than they take off, so the method reads 2.5 cm too high on average, and more for
who tucks up the legs (Yamashita et al. 2020, Applied Sciences 10:776; *a*): it is good for comparing one's own jumps, not
those of two players.
`;

/** The page as it should stand in docs. */
export async function techniquePage(file: string): Promise<string> {
  const parts = TECHNIQUES.map((technique) =>
    [`## ${TITLES[technique]}`, ...partOf(CRITERIA[technique])].join('\n\n'),
  );
  const sources = Object.entries(SOURCES).map(([id, words]) => `- **${id}** ${words}`);
  const page = [INTRODUCTION, ...parts, LIVE, '## Sources', sources.join('\n')].join('\n\n');
  return (await format(file, page)).code;
}

const HEAD = [
  'Rule',
  'What is measured',
  'View',
  'Target',
  'Warning until',
  'What is said',
  'Drill',
  'Source',
];

function partOf(criteria: readonly Criterion[]): string[] {
  return [[row(HEAD), row(HEAD.map(() => '---')), ...criteria.map((one) => row(cellsOf(one)))].join('\n')];
}

function cellsOf(one: Criterion): string[] {
  return [
    `${one.id}${one.isKey ? ' \\*' : ''}`,
    `${one.name}: ${one.measures.charAt(0).toLowerCase()}${one.measures.slice(1)} (${one.phase})`,
    one.view,
    rangeText(targetOf(one, 'advanced'), one),
    rangeText(one.warning, one),
    typeof one.fault === 'string' ? one.fault : `${one.fault.low} / ${one.fault.high}`,
    one.drill.name,
    one.sources.map(([source, evidence]) => (source ? `${source} ${evidence}` : evidence)).join(', '),
  ];
}

function rangeText([from, to]: Range, criterion: Criterion): string {
  const word = UNITS[criterion.unit].word;
  const doubt = ` ± ${errorOf(criterion)}`;
  if (from !== null && to !== null) return `${from} to ${to}${word}${doubt}`;
  return from === null ? `≤ ${to}${word}${doubt}` : `≥ ${from}${word}${doubt}`;
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
