import type { Analysis } from 'sync-protocol/entities/analysis/analysis';
import { newId, type AnalysisId, type UserId } from 'sync-protocol/ids';
import { testClip } from 'sync-protocol/rules/technique/testing/clips';
import { analysisOf } from 'sync-protocol/rules/technique/testing/judged';
import type { PlayerLevel } from 'sync-protocol/rules/technique/terms';
import { expect, it } from 'vitest';
import { seriesOf, techniquesWithProgress } from './series.ts';

const userId = newId<UserId>();

/** The same serve, judged by the targets of some levels, one a day. */
const serves = (...levels: PlayerLevel[]): Analysis[] =>
  levels.map((level, day) => ({
    ...analysisOf(testClip('serving_fault'), 'serving', level),
    id: newId<AnalysisId>(),
    userId,
    createdAt: `2026-10-0${day + 1}T12:00:00.000Z`,
  }));

const scoresIn = (analyses: readonly Analysis[]) =>
  seriesOf('serving', analyses).find(({ id }) => id === 'score');

it('follows the score at the latest level alone: points of another are not the same points', () => {
  const mixed = serves('beginner', 'advanced', 'beginner', 'advanced');
  const score = scoresIn(mixed);
  expect(score).toMatchObject({ level: 'advanced', leavesLevelsOut: true });
  expect(score?.points.map(({ at }) => at)).toEqual([mixed[1]?.createdAt, mixed[3]?.createdAt]);
  expect(new Set(score?.points.map(({ value }) => value)).size).toBe(1);
  expect(scoresIn(serves('beginner', 'beginner'))).toMatchObject({ leavesLevelsOut: false });
});

it('follows what was measured across levels, and no score that is the only one of its level', () => {
  const once = serves('beginner', 'beginner', 'advanced');
  expect(techniquesWithProgress(once)).toEqual(['serving']);
  expect(scoresIn(once)).toBeUndefined();
  const elbow = seriesOf('serving', once).find(({ id }) => id === 'SV3');
  expect(elbow).toMatchObject({ level: 'advanced', leavesLevelsOut: false });
  expect(elbow?.points).toHaveLength(3);
});
