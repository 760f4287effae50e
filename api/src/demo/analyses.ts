import type { Analysis } from 'sync-protocol/entities/analysis/analysis';
import { analysisId } from 'sync-protocol/ids';
import { difficultyFor } from 'sync-protocol/rules/profile/positions';
import { analyze } from 'sync-protocol/rules/technique/analyze';
import type { Technique } from 'sync-protocol/rules/technique/terms';
import { testClip } from 'sync-protocol/rules/technique/testing/clips';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { Deps } from '#deps';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import { demoId, type DemoPerson } from './people.ts';

/** Clips whose landmarks are kept, and how many days ago they were looked at: a serve that got better, and a spike. */
const LOOKED_AT: readonly { clip: string; technique: Technique; daysAgo: number }[] = [
  { clip: 'serving_fault', technique: 'serving', daysAgo: 24 },
  { clip: 'spiking_fault', technique: 'spiking', daysAgo: 12 },
  { clip: 'serving_good', technique: 'serving', daysAgo: 5 },
];

/** What the engine finds in a few clips, as a player of the demo might have had them analyzed; once. */
export async function haveAnalyzed(
  deps: ChangeDeps & Pick<Deps, 'db'>,
  { id: userId, skillLevel }: DemoPerson,
): Promise<void> {
  const known = await deps.db.kysely
    .selectFrom('analyses')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (known) return;
  const now = deps.now().getTime();
  const level = difficultyFor(skillLevel);
  const changes = LOOKED_AT.map(({ clip, technique, daysAgo }) => {
    const found = analyze(testClip(clip), { technique, level });
    if (!found.ok) throw new Error(`${clip} was refused: ${found.reason}`);
    const id = analysisId.parse(demoId('analysis', userId, clip));
    const createdAt = new Date(now - daysAgo * DAY_MS).toISOString();
    const after: Analysis = { id, userId, ...found.analysis, createdAt };
    return { table: 'analyses' as const, id, before: undefined, after };
  });
  await deps.db.transaction((tx) => changeRows(deps, tx, { changes }));
}
