import type { User } from 'sync-protocol/entities/profile/user';
import { EMPTY_FIELD } from 'sync-protocol/messages';
import { POSITIONS, SKILL_LEVELS } from 'sync-protocol/rules/profile/positions';
import { isBlank, written } from 'sync-protocol/rules/words/written';
import type { Issues } from '#data/server/forms/use-form.ts';
import { zoneToAdopt } from './zones.ts';

const NAMES = [
  'firstName',
  'lastName',
  'hideRealName',
  'isPrivate',
  'offBoards',
  'position',
  'skillLevel',
  'yearsPlaying',
  'teamName',
  'timezone',
  'hometown',
  'school',
  'clubTeam',
  'bio',
  'profileImageUrl',
] as const;

/** Who sees what is decided at the moment of saving: a switch that was flipped and left is not flipped later. */
const NOT_KEPT: readonly string[] = [
  'hideRealName',
  'isPrivate',
  'offBoards',
] satisfies readonly (typeof NAMES)[number][];

/** What can be edited of a profile. */
export type EditFields = Pick<User, (typeof NAMES)[number]>;
/** What differs from what stands. */
export type EditChanges = Partial<EditFields>;
/** What is sent: a position or a level that was set is never taken away. */
export type SentChanges = {
  [Name in keyof EditFields]?: NonNullable<EditFields[Name]>;
};

/** The form's fields: what stands, with the changes over it. */
export function editFields(standing: User, changes: EditChanges): EditFields {
  return { ...standing, ...changes };
}

const REQUIRED = ['firstName', 'lastName'] as const;

/** What keeps a profile from being saved: a name can be changed, not taken away. */
export function editIssues(fields: EditFields): Issues<EditFields> {
  const empty = REQUIRED.filter((name) => isBlank(fields[name]));
  return Object.fromEntries(empty.map((name) => [name, EMPTY_FIELD]));
}

/** The changes that really change something, in the form in which they are kept. */
export function realChanges(standing: User, changes: EditChanges): SentChanges {
  const real: Record<string, unknown> = {};
  for (const name of NAMES) {
    const value = changes[name];
    const kept = typeof value === 'string' ? written(value) : value;
    if (kept !== undefined && kept !== null && kept !== standing[name]) real[name] = kept;
  }
  return real;
}

/** What of the changes outlives the screen: all but the switches of who sees what. */
export function draftOf(changes: EditChanges): EditChanges {
  return Object.fromEntries(Object.entries(changes).filter(([name]) => !NOT_KEPT.includes(name)));
}

/** What a draft holds that still is a field of the form, of its kind; a draft of before may hold the switches. */
export function changesFrom(draft: Record<string, unknown>, standing: User): EditChanges {
  const names = NAMES.filter((name) => !NOT_KEPT.includes(name) && isFitting(name, draft[name], standing));
  return Object.fromEntries(names.map((name) => [name, draft[name]]));
}

function isFitting(name: keyof EditFields, value: unknown, standing: User): boolean {
  if (name === 'position') return POSITIONS.some((one) => one === value);
  if (name === 'skillLevel') return SKILL_LEVELS.some((one) => one === value);
  return value !== undefined && typeof value === typeof standing[name];
}

/** A zone that nobody has chosen is the browser's from now on, once the profile is saved. */
export function adoptedZone(
  { timezone }: Pick<User, 'timezone'>,
  browserZone: string,
): Pick<EditChanges, 'timezone'> {
  const zone = zoneToAdopt(timezone, browserZone);
  return zone === timezone ? {} : { timezone: zone };
}
