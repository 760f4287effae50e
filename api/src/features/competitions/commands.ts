export { rewardWinners } from './reward-winners.ts';
export { holdCompetitions } from './queries.ts';
