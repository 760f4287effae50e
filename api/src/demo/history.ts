import { freshStats } from 'sync-protocol/rules/fresh-rows';
import { clientGroupId, userRegimenId } from 'sync-protocol/ids';
import { MUTATIONS, type MutationArgs, type MutationName } from 'sync-protocol/mutations/index';
import type { MutationContext } from 'sync-protocol/mutations/define';
import { dealToday } from 'sync-protocol/mutations/deal-today';
import { Rows } from 'sync-protocol/mutations/rows';
import type { Plan } from 'sync-protocol/rules/plan';
import { difficultyFor, recommendedCategories } from 'sync-protocol/rules/positions';
import { basePoints } from 'sync-protocol/rules/points';
import { addDays, dayStart } from 'sync-protocol/rules/training-day';
import type { Dice } from './dice.ts';
import { demoId, type DemoPerson } from './people.ts';

const DAYS = 56;
/** Training starts this long after the day begins at two, in minutes. */
const FROM_MINUTE = 13 * 60;
const UNTIL_MINUTE = 18 * 60;
const ZONE = 'UTC';

/** The weeks up to the day before `today` of a player, as the mutations of the product make them. */
export function trainedWeeks(person: DemoPerson, plans: readonly Plan[], today: string, dice: Dice): Rows {
  const rows = new Rows();
  rows.put('playerStats', freshStats(person.id));
  const planOf: MutationContext['planOf'] = (id) => plans.find((plan) => plan.regimenId === id);
  const phone = clientGroupId.parse(demoId('phone', person.displayName));
  const run = <Name extends MutationName>(name: Name, args: MutationArgs<Name>, day: string, at: number) => {
    const context = {
      userId: person.id,
      clientGroup: phone,
      at: new Date(at).toISOString(),
      day,
      tz: ZONE,
      planOf,
    };
    MUTATIONS.get(name)?.effect(rows, args, context);
  };
  const first = addDays(today, -DAYS);
  for (const plan of chosenPlans(person, plans, dice)) {
    const id = userRegimenId.parse(demoId('enrolment', person.displayName, plan.regimenId));
    run('userRegimen.start', { userRegimenId: id, regimenId: plan.regimenId }, first, dayStart(first, ZONE));
  }
  for (let day = first; day < today; day = addDays(day, 1)) {
    dealToday(rows, { day, tz: ZONE, planOf });
    if (!dice.happens(person.diligence)) continue;
    let at = dayStart(day, ZONE) + dice.between(FROM_MINUTE, UNTIL_MINUTE) * 60_000;
    for (const task of rows.all('tasks').filter((one) => one.day === day)) {
      if (!dice.happens(0.85)) continue;
      const { id: taskId, userRegimenId: enrolment, slot } = task;
      run('task.setCompleted', { taskId, day, userRegimenId: enrolment, slot, completed: true }, day, at);
      at += dice.between(4, 11) * 60_000;
    }
  }
  return rows;
}

/** One to three programs of the categories that suit the position, at the player's level where there is one. */
function chosenPlans(person: DemoPerson, plans: readonly Plan[], dice: Dice): Plan[] {
  const points = basePoints(difficultyFor(person.skillLevel));
  const categories = recommendedCategories(person.position).slice(0, dice.between(1, 3));
  return categories.flatMap((category) => {
    const fitting = plans.filter((plan) => plan.category === category);
    const atLevel = fitting.filter((plan) => plan.basePoints === points);
    const from = atLevel.length > 0 ? atLevel : fitting;
    return from.length > 0 ? [dice.pick(from)] : [];
  });
}
