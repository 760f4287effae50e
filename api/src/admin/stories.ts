import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { storyTexts } from 'sync-protocol/rules/stories/story-words';
import { fileShownBy, heldWords, ruleStory } from '#features/stories/commands.ts';
import { inOneLine, UsageError, type AdminCommand, type AdminDeps } from './command.ts';

async function rule(deps: AdminDeps, [id = '']: readonly string[], isHeld: boolean): Promise<void> {
  if (!(await ruleStory(deps, id, isHeld))) throw new UsageError(`There is no story or comment "${id}".`);
  deps.say(isHeld ? `Nobody but its author sees ${id}.` : `Others see ${id}.`);
}

/** What is done about stories and what is said to them. */
export const storyCommands: Record<string, AdminCommand> = {
  stories: {
    usage: '',
    about: 'lists the stories and comments that others don’t see until you release them',
    run: async (deps) => {
      const { stories, comments } = await heldWords(deps);
      for (const { id, displayName, ...story } of stories)
        deps.say(`story ${id}  ${displayName ?? ''}: "${inOneLine(storyTexts(story).join(' | '))}"`);
      for (const { id, displayName, content } of comments)
        deps.say(`comment ${id}  ${displayName ?? ''}: "${inOneLine(content)}"`);
      if (stories.length + comments.length === 0) deps.say('There are none.');
    },
  },
  'story-file': {
    usage: '<story> [file]',
    about: 'writes what a story shows, or has shown if it was reported, into a file, for you to look at',
    run: async (deps, [id = '', file]) => {
      const shown = await fileShownBy(deps.db.kysely, id);
      const stream = shown && (await deps.media.get(shown.id));
      if (!stream) throw new UsageError(`There is no story "${id}" that shows a file.`);
      const name = file ?? shown.name;
      await pipeline(stream, createWriteStream(name, { mode: 0o600 }));
      deps.say(`What it shows is in ${name}.`);
    },
  },
  'hold-story': {
    usage: '<story or comment>',
    about: 'keeps everybody but its author from seeing it',
    run: (deps, words) => rule(deps, words, true),
  },
  'release-story': {
    usage: '<story or comment>',
    about: 'lets others see it',
    run: (deps, words) => rule(deps, words, false),
  },
};
