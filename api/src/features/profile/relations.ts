import type { UserId } from 'sync-protocol/ids';
import type { Relationship } from 'sync-protocol/rules/profile/privacy';
import { birthOf, type BirthMonth } from 'sync-protocol/rules/session/age';
import type { Queryable } from '#db/db.ts';
import { Statement } from '#db/statement.ts';

/** What stands between a viewer and others. */
export interface Surroundings<Asked extends readonly Beside[] = readonly Beside[]> {
  /** When the viewer was born. */
  birth: BirthMonth | null;
  /** Those on the other side of a block with the viewer, whoever of the two wished it. */
  blocked: ReadonlySet<UserId>;
  /** Who plays with the viewer, or against them; whoever is missing does neither. */
  known: ReadonlyMap<UserId, Relationship>;
  /** What was asked for beside it. */
  beside: RowsOf<Asked>;
}

/**
 * Something else that the same statement asks for, since a look costs about as much as the statements that it sends:
 * selects rows with an `id`, which arrive as JSON. In it `close (id)` are the viewer and all who play with or against
 * them. Whoever writes the text says what its rows are.
 */
export interface Beside<Row = unknown> {
  (statement: Statement, viewer: string): string;
  /** Never there: what a row is, for the compiler. */
  readonly row?: Row;
}

/** The rows of each of them. */
export type RowsOf<Asked extends readonly Beside[]> = {
  readonly [Place in keyof Asked]: Asked[Place] extends Beside<infer Row> ? readonly Row[] : never;
};

/** Asks what is between a viewer and others: everybody who plays with or against them, or of `others` alone. */
export type Relations = <const Asked extends readonly Beside[] = []>(
  kysely: Queryable,
  viewer: UserId,
  others?: readonly UserId[],
  ...beside: Asked
) => Promise<Surroundings<Asked>>;

/** Something that ties players to each other, as the feature knows it that it belongs to. */
export interface TieSource {
  /** Selects whom it ties to a viewer, as `id uuid` and `facts json`, maybe several times each. */
  select: (viewer: string) => string;
  /** What the facts of one such player come to. */
  relationshipOf: (facts: readonly unknown[]) => Relationship;
}

interface Row {
  /** The place of the source, or after them of what is asked beside; of the viewer and their blocks, one of those below. */
  source: number;
  id: UserId;
  facts: unknown;
}

const VIEWER = -1;
const BLOCK = -2;

/** All that is between a viewer and others, asked for in one statement: each look at whatever somebody else did asks it. */
export const relationsOf =
  (sources: readonly TieSource[]): Relations =>
  async <const Asked extends readonly Beside[]>(
    kysely: Queryable,
    viewer: UserId,
    others?: readonly UserId[],
    ...beside: Asked
  ) => {
    const bySource = Map.groupBy(
      await readRows(sources, kysely, viewer, others, beside),
      ({ source }) => source,
    );
    const of = (source: number) => bySource.get(source) ?? [];
    const known = new Map<UserId, Relationship>();
    for (const [index, { relationshipOf }] of sources.entries())
      for (const [id, ties] of Map.groupBy(of(index), (row) => row.id)) {
        const one = known.get(id);
        const more = relationshipOf(ties.map(({ facts }) => facts));
        known.set(id, {
          isTeammate: more.isTeammate || one?.isTeammate === true,
          isRival: more.isRival || one?.isRival === true,
          isByCode: more.isByCode === true || one?.isByCode === true,
        });
      }
    const [own] = of(VIEWER);
    return {
      birth: own ? birthIn(own.facts) : null,
      blocked: new Set(of(BLOCK).map(({ id }) => id)),
      known,
      // What its own text selects is what whoever asked says it is.
      beside: beside.map((_, index) =>
        of(sources.length + index).map(({ facts }) => facts),
      ) as readonly unknown[] as RowsOf<Asked>,
    };
  };

function readRows(
  sources: readonly TieSource[],
  kysely: Queryable,
  viewer: UserId,
  others: readonly UserId[] | undefined,
  beside: readonly Beside[],
): Promise<Row[]> {
  const statement = new Statement();
  const own = statement.value(viewer, 'uuid');
  const within = others === undefined ? '' : `where tied.id = any(${statement.value(others, 'uuid[]')})`;
  const ties = [
    `select ${VIEWER} as source, id, json_build_array(birth_month, birth_year) as facts from users where id = ${own}`,
    `select ${BLOCK}, blocked_id, null from blocks where blocker_id = ${own}`,
    `select ${BLOCK}, blocker_id, null from blocks where blocked_id = ${own}`,
    ...sources.map(
      ({ select }, index) => `select ${index}, tied.id, tied.facts from (${select(own)}) as tied ${within}`,
    ),
  ];
  const more = beside.map(
    (select, index) =>
      `union all select ${sources.length + index}, part.id, row_to_json(part) from (${select(statement, own)}) as part`,
  );
  return statement.run<Row>(
    kysely,
    `with ties as (${ties.join(' union all ')}), close as (select distinct id from ties where source >= ${VIEWER})
    select * from ties ${more.join(' ')}`,
  );
}

function birthIn(facts: unknown): BirthMonth | null {
  const [birthMonth, birthYear] = facts as [number | null, number | null];
  return birthOf({ birthMonth, birthYear });
}
