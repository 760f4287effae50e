export { rewardWinners } from './reward-winners.ts';
