import type { MutationArgs } from 'sync-protocol/mutations/index';
import { seasonSet, seasonSetDay } from 'sync-protocol/mutations/training/season-changes';
import type { DayKind } from 'sync-protocol/rules/training/season/season';
import { addDays } from 'sync-protocol/rules/training-day';
import { mutate } from '#data/rows/mutate.ts';
import { dayInWords } from '#ui/format.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './season-messages.ts';

const text = messages.season;

/** Says where in the year the player is, and on which weekdays there is something. */
export async function saveSeason(changed: MutationArgs<'season.set'>): Promise<void> {
  const result = await mutate(seasonSet, changed);
  if (!result.ok) toast({ title: text.failed, text: result.message, tone: 'danger' });
  else if (changed.phase !== undefined)
    toast({ title: changed.phase ? text.follow : text.without, text: text.stands, tone: 'success' });
}

/** Says what a day holds. */
export async function saveDay(day: string, kind: DayKind, today: string): Promise<void> {
  const result = await mutate(seasonSetDay, { day, kind });
  const isSoon = kind === 'match' && day <= addDays(today, 1);
  if (!result.ok) toast({ title: text.failed, text: result.message, tone: 'danger' });
  else if (isSoon) toast({ title: text.match(dayInWords(day)), text: text.stands });
}
