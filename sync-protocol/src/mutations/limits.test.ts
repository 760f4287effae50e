import { expect, it } from 'vitest';
import type { AnalysisFields } from '../entities/analysis/analysis.ts';
import { analysisId, regimenId, savedQuoteId } from '../ids.ts';
import { newId } from '../new-id.ts';
import { defaultWeeks } from '../rules/training/default-weeks.ts';
import { MAX_ANALYSES } from './analysis/analysis-changes.ts';
import { MAX_CUSTOM_REGIMENS } from './training/regimen-changes.ts';
import { MAX_SAVED_QUOTES } from './motivation/saved-quote-changes.ts';
import { TestPlayer } from './testing.ts';

const DAY = '2026-11-02';
const ANALYSIS: AnalysisFields = {
  engineVersion: 1,
  technique: 'serving',
  level: 'beginner',
  mode: 'sequence',
  hand: 'right',
  score: 72,
  findings: [],
  phases: [],
  caveats: [],
};

it('holds thirty own programs, and not one more', () => {
  const player = new TestPlayer();
  const fields = {
    name: 'Garage wall',
    description: '',
    category: 'passing',
    difficulty: 'beginner',
    totalWeeks: 4,
    dailyDuration: 30,
    weeks: defaultWeeks('passing', 4),
  } as const;
  const create = () => player.run('regimen.create', { regimenId: regimenId.parse(newId()), ...fields }, DAY);
  const refusals = Array.from({ length: MAX_CUSTOM_REGIMENS }, create);
  expect(refusals).toEqual(Array(MAX_CUSTOM_REGIMENS).fill(undefined));
  expect(create()).toBe('too_many_custom');
});

it('keeps five hundred quotes, and not one more', () => {
  const player = new TestPlayer();
  const save = (quote: string) =>
    player.run(
      'savedQuote.save',
      { savedQuoteId: savedQuoteId.parse(newId()), quote, category: 'focus', notes: '' },
      DAY,
    );
  for (let count = 0; count < MAX_SAVED_QUOTES; count++) expect(save(`Words ${count}`)).toBeUndefined();
  expect(save('Words 0')).toBeUndefined();
  expect(save('One more')).toBe('too_many_quotes');
});

it('keeps five hundred analyses, and not one more', () => {
  const player = new TestPlayer();
  const save = (id = analysisId.parse(newId())) =>
    player.run('analysis.save', { analysisId: id, ...ANALYSIS }, DAY);
  for (let count = 0; count < MAX_ANALYSES; count++) expect(save()).toBeUndefined();
  expect(save()).toBe('too_many_analyses');
  const [first] = player.rows.all('analyses');
  expect(save(first?.id)).toBeUndefined();
  expect(
    player.run('analysis.delete', { analysisId: first?.id ?? analysisId.parse(newId()) }, DAY),
  ).toBeUndefined();
  expect(save()).toBeUndefined();
});

it('keeps an analysis that comes back as of when it was made, and none as of a time to come', () => {
  const player = new TestPlayer();
  const save = (madeAt: string) => {
    const id = analysisId.parse(newId());
    player.run('analysis.restore', { analysisId: id, ...ANALYSIS, madeAt }, DAY);
    return player.rows.get('analyses', id)?.createdAt;
  };
  expect(save('2026-01-02T10:00:00.000Z')).toBe('2026-01-02T10:00:00.000Z');
  expect(save('2999-01-01T00:00:00.000Z')?.slice(0, 10)).toBe(DAY);
});

it('refuses a note on a quote that is gone; letting it go twice is no mistake', () => {
  const player = new TestPlayer();
  const id = savedQuoteId.parse(newId());
  const save = (quote: string, savedQuoteId = id) =>
    player.run('savedQuote.save', { savedQuoteId, quote, category: 'focus', notes: '' }, DAY);
  save('Next ball');
  save('This one stays', savedQuoteId.parse(newId()));
  const letGo = () => player.run('savedQuote.delete', { savedQuoteId: id }, DAY);
  expect([letGo(), letGo()]).toEqual([undefined, undefined]);
  expect(player.rows.all('playerStats')[0]?.savedQuotes).toBe(1);
  expect(player.run('savedQuote.setNotes', { savedQuoteId: id, notes: 'late' }, DAY)).toBe('quote_not_found');
});
