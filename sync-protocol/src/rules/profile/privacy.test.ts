import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { User } from '../../entities/profile/user.ts';
import { userId } from '../../ids.ts';
import type { BirthMonth } from '../session/age.ts';
import {
  KNOWLEDGE,
  presentCard,
  presentPerson,
  sightOf,
  STRANGERS,
  TIES,
  tieOf,
  type Knowledge,
  type Pair,
  type Sight,
  type Subject,
  type Tie,
  isStale,
  mayApproach,
  SNAPSHOT_MS,
} from './privacy.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const aged = (years: number, months = 0): BirthMonth => {
  const date = new Date(Date.UTC(2026 - years, 10 - months, 1));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
};
const ADULT = aged(40);
const MINOR = aged(15);

const player: User = {
  id: userId.parse('0198a0de-0000-7000-8000-000000000001'),
  displayName: 'Maya1',
  firstName: 'Maya',
  lastName: 'Okafor',
  hideRealName: false,
  isPrivate: false,
  offBoards: true,
  position: 'Setter',
  skillLevel: 'Elite',
  yearsPlaying: 3,
  school: 'North High',
  clubTeam: 'Net Results',
  teamName: 'Blue',
  hometown: 'Dallas',
  bio: 'I set.',
  timezone: 'America/Chicago',
  profileImageUrl: 'volleyball-2',
  createdAt: '2026-01-01T00:00:00.000Z',
};

const seen = (
  tie: Tie,
  changes: Partial<Subject> = {},
  viewer: BirthMonth | null = ADULT,
  isByCode = false,
) => {
  const subject = { ...player, birth: ADULT, hidden: false, disabled: false, ...changes };
  return sightOf({ tie, isByCode, viewer: { birth: viewer }, subject, now: NOW });
};
const kinds = (sight: Sight) => KNOWLEDGE.filter((kind) => sight[kind]);

const NOTHING: Knowledge[] = [];
const NAME_ONLY: Knowledge[] = ['existence'];
const OPEN_MINOR: Knowledge[] = ['existence', 'name', 'picture', 'facts', 'contact', 'points'];
const OPEN_ADULT: Knowledge[] = [...OPEN_MINOR, 'membership', 'stories', 'likes'];
/** How to reach a grown-up is not said to a minor whom no code brought to them. */
const TO_MINOR = OPEN_ADULT.filter((kind) => kind !== 'contact');
const CLOSE_TO_MINOR = KNOWLEDGE.filter((kind) => kind !== 'contact');
/** How many like their stories is a minor's alone. */
const CLOSE_MINOR: Knowledge[] = KNOWLEDGE.filter((kind) => kind !== 'likes');

describe('what a viewer sees', () => {
  const isPrivate = true;
  it.each([
    // of an adult
    ['an adult stranger, of an open profile', 'stranger', {}, ADULT, OPEN_ADULT],
    ['an adult stranger, of a private one', 'stranger', { isPrivate }, ADULT, NAME_ONLY],
    ['an adult rival', 'rival', { isPrivate }, ADULT, KNOWLEDGE],
    ['an adult teammate', 'teammate', { isPrivate }, ADULT, KNOWLEDGE],
    ['whoever is blocked', 'blocked', {}, ADULT, NOTHING],
    // of a minor
    ['a peer, of a minor’s open profile', 'stranger', { birth: MINOR }, aged(17), OPEN_MINOR],
    ['a grown-up peer', 'stranger', { birth: aged(17) }, aged(19), OPEN_MINOR],
    ['a peer, of a private profile', 'stranger', { birth: MINOR, isPrivate }, aged(17), NAME_ONLY],
    ['a peer who is a rival', 'rival', { birth: MINOR, isPrivate }, aged(17), CLOSE_MINOR],
    ['an adult stranger, of a minor', 'stranger', { birth: MINOR }, ADULT, NOTHING],
    ['a much younger minor', 'stranger', { birth: aged(17) }, aged(13), NOTHING],
    ['an adult rival, of a minor', 'rival', { birth: MINOR }, ADULT, NOTHING],
    ['an adult teammate whom nobody’s code let in', 'teammate', { birth: MINOR }, ADULT, NOTHING],
    // of an adult, by a minor
    ['a minor, of an adult', 'stranger', {}, MINOR, NOTHING],
    ['a minor who is a peer, of an adult', 'stranger', { birth: aged(19) }, aged(17), TO_MINOR],
    [
      'a minor who is a rival, of an adult',
      'rival',
      { birth: aged(19), isPrivate },
      aged(17),
      CLOSE_TO_MINOR,
    ],
    ['a minor whom nobody’s code let in', 'teammate', { birth: aged(19) }, aged(17), CLOSE_TO_MINOR],
    // of unknown age
    ['an adult, of unknown age', 'teammate', { birth: null }, ADULT, NOTHING],
    ['a minor, of unknown age', 'rival', { birth: null }, MINOR, NOTHING],
    ['somebody of unknown age, of an adult', 'stranger', {}, null, NOTHING],
    ['somebody of unknown age, of another such', 'stranger', { birth: null }, null, NOTHING],
    // who is taken out of sight
    ['a teammate, of somebody hidden', 'teammate', { hidden: true }, ADULT, NOTHING],
    ['a teammate, of somebody disabled', 'teammate', { disabled: true }, ADULT, NOTHING],
    ['a teammate, of somebody without a profile', 'teammate', { displayName: null }, ADULT, NOTHING],
    // themselves
    ['the player', 'self', { birth: null, isPrivate, hidden: true, displayName: null }, null, KNOWLEDGE],
  ] as const)('%s', (_, tie, changes, viewer, expected) => {
    expect(kinds(seen(tie, changes, viewer))).toEqual([...expected]);
  });

  it('a coach and a player who joined the team by its code see each other, nowhere else', () => {
    expect(kinds(seen('teammate', { birth: MINOR, isPrivate }, ADULT, true))).toEqual(CLOSE_MINOR);
    expect(kinds(seen('teammate', { isPrivate }, MINOR, true))).toEqual(KNOWLEDGE);
    for (const tie of ['rival', 'stranger', 'blocked'] as const)
      expect(kinds(seen(tie, { birth: MINOR }, ADULT, true))).toEqual([]);
    expect(kinds(seen('teammate', { birth: null }, ADULT, true))).toEqual([]);
  });

  it.each([
    [MINOR, aged(18), true],
    [MINOR, aged(18, 1), false],
    [aged(17, 11), aged(20, 11), true],
    [aged(17, 11), aged(20, 12), false],
    [aged(18, 1), aged(40), true],
    [aged(18), aged(40), false],
  ] as const)('three years to the month: %j and %j', (one, other, meet) => {
    expect(seen('stranger', { birth: one }, other).existence).toBe(meet);
    expect(seen('stranger', { birth: other }, one).existence).toBe(meet);
  });

  it.each([
    ['self', true],
    ['teammate', true],
    ['rival', true],
    ['stranger', false],
  ] as const)('a hidden name as %s', (tie, isSeen) => {
    expect(seen(tie, { hideRealName: true }).name).toBe(isSeen);
    expect(seen(tie).name).toBe(true);
  });
});

