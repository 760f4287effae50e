import type { VictoryStory } from '../../entities/stories/victory-story.ts';
import { holdsContact } from '../words/contact.ts';
import { judgeText, type Verdict } from '../words/judge.ts';

type Words = Pick<VictoryStory, 'title' | 'content' | 'location' | 'tags' | 'mediaType' | 'mediaUrl'>;

/** What becomes of a story's words, those of its link too: a minor's ways to be reached wait for the operator. */
export function judgeStory(
  { title, content, location, tags, mediaType, mediaUrl }: Words,
  isMinor: boolean,
): Verdict {
  return judgeTexts([title, content, location, ...tags, mediaType === 'link' ? mediaUrl : ''], isMinor);
}

/** The same of what is said to a story, by a minor or to one. */
export function judgeComment(content: string, isMinor: boolean): Verdict {
  return judgeTexts([content], isMinor);
}

function judgeTexts(texts: readonly string[], isMinor: boolean): Verdict {
  const verdicts = texts.map((text) => judgeText(text));
  if (verdicts.includes('bad')) return 'bad';
  if (verdicts.includes('doubtful')) return 'doubtful';
  return isMinor && texts.some((text) => holdsContact(text)) ? 'doubtful' : 'fine';
}
