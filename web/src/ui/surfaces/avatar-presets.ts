/** The pictures that a player can pick instead of an own one: id and what is drawn. */
export const AVATAR_PRESETS: Readonly<Record<string, string>> = {
  'volleyball-1': '🏐',
  'volleyball-2': '⚡',
  'volleyball-3': '🔥',
  'volleyball-4': '💪',
  'volleyball-5': '🎯',
  'volleyball-6': '⭐',
  'volleyball-7': '🚀',
  'volleyball-8': '👑',
  'volleyball-9': '✨',
  'volleyball-10': '💎',
  'volleyball-11': '🏆',
  'volleyball-12': '🥇',
};
