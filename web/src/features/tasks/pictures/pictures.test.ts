import { describe, expect, it } from 'vitest';
import { drills } from '../../../../../migrations/catalog/index.ts';
import { ankleOf, BODY, skeletonOf, weightOf, type Limb, type Skeleton } from './body/skeleton.ts';
import { distance } from './body/vector.ts';
import { drawn, type Spot } from './body/view.ts';
import type { Pose } from './body/pose.ts';
import {
  CLEAR,
  drawnOnCourt,
  MARGIN,
  numbersOf,
  PLAYERS,
  signsOf,
  type Court,
  type Place,
  type Point,
} from './court.ts';
import { COURTS } from './courts/table.ts';
import { MOVEMENTS } from './movements/table.ts';
import { isHanded, type Picture } from './picture.ts';
import * as blocking from './poses/blocking.ts';
import * as hitting from './poses/hitting.ts';
import * as jumping from './poses/jumping.ts';
import * as passing from './poses/passing.ts';
import * as serving from './poses/serving.ts';
import * as setting from './poses/setting.ts';
import * as standing from './poses/standing.ts';
import * as strength from './poses/strength.ts';
import { ballIn, boxOf, playerAt, pointsOf, sceneAt } from './scene.ts';

const DRILLS = new Map(drills.map((drill) => [drill.id, drill]));

/** Each picture once, under the first drill that shows it. */
const PICTURES = Object.entries(MOVEMENTS).filter(
  ([id, picture]) => Object.entries(MOVEMENTS).find(([, one]) => one === picture)?.[0] === id,
);

/** Done with eyes and words: there is no movement to show. */
const WITHOUT = [
  'serving/picture-the-serve',
  'passing/rotation-walk',
  'passing/match-video-reading',
  'setting/call-before-the-ball',
  'setting/picture-the-rally',
  'hitting/picture-the-swing',
  'blocking/watch-and-call',
];

/** Their guides name a net only to say where one would turn, or go, if there were one. */
const TURNED_TO_IT = [
  'setting/pivot-and-face',
  'setting/setter-triangle',
  'blocking/two-step-shuffle',
  'blocking/three-step-crossover',
  'blocking/hockey-stop',
  'blocking/line-drift-check',
  'blocking/five-step-run',
  'blocking/mirror-shuffle',
  'conditioning/warm-up-net-ready',
];

/** Jumps that are not for height, in the words of the guides. */
const LOW =
  /\b(?:half (?:height|power|a jump|of (?:your|what)|jumps?)|half-power|small (?:block )?jump|jumps? (?:is |are |here is )?small|a bit more than half)\b/i;
/** The feet of a full jump are higher over the floor than this. */
const HALF_UP = 13;

