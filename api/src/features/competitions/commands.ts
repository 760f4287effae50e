export { challengesCalled, holdChallengeWords } from './hold-words.ts';
export { keepFromEachOther, keepFromNewcomer, keepWordsOf } from './kept-words.ts';
export { rewardWinners } from './reward-winners.ts';
export { holdCompetitions } from './queries.ts';
