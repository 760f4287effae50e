import type { Phone } from '../scenario.ts';
import { CHANGES_A_PHONE } from '../scenario.ts';
import { ProductPhone } from './product-phone.ts';

/** What is wrong with a player's rows as a new phone gets them: each completion counts once, in every sum. */
export async function faultsOf(
  phones: readonly Phone[],
  completed: number,
  another: (known: ProductPhone) => Promise<ProductPhone>,
): Promise<string[]> {
  const known = phones.filter((phone) => phone instanceof ProductPhone);
  const [first] = known;
  if (!first) return ['no phone'];
  const phone = await another(first);
  const [stats] = phone.rows('playerStats');
  const totals = phone.rows('dayTotals');
  const enrolments = phone.rows('userRegimens');
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const points = sum(totals.map((total) => total.points));
  const is: Record<string, number | undefined> = {
    'tasks done': phone.rows('tasks').filter((task) => task.isCompleted).length,
    'instants of the days': totals.flatMap(({ done }) => Object.values(done).flat()).length,
    'tasks of the stats': stats?.completedTasks,
  };
  const faults = Object.entries(is).flatMap(([what, count]) =>
    count === completed ? [] : [`${what}: ${count}, not ${completed}`],
  );
  if (stats?.totalPoints !== points) faults.push(`points: ${stats?.totalPoints}, not ${points}`);
  const earned = sum(enrolments.map((enrolment) => enrolment.pointsEarned));
  if (earned !== points) faults.push(`points of the programs: ${earned}, not ${points}`);
  for (const { acknowledged, sent } of known) {
    if (acknowledged !== sent || sent < CHANGES_A_PHONE)
      faults.push(`acknowledged: ${acknowledged}, not ${sent}`);
  }
  return faults;
}
