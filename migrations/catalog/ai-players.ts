import type { AiPlayer } from 'sync-protocol/rules/leaderboard/ai-players';

/** Company for an empty leaderboard; off unless a player asks for it. */
export const aiPlayers: AiPlayer[] = [
  { id: 'ai-ace', displayName: 'AceBot', position: 'Serving Specialist', trains: 8, taskPoints: 30 },
  { id: 'ai-tempo', displayName: 'TempoBot', position: 'Setter', trains: 7, taskPoints: 30 },
  { id: 'ai-wall', displayName: 'WallBot', position: 'Middle Blocker', trains: 6, taskPoints: 30 },
  { id: 'ai-line', displayName: 'LineBot', position: 'Outside Hitter', trains: 7, taskPoints: 25 },
  { id: 'ai-dig', displayName: 'DigBot', position: 'Libero', trains: 9, taskPoints: 25 },
  { id: 'ai-cross', displayName: 'CrossBot', position: 'Opposite Hitter', trains: 5, taskPoints: 25 },
  { id: 'ai-cover', displayName: 'CoverBot', position: 'Defensive Specialist', trains: 6, taskPoints: 20 },
  { id: 'ai-rookie', displayName: 'RookieBot', position: 'Outside Hitter', trains: 4, taskPoints: 20 },
];
