import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COMPETITION_STATUSES,
  ENDINGS,
  ended,
  isStillListed,
  listOf,
  MOVES,
  statusAfter,
  type CompetitionStatus,
  type MoveName,
} from './competition-states.ts';

const NAMES = Object.keys(MOVES) as MoveName[];

test('all that can become of a competition, and all that can’t', () => {
  const table = Object.fromEntries(
    NAMES.map((name) => [
      name,
      COMPETITION_STATUSES.map((status) => statusAfter(status, name) ?? '-').join(' '),
    ]),
  );
  // From pending, active, completed, declined and cancelled.
  expect(table).toEqual({
    accept: 'active - - - -',
    decline: 'declined - - - -',
    withdraw: 'cancelled - - - -',
    expire: 'cancelled - - - -',
    dissolve: 'cancelled cancelled - - -',
    reach: '- completed - - -',
    runOut: '- completed - - -',
  });
});

test('who may: the challenged team answers, the challenging one takes back, the rest comes by itself', () => {
  expect(Object.fromEntries(NAMES.map((name) => [name, MOVES[name].by]))).toEqual({
    accept: 'challenged',
    decline: 'challenged',
    withdraw: 'challenging',
    expire: 'server',
    dissolve: 'server',
    reach: 'server',
    runOut: 'server',
  });
});

describe('whatever is tried, in whatever order', () => {
  test('it ends once at most, and stays as it ended', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...NAMES)), (tried) => {
        let status: CompetitionStatus = 'pending';
        let ends = 0;
        for (const name of tried) {
          const next = statusAfter(status, name);
          if (!next) continue;
          expect(['pending', 'active']).toContain(status);
          if (next !== 'active') ends++;
          status = next;
        }
        expect(ends).toBe(Number(status !== 'pending' && status !== 'active'));
      }),
    );
  });

  test('an end says what it was and when', () => {
    const open = { status: 'active' as const, ending: null, closedAt: null };
    for (const ending of ENDINGS) {
      const status = statusAfter('active', ending);
      expect(ended(open, ending, 'then')).toEqual(status && { status, ending, closedAt: 'then' });
    }
  });
});

test('a challenge that nobody has answered in time is over, whatever its row says', () => {
  const expiresAt = '2026-11-09T12:00:00.000Z';
  const lists = (at: string) => COMPETITION_STATUSES.map((status) => listOf({ status, expiresAt }, at));
  expect(lists('2026-11-09T11:59:59.000Z')).toEqual([
    'pending',
    'active',
    'completed',
    'completed',
    'completed',
  ]);
  expect(lists(expiresAt)[0]).toBe('completed');
});

test('what was played out is listed for good, what came to no result for two weeks after its end', () => {
  const expiresAt = '2026-11-09T12:00:00.000Z';
  const closedAt = '2026-11-05T12:00:00.000Z';
  const last = (row: { status: CompetitionStatus; closedAt: string | null }, ...at: string[]) =>
    at.map((moment) => isStillListed({ expiresAt, ...row }, moment));
  for (const status of ['declined', 'cancelled'] as const)
    expect(last({ status, closedAt }, '2026-11-19T11:59:59.000Z', '2026-11-19T12:00:00.000Z')).toEqual([
      true,
      false,
    ]);
  // One that nobody has answered is over on a phone before the server has said so.
  const expired = { status: 'pending', closedAt: null } as const;
  expect(last(expired, '2026-11-23T11:59:59.000Z', '2026-11-23T12:00:00.000Z')).toEqual([true, false]);
  expect(last({ status: 'completed', closedAt }, '2036-11-23T12:00:00.000Z')).toEqual([true]);
});
