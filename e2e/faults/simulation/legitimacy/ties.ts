import { MAX_FRIEND_STREAKS } from 'sync-protocol/rules/rivals/friend-streak';
import { MAX_RIVALS } from 'sync-protocol/rules/rivals/rival-terms';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { areApart, areRivals, areTeammates, type Case, type Rules } from './case.ts';

/** How often somebody may be asked in a week, and everybody in a day. */
const ASKS_A_WEEK = 3;
const ASKS_A_DAY = 30;

const otherOf = ({ run }: Case) => run.args.rivalId ?? run.args.friendId;
const isBlocked = (the: Case) => areApart(the, otherOf(the));
const areTied = (the: Case) => areRivals(the, otherOf(the)) || areTeammates(the, otherOf(the));

const rivalryOf = ({ standing, player, run }: Case) =>
  standing.rivalries.find(({ userId, rivalId }) => userId === player && rivalId === run.args.rivalId)?.status;
const streakOf = ({ standing, player, run }: Case) =>
  standing.friendStreaks.find(({ userId, friendId }) => userId === player && friendId === run.args.friendId)
    ?.status;
const statusOf = (the: Case) => (the.run.name.startsWith('rival.') ? rivalryOf(the) : streakOf(the));

function asksOf({ standing, player, run }: Case, days: number) {
  const from = Date.parse(run.at) - days * DAY_MS;
  return standing.asks.filter(({ userId, at }) => userId === player && Date.parse(at) > from);
}

const hasAskedOften = (the: Case) =>
  asksOf(the, 7).filter(({ rivalId }) => rivalId === otherOf(the)).length >= ASKS_A_WEEK;
const ownOf = (rows: readonly { userId: string; status: string }[], player: string) =>
  rows.filter(({ userId, status }) => userId === player && status !== 'asked').length;
const isAsked = (the: Case) => ['asked', 'accepted'].includes(statusOf(the) ?? '');

/** What two players do to be rivals, or to keep a streak together. */
export const TIE_RULES: Rules = {
  justified: {
    user_not_found: (the) => isBlocked(the) || (the.run.name.startsWith('friendStreak.') && !areTied(the)),
    request_gone: (the) => isBlocked(the) || !isAsked(the),
    offer_gone: (the) => isBlocked(the) || !areTied(the) || !isAsked(the),
    already_rivals: (the) => statusOf(the) === 'accepted',
    asked_before: hasAskedOften,
    asked_many: (the) => asksOf(the, 1).length >= ASKS_A_DAY,
    too_many_rivals: ({ standing, player }) => ownOf(standing.rivalries, player) >= MAX_RIVALS,
    too_many_friend_streaks: ({ standing, player }) =>
      ownOf(standing.friendStreaks, player) >= MAX_FRIEND_STREAKS,
  },
  allowed: {
    'rival.request': (the) => !isBlocked(the) && !hasAskedOften(the),
    'rival.accept': (the) => !isBlocked(the) && isAsked(the),
    'rival.decline': (the) => statusOf(the) !== 'accepted',
    'rival.withdraw': (the) => statusOf(the) !== 'accepted',
    'friendStreak.offer': (the) => !isBlocked(the) && areTied(the) && !hasAskedOften(the),
    'friendStreak.accept': (the) => !isBlocked(the) && areTied(the) && isAsked(the),
  },
};
