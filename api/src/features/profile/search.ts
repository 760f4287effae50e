import { sql } from 'kysely';
import type { UserId } from 'sync-protocol/ids';
import { birthOf, isMinor } from 'sync-protocol/rules/session/age';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { gateOf, type Beside, type SubjectRow } from './commands.ts';
import type { PersonRow } from './queries.ts';

/** Players that are looked at, and those that are answered: nobody lists everybody. */
const LOOKED_AT = 200;
const FOUND = 20;

/**
 * Players whose username, or whose real name where the viewer sees it, begins with a text; first those who play with the
 * viewer or against them. A minor is found by strangers with all of their username and by nothing else. Whom a search finds
 * is asked to be a rival or to come into a team: who may not be asked is not found, though a team brings them together.
 */
export async function search(deps: Pick<Deps, 'db' | 'relations' | 'now'>, viewer: UserId, text: string) {
  const asked = text.toLowerCase();
  const { kysely } = deps.db;
  const { standingTo, mayApproach, beside } = await gateOf(deps, viewer, undefined, candidates(asked));
  const now = deps.now().getTime();
  const [rows] = beside;
  const found = rows.flatMap((row) => {
    const { sees, player, relationship } = standingTo(row);
    if (row.id === viewer || !mayApproach(row) || player.displayName === null) return [];
    const username = player.displayName.toLowerCase();
    const isKnown = relationship.isTeammate || relationship.isRival;
    const isHidden = !isKnown && isMinor(birthOf(player), now);
    const isNamed = isHidden ? username === asked : username.startsWith(asked);
    const byName = !isHidden && sees.name && namesOf(player).some((name) => name.startsWith(asked));
    return isNamed || byName ? [{ id: row.id, username, isExact: username === asked, isKnown }] : [];
  });
  const first = found
    .toSorted(
      (a, b) =>
        Number(b.isExact) - Number(a.isExact) ||
        Number(b.isKnown) - Number(a.isKnown) ||
        (a.username < b.username ? -1 : 1),
    )
    .slice(0, FOUND);
  const people = await peopleOf(kysely, first);
  return first.flatMap(({ id }) => {
    const row = people.get(id);
    return row && mayApproach(row) ? [standingTo(row)] : [];
  });
}

/** All about those who are found: of the others their names are enough. */
async function peopleOf(kysely: Queryable, found: readonly { id: UserId }[]) {
  if (found.length === 0) return new Map<UserId, PersonRow>();
  const ids = found.map(({ id }) => id);
  const rows = await kysely
    .selectFrom('users')
    .selectAll()
    .where('id', '=', sql<UserId>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function namesOf({ firstName, lastName }: { firstName: string; lastName: string }): string[] {
  const [first, last] = [firstName.toLowerCase(), lastName.toLowerCase()];
  return [`${first} ${last}`, last].filter((name) => name !== '');
}

/** No word goes on with it. */
const LAST_CHARACTER = '\u{10ffff}';

type Candidate = SubjectRow & Pick<PersonRow, 'firstName' | 'lastName'>;

/** By index: whoever has many namesakes is looked for by more letters. */
const candidates =
  (asked: string): Beside<Candidate> =>
  (statement) => {
    const [from, to] = [statement.value(asked, 'text'), statement.value(asked + LAST_CHARACTER, 'text')];
    // As a span of the index's order: `like` with a parameter would read every player.
    const begins = (name: string) => `${name} ~>=~ ${from} and ${name} ~<~ ${to}`;
    return `select u.id, u.display_name as "displayName", u.hide_real_name as "hideRealName", u.is_private as "isPrivate",
      u.hidden, u.disabled, u.birth_month as "birthMonth", u.birth_year as "birthYear",
      u.word_rulings as "wordRulings", u.first_name as "firstName", u.last_name as "lastName"
    from (
      (select id from users where lower(display_name) = ${from})
      union (select id from users where ${begins('lower(display_name)')} limit ${LOOKED_AT})
      union (select id from users where not hide_real_name
        and ${begins(`lower(first_name || ' ' || last_name)`)} limit ${LOOKED_AT})
      union (select id from users where not hide_real_name and ${begins('lower(last_name)')} limit ${LOOKED_AT})
      union (select id from close)) as found
    join users u on u.id = found.id`;
  };
