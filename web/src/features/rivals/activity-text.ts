import type { RivalActivity } from 'sync-protocol/entities/rivals/rival-activity';
import { badgeById } from 'sync-protocol/rules/progress/badges';
import { cheerWords } from 'sync-protocol/rules/cheers';
import { count, times } from '#ui/format.ts';
import { messages } from './messages.ts';

const text = messages.activity;
const PLAIN = 100;

/** What a rival did, after their name; what this phone does not know yet stays general. */
export function didWhat({ activityType, data }: RivalActivity): string {
  switch (activityType) {
    case 'task_completed':
      return text.tasks(data.tasks ?? 1);
    case 'badge_earned': {
      const ids = data.badgeIds ?? [];
      const name = ids.map((id) => badgeById(id)?.name).findLast((known) => known !== undefined);
      if (name === undefined) return text.unknownBadges(Math.max(ids.length, 1));
      return ids.length > 1 ? text.badges(name, ids.length - 1) : text.earnedBadge(name);
    }
    case 'streak_milestone':
      return text.streak(data.streak ?? 0);
    case 'rank_change':
      return text.rank;
    case 'cheer':
      return text.cheer;
    default:
      return text.unknown;
  }
}

/** What stands in the quieter line under it. */
export function details({ activityType, data, pointsInvolved }: RivalActivity): string[] {
  if (activityType === 'cheer') return data.cheer ? [`“${cheerWords(data.cheer)}”`] : [];
  // What a badge is worth is not won: points come of tasks alone.
  const isPoints = activityType === 'task_completed';
  return [
    data.taskName && text.lastTask(data.taskName),
    isPoints && pointsInvolved > 0 && text.points(count(pointsInvolved)),
    data.multiplier !== undefined && data.multiplier > PLAIN && text.multiplier(times(data.multiplier)),
  ].filter((part) => typeof part === 'string');
}
