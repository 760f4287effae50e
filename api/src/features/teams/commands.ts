export { closeTeamsWithMinors } from './join/close-open-teams.ts';
export { mutateTeam, teamNotFound } from './door.ts';
export {
  askedInVain,
  closedTeams,
  endBetween,
  endedJoinRequests,
  leaveAllTeams,
  withheldFromOthers,
} from './endings.ts';
export { challengeableBy } from './join/findable.ts';
export { teamAsShown } from './words/held-words.ts';
export { heldTeamWords, ruleTeamWords } from './words/rule-team-words.ts';
export { passOnNames } from './words/name-limits.ts';
export { apartFrom, isOutOfSight } from './out-of-sight.ts';
export { naming, type Named } from './news.ts';
export { managersOf, teamSizes, teamsById, teamsManagedBy, teamsOf } from './queries.ts';
export { sweepInvitationNews } from './invite/sweep-invitation-news.ts';
export { holdTeamWords, teamsCalled } from './words/hold-team-words.ts';
export { answerableFor, refuse, refusedBy, refuseNoMore } from './words/refused-words.ts';
export { namesOutOfSight } from './words/names-out-of-sight.ts';
export { tellOfGrownUp } from './join/tell-of-newcomer.ts';
export { NO_TEAM, UNFIT } from './whose-team.ts';
export { formerManagers, newManagers } from './changed-managers.ts';
