import type { CompetitionId } from 'sync-protocol/ids';
import { LATE_HOURS } from 'sync-protocol/rules/competitions/competition-terms';
import { ended } from 'sync-protocol/rules/competitions/competition-states';
import { Statement } from '#db/statement.ts';
import type { Deps } from '#deps';
import { newsFor } from '#features/notifications/commands.ts';
import { managersOf } from '#features/teams/commands.ts';
import { eachByItself } from '#jobs/each-by-itself.ts';
import type { Cause } from '#sync/server-half.ts';
import { changeRows } from '#sync/write/change-rows.ts';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { HOUR_MS } from 'sync-protocol/rules/training-day';
import { close } from './close.ts';
import { wordsOnceOver } from '../words/kept-words.ts';
import { expired, otherIn } from '../news.ts';
import { challengeIsOver } from '../open-challenge.ts';
import { loadHeld } from '../queries.ts';
import { type CloseDeps, rewardWinners } from './reward-winners.ts';

const AT_MOST = 500;

type Ending = 'expire' | 'reach' | 'runOut';

/**
 * Ends what is due, run every minute: challenges that nobody has answered, competitions whose time is over with that of
 * late training, and those in which two players have reached the target together, neither of whom saw the other's part; and
 * puts wins into the winners' stats. Answers how many there were.
 */
export async function closeDue(deps: CloseDeps): Promise<number> {
  const due = await dueAt(deps, deps.now());
  const endDue = () =>
    eachByItself(due, ({ id, ending }) =>
      deps.db.transaction(async (tx) => {
        const cause = { kysely: tx.kysely, now: deps.now(), changes: [] };
        const changes = ending === 'expire' ? await expire(cause, id) : await close(cause, id, ending);
        if (changes.length > 0) await changeRows(deps, tx, { changes });
      }),
    );
  await eachByItself([endDue, () => rewardWinners(deps)], (step) => step());
  return due.length;
}

function dueAt({ db }: Pick<Deps, 'db'>, now: Date): Promise<{ id: CompetitionId; ending: Ending }[]> {
  const statement = new Statement();
  const at = statement.value(now.toISOString(), 'timestamptz');
  const counted = statement.value(
    new Date(now.getTime() - LATE_HOURS * HOUR_MS).toISOString(),
    'timestamptz',
  );
  return statement.run(
    db.kysely,
    `select id, 'expire' as ending from competitions
      where status = 'pending' and side = 'challenging' and expires_at <= ${at}
    union all
    select id, 'runOut' from competitions where status = 'active' and side = 'challenging' and ends_at <= ${counted}
    union all
    select c.competition_id, 'reach' from competitions c
      join competition_players p on p.competition_id = c.competition_id and p.team_id = c.team_id
      where c.status = 'active' and c.ends_at > ${counted}
      group by c.id, c.competition_id, c.competition_type, c.target_value
      having case c.competition_type when 'tasks' then sum(p.tasks) when 'points' then sum(p.points)
        else sum(p.days) end >= c.target_value
    limit ${AT_MOST}`,
  );
}

async function expire({ kysely, now }: Cause, id: CompetitionId): Promise<RowChange[]> {
  const rows = await loadHeld(kysely, id);
  const made: RowChange[] = [];
  for (const row of rows.all('competitions')) {
    const over = ended(row, 'expire', now.toISOString());
    if (!over) return [];
    rows.put('competitions', { ...over, ...wordsOnceOver(row) });
    if (row.side !== 'challenging') continue;
    made.push(...(await challengeIsOver(kysely, row)));
    for (const manager of await managersOf(kysely, row.teamId))
      made.push(newsFor(manager, expired(otherIn(row)), now));
  }
  return [...rows.changes(), ...made];
}
