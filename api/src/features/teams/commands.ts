export { closeTeamsWithMinors } from './close-open-teams.ts';
export { mutateTeam, teamNotFound } from './door.ts';
export { askedInVain, closedTeams, endBetween, leaveAllTeams, withheldFromOthers } from './endings.ts';
export { challengeableBy } from './findable.ts';
export { heldTeamWords, ruleTeamWords, teamAsShown } from './held-words.ts';
export { newsFor, type News } from './news.ts';
export { managersOf, teamSizes, teamsById, teamsOf } from './queries.ts';
export { ID_TAKEN, NO_TEAM, UNFIT } from './vets.ts';
export { formerManager } from './waiting.ts';
