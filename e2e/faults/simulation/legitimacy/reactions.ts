import { addDays, trainingDay } from 'sync-protocol/rules/training-day';
import {
  areApart,
  areRivals,
  areTeammates,
  hasRunBefore,
  memberOf,
  targetOf,
  type Case,
  type Rules,
} from './case.ts';

/** For so many days a phone without a signal may keep a cheer. */
const LATE_DAYS = 2;

/** Whether the player may see the story that a word names. */
function seesStory(the: Case): boolean {
  const { standing, player, run } = the;
  const story = standing.stories.find(({ id }) => id === run.args.storyId);
  if (!story) return false;
  const { userId: author, isHeld, isPublic } = story;
  if (author === player) return true;
  const isForThem = isPublic || areTeammates(the, author) || areRivals(the, author);
  return !isHeld && isForThem && !areApart(the, author);
}

/** Whether there is something in the player's feed that a word cheers for. */
function seesActivity(the: Case): boolean {
  const { standing, player, run } = the;
  const found = standing.activities.find(({ id, userId }) => id === run.args.activityId && userId === player);
  return found !== undefined && found.activityType !== 'cheer' && !areApart(the, found.rivalId);
}

const isLate = ({ run, now }: Case) => run.day < addDays(trainingDay(now, run.tz), -LATE_DAYS);
const isOwnPlace = (the: Case) => targetOf(the)?.memberId === the.player;
const cheered = ({ standing, run: { args } }: Case) =>
  standing.members.find(({ id }) => id === args.membershipId)?.memberId;
const isHidden = (the: Case) => areApart(the, cheered(the)) || !areTeammates(the, cheered(the));
const hasCheered = (the: Case) =>
  the.standing.cheers.some(
    ({ userId, otherId, day, membershipId }) =>
      userId === the.player &&
      otherId === cheered(the) &&
      day === the.run.day &&
      membershipId !== the.run.args.membershipId,
  );

/** What players say to what others tell and do. */
export const REACTION_RULES: Rules = {
  justified: {
    story_not_found: (the) => !seesStory(the),
    id_taken: hasRunBefore,
    activity_gone: (the) => !seesActivity(the),
    foreign_scope: (the) => !memberOf(the),
    team_gone: (the) => !memberOf(the),
    member_gone: (the) => !targetOf(the),
    own_cheer: isOwnPlace,
    cheer_closed: isHidden,
    cheered_today: hasCheered,
    cheer_late: isLate,
  },
  allowed: {
    'story.like': seesStory,
    'story.comment': seesStory,
    'rival.cheer': (the) => seesActivity(the) || hasRunBefore(the),
    'team.cheer': (the) =>
      memberOf(the) !== undefined &&
      targetOf(the) !== undefined &&
      ![isOwnPlace, isHidden, hasCheered, isLate].some((why) => why(the)),
  },
};
