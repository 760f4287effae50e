import type { OutboxMutation } from 'sync-protocol/wire';

/** The fields that players type themselves, in the order in which they are read. */
const TYPED = [
  'title',
  'name',
  'theme',
  'content',
  'description',
  'message',
  'quote',
  'notes',
  'dailyTasks',
  'firstName',
  'lastName',
  'bio',
  'teamName',
  'clubTeam',
  'school',
  'hometown',
  'location',
  'tags',
  'mediaUrl',
];

/** What a player typed into a change, each field on a line of its own; empty where it was only tapped. */
export function wordsOf({ args }: Pick<OutboxMutation, 'args'>): string {
  // What was set aside may hold anything, or nothing.
  const fields: Record<string, unknown> = { ...args };
  return TYPED.flatMap((field) => linesOf(field, fields))
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