describe('the drills', () => {
  it('show their movement, but for those that are done with eyes and words', () => {
    expect(drills.map(({ id }) => id).filter((id) => !MOVEMENTS[id])).toEqual(WITHOUT);
  });

  it('with a picture exist', () => {
    const shown = [...Object.keys(MOVEMENTS), ...Object.keys(COURTS)];
    expect(shown.filter((id) => !DRILLS.has(id))).toEqual([]);
  });

  it('show no jump that is not counted as a landing', () => {
    const isInAir = ({ hips, ...body }: Skeleton) =>
      hips[1] > 40 && feet(body).every(({ heel, tip }) => Math.min(heel[1], tip[1]) > 7);
    const jumping = Object.entries(MOVEMENTS).filter(([, picture]) => {
      const stands = picture.props?.some(({ kind }) => kind === 'block');
      return !stands && picture.frames.some((_, index) => isInAir(playerAt(picture, index, 0)));
    });
    expect(jumping.map(([id]) => id).filter((id) => !DRILLS.get(id)?.training?.load.landings)).toEqual([]);
    expect(jumping.map(([id]) => id)).toContain('blocking/shuffle-block-net');
  });

  it('jump no higher than their guide says', () => {
    const rise = ({ left, right }: Pose) => Math.min(left.at[2] ?? 0, right.at[2] ?? 0);
    const tooHigh = drills.filter(({ id, description, guide, training }) => {
      const text = [description, guide.technique, ...guide.steps].join(' ');
      if (training?.load.jumps || !LOW.test(text) || !training?.load.landings) return false;
      const poses = MOVEMENTS[id]?.frames.flatMap(({ pose, partner }) => [
        pose,
        ...(partner ? [partner] : []),
      ]);
      return poses?.some((pose) => rise(pose) > HALF_UP);
    });
    expect(tooHigh.map(({ id }) => id)).toEqual([]);
  });

  it('show the wall that they ask for', () => {
    const isThere = (id: string) => MOVEMENTS[id]?.props?.some(({ kind }) => kind === 'wall');
    const without = drills.filter(
      ({ id, equipment }) => equipment.includes('wall') && MOVEMENTS[id] && !isThere(id),
    );
    // One runs along that wall: seen from the side it would stand before the player, or behind.
    expect(without.map(({ id }) => id)).toEqual(['conditioning/approach-reach']);
  });

  it('show no ball, wall, net, chair or partner that they don’t ask for', () => {
    const tooMuch = Object.entries(MOVEMENTS).filter(([id, { props = [], frames }]) => {
      const needs = DRILLS.get(id)?.equipment ?? [];
      const isMissing = (kind: 'wall' | 'net' | 'chair') =>
        !needs.includes(kind) &&
        props.some((prop) => prop.kind === kind && !(prop.kind === 'net' && prop.isImagined));
      return (
        isMissing('wall') ||
        isMissing('net') ||
        isMissing('chair') ||
        (frames.some(({ ball }) => ball) && !needs.includes('ball')) ||
        (frames.some(({ partner }) => partner) && !needs.includes('partner'))
      );
    });
    expect(tooMuch.map(([id]) => id)).toEqual([]);
  });

  it('need a net where their guide stands at one, unless it says what stands for it', () => {
    const named = /\b(?:at|across|over|under|along|off|to|near|from) the net\b/i;
    const replaced =
      /\b(?:imagined|pretend|no net|net line|line (?:on the floor )?(?:as|instead of)|it is your net|or a wall)\b/i;
    const unsaid = drills.filter(({ equipment, guide, description }) => {
      const text = [description, ...guide.steps].join(' ');
      return (
        !equipment.includes('net') && !equipment.includes('wall') && named.test(text) && !replaced.test(text)
      );
    });
    expect(unsaid.map(({ id }) => id)).toEqual(TURNED_TO_IT);
  });

  it('imagine a net only where there need be none', () => {
    const imagined = Object.entries(MOVEMENTS).filter(([, { props = [] }]) =>
      props.some((prop) => prop.kind === 'net' && prop.isImagined),
    );
    expect(imagined.length).toBeGreaterThan(0);
    expect(imagined.filter(([id]) => DRILLS.get(id)?.equipment.includes('net')).map(([id]) => id)).toEqual(
      [],
    );
  });

  it('show the partner that they ask for, in the movement or on the court', () => {
    const isShown = (id: string) =>
      MOVEMENTS[id]?.frames.some(({ partner }) => partner) ||
      COURTS[id]?.pieces.some(({ kind }) => kind === 'other');
    const hidden = drills.filter(
      ({ id, equipment }) => equipment.includes('partner') && MOVEMENTS[id] && !isShown(id),
    );
    expect(hidden.map(({ id }) => id)).toEqual([]);
  });
});

const STEPS = [0, 0.25, 0.5, 0.75];

const lengths = ({ root, joint, end }: Limb) => [distance(root, joint), distance(joint, end)];

