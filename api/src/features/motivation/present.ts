import type { MotivationAnswer } from 'sync-protocol/contract/motivation';
import type { Motivation } from 'sync-protocol/entities/motivation/motivation';
import type { UserId } from 'sync-protocol/ids';
import { motivationId } from 'sync-protocol/rules/derived-ids';
import { promptIndex } from 'sync-protocol/rules/motivation/motivation';
import type { Deps } from '#deps';

type Done = Pick<Motivation, 'isViewed' | 'refreshes'>;

const UNTOUCHED: Done = { isViewed: false, refreshes: 0 };

/** The prompt of a player's day; `done` is what they did with it, nothing so far if there is none. */
export function presentMotivation(
  { prompts: { quotes } }: Deps['catalog'],
  userId: UserId,
  day: string,
  done: Done = UNTOUCHED,
): MotivationAnswer {
  const quote = quotes[promptIndex(userId, day, done.refreshes, quotes.length)];
  if (!quote) throw new Error('the catalog has no prompts');
  const { prompt, category } = quote;
  return { id: motivationId(userId, day), prompt, category, isViewed: done.isViewed };
}
