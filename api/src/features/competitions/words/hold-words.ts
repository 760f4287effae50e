import { competitionId as idSchema, type CompetitionId } from 'sync-protocol/ids';
import type { Deps } from '#deps';
import { messageRuled, newsFor } from '#features/notifications/commands.ts';
import { managersOf, refuse } from '#features/teams/commands.ts';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import { NO_WORDS } from './kept-words.ts';
import { loadHeld } from '../queries.ts';

// For the operator's command line.

/** The challenges that the operator may mean: by the id, or by the name as one of the two teams reads it. */
export async function challengesCalled({ db: { kysely } }: Pick<Deps, 'db'>, wanted: string) {
  const rows = await kysely
    .selectFrom('competitions')
    .select(['competitionId as id', 'name', 'description'])
    .where((of) =>
      of.or([
        of('competitionId', '=', idSchema.safeParse(wanted).data ?? null),
        of(of.fn<string>('lower', ['name']), '=', wanted.toLowerCase()),
      ]),
    )
    .orderBy('competitionId')
    .execute();
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/**
 * Takes the words of a challenge out of both teams' sight, whatever has become of it; who answers for the team that
 * wrote them is told.
 * @returns the words that stood there; none, and nothing is done, where there are none
 */
export function holdChallengeWords(
  deps: ChangeDeps & Pick<Deps, 'db'>,
  id: CompetitionId,
): Promise<string[]> {
  return deps.db.transaction(async (tx) => {
    const rows = await loadHeld(tx.kysely, id);
    const all = rows.all('competitions');
    const stood = all.flatMap(({ name, description }) => [
      ...(name === NO_WORDS.name ? [] : [name]),
      ...(description ? [description] : []),
    ]);
    if (stood.length === 0) return [];
    for (const row of all) rows.put('competitions', { ...row, ...NO_WORDS });
    const [author] = all.map((row) => (row.side === 'challenging' ? row.teamId : row.otherTeamId));
    const managers = author ? await managersOf(tx.kysely, author) : [];
    // Of old ones nobody knows who wrote them.
    const [writer] = all.flatMap(({ askedBy }) => askedBy ?? []);
    const refused = { teams: author ? [author] : [], players: writer ? [writer] : managers };
    await refuse(tx.kysely, refused, [...new Set(stood)]);
    const news = managers.map((one) => newsFor(one, messageRuled('competitions', false), deps.now()));
    await changeRows(deps, tx, { changes: [...rows.changes(), ...news] });
    return [...new Set(stood)];
  });
}
