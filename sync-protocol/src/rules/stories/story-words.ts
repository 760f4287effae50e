import type { VictoryStory } from '../../entities/stories/victory-story.ts';
import { holdsContact } from '../words/contact.ts';
import { judgeText, type Verdict } from '../words/judge.ts';

type Words = Pick<VictoryStory, 'title' | 'content' | 'location' | 'tags'>;

/** What becomes of a story's words: a minor's ways to be reached wait for the operator, too. */
export function judgeStory({ title, content, location, tags }: Words, isMinor: boolean): Verdict {
  const texts = [title, content, location, ...tags];
  const verdicts = texts.map((text) => judgeText(text));
  if (verdicts.includes('bad')) return 'bad';
  if (verdicts.includes('doubtful')) return 'doubtful';
  return isMinor && texts.some((text) => holdsContact(text)) ? 'doubtful' : 'fine';
}
