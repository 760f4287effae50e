import type { Side } from 'sync-protocol/rules/competitions/competition-terms';
import {
  CHALLENGE_DAYS,
  MAX_CHALLENGED_A_DAY,
  MAX_OPEN_COMPETITIONS,
  MAX_TAKEN_BACK_A_DAY,
  MAX_TAKEN_BACK_A_WEEK,
} from 'sync-protocol/rules/competitions/competition-terms';
import { listOf } from 'sync-protocol/rules/competitions/competition-states';
import { isManager, MIN_COMPETING } from 'sync-protocol/rules/teams/team-terms';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { areApart, hasRunBefore, memberOf, sizeOf, type Case, type Rules } from './case.ts';

/** A side's row of the competition that a word names. */
const rowOf = ({ standing, run }: Case, side: Side) =>
  standing.competitions.find(
    (one) =>
      one.competitionId === run.args.competitionId && one.side === side && one.teamId === run.args.teamId,
  );
const ownRowOf = (the: Case) =>
  rowOf(the, the.run.name === 'competition.respond' ? 'challenged' : 'challenging');

/** The competitions of the team that a word names which are not over. */
function openOf({ standing, run, now }: Case) {
  const at = new Date(now).toISOString();
  return standing.competitions.filter(
    (one) => one.teamId === run.args.teamId && listOf(one, at) !== 'completed',
  );
}

/** Whom a team would compete with. */
const otherOf = (the: Case) => the.run.args.challengedTeamId ?? ownRowOf(the)?.otherTeamId;
const isUnmatched = (the: Case) => sizeOf(the, the.run.args.teamId) !== sizeOf(the, otherOf(the));
const areFew = (the: Case) =>
  [the.run.args.teamId, otherOf(the)].some((team) => sizeOf(the, team) < MIN_COMPETING);
const isInBoth = (the: Case) =>
  the.standing.members.some((one) => one.memberId === the.player && one.teamId === otherOf(the));
const isOutOfSight = (the: Case) =>
  the.standing.members.some((one) => one.teamId === otherOf(the) && areApart(the, one.memberId));

/** What the challenged team has of the challenges with which the same team or the same player came before. */
const askedBefore = ({ standing, run, player }: Case) =>
  standing.competitions.filter(
    ({ teamId, side, otherTeamId, askedBy }) =>
      teamId === run.args.challengedTeamId &&
      side === 'challenged' &&
      (otherTeamId === run.args.teamId || askedBy === player),
  );

function isUnderWay(the: Case): boolean {
  return openOf(the).some(({ otherTeamId }) => otherTeamId === the.run.args.challengedTeamId);
}
/** Whether the player waits for an answer, for another team of theirs. */
const isAsking = (the: Case) =>
  askedBefore(the).some(
    ({ status, expiresAt, otherTeamId }) =>
      status === 'pending' && Date.parse(expiresAt) > the.now && otherTeamId !== the.run.args.teamId,
  );
const isAskingBeside = ({ run, runs }: Case) =>
  besideIn(runs, run).some(({ args }) => args.challengedTeamId === run.args.challengedTeamId);

const hasDeclined = (the: Case) =>
  askedBefore(the).some(
    ({ ending, closedAt }) =>
      ending === 'decline' && the.now - Date.parse(closedAt ?? '') < CHALLENGE_DAYS * DAY_MS,
  );

/** The challenges of the same push. */
const besideIn = (runs: Case['runs'], { push }: Case['run']) =>
  runs.filter((one) => one.push === push && one.name === 'competition.create');

function hasChallengedMany({ standing, run, runs, player, now }: Case): boolean {
  const today = standing.challenges.filter(
    ({ userId, at }) => userId === player && Date.parse(at) > now - DAY_MS,
  );
  return today.length + besideIn(runs, run).length >= MAX_CHALLENGED_A_DAY;
}

/** The challenges that the team of a word has taken back in the last days. */
const takenBackIn = (days: number, { standing, run, now }: Case) =>
  standing.competitions.filter(
    ({ teamId, ending, closedAt }) =>
      teamId === run.args.teamId && ending === 'withdraw' && now - Date.parse(closedAt ?? '') < days * DAY_MS,
  );
const hasTakenBackHere = (the: Case) =>
  takenBackIn(CHALLENGE_DAYS, the).filter(({ otherTeamId }) => otherTeamId === the.run.args.challengedTeamId)
    .length >= MAX_TAKEN_BACK_A_WEEK;
const hasTakenBackMany = (the: Case) => takenBackIn(1, the).length >= MAX_TAKEN_BACK_A_DAY;

function hasMany(the: Case): boolean {
  const open = openOf(the);
  const isNew = the.run.name === 'competition.create';
  const counted = open.filter(({ side, status }) =>
    isNew ? side === 'challenging' || status === 'active' : status === 'active',
  );
  return counted.length >= MAX_OPEN_COMPETITIONS;
}

const hasRunOut = (the: Case) => Date.parse(ownRowOf(the)?.expiresAt ?? '') <= Date.parse(the.run.at);
/** Nothing is refused where it stands already as the word has it. */
function isSaidAlready(the: Case): boolean {
  const { startedAt = null, ending } = ownRowOf(the) ?? {};
  if (the.run.name === 'competition.withdraw') return ending === 'withdraw';
  return the.run.args.isAccepted === true ? startedAt !== null : startedAt === null && ending === 'decline';
}

const mayManage = (the: Case) => isManager(memberOf(the)?.role);
const isPending = (the: Case) => ownRowOf(the)?.status === 'pending';
const fit = (the: Case) => !isUnmatched(the) && !areFew(the);

/** What two teams do about competing with each other. */
export const COMPETITION_RULES: Rules = {
  justified: {
    foreign_scope: (the) => !memberOf(the),
    team_gone: (the) => !memberOf(the),
    not_manager: (the) => !mayManage(the),
    id_taken: hasRunBefore,
    team_not_found: (the) => sizeOf(the, otherOf(the)) === 0 || isOutOfSight(the),
    own_team: isInBoth,
    too_few: areFew,
    sizes_differ: isUnmatched,
    already_challenged: (the) => isUnderWay(the) || isAsking(the) || isAskingBeside(the),
    declined: hasDeclined,
    challenged_before: hasTakenBackHere,
    challenged_many: (the) => hasTakenBackMany(the) || hasChallengedMany(the),
    too_many_competitions: hasMany,
    challenge_gone: (the) => !isPending(the) && !isSaidAlready(the),
    challenge_expired: (the) => hasRunOut(the) || ownRowOf(the)?.ending === 'expire',
  },
  allowed: {
    'competition.create': (the) =>
      hasRunBefore(the) ||
      (mayManage(the) &&
        fit(the) &&
        ![
          isInBoth,
          isOutOfSight,
          isUnderWay,
          isAsking,
          hasDeclined,
          hasTakenBackHere,
          hasTakenBackMany,
          hasMany,
        ].some((why) => why(the))),
    'competition.respond': (the) =>
      mayManage(the) &&
      (isSaidAlready(the) ||
        (isPending(the) &&
          !hasRunOut(the) &&
          (the.run.args.isAccepted !== true || (fit(the) && !hasMany(the))))),
    'competition.withdraw': (the) => mayManage(the) && (isSaidAlready(the) || isPending(the)),
  },
};
