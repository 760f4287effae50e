import { MANY_SORE } from 'sync-protocol/rules/tasks/dealing/conditions';
import { PLACES } from 'sync-protocol/rules/tasks/places';
import type { BodyPart } from 'sync-protocol/rules/training/plan';
import { BODY_PARTS } from 'sync-protocol/rules/training/program-terms';
import { describe, expect, it } from 'vitest';
import { drills } from '../index.ts';
import { PLANS, Season } from '../testing/season.ts';
import { READING } from './training.ts';
import { isMain } from '../testing/suits.ts';

/** What loads a part, in the words of the guides. */
const LOADING: Readonly<Record<BodyPart, RegExp>> = {
  knee: /\b(?:jump(?!s? with your eyes)|hop|hops|hopping|land on (?:both|two)|squats?|lunges?|kneel|kneeling|one knee|crouch|sit back|sit into|step down|sprint|run|runs|jog|shuffles?|quick feet|carioca|plant|skip|skips|split step|on one leg|(?:get|stop|start) (?:wide and )?low|low(?:est good)? stance|ready stance)\b/i,
  ankle:
    /\b(?:jump(?!s? with your eyes)|hop|hops|hopping|land on (?:both|two)|sprint|run|runs|jog|shuffles?|quick feet|carioca|plant|skip|skips|split step|one leg|calf|calves|onto (?:your|my) toes|on (?:your|my) toes|tiptoe|lunges?)\b/i,
  shoulder:
    /\b(?:swings?|throws?|throwing|toss(?:es)?|serves?|spike|overhead|above (?:your|the) (?:head|forehead)|reach(?:es)? (?:up|high|one arm|both)|full reach|highest|press(?:es)?|shrugs?|pull(?:ed)? (?:it )?apart|push-ups?|plank|crawl|all fours|hands and knees|arm circles|circle your arms|hits?|arm draws?|rope)\b/i,
  back: /\b(?:twists?|arch|hollow|bow|good-mornings?|hinge|plank|bridge|crawl|inchworms?|touch the floor|open-books|superman|sit-ups?|lift your hips|tip forward|chest forward|floor and up|deep crouch|overhand|with a turn)\b/i,
  finger:
    /\b(?:fingertips?|finger pads|on your fingers|tip it|tips?(?! (?:the chest|forward))|hand-set|push-ups?|palms on the floor|hands on the floor|trap)\b/i,
};

const FROM_BELOW = 'a toss from below';
const PARTNERS = 'the partner does it, and roles are not changed';
const PICTURED = 'pictured';
const WATCHED = 'watched';

/** Guides that say such a word of something else. */
const OF_SOMETHING_ELSE: Readonly<Record<BodyPart, Readonly<Record<string, string>>>> = {
  knee: {
    'setting/picture-the-rally': PICTURED,
    'hitting/picture-the-swing': PICTURED,
    'conditioning/calf-raises': 'a leg that stays straight',
  },
  ankle: { 'setting/picture-the-rally': PICTURED, 'hitting/picture-the-swing': PICTURED },
  shoulder: {
    'serving/picture-the-serve': PICTURED,
    'setting/picture-the-rally': PICTURED,
    'serving/jump-serve-footwork': 'a toss that is pretended, below the shoulder',
    'passing/stay-low-self-pass': FROM_BELOW,
    'passing/height-ladder': 'the ball flies there, the arms stay low',
    'passing/pass-walk': 'the ball flies there, the arms stay low',
    'passing/quarter-turn-passes': 'the ball flies there, the arms stay low',
    'passing/bounce-and-pass': FROM_BELOW,
    'passing/one-arm-control': FROM_BELOW,
    'passing/quiet-arms': FROM_BELOW,
    'passing/toss-chase-pass': FROM_BELOW,
    'passing/basket-pass': FROM_BELOW,
    'passing/wall-pass-steady': FROM_BELOW,
    'passing/wall-square': FROM_BELOW,
    'passing/wall-streak': 'the ball hits the wall',
    'passing/partner-toss-pass': FROM_BELOW,
    'passing/partner-shuffle-pass': FROM_BELOW,
    'passing/cover-the-hitter': PARTNERS,
    'passing/receive-short-court': PARTNERS,
    'passing/receive-three-lanes': PARTNERS,
    'passing/read-the-server': PARTNERS,
    'passing/fast-serve-receive': PARTNERS,
    'passing/receive-and-go': PARTNERS,
    'passing/base-read-dig': PARTNERS,
    'passing/tip-or-hit': PARTNERS,
    'passing/in-or-out': PARTNERS,
    'passing/perfect-pass-streak': PARTNERS,
    'passing/receive-to-fifteen': PARTNERS,
    'passing/free-ball-first': PARTNERS,
    'hitting/start-spots': 'a shoe that is put elsewhere',
    'blocking/hockey-stop': 'a foot that swings',
    'blocking/watch-and-call': WATCHED,
    'conditioning/reaction-starts': 'a pair of socks',
    'conditioning/ankle-hip-openers': 'arms that only hold',
    'conditioning/chair-single-leg-squat': 'arms that balance, at the height of the chest',
    'conditioning/warm-up-pass-and-move': FROM_BELOW,
  },
  back: {
    'hitting/picture-the-swing': PICTURED,
    'conditioning/pogo-hops': 'feet that touch the floor',
  },
  finger: { 'hitting/picture-the-swing': PICTURED },
};

