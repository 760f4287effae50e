import { sql, type RawBuilder } from 'kysely';
import type { UserId } from 'sync-protocol/ids';
import { birthOf, isMinor } from 'sync-protocol/rules/session/age';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { gateOf } from './commands.ts';

/** Players that are looked at, and those that are answered: nobody lists everybody. */
const LOOKED_AT = 200;
const FOUND = 20;

/**
 * Players whose username, or whose real name where the viewer sees it, begins with a text; first those who play with the
 * viewer or against them. A minor is found by strangers with all of their username and by nothing else.
 */
export async function search(deps: Pick<Deps, 'db' | 'relations' | 'now'>, viewer: UserId, text: string) {
  const asked = text.replace(/^@/, '').toLowerCase();
  const { kysely } = deps.db;
  const { standingTo, related } = await gateOf(deps, viewer);
  const now = deps.now().getTime();
  const rows = await candidates(kysely, asked, related);
  const found = rows.flatMap((row) => {
    const { sees, player, relationship } = standingTo(row);
    if (row.id === viewer || !sees.existence || player.displayName === null) return [];
    const username = player.displayName.toLowerCase();
    const isKnown = relationship.isTeammate || relationship.isRival;
    const isHidden = !isKnown && isMinor(birthOf(player), now);
    const byUsername = isHidden ? username === asked : username.startsWith(asked);
    const byName = !isHidden && sees.name && namesOf(player).some((name) => name.startsWith(asked));
    return byUsername || byName ? [{ player, sees, relationship, isExact: username === asked, isKnown }] : [];
  });
  return found
    .toSorted((a, b) => Number(b.isExact) - Number(a.isExact) || Number(b.isKnown) - Number(a.isKnown))
    .slice(0, FOUND);
}

function namesOf({ firstName, lastName }: { firstName: string; lastName: string }): string[] {
  const [first, last] = [firstName.toLowerCase(), lastName.toLowerCase()];
  return [`${first} ${last}`, last].filter((name) => name !== '');
}

/** No word goes on with it. */
const LAST_CHARACTER = '\u{10ffff}';

/** By index: whoever has many namesakes is looked for by more letters. */
async function candidates(kysely: Queryable, asked: string, related: readonly UserId[]) {
  // As a span of the index's order: `like` with a parameter would read every player.
  const begins = (name: RawBuilder<string>) =>
    sql`${name} ~>=~ ${asked} and ${name} ~<~ ${asked + LAST_CHARACTER}`;
  const ids = await sql<{ id: UserId }>`
    (select id from users where lower(display_name) = ${asked})
    union (select id from users where ${begins(sql`lower(display_name)`)} limit ${LOOKED_AT})
    union (select id from users where not hide_real_name
      and ${begins(sql`lower(first_name || ' ' || last_name)`)} limit ${LOOKED_AT})
    union (select id from users where not hide_real_name
      and ${begins(sql`lower(last_name)`)} limit ${LOOKED_AT})
    `.execute(kysely);
  const all = [...new Set([...ids.rows.map(({ id }) => id), ...related])];
  if (all.length === 0) return [];
  return kysely
    .selectFrom('users')
    .selectAll()
    .where('id', '=', sql<UserId>`any(${all}::uuid[])`)
    .orderBy('displayName')
    .execute();
}
