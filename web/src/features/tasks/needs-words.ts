import type { Drill } from 'sync-protocol/entities/training/program';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { equipmentNamed, type Thing } from 'sync-protocol/rules/tasks/task-equipment';
import type { SMALL_THINGS } from 'sync-protocol/rules/training/program-terms';
import { floorInOwnMeasures } from '#ui/measures.ts';

/** What the things are called by which days are dealt, and those that every place has. */
export const THINGS: Record<Thing, string> = {
  ball: 'Ball',
  wall: 'Wall',
  net: 'Net',
  partner: 'Partner',
  chair: 'Chair',
  step: 'Low step',
};

const SMALL: Record<(typeof SMALL_THINGS)[number], string> = {
  marks: 'marks (tape, shoes)',
  towel: 'towel',
  mat: 'something soft',
  socks: 'socks',
  bottle: 'small bottle',
  basket: 'basket',
  cards: 'cards',
  ribbons: 'ribbons',
  phone: 'phone',
  screen: 'screen',
};

/** What a task needs, thing by thing: "1–4 balls", "net", "towel"; of a task without a drill as far as its name says. */
export function needsInWords({ name }: Pick<Task, 'name'>, drill: Drill | undefined): string[] {
  const things = drill?.equipment ?? equipmentNamed(name);
  return [
    ...things.map((thing) => (thing === 'ball' ? ballsInWords(drill) : THINGS[thing].toLowerCase())),
    ...(drill?.small ?? []).map((thing) => SMALL[thing]),
  ];
}

function ballsInWords(drill: Drill | undefined): string {
  if (!drill) return 'ball';
  return drill.balls ? `${drill.balls.least}–${drill.balls.better} balls` : '1 ball';
}

/** The clear floor that a drill takes: "3 × 4 m". */
export function spaceInWords(drill: Drill | undefined): string | undefined {
  return drill?.space && floorInOwnMeasures(drill.space.across, drill.space.along);
}