describe('whoever they are', () => {
  const birth = fc.option(
    fc.record({ month: fc.integer({ min: 1, max: 12 }), year: fc.integer({ min: 1990, max: 2013 }) }),
  );
  const subject = fc.record({
    displayName: fc.constantFrom('Maya1', null),
    hideRealName: fc.boolean(),
    isPrivate: fc.boolean(),
    hidden: fc.boolean(),
    disabled: fc.boolean(),
    birth,
  });
  const pair = fc.record({
    tie: fc.constantFrom(...TIES),
    isByCode: fc.boolean(),
    viewer: fc.record({ birth }),
    subject,
    now: fc.constant(NOW),
  });
  const expectAlways = (holds: (one: Required<Pair>) => void) =>
    fc.assert(
      fc.property(pair, (one) => {
        holds(one);
      }),
      { numRuns: 300 },
    );
  const expectNoMore = (less: Sight, more: Sight) =>
    expect(kinds(less).filter((kind) => !more[kind])).toEqual([]);

  it('a nearer tie never shows less', () => {
    const order: Tie[] = ['blocked', 'stranger', 'rival', 'teammate', 'self'];
    expectAlways((one) => {
      for (const [index, tie] of order.entries())
        for (const nearer of order.slice(index))
          expectNoMore(sightOf({ ...one, tie }), sightOf({ ...one, tie: nearer }));
    });
  });

  it('who hides more, or says less of their age, is never seen more', () =>
    expectAlways((one) => {
      const changed = (changes: Partial<Subject>) =>
        sightOf({ ...one, subject: { ...one.subject, ...changes } });
      expectNoMore(changed({ isPrivate: true }), changed({ isPrivate: false }));
      expectNoMore(changed({ hideRealName: true }), changed({ hideRealName: false }));
      expectNoMore(changed({ birth: null }), sightOf(one));
      expectNoMore(sightOf({ ...one, viewer: { birth: null } }), sightOf(one));
      expectNoMore(sightOf({ ...one, isByCode: false }), sightOf({ ...one, isByCode: true }));
    }));

  it('blocked is nothing at all, and so is everything of whom one knows not to exist', () =>
    expectAlways((one) => {
      expect(kinds(sightOf({ ...one, tie: 'blocked' }))).toEqual([]);
      const sees = sightOf(one);
      if (!sees.existence) expect(kinds(sees)).toEqual([]);
    }));

  it('a player sees all of themselves', () =>
    expectAlways((one) => expect(kinds(sightOf({ ...one, tie: 'self' }))).toEqual(KNOWLEDGE)));

  it('two who are both there, and to each other the same, see each other or neither does', () =>
    expectAlways(({ tie, isByCode, viewer, subject: other }) => {
      const there = { ...other, displayName: 'Maya1', hidden: false, disabled: false };
      const sees = (from: BirthMonth | null, to: BirthMonth | null) =>
        sightOf({ tie, isByCode, viewer: { birth: from }, subject: { ...there, birth: to }, now: NOW });
      const [there1, back] = [sees(viewer.birth, other.birth), sees(other.birth, viewer.birth)];
      expect(there1.existence).toBe(back.existence);
      expect(there1.when).toBe(back.when);
      expect(there1.points).toBe(back.points);
    }));

  it('an adult and a minor who are no peers meet in a team of the minor’s choice alone', () =>
    expectAlways((one) => {
      const pairs = [
        { viewer: ADULT, subject: MINOR },
        { viewer: MINOR, subject: ADULT },
      ];
      for (const { viewer, subject: birthOfSubject } of pairs) {
        if (one.tie === 'self') continue;
        const sees = sightOf({
          ...one,
          viewer: { birth: viewer },
          subject: { ...one.subject, birth: birthOfSubject },
        });
        if (sees.existence) expect([one.tie, one.isByCode]).toEqual(['teammate', true]);
      }
    }));

  it('a stranger sees neither when somebody trains nor where they live and learn', () =>
    expectAlways((one) => {
      const sees = sightOf({ ...one, tie: 'stranger' });
      expect([sees.when, sees.places]).toEqual([false, false]);
    }));
});

