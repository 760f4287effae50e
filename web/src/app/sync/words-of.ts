import { TYPED_FIELDS } from 'sync-protocol/mutations/typed-fields';
import type { OutboxMutation } from 'sync-protocol/wire';

/** What a player typed into a change, each field on a line of its own; empty where it was only tapped. */
export function wordsOf({ args }: Pick<OutboxMutation, 'args'>): string {
  // What was set aside may hold anything, or nothing.
  const fields: Record<string, unknown> = { ...args };
  return TYPED_FIELDS.flatMap((field) => linesOf(field, fields))
    .filter((line) => line.trim() !== '')
    .join('\n');
}

function linesOf(field: string, { [field]: value, mediaType }: Record<string, unknown>): string[] {
  if (field === 'mediaUrl' && mediaType !== 'link') return [];
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return [];
  const texts = value.filter((one) => typeof one === 'string');
  return field === 'tags' ? [texts.map((tag) => `#${tag}`).join(' ')] : texts;
}
