import { NUMBER_WORDS } from 'sync-protocol/rules/tasks/measures';
import { describe, expect, it } from 'vitest';
import { drills } from '../index.ts';
import { NEEDING_IDS } from './needs.ts';

const NUMBERS = ['a', ...NUMBER_WORDS.slice(1)];
/** A length over the floor; what is measured upwards, or steps that stay near their place, are none. */
const LENGTH =
  /\b(?<from>[a-z]+|\d+)(?: (?:to|or) (?<to>[a-z]+|\d+))? (?<size>big |long |small |tiny |calm |clear |quick |shuffle )?(?<unit>steps?|metres?)\b(?! (?:up|high|above|higher|tall))/gi;
const METRES_A_STEP = 0.7;
/** Their guides name a place without one beside it. */
const ELSE_DONE = ['conditioning/calf-raises', 'conditioning/push-up-steps'];
const SOME_PLAYER = /\bthird player|another player|second player\b/i;

function numberOf(word: string): number {
  return NUMBERS.indexOf(word.toLowerCase()) + 1 || Number(word) || 0;
}

/** The longest way over the floor that a guide's steps name, in metres. */
function longestWay(steps: readonly string[]): number {
  const ways = [...steps.join(' ').matchAll(LENGTH)].map(({ groups = {} }) => {
    const { from = '', to = '', size = '', unit = '' }: Record<string, string | undefined> = groups;
    const isOnTheSpot = /small|tiny|calm/.test(size);
    const each = /metre/.test(unit) || /big/.test(size) ? 1 : METRES_A_STEP;
    return isOnTheSpot ? 0 : Math.max(numberOf(from), numberOf(to)) * each;
  });
  return Math.max(0, ...ways);
}

const textOf = ({ guide }: (typeof drills)[number]) => guide.steps.join(' ');

describe('what a drill needs', () => {
  it('is written for drills that there are, once each', () => {
    const ids = new Set(drills.map(({ id }) => id));
    expect(NEEDING_IDS.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('has floor for every way that its guide names', () => {
    const tooSmall = drills.filter(
      ({ guide, space }) => space && longestWay(guide.steps) > Math.max(space.across, space.along),
    );
    expect(tooSmall.map(({ id }) => id)).toEqual([]);
    expect(drills.filter(({ space }) => !space).map(({ id }) => id)).toEqual([
      'conditioning/steady-run',
      'conditioning/stride-runs',
    ]);
  });

  it('has a court where a ball goes over the net, and at home no more than a garden', () => {
    const overNet = drills.filter(
      ({ equipment, category }) => equipment.includes('net') && category === 'serving',
    );
    expect(overNet.filter(({ space }) => space?.along !== 18)).toEqual([]);
    expect(overNet.filter(({ balls }) => !balls).map(({ id }) => id)).toEqual([]);
  });

  it('says that it takes two balls where a second one is in play', () => {
    const second = drills.filter((drill) => /\bsecond ball\b/.test(textOf(drill)));
    expect(second.map(({ id }) => id)).toEqual(['serving/serve-then-defend', 'setting/cover-your-hitter']);
    expect(second.map(({ balls }) => balls?.least)).toEqual([2, 2]);
  });

  it.each([
    [
      'towel',
      /\b(kitchen|rolled|folded|small) towels?\b|\btowels? (?:at|behind|under)\b|\ba towel(?:, ten| four)|two towels/i,
    ],
    ['socks', /\brolled pair of socks\b/],
    ['bottle', /\bbottle of water\b/],
    ['basket', /\bbasket\b/],
    ['cards', /\bpack of cards\b/],
    ['ribbons', /\bribbon to\b/],
    ['phone', /\b(?:put|prop) the phone\b/i],
    ['screen', /\bscreen\b/],
    ['mat', /\bon a mat\b|on something soft\. A partner/],
    [
      'marks',
      /\b(?:tape (?:a|two|four|rungs)|mark (?:a|two|three|four|six|start|the (?:front|spot|target))|lay (?:targets|three marks|out five marks)|put (?:three|four) (?:objects|shoes|marks))\b/i,
    ],
  ] as const)('says %s where the guide asks for it', (thing, asks) => {
    const unsaid = drills.filter((drill) => asks.test(textOf(drill)) && !drill.small?.includes(thing));
    expect(unsaid.map(({ id }) => id)).toEqual([]);
    expect(drills.some(({ small }) => small?.includes(thing))).toBe(true);
  });

  it.each([
    ['chair', /\b(chair|sofa|couch|bench|stool)\b/i],
    ['step', /\b(stair|firm,? (low )?(step|box)|edge of a step)\b/i],
  ] as const)('says %s where the guide sits, stands or leans on one', (thing, asks) => {
    const unsaid = drills.filter(
      ({ id, guide, equipment }) =>
        guide.steps.some((step) => asks.test(step)) && !equipment.includes(thing) && !ELSE_DONE.includes(id),
    );
    expect(unsaid.map(({ id }) => id)).toEqual([]);
    expect(drills.some(({ equipment }) => equipment.includes(thing))).toBe(true);
  });

  it('never is a third player: where one is named, two can do it', () => {
    const named = drills.flatMap(({ id, guide, description }) =>
      [description, ...guide.steps, ...guide.tips]
        .filter((line) => SOME_PLAYER.test(line) && !/\b(can|or)\b/.test(line))
        .map((line) => `${id}: ${line}`),
    );
    expect(named).toEqual([]);
  });
});
