import type { UserSettings } from '../../entities/notifications/user-settings.ts';

/** In the order in which settings show them. */
export const NEWS_SWITCHES = [
  'rivalNews',
  'cheerNews',
  'teamNews',
  'competitionNews',
  'storyNews',
  'announcementNews',
] as const;

export type NewsSwitch = (typeof NEWS_SWITCHES)[number];

/**
 * What a player wants to hear of on the lock screen. Cheers once went by the switch of rivals, and still do until
 * theirs is set: who wanted none gets none.
 */
export function newsSwitches(settings: Pick<UserSettings, NewsSwitch>): Record<NewsSwitch, boolean> {
  const { rivalNews, cheerNews, teamNews, competitionNews, storyNews, announcementNews } = settings;
  return {
    rivalNews,
    cheerNews: cheerNews ?? rivalNews,
    teamNews,
    competitionNews,
    storyNews,
    announcementNews: announcementNews ?? true,
  };
}