describe('who may be approached', () => {
  const may = (
    viewer: BirthMonth | null,
    birth: BirthMonth | null,
    more: Partial<Subject> = {},
    isBlocked = false,
  ) => mayApproach(viewer, { ...player, birth, hidden: false, disabled: false, ...more }, isBlocked, NOW);

  it('is of about the same age, or both are adults; nobody of unknown age is', () => {
    expect([may(ADULT, aged(70)), may(MINOR, aged(17)), may(aged(19), aged(17))]).toEqual([true, true, true]);
    expect([may(ADULT, MINOR), may(MINOR, ADULT), may(null, ADULT), may(ADULT, null)]).toEqual(
      Array(4).fill(false),
    );
  });

  it('is in sight, and no block is between the two', () => {
    expect(may(ADULT, ADULT, {}, true)).toBe(false);
    for (const more of [{ hidden: true }, { disabled: true }, { displayName: null }])
      expect(may(ADULT, ADULT, more)).toBe(false);
  });
});

it('a picture of points is taken anew after a quarter of an hour, and when it is of the future', () => {
  const taken = (ago: number) => isStale(new Date(NOW - ago).toISOString(), NOW);
  expect([taken(0), taken(SNAPSHOT_MS - 1), taken(SNAPSHOT_MS), taken(-1)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

describe('what is shown', () => {
  const CARD = ['displayName', 'firstName', 'hideRealName', 'id', 'lastName', 'position', 'profileImageUrl'];
  const FACTS = ['bio', 'clubTeam', 'createdAt', 'isPrivate', 'skillLevel', 'teamName', 'yearsPlaying'];
  const PLACES = ['hometown', 'school'];
  const fields = (sees: Sight) => Object.keys(presentPerson(player, sees) ?? {}).sort();

  it('is as much as is seen', () => {
    expect(fields(seen('stranger'))).toEqual([...CARD, ...FACTS].sort());
    expect(fields(seen('rival'))).toEqual([...CARD, ...FACTS, ...PLACES].sort());
    expect(fields(seen('stranger', { isPrivate: true }))).toEqual(CARD);
    expect(presentPerson(player, seen('blocked'))).toBeNull();
    expect(presentCard(player, seen('blocked'))).toBeNull();
  });

  it('of a closed profile is the username alone', () => {
    const closed = {
      id: player.id,
      displayName: 'Maya1',
      hideRealName: false,
      firstName: '',
      lastName: '',
      position: null,
      profileImageUrl: '',
    };
    expect(presentCard(player, seen('stranger', { isPrivate: true }))).toEqual(closed);
    expect(presentPerson(player, seen('stranger', { isPrivate: true }))).toEqual(closed);
  });

  it('has the name and the picture for who sees them', () => {
    expect(presentCard(player, seen('stranger'))).toMatchObject({
      firstName: 'Maya',
      lastName: 'Okafor',
      position: 'Setter',
      profileImageUrl: 'volleyball-2',
    });
    expect(presentCard(player, seen('stranger', { hideRealName: true }))).toMatchObject({
      firstName: '',
      lastName: '',
      profileImageUrl: 'volleyball-2',
    });
  });

  it('never tells where the player’s clock stands', () => {
    for (const tie of TIES) expect(JSON.stringify(presentPerson(player, seen(tie)))).not.toContain('Chicago');
  });
});

it('a block is stronger than a team, a team than a rivalry', () => {
  expect(tieOf({ isTeammate: true, isRival: true }, true)).toBe('blocked');
  expect(tieOf({ isTeammate: true, isRival: true }, false)).toBe('teammate');
  expect(tieOf({ isTeammate: false, isRival: true }, false)).toBe('rival');
  expect(tieOf(STRANGERS, false)).toBe('stranger');
});
