import { newId } from 'sync-protocol/ids';
import type { SavedQuote } from 'sync-protocol/entities/motivation/saved-quote';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { MAX_ROWS_A_PAGE } from 'sync-protocol/wire';
import { describe, expect, test } from 'vitest';
import { epochMark, type Cursor } from '../pull/cursor.ts';
import { SYNCED } from '../write/stored-tables.ts';
import { pageOfPush, type PushNews } from './push-page.ts';

const SCOPE = `user:${newId()}`;
const EPOCH = newId();

function aQuote(): SavedQuote {
  const quote = { quote: 'Next ball', category: 'focus', notes: '', savedAt: '2026-11-20T10:00:00.000Z' };
  return { id: newId(), userId: newId(), ...quote } as SavedQuote;
}

function saved(count: number): RowChange[] {
  return Array.from({ length: count }, () => {
    const after = aQuote();
    return { table: 'savedQuotes', id: after.id, before: undefined, after };
  });
}

/** A push of core 8 and 9 that changed so many rows and ended at number 40. */
function news(changes: readonly RowChange[] = saved(2)): PushNews {
  const lanes = { before: { core: 7, media: 3 }, after: { core: 9, media: 3 } };
  return { epoch: EPOCH, lanes, kept: [], scopes: new Map([[SCOPE, { seq: 40, changes }]]) };
}

/** The cursor of a phone that had everything before that push. */
function cursor(before = 38, other: Partial<Cursor> = {}): Cursor {
  const scopes = new Map([[SCOPE, { seq: before, whole: before, fresh: 0 }]]);
  return { epoch: epochMark(EPOCH), lanes: { core: 7, media: 3 }, scopes, ...other };
}

const pageOf = (from: Cursor, pushed: PushNews) =>
  pageOfPush({ tables: SYNCED, rowsAPage: MAX_ROWS_A_PAGE }, from, pushed);

describe('the page of a push, made without asking the database', () => {
  test('holds what the push changed, and acknowledges it', () => {
    const pushed = { ...news(), kept: [{ lane: 'core' as const, id: 9, status: 'rejected' as const }] };
    const page = pageOf(cursor(), pushed);
    expect(page).toMatchObject({
      isCut: false,
      standing: { epoch: EPOCH, lanes: { core: 9, media: 3 }, kept: pushed.kept },
      rows: [
        { table: 'savedQuotes', whole: true },
        { table: 'savedQuotes', whole: true },
      ],
    });
    expect(page?.standing.scopes.get(SCOPE)).toEqual({ seq: 40, swept: 0 });
  });

  test('names what was removed, and of what the phone has only what changed', () => {
    const [gone, kept] = [aQuote(), aQuote()];
    const noted = { ...kept, notes: 'Before serves' };
    const page = pageOf(
      cursor(),
      news([
        { table: 'savedQuotes', id: gone.id, before: gone, after: undefined },
        { table: 'savedQuotes', id: kept.id, before: kept, after: noted },
      ]),
    );
    expect(page?.rows).toMatchObject([
      { whole: null, values: [gone.id] },
      { whole: false, values: [kept.id, 'Before serves'] },
    ]);
  });

  /** The same push, of a player who holds more scopes, of which it changed nothing. */
  const withScopes = (more: readonly string[]) => {
    const pushed = news();
    const others = more.map((scope) => [scope, { seq: 7, changes: [] }] as const);
    return { ...pushed, scopes: new Map([...pushed.scopes, ...others]) };
  };
  const TEAM = `team:${newId()}`;

  test('holds what it changed in each scope, when the phone had everything of all', () => {
    const standing = (seq: number) =>
      cursor(38, { scopes: new Map([...cursor().scopes, [TEAM, { seq, whole: seq, fresh: 0 }]]) });
    expect(pageOf(standing(7), withScopes([TEAM]))?.standing.scopes.get(TEAM)).toEqual({ seq: 7, swept: 0 });
    expect(pageOf(standing(6), withScopes([TEAM]))).toBeUndefined();
  });

  const between = new Map([[SCOPE, { seq: 38, whole: 30, fresh: 0 }]]);
  const another = new Map([...cursor().scopes, [`team:${newId()}`, { seq: 1, whole: 1, fresh: 0 }]]);
  test.each<[string, Cursor, string[]?]>([
    ['knows another history', cursor(38, { epoch: 'elsewher' })],
    ['lags behind what its other requests did in the lane', cursor(38, { lanes: { core: 6, media: 3 } })],
    ['lags behind in the other lane', cursor(38, { lanes: { core: 7, media: 2 } })],
    ['lacks what another device did', cursor(37)],
    ['claims more than there was', cursor(39)],
    ['is between the pages of a fresh start', cursor(38, { scopes: between })],
    ['knows nothing of the scope', cursor(38, { scopes: new Map() })],
    ['holds a scope that the player has left', cursor(38, { scopes: another })],
    ['holds no scope that the player has joined', cursor(), [`team:${newId()}`]],
  ])('is none for a phone that %s', (_, from, scopes = []) => {
    expect(pageOf(from, withScopes(scopes))).toBeUndefined();
  });

  test('S5.3: is none for more than a page holds', () => {
    const full = saved(MAX_ROWS_A_PAGE);
    expect(pageOf(cursor(40 - full.length), news(full))?.rows).toHaveLength(MAX_ROWS_A_PAGE);
    const more = saved(MAX_ROWS_A_PAGE + 1);
    expect(pageOf(cursor(40 - more.length), news(more))).toBeUndefined();
  });
});
