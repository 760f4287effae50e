import type { StoryComment, VictoryStory } from '../../entities/stories/victory-story.ts';
import { isUnsafeForMinors } from '../words/grooming.ts';
import { judgeText, type Verdict } from '../words/judge.ts';
import { LISTS, type Judges } from '../words/judges.ts';

/**
 * The fields of a story in which its author writes to others: they are judged, told anew when they change, kept with a
 * report and shown to the operator. What it shows comes last, where the operator's command looks for the file.
 */
export const STORY_WORDS = [
  'title',
  'content',
  'location',
  'tags',
  'mediaUrl',
] as const satisfies readonly (keyof VictoryStory)[];

type Words = Pick<VictoryStory, (typeof STORY_WORDS)[number]>;

type Story = Words & Pick<VictoryStory, 'mediaType'>;

/** What becomes of a story's words, those of its link too: a minor's ways to be reached wait for the operator. */
export function judgeStory(story: Story, isMinor: boolean): Verdict {
  return judgeTexts(wordsOf(story), isMinor);
}

/** Whether minors read what a grown-up tells: not what would wait for the operator were it a minor's. */
export function isStoryForMinors(story: Story, judges: Judges = LISTS): boolean {
  return !wordsOf(story).some((text) => judges.isUnsafeForMinors(text));
}

function wordsOf(story: Story): string[] {
  const isFile = story.mediaType !== 'link';
  return STORY_WORDS.flatMap((field) => (field === 'mediaUrl' && isFile ? [] : story[field]));
}

/** What a story says, field by field, as the operator reads it. */
export function storyTexts(story: Words): string[] {
  return STORY_WORDS.map((field) =>
    field === 'tags' ? story.tags.map((tag) => `#${tag}`).join(' ') : story[field],
  ).filter((text) => text !== '');
}

/** The fields of a comment in which a player writes to others. */
export const COMMENT_WORDS = ['content'] as const satisfies readonly (keyof StoryComment)[];

type Said = Pick<StoryComment, (typeof COMMENT_WORDS)[number]>;

/** The same of what is said to a story, by a minor or to one; teammates are whom a team's code brought together. */
export function judgeComment(comment: Said, isMinor: boolean, areTeammates = false): Verdict {
  return judgeTexts(commentTexts(comment), isMinor, areTeammates);
}

/** Whether minors read what a grown-up says to a story of one. */
export function isCommentForMinors(comment: Said, judges: Judges = LISTS): boolean {
  return !commentTexts(comment).some((text) => judges.isUnsafeForMinors(text));
}

/** What a comment says, field by field, as the operator reads it. */
export function commentTexts(comment: Said): string[] {
  return COMMENT_WORDS.map((field) => comment[field]);
}

function judgeTexts(texts: readonly string[], isMinor: boolean, areTeammates = false): Verdict {
  const verdicts = texts.map((text) => judgeText(text));
  if (verdicts.includes('bad')) return 'bad';
  if (verdicts.includes('doubtful')) return 'doubtful';
  return isMinor && texts.some((text) => isUnsafeForMinors(text, areTeammates)) ? 'doubtful' : 'fine';
}
