import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rivalry } from '../../entities/rivals/rivalry.ts';
import { userId, uuid, type UserId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { rivalryIdOf, rivalryRowId } from '../../rules/derived-ids.ts';
import { MAX_RIVALS, RIVALRY_STATUS, type RivalryStatus } from '../../rules/rivals/rival-terms.ts';
import { TestPlayer } from '../testing.ts';

const DAY = '2026-11-02';
const AT = `${DAY}T11:00:00.000Z`;
const somebody = () => userId.parse(newId());

const TAPS = {
  request: (player: TestPlayer, rivalId: UserId) =>
    player.run('rival.request', { rivalId, rivalshipType: 'friendly', askedAs: 'Ace', message: '' }, DAY),
  accept: (player: TestPlayer, rivalId: UserId) => player.run('rival.accept', { rivalId }, DAY),
  decline: (player: TestPlayer, rivalId: UserId) => player.run('rival.decline', { rivalId }, DAY),
  withdraw: (player: TestPlayer, rivalId: UserId) => player.run('rival.withdraw', { rivalId }, DAY),
  remove: (player: TestPlayer, rivalId: UserId) => player.run('rival.remove', { rivalId }, DAY),
} as const;
type Tap = keyof typeof TAPS;

/** Puts a rivalry into a player's rows, and its count with it. */
function stands(player: TestPlayer, status: RivalryStatus, rivalId = somebody()): UserId {
  const both = { id: rivalryRowId(player.userId, rivalId), rivalryId: rivalryIdOf(player.userId, rivalId) };
  const words = { rivalshipType: 'intense', message: 'Come on', askedAs: '' } as const;
  const acceptedAt = status === 'accepted' ? AT : null;
  const row: Rivalry = {
    ...both,
    ...words,
    userId: player.userId,
    rivalId,
    status,
    createdAt: AT,
    acceptedAt,
  };
  player.rows.load('rivalries', [row]);
  const [stats] = player.rows.all('playerStats');
  if (stats && acceptedAt) player.rows.put('playerStats', { ...stats, rivals: stats.rivals + 1 });
  player.rows.commit();
  return rivalId;
}

const rivalsOf = (player: TestPlayer) => player.rows.all('playerStats')[0]?.rivals;

/** What each tap makes of each state: the state after it, or the refusal that leaves it. */
const STATES = ['none', ...RIVALRY_STATUS] as const;
const TABLE: Record<Tap, Record<(typeof STATES)[number], string>> = {
  request: { none: 'requested', requested: 'requested', asked: 'accepted', accepted: 'accepted' },
  accept: { none: 'request_gone', requested: 'request_gone', asked: 'accepted', accepted: 'accepted' },
  decline: { none: 'none', requested: 'requested', asked: 'none', accepted: 'already_rivals' },
  withdraw: { none: 'none', requested: 'none', asked: 'asked', accepted: 'already_rivals' },
  remove: { none: 'none', requested: 'requested', asked: 'asked', accepted: 'none' },
};
const EVERY = Object.keys(TAPS).flatMap((tap) => STATES.map((state) => ({ tap: tap as Tap, state })));

it.each(EVERY)('$tap with $state', ({ tap, state }) => {
  const player = new TestPlayer();
  const rivalId = state === 'none' ? somebody() : stands(player, state);
  const refusal = TAPS[tap](player, rivalId);
  const after = player.rows.all('rivalries')[0]?.status ?? 'none';
  expect(refusal ?? after).toBe(TABLE[tap][state]);
  if (refusal) expect(after).toBe(state);
  expect(rivalsOf(player)).toBe(after === 'accepted' ? 1 : 0);
});

describe('a rivalry', () => {
  it('begins as it was asked for', () => {
    const player = new TestPlayer();
    const rivalId = somebody();
    const asked = { rivalshipType: 'training_partner', askedAs: 'Ace', message: 'Race you' } as const;
    player.run('rival.request', { rivalId, ...asked }, DAY);
    expect(player.rows.all('rivalries')).toMatchObject([
      { ...asked, rivalId, rivalryId: rivalryIdOf(rivalId, player.userId), acceptedAt: null },
    ]);
  });

  it('keeps what was said with it when both have said yes, and earns a badge', () => {
    const player = new TestPlayer();
    TAPS.accept(player, stands(player, 'asked'));
    expect(player.rows.all('rivalries')).toMatchObject([
      { message: 'Come on', acceptedAt: `${DAY}T12:00:00.000Z` },
    ]);
    expect(player.rows.all('userBadges').map(({ badgeId }) => badgeId)).toContainEqual(
      expect.stringContaining('rivals'),
    );
  });

  it('is with somebody else', () => {
    const player = new TestPlayer();
    expect(TAPS.request(player, player.userId)).toBe('own_rival');
  });

  it(`is one of ${MAX_RIVALS}, those the player has asked among them, those who ask not`, () => {
    const player = new TestPlayer();
    const asking = stands(player, 'asked');
    for (let count = 0; count < MAX_RIVALS - 1; count++) stands(player, count % 2 ? 'accepted' : 'requested');
    expect(TAPS.request(player, somebody())).toBeUndefined();
    expect([
      TAPS.request(player, somebody()),
      TAPS.request(player, asking),
      TAPS.accept(player, asking),
    ]).toEqual(Array(3).fill('too_many_rivals'));
  });

  it('is counted, whatever is tapped in whatever order', () => {
    const taps = fc.array(fc.tuple(fc.constantFrom(...(Object.keys(TAPS) as Tap[])), fc.nat(2)));
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...RIVALRY_STATUS), { minLength: 3, maxLength: 3 }),
        taps,
        (states, tapped) => {
          const player = new TestPlayer();
          const others = states.map((state) => stands(player, state));
          for (const [tap, index] of tapped) TAPS[tap](player, others[index] ?? somebody());
          expect(rivalsOf(player)).toBe(
            player.rows.all('rivalries').filter(({ status }) => status === 'accepted').length,
          );
        },
      ),
    );
  });
});

describe('a cheer', () => {
  const told = (player: TestPlayer, activityType: 'badge_earned' | 'cheer') => {
    const id = uuid.parse(newId());
    const about = { userId: player.userId, rivalId: somebody(), activityType, createdAt: AT };
    player.rows.load('rivalActivities', [{ id, ...about, day: DAY, data: {}, pointsInvolved: 0 }]);
    return id;
  };

  it('is called out once for what a rival did', () => {
    const player = new TestPlayer();
    const activityId = told(player, 'badge_earned');
    for (const cheer of ['ace', 'respect'] as const) player.run('rival.cheer', { activityId, cheer }, DAY);
    expect(player.rows.all('rivalCheers')).toMatchObject([{ activityId, cheer: 'ace' }]);
  });

  it('answers no cheer, and nothing that is gone', () => {
    const player = new TestPlayer();
    const call = (activityId: string) => player.run('rival.cheer', { activityId, cheer: 'ace' }, DAY);
    expect([call(told(player, 'cheer')), call(newId())]).toEqual(['activity_gone', 'activity_gone']);
  });

  it('has been seen up to the last look, whatever order the looks arrive in', () => {
    const player = new TestPlayer();
    const look = (at: string) => player.run('rival.markNotified', {}, DAY, { at });
    const seen = () => player.rows.all('userSettings')[0]?.rivalsSeenAt;
    look(AT);
    look(`${DAY}T10:00:00.000Z`);
    expect(seen()).toBe(AT);
    look(`${DAY}T12:00:00.000Z`);
    expect(seen()).toBe(`${DAY}T12:00:00.000Z`);
  });
});
