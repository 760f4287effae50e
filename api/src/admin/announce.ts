import {
  announcement,
  ANNOUNCEMENT_TEXT_MAX,
  ANNOUNCEMENT_TITLE_MAX,
} from 'sync-protocol/entities/notifications/announcement';
import { announce } from '#features/notifications/announce.ts';
import { UsageError, type AdminCommand } from './command.ts';

/** What is said to everybody. */
export const announceCommands: Record<string, AdminCommand> = {
  announce: {
    usage: '"<title>" "<text>"',
    about: 'tells every player, and their devices where they want to hear of it',
    run: async (deps, [title, message, ...more]) => {
      const said = announcement.safeParse({ title, message });
      if (!said.success || more.length > 0)
        throw new UsageError(
          `Say a title of up to ${ANNOUNCEMENT_TITLE_MAX} characters and a text of up to ${ANNOUNCEMENT_TEXT_MAX}, each in quotes.`,
        );
      const told = await announce(deps, said.data);
      const players = told === 1 ? 'One player was' : `${told} players were`;
      deps.say(`${players} told. Devices hear of it in the next minutes, or after the quiet hours.`);
    },
  },
};
