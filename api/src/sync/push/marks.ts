import { hash } from 'node:crypto';
import type { ClientGroupId } from 'sync-protocol/ids';
import { LANES, MAX_MUTATIONS_A_PUSH, type OutboxMutation } from 'sync-protocol/wire';
import type { Queryable } from '#db/db.ts';

/** Letters of a mark: of 2⁴⁸ mutations that could have a number, one looks like the one that has it. */
const MARK_LENGTH = 8;

/** Tells a mutation from another one that has its number, however either of them was packed (S2.11). */
export function markOf({ name, args, at, day, tz }: OutboxMutation): string {
  const said = JSON.stringify([name, textOf(args), Date.parse(at), day, tz]);
  return hash('sha256', said, 'base64url').slice(0, MARK_LENGTH);
}

function textOf(args: Record<string, unknown>): string {
  try {
    return JSON.stringify(inOrder(args));
  } catch {
    // Nested deeper than can be written: no phone of ours sends that, and it is refused (S2.6).
    return '';
  }
}

/** The same with the fields of every object in one order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, of]) => [name, inOrder(of)]));
}

/** The marks of mutations that were run before under the numbers of these, as far as they are still kept. */
export async function marksOf(
  kysely: Queryable,
  clientGroup: ClientGroupId,
  known: readonly OutboxMutation[],
): Promise<Map<OutboxMutation, string>> {
  const marks = new Map<OutboxMutation, string>();
  if (known.length === 0) return marks;
  const found = await kysely
    .selectFrom('syncMarks')
    .select(['lane', 'lastId', 'marks'])
    .where('clientGroup', '=', clientGroup)
    .where((of) =>
      of.or(
        LANES.map((lane) => {
          const ids = known.filter((mutation) => mutation.lane === lane).map(({ id }) => id);
          return of.and([
            of('lane', '=', lane),
            of('lastId', '>=', Math.min(...ids, Number.MAX_SAFE_INTEGER)),
            of('lastId', '<', Math.max(...ids, 0) + MAX_MUTATIONS_A_PUSH),
          ]);
        }),
      ),
    )
    .execute();
  for (const mutation of known) {
    for (const { lane, lastId, marks: kept } of found) {
      const start = kept.length - (lastId - mutation.id + 1) * MARK_LENGTH;
      if (lane === mutation.lane && lastId >= mutation.id && start >= 0)
        marks.set(mutation, kept.slice(start, start + MARK_LENGTH));
    }
  }
  return marks;
}
