import type { UserSettings } from 'sync-protocol/entities/notifications/user-settings';
import {
  NEWS_SWITCHES,
  newsSwitches,
  type NewsSwitch,
} from 'sync-protocol/rules/notifications/news-switches';
import { Switch } from '#ui/controls/switch.tsx';
import { changeSettings } from './change-settings.ts';
import { messages } from './messages.ts';
import { SettingsGroup } from './settings-group.tsx';

const text = messages.reminders;

const NEWS: Readonly<Record<NewsSwitch, { label: string; hint: string }>> = {
  rivalNews: { label: text.rivals, hint: text.rivalsHint },
  cheerNews: { label: text.cheers, hint: text.cheersHint },
  teamNews: { label: text.teams, hint: text.teamsHint },
  competitionNews: { label: text.competitions, hint: text.competitionsHint },
  storyNews: { label: text.stories, hint: text.storiesHint },
  announcementNews: { label: text.announcements, hint: text.announcementsHint },
};

/** What the player wants to hear of from others, each by a switch. */
export function NewsSwitches({ settings }: { settings: UserSettings }) {
  const news = newsSwitches(settings);
  return (
    <SettingsGroup title={text.news} hint={text.newsHint}>
      {NEWS_SWITCHES.map((name) => (
        <Switch
          key={name}
          {...NEWS[name]}
          checked={news[name]}
          // Cheers go by the switch of rivals until theirs is set: said with it, so that they stay as they are.
          onChange={(isOn) =>
            void changeSettings({ ...(name === 'rivalNews' && { cheerNews: news.cheerNews }), [name]: isOn })
          }
        />
      ))}
    </SettingsGroup>
  );
}
