export { keepFromEachOther, keepFromNewcomer } from './kept-words.ts';
export { rewardWinners } from './reward-winners.ts';
export { holdCompetitions } from './queries.ts';
