import { describe, expect, it } from 'vitest';
import type { SavedQuote } from '../entities/motivation/saved-quote.ts';
import { savedQuoteId, userId } from '../ids.ts';
import { newId } from '../new-id.ts';
import { Refusal, type Mutator } from './mutation.ts';
import { Rows } from './rows.ts';
import { runMutation } from './run.ts';

const id = savedQuoteId.parse(newId());
const player = userId.parse(newId());
const noted = (notes: string): SavedQuote => ({
  id,
  userId: player,
  quote: 'Next ball',
  category: 'focus',
  notes,
  savedAt: '2026-11-02T12:00:00.000Z',
});

describe('the rows of a batch', () => {
  it('S2.4 go back over every step of a mutation, the last one first', () => {
    const rows = new Rows();
    rows.load('savedQuotes', [noted('')]);
    rows.put('savedQuotes', noted('kept'));
    rows.commit();
    rows.put('savedQuotes', noted('once'));
    rows.put('savedQuotes', noted('twice'));
    rows.rollback();
    expect(rows.get('savedQuotes', id)).toEqual(noted('kept'));
    rows.delete('savedQuotes', id);
    rows.put('savedQuotes', noted('again'));
    rows.rollback();
    expect(rows.all('savedQuotes')).toEqual([noted('kept')]);
  });

  it('are gone again when a mutation made them and was taken back', () => {
    const rows = new Rows();
    rows.put('savedQuotes', noted('once'));
    rows.put('savedQuotes', noted('twice'));
    rows.rollback();
    expect(rows.get('savedQuotes', id)).toBeUndefined();
    expect(rows.changes()).toEqual([]);
    rows.put('savedQuotes', noted('made'));
    rows.commit();
    rows.rollback();
    expect(rows.get('savedQuotes', id)).toEqual(noted('made'));
  });

  it('keep what was done to them when they are loaded again', () => {
    const rows = new Rows();
    const loaded = noted('');
    rows.load('savedQuotes', [loaded]);
    rows.put('savedQuotes', noted('changed'));
    rows.load('savedQuotes', [noted('')]);
    expect(rows.changes()).toEqual([{ table: 'savedQuotes', id, before: loaded, after: noted('changed') }]);
    rows.delete('savedQuotes', id);
    rows.load('savedQuotes', [noted('')]);
    expect(rows.changes()).toEqual([{ table: 'savedQuotes', id, before: loaded, after: undefined }]);
    rows.put('savedQuotes', loaded);
    expect(rows.changes()).toEqual([]);
  });

  it('are taken back whatever stopped a mutation; only a refusal is an answer', () => {
    const rows = new Rows();
    const failing = (error: Error): Mutator => ({
      name: 'failing',
      needs: () => [],
      effect: () => {
        rows.put('savedQuotes', noted('half'));
        throw error;
      },
    });
    const run = (error: Error) => runMutation(rows, failing(error), {}, {} as never, () => undefined);
    const refusal = new Refusal('no', 'No.');
    expect(run(refusal)).toBe(refusal);
    expect(rows.changes()).toEqual([]);
    expect(() => run(new TypeError('oops'))).toThrow('oops');
    expect(rows.changes()).toEqual([]);
  });
});
