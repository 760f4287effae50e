import type { Position } from '../profile/positions.ts';
import { TASKS_A_DAY } from '../progress/points.ts';
import { addDays, weekStart, windowStart } from '../training-day.ts';
import { improvement } from './improvement.ts';
import type { Timeframe } from './period.ts';

/** A made-up player that fills a leaderboard for who asks for company; always labelled as such. */
export interface AiPlayer {
  id: string;
  displayName: string;
  position: Position;
  /** How many of ten days they train. */
  trains: number;
  /** Points of one of their tasks. */
  taskPoints: number;
}

/** AI players have trained since this day. */
const FIRST_DAY = '2026-09-01';

/** What an AI player earns on a training day: the same however often it is asked. */
export function aiPointsOn({ id, trains, taskPoints }: AiPlayer, day: string): number {
  const dice = hash(`${id} ${day}`);
  if (day < FIRST_DAY || dice % 10 >= trains) return 0;
  return taskPoints * (1 + (Math.floor(dice / 10) % TASKS_A_DAY));
}

/** An AI player's points on a board of the viewer's, up to `today`. */
export function aiPoints(player: AiPlayer, timeframe: Timeframe, today: string): number {
  if (timeframe === 'improved') {
    const lastWeek = aiPoints(player, 'weekly', addDays(weekStart(today), -1));
    return improvement(aiPoints(player, 'weekly', today), lastWeek);
  }
  const first = timeframe === 'alltime' ? FIRST_DAY : windowStart(timeframe, today);
  let sum = 0;
  for (let day = first; day <= today; day = addDays(day, 1)) {
    sum += aiPointsOn(player, day);
  }
  return sum;
}

/** A text's FNV-1a hash: well spread and the same everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return value;
}
