export { challengesCalled, holdChallengeWords } from './words/hold-words.ts';
export { keepFromEachOther, keepFromNewcomer, keepWordsOf } from './words/kept-words.ts';
export { rewardWinners } from './closing/reward-winners.ts';
export { holdCompetitions } from './queries.ts';