const isOf = (id: string, ...categories: string[]) => categories.includes(id.split('/')[0] ?? '');

/** What loads a part by what is known of a drill otherwise. */
const BY_LOAD: readonly (readonly [
  string,
  readonly BodyPart[],
  (drill: (typeof drills)[number]) => boolean,
])[] = [
  ['lands', ['knee', 'ankle', 'back'], ({ training }) => (training?.load.landings ?? 0) > 0],
  ['swings', ['shoulder', 'back'], ({ training }) => (training?.load.swings ?? 0) > 0],
  ['jumps with all their strength', ['shoulder'], ({ training }) => (training?.load.jumps ?? 0) > 0],
  [
    'jumps to serve, set, hit or block',
    ['shoulder'],
    ({ id, training }) =>
      isOf(id, 'serving', 'setting', 'hitting', 'blocking') && (training?.load.landings ?? 0) > 0,
  ],
  [
    'sets or blocks a ball',
    ['shoulder', 'finger'],
    ({ id, equipment }) => isOf(id, 'setting', 'blocking') && equipment.includes('ball'),
  ],
  [
    'receives over a net',
    ['knee', 'ankle'],
    ({ id, equipment }) => isOf(id, 'passing') && equipment.includes('net'),
  ],
  ['gets legs ready', ['knee', 'ankle'], ({ training }) => training?.ready?.includes('landing') ?? false],
  ['gets shoulders ready', ['shoulder'], ({ training }) => training?.ready?.includes('shoulder') ?? false],
  ['gets hands ready', ['finger'], ({ training }) => training?.ready?.includes('hands') ?? false],
];

describe('what a drill loads', () => {
  it.each(BODY_PARTS)('has a %s wherever the guide asks it of one', (part) => {
    const unsaid = drills.filter(
      ({ guide, training }) => !training?.parts.includes(part) && LOADING[part].test(guide.steps.join(' ')),
    );
    expect(unsaid.map(({ id }) => id).toSorted()).toEqual(Object.keys(OF_SOMETHING_ELSE[part]).toSorted());
  });

  it.each(BY_LOAD)('is said of what %s', (_, parts, isSuch) => {
    const such = drills.filter(isSuch);
    const unsaid = such.filter(({ training }) => parts.some((part) => !training?.parts.includes(part)));
    expect(unsaid.map(({ id }) => id)).toEqual([]);
    expect(such.length).toBeGreaterThan(9);
  });

  it('is nothing in what is for anybody, whatever hurts', () => {
    const gentle = drills.filter(({ training }) => training?.parts.length === 0);
    expect(gentle.map(({ id }) => id)).toEqual([
      'serving/picture-the-serve',
      'passing/shadow-angles',
      'passing/rotation-walk',
      'passing/quarter-turn-passes',
      'passing/basket-pass',
      'passing/one-minute-control',
      'passing/wall-pass-steady',
      'passing/wall-square',
      'passing/wall-streak',
      'passing/partner-toss-pass',
      'setting/call-before-the-ball',
      'setting/picture-the-rally',
      'hitting/picture-the-swing',
      'blocking/watch-and-call',
      'conditioning/warm-up-calm-start',
    ]);
  });
});

describe.each(PLANS)('a day of $name on which something hurts', (plan) => {
  it.each([...BODY_PARTS.map((part) => [part]), [...BODY_PARTS]])(
    '%s: has six gentle tasks, anywhere',
    (...sore) => {
      for (const has of [undefined, [], ...Object.values(PLACES)]) {
        for (let day = 1; day <= 9; day++) {
          const season = new Season(`2026-01-0${day}`);
          season.start(plan);
          const { dealt } = season.live({ does: () => [], sore, has });
          expect(new Set(dealt.map(({ name }) => name)).size).toBe(6);
          for (const { drillId, slot } of dealt) {
            const training = drills.find(({ id }) => id === drillId)?.training;
            expect(training?.parts.filter((part) => sore.includes(part)) ?? []).toEqual([]);
            if (sore.length >= MANY_SORE) expect(training?.purpose).not.toBe('main');
            if (slot === 0) expect(training?.purpose ?? 'warm-up').toBe('warm-up');
            if (slot === 5) expect(training?.purpose ?? 'finisher').toBe('finisher');
          }
        }
      }
    },
  );

  it.each(BODY_PARTS)('%s: has work for whatever is well, anywhere', (part) => {
    const idle: string[] = [];
    for (const has of [undefined, [], ...Object.values(PLACES)]) {
      for (let day = 1; day <= 9; day++) {
        const season = new Season(`2026-01-0${day}`);
        season.start(plan);
        const { dealt } = season.live({ does: () => [], sore: [part], has });
        // What the program itself takes for work is work.
        const isWork = ({ drillId, place }: (typeof dealt)[number]) => {
          const training = drills.find(({ id }) => id === drillId)?.training;
          return place !== null || training?.purpose === 'main';
        };
        const isRead = ({ drillId }: (typeof dealt)[number]) => READING.some((id) => id === drillId);
        const work = dealt.filter(isMain);
        // One of them may be to read the game: that takes no part of a body.
        if (work.filter((one) => isWork(one) || isRead(one)).length < 4 || work.filter(isWork).length < 3)
          idle.push(dealt.map(({ name }) => name).join(', '));
      }
    }
    expect(idle).toEqual([]);
  });
});
