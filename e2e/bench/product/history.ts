import { diceOf } from 'api/src/demo/dice.ts';
import type { Catalog } from 'api/src/features/training/catalog.ts';
import { freshStats } from 'sync-protocol/rules/fresh-rows';
import { isRunning } from 'sync-protocol/rules/training/enrolment/enrolment';
import { clientGroupId, newId, userRegimenId, type UserId } from 'sync-protocol/ids';
import { dealToday } from 'sync-protocol/mutations/tasks/deal-today';
import type { MutationArgs, MutationName } from 'sync-protocol/mutations/index';
import { Rows } from 'sync-protocol/mutations/rows';
import { MAX_ACTIVE_PROGRAMS } from 'sync-protocol/rules/training/enrolment/program-progress';
import { dayStart } from 'sync-protocol/rules/training-day';
import { mutatorOf } from '../../harness/mutator-of.ts';
import { pastDays, ZONE } from '../scenario.ts';

/** 167 days of six tasks: 1,002. */
const DAYS = 167;
const MINUTE_MS = 60_000;

/** Half a year of a keen player, as the product's own mutations make it: three programs at a time, most tasks done. */
export function longHistory(player: UserId, { entries, planOf }: Catalog): Rows {
  const rows = new Rows();
  rows.load('playerStats', [freshStats(player)]);
  const dice = diceOf(1);
  const phone = clientGroupId.parse(newId());
  const run = <Name extends MutationName>(name: Name, args: MutationArgs<Name>, day: string, at: number) =>
    mutatorOf(name).effect(rows, args, {
      userId: player,
      clientGroup: phone,
      at: new Date(at).toISOString(),
      day,
      tz: ZONE,
      planOf,
    });
  const programs = [...entries.values()].map(({ program }) => program.id);
  for (const day of pastDays(DAYS)) {
    let at = dayStart(day, ZONE) + dice.between(60, 600) * MINUTE_MS;
    while (rows.all('userRegimens').filter(isRunning).length < MAX_ACTIVE_PROGRAMS) {
      const regimenId = dice.pick(programs);
      const runs = rows.all('userRegimens').some((one) => one.regimenId === regimenId && isRunning(one));
      if (runs) continue;
      const id = userRegimenId.parse(newId());
      run('userRegimen.start', { userRegimenId: id, regimenId }, day, at);
    }
    dealToday(rows, { day, tz: ZONE, planOf });
    for (const { id, userRegimenId: enrolment, slot } of rows.all('tasks').filter((one) => one.day === day)) {
      if (!dice.happens(0.8)) continue;
      at += dice.between(200, 700) * 1000 + dice.between(0, 999);
      run('task.setCompleted', { taskId: id, day, userRegimenId: enrolment, slot, completed: true }, day, at);
    }
    rows.commit();
  }
  return rows;
}
