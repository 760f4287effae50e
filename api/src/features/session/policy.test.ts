import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageRules, BY_ACCOUNT, BY_ADDRESS, nextAttempt, type Attempts } from './policy.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 21);

describe('tries at a password', () => {
  test('cost nothing for the first four', () => {
    let attempts: Attempts | null = null;
    for (let failures = 1; failures <= 4; failures++) {
      const next = nextAttempt(attempts, NOW);
      expect(next).toEqual({ allowed: true, attempts: { failures, lastAt: NOW, blockedUntil: null } });
      attempts = next.allowed ? next.attempts : null;
    }
  });

  test.each([
    [5, 1],
    [6, 2],
    [7, 4],
    [9, 15],
    [50, 15],
  ])('make the one after the %ith wait %i minutes', (failures, minutes) => {
    const next = nextAttempt({ failures: failures - 1, lastAt: NOW, blockedUntil: null }, NOW);
    expect(next).toMatchObject({ attempts: { blockedUntil: NOW + minutes * MINUTE } });
  });

  test.each([
    ['one address, by a minute', BY_ADDRESS, MINUTE],
    ['one account, by half a minute', BY_ACCOUNT, MINUTE / 2],
  ])('by everybody at %s at most, are slowed down later', (_, pace, longest) => {
    const after = (failures: number) =>
      nextAttempt({ failures: failures - 1, lastAt: NOW, blockedUntil: null }, NOW, pace);
    expect(after(pace.free - 1)).toMatchObject({ attempts: { blockedUntil: null } });
    expect(after(pace.free)).toMatchObject({ attempts: { blockedUntil: NOW + pace.firstPauseMs } });
    expect(after(pace.free + 1)).toMatchObject({ attempts: { blockedUntil: NOW + 2 * pace.firstPauseMs } });
    expect(after(1000)).toMatchObject({ attempts: { blockedUntil: NOW + longest } });
  });

  test('are forgotten after an hour', () => {
    const next = nextAttempt({ failures: 50, lastAt: NOW - 60 * MINUTE, blockedUntil: null }, NOW);
    expect(next).toMatchObject({ attempts: { failures: 1, blockedUntil: null } });
  });

  test('always become possible again, within a quarter of an hour', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 * 60 * MINUTE }), { maxLength: 60 }), (pauses) => {
        let now = NOW;
        let attempts: Attempts | null = null;
        for (const pause of pauses) {
          const next = nextAttempt(attempts, (now += pause));
          if (next.allowed) attempts = next.attempts;
          else expect(next.retryAfter).toBeLessThanOrEqual(15 * 60);
        }
        expect(nextAttempt(attempts, now + 15 * MINUTE).allowed).toBe(true);
      }),
    );
  });
});

describe('a stated age', () => {
  test.each([
    [{}, false, true],
    [{ birthMonth: 11 }, false, true],
    [{ birthYear: 2014 }, true, true],
    [{ birthYear: 2013 }, false, true],
    [{ birthYear: 1980 }, false, true],
    [{ birthMonth: 10, birthYear: 2013 }, false, true],
    [{ birthMonth: 11, birthYear: 2013 }, true, true],
    [{ birthMonth: 10, birthYear: 2008 }, false, false],
    [{ birthMonth: 11, birthYear: 2008 }, false, true],
    [{ birthMonth: 1, birthYear: 2090 }, true, true],
  ])('of %o: refused %s, minor %s', (birth, refused, minor) => {
    expect(ageRules(birth, NOW)).toEqual({ refused, minor });
  });
});
