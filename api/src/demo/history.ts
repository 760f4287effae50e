import { freshStats } from 'sync-protocol/rules/fresh-rows';
import { isRunning } from 'sync-protocol/rules/training/enrolment/enrolment';
import { nextEnrolmentId } from 'sync-protocol/rules/training/enrolment/enrolment-id';
import { clientGroupId } from 'sync-protocol/ids';
import { MUTATIONS, type MutationArgs, type MutationName } from 'sync-protocol/mutations/index';
import type { MutationContext } from 'sync-protocol/mutations/mutation';
import { dealToday } from 'sync-protocol/mutations/tasks/deal-today';
import { Rows } from 'sync-protocol/mutations/rows';
import type { Plan } from 'sync-protocol/rules/training/plan';
import { difficultyFor, recommendedCategories } from 'sync-protocol/rules/profile/positions';
import { basePoints } from 'sync-protocol/rules/progress/points';
import { addDays, dayStart, trainingDay } from 'sync-protocol/rules/training-day';
import type { Dice } from './dice.ts';
import { demoId, type DemoPerson } from './people.ts';

/** How many days of history the demo has. */
export const DEMO_DAYS = 56;
/** Training starts this long after the day begins at two, in minutes. */
const FROM_MINUTE = 4 * 60;
const UNTIL_MINUTE = 18 * 60;

interface Asked {
  person: DemoPerson;
  plans: readonly Plan[];
  /** No completion is later than this, in milliseconds since 1970. */
  until: number;
  /** Where the player is. */
  zone: string;
  dice: Dice;
}

interface Training extends Asked {
  rows: Rows;
}

/** The training of a player over the demo's days, as the mutations of the product make it. */
export function trainedWeeks(asked: Asked): Rows {
  const rows = new Rows();
  rows.load('playerStats', [freshStats(asked.person.id)]);
  const today = trainingDay(asked.until, asked.zone);
  for (let day = addDays(today, -DEMO_DAYS); day <= today; day = addDays(day, 1)) {
    trainOn(day, { ...asked, rows });
  }
  return rows;
}

function trainOn(day: string, training: Training): void {
  const { person, plans, until, zone, dice, rows } = training;
  const dayBegins = dayStart(day, zone);
  if (!rows.all('userRegimens').some(isRunning)) {
    for (const plan of chosenPlans(person, plans, dice)) {
      const { regimenId } = plan;
      const userRegimenId = nextEnrolmentId(person.id, regimenId, rows.all('userRegimens'));
      act(training, 'userRegimen.start', { userRegimenId, regimenId }, day, dayBegins);
    }
  }
  dealToday(rows, { day, tz: zone, planOf: planFinder(plans) });
  if (!dice.happens(person.diligence)) return;
  let at = dayBegins + dice.between(FROM_MINUTE, UNTIL_MINUTE) * 60_000;
  for (const task of rows.all('tasks').filter((one) => one.day === day)) {
    at += dice.between(4, 11) * 60_000;
    if (!dice.happens(0.85) || at > until) continue;
    const { id: taskId, userRegimenId: enrolment, slot } = task;
    act(
      training,
      'task.setCompleted',
      { taskId, day, userRegimenId: enrolment, slot, completed: true },
      day,
      at,
    );
  }
}

function act<Name extends MutationName>(
  { person, plans, zone, rows }: Training,
  name: Name,
  args: MutationArgs<Name>,
  day: string,
  at: number,
): void {
  MUTATIONS.get(name)?.effect(rows, args, {
    userId: person.id,
    clientGroup: clientGroupId.parse(demoId('phone', person.displayName)),
    at: new Date(at).toISOString(),
    day,
    tz: zone,
    planOf: planFinder(plans),
  });
}

function planFinder(plans: readonly Plan[]): MutationContext['planOf'] {
  return (id) => plans.find((plan) => plan.regimenId === id);
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
