import { expect, it } from 'vitest';
import { z } from 'zod';
import { storyComment, victoryStory } from '../../entities/stories/victory-story.ts';
import { COMMENT_WORDS, STORY_WORDS } from './story-words.ts';

/** The fields in which anything can be written: no enum, no id, no instant. */
function fieldsOfText(entity: z.ZodType): string[] {
  const { properties = {} } = z.toJSONSchema(entity, { unrepresentable: 'any' });
  return Object.keys(properties).filter((field) => takesAnyText(properties[field]));
}

type Schema = z.core.JSONSchema._JSONSchema;

function takesAnyText(schema: Schema | undefined): boolean {
  if (typeof schema !== 'object') return true;
  const { type, items, anyOf, properties } = schema;
  const parts = [items, ...(anyOf ?? []), ...Object.values(properties ?? {})]
    .flat()
    .filter((part) => part !== undefined);
  if (parts.length > 0) return parts.some((part) => takesAnyText(part));
  // A text that may be null has two types.
  const isText = type === undefined || [type].flat().includes('string');
  return isText && !schema.enum && !schema.format;
}

// A field that is text and no words of a player's for others is left out here by its name.
it.each([
  ['story', victoryStory, STORY_WORDS],
  ['comment', storyComment, COMMENT_WORDS],
])('every text of a %s is judged before others read it', (_, entity, words) => {
  expect(fieldsOfText(entity).toSorted()).toEqual([...words].toSorted());
});