describe.each(PICTURES)('the picture of %s', (_, picture) => {
  const moments = picture.frames.flatMap((_, index) => STEPS.map((share) => [index, share] as const));

  it('has two to five key poses, each with one line of its own to read', () => {
    const lines = picture.frames.map(({ says }) => says);
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) expect(line).toMatch(/^.{8,88}[^.\s]$/);
  });

  it('shows one and the same body at every moment, over the floor and inside its frame', () => {
    const box = boxOf(picture);
    const isInside = ({ x, y }: Pick<Spot, 'x' | 'y'>) =>
      x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;
    for (const [index, share] of moments) {
      const body = playerAt(picture, index, share);
      expect(lengths(body.leftLeg)).toEqual([expect.closeTo(BODY.thigh, 5), expect.closeTo(BODY.shin, 5)]);
      expect(lengths(body.rightArm)).toEqual([expect.closeTo(BODY.upper, 5), expect.closeTo(BODY.fore, 5)]);
      for (const point of pointsOf(body)) {
        expect(point[1], `${index} ${share}`).toBeGreaterThan(-2.6);
        expect(isInside(drawn(point, picture.view)), `${index} ${share}`).toBe(true);
      }
    }
  });

  it('asks of no leg or arm what it can’t reach', () => {
    for (const { pose } of picture.frames) expectReached(pose);
  });

  it('is drawn without a number that is none, arrows and all', () => {
    for (const [index, share] of moments)
      expect(JSON.stringify(sceneAt(picture, index, share))).not.toMatch(/NaN|null|Infinity/);
  });

  it('keeps the ball over the floor', () => {
    for (const index of picture.frames.keys())
      expect(ballIn(picture, index)?.[1] ?? 10).toBeGreaterThanOrEqual(6);
  });
});

/** The feet stand where the pose has put them: a body that is stretched too far would hang in the air. */
function expectReached(pose: Pose): void {
  const body = skeletonOf({ ...pose, turn: 0 });
  for (const [leg, place, side] of [
    [body.leftLeg, pose.left, -1],
    [body.rightLeg, pose.right, 1],
  ] as const) {
    // In the air a leg only points to where it would like to be.
    const isStanding = (place.at[2] ?? 0) < 3;
    expect(isStanding ? distance(leg.end, ankleOf(place, side)) : 0).toBeLessThan(0.8);
  }
  for (const [arm, place] of [
    [body.leftArm, pose.leftArm],
    [body.rightArm, pose.rightArm],
  ] as const)
    if ('wrist' in place) expect(Math.abs(arm.end[1] - place.wrist[1])).toBeLessThan(0.8);
}

const still = Object.entries({
  stand: standing.stand,
  squat: standing.squat,
  softLanding: standing.softLanding,
  splitStep: standing.splitStep,
  onToes: standing.onToes,
  ready: passing.ready,
  platform: passing.platform,
  setWindow: setting.setWindow,
  setContact: setting.setContact,
  setFinish: setting.setFinish,
  blockStance: blocking.blockStance,
  blockLoad: blocking.blockLoad,
  plant: hitting.plant,
  bowStanding: hitting.bowStanding,
  contactStanding: hitting.contactStanding,
  frontBalance: serving.frontBalance,
  lunge: strength.lunge,
  hinge: strength.hinge,
  oneLegSit: strength.oneLegSit,
  stickRight: jumping.stickRight,
  flamingo: jumping.flamingo,
});

it.each(still)('%s has its weight over its feet', (_, pose) => {
  const body = skeletonOf(pose);
  const low = Math.min(...feet(body).map(({ heel, tip }) => Math.min(heel[1], tip[1])));
  const standing = feet(body).filter(({ heel, tip }) => Math.min(heel[1], tip[1]) < low + 2);
  const ends = standing.flatMap(({ heel, tip }) => [heel, tip]);
  const [forward, , aside] = weightOf(body);
  expect(forward).toBeGreaterThan(Math.min(...ends.map(([x]) => x)));
  expect(forward).toBeLessThan(Math.max(...ends.map(([x]) => x)));
  expect(aside).toBeGreaterThan(Math.min(...ends.map(([, , z]) => z)) - 4);
  expect(aside).toBeLessThan(Math.max(...ends.map(([, , z]) => z)) + 4);
});

const feet = ({ leftLeg, rightLeg }: Pick<Skeleton, 'leftLeg' | 'rightLeg'>) => [leftLeg, rightLeg];

it('knows which movements are others for a left-hander', () => {
  const of = (id: string): Picture => MOVEMENTS[id] ?? { view: 'side', frames: [] };
  expect(isHanded(of('serving/slow-motion-serve'))).toBe(true);
  expect(isHanded(of('conditioning/tempo-squat'))).toBe(false);
});

