import type { VictoryStory } from 'sync-protocol/entities/stories/victory-story';
import { changesOf, type RowChange } from 'sync-protocol/mutations/rows';
import { birthOf, isMinor } from 'sync-protocol/rules/session/age';
import { judgeStory, STORY_WORDS } from 'sync-protocol/rules/stories/story-words';
import type { Cause } from '#sync/server-half.ts';
import { playersOf } from './queries.ts';

/** Stories that are told just now: also one that was taken back and told again in one push, and none that is released. */
export function storiesTold({ changes, isRuling }: Pick<Cause, 'changes' | 'isRuling'>): VictoryStory[] {
  if (isRuling) return [];
  return changesOf(changes, 'victoryStories').flatMap(({ before, after }) =>
    after && before?.createdAt !== after.createdAt ? [after] : [],
  );
}

/**
 * Judges stories that are told now, or in other words: what is unsure in one waits for the operator, and what waits goes
 * on waiting until they have said so.
 */
export async function judgeStories({ kysely, now, changes, isRuling }: Cause): Promise<RowChange[]> {
  if (isRuling) return [];
  const told = changesOf(changes, 'victoryStories').flatMap(({ id, before, after }) =>
    after && isToBeJudged(before, after) ? [{ id, before, after }] : [],
  );
  const authors = await playersOf(kysely, [...new Set(told.map(({ after }) => after.userId))]);
  // Not when it was written: what waited on a phone is as new to the operator as to the players.
  const arrived = (known: string | null | undefined, at: string) => (known === at ? at : now.toISOString());
  return told.map(({ id, before, after }) => {
    const author = authors.get(after.userId);
    const isYoung = !author || isMinor(birthOf(author), now.getTime());
    const isHeld = after.isHeld || before?.isHeld === true || judgeStory(after, isYoung) !== 'fine';
    const isUntold = (before ? before.isUntold : isHeld) || null;
    // Released are the words that the operator has read, to whomever they are told.
    const isReleased = before && !areOtherWords(before, after) ? before.isReleased : null;
    const isPublic = after.isPublic && !isYoung;
    const createdAt = arrived(before?.createdAt, after.createdAt);
    const editedAt = after.editedAt && arrived(before?.editedAt, after.editedAt);
    const judged = { ...after, isHeld, isUntold, isReleased, isPublic, createdAt, editedAt };
    return { table: 'victoryStories', id, before: after, after: judged };
  });
}

/** Whether it is new, says something else, is told to others, or would be released by its own author. */
function isToBeJudged(before: VictoryStory | undefined, after: VictoryStory): boolean {
  return (
    !before ||
    areOtherWords(before, after) ||
    before.isPublic !== after.isPublic ||
    (before.isHeld && !after.isHeld)
  );
}

function areOtherWords(before: VictoryStory, after: VictoryStory): boolean {
  return STORY_WORDS.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}
