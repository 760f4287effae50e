import { commentTexts, storyTexts } from 'sync-protocol/rules/stories/story-words';
import { fileShownBy, heldWords, ruleStory } from '#features/stories/commands.ts';
import {
  inOneLine,
  lookAt,
  markOf,
  readOf,
  UsageError,
  type AdminCommand,
  type AdminDeps,
} from './command.ts';
import { writeFile } from './write-file.ts';

async function hold(deps: AdminDeps, [id = '']: readonly string[]): Promise<void> {
  if ((await ruleStory(deps, id, true)) === 'none') throw missing(id);
  deps.say(`Nobody but its author sees ${id}.`);
}

async function release(deps: AdminDeps, [id = '', ...typed]: readonly string[]): Promise<void> {
  const ruled = await ruleStory(deps, id, false, readOf(typed, 'stories'));
  if (ruled === 'none') throw missing(id);
  if (ruled === 'otherWords')
    throw new UsageError(`There are other words in ${id} than you have read. ${lookAt('stories')}`);
  deps.say(`Others see ${id}.`);
}

const missing = (id: string) => new UsageError(`There is no story or comment "${id}".`);

/** A line of the list: what to type, who wrote it, and what. */
const lineOf = (
  kind: 'story' | 'comment',
  { id, displayName }: { id: string; displayName: string | null },
  texts: readonly string[],
) => `${kind} ${id} --read ${markOf(texts)}  ${displayName ?? ''}: "${inOneLine(texts.join(' | '))}"`;

/** What is done about stories and what is said to them. */
export const storyCommands: Record<string, AdminCommand> = {
  stories: {
    usage: '',
    about: 'lists the stories and comments that others don’t see until you release them',
    run: async (deps) => {
      const { stories, comments } = await heldWords(deps);
      for (const story of stories) deps.say(lineOf('story', story, storyTexts(story)));
      for (const comment of comments) deps.say(lineOf('comment', comment, commentTexts(comment)));
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
      await writeFile(name, async () => stream);
      deps.say(`What it shows is in ${name}.`);
    },
  },
  'hold-story': {
    usage: '<story or comment>',
    about: 'keeps everybody but its author from seeing it',
    run: hold,
  },
  'release-story': {
    usage: '<story or comment> --read <mark>',
    about: 'lets others see it as you have read it',
    run: release,
  },
};