it('has no letter of the court for two kinds of players', () => {
  const letters = Object.values(PLAYERS).map(({ letter }) => letter);
  expect(new Set(letters).size).toBe(letters.length);
});

it('explains the signs of a court, and no other ones', () => {
  const of = (id: string) => signsOf(COURTS[id] ?? { pieces: [], ways: [] });
  expect(of('passing/seam-share')).toEqual(['you', 'partner', 'server', 'target', 'run', 'ball']);
  expect(of('serving/seam-serves')).toEqual(['you', 'cone', 'ball']);
  expect(of('conditioning/shadow-rally')).toEqual(['you', 'run']);
});

const metres = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

describe.each(Object.entries(COURTS))('the court of %s', (_, court) => {
  const { area, pieces, ways } = court;
  it('shows everything between its edges, and says each way', () => {
    const length = area === 'full' ? 18 : 9;
    const isInside = ({ x, y }: Point) => x > -MARGIN && x < length + MARGIN && y > -MARGIN && y < 9 + MARGIN;
    for (const { at } of pieces) expect(isInside(drawnOnCourt(at))).toBe(true);
    for (const way of ways) {
      expect([way.from, way.to].map(drawnOnCourt).every(isInside)).toBe(true);
      expect(way.says).toMatch(/^.{4,88}[^.\s]$/);
    }
    expect(numbersOf(court).every(isInside)).toBe(true);
    expect(ways.length).toBeLessThanOrEqual(6);
    expect(new Set(ways.map(({ says }) => says)).size).toBe(ways.length);
  });

  it('hides no number behind another one, and nobody behind a number', () => {
    const standing = pieces.filter(({ kind }) => kind !== 'target').map(({ at }) => drawnOnCourt(at));
    const numbers = numbersOf(court);
    for (const [index, number] of numbers.entries()) {
      for (const other of numbers.slice(index + 1))
        expect(metres(number, other)).toBeGreaterThanOrEqual(CLEAR.number);
      for (const one of standing) expect(metres(number, one)).toBeGreaterThanOrEqual(CLEAR.piece);
    }
  });

  it('lets nobody run from where nobody is', () => {
    const places: Place[] = pieces.map(({ at }) => at);
    for (const { from, to } of ways.filter((way) => way.of === 'run')) {
      // The same line twice is drawn a metre beside itself.
      expect(Math.min(...places.map((at) => metres(drawnOnCourt(at), drawnOnCourt(from))))).toBeLessThan(1.1);
      places.push(to);
    }
  });
});

/** The ways of a drill as its guide has them, along the court or across it. */
it.each<[id: string, read: (court: Court) => unknown, ways: unknown]>([
  [
    'conditioning/court-shuttle',
    ({ ways }) => ways.map(({ from, to }) => [from[0], to[0]]),
    [
      [0, 9],
      [9, 6],
      [6, 12],
      [12, 9],
      [9, 18],
    ],
  ],
  [
    'passing/first-step-compass',
    ({ ways }) => ways.map(({ from, to }) => [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])]),
    [
      [1, 1],
      [1, 0],
      [1, -1],
      [-1, 1],
      [-1, 0],
      [-1, -1],
    ],
  ],
  ['hitting/start-spots', ({ ways }) => [ways.length, new Set(ways.map(({ to }) => to.join())).size], [4, 1]],
  ['blocking/pin-to-pin', ({ ways }) => ways.map(({ to }) => Math.round(to[1])), [1, 5, 8]],
  ['blocking/net-gauntlet', ({ ways }) => ways.length + 1, 6],
  ['serving/step-back-serves', ({ pieces }) => pieces.find(({ kind }) => kind === 'you')?.at[0], 5.6],
  ['serving/six-zone-tour', ({ ways }) => ways.map(({ says }) => says.match(/\d/)?.[0]).join(''), '165432'],
  ['serving/repeat-the-zone', ({ ways }) => ways.map(({ says }) => says.match(/\d/)?.[0]).join(''), '123456'],
])('the court of %s shows the ways of its guide', (id, read, ways) => {
  const court = COURTS[id];
  expect(court && read(court)).toEqual(ways);
});
