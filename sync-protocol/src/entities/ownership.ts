/** Whose rows of a table are: the kind of their scope, and the field with its id. */
export interface Ownership {
  kind: 'user' | 'team';
  field: 'userId' | 'teamId' | 'id';
}

/**
 * A row is the player's that it names as `userId`, whatever else it names, else the team's that it names as `teamId`,
 * else the player's whose id it has (S4.1). So a team's row that speaks of players names them in other words, such as
 * `authorId`; one that says `userId` is that player's, as their own membership in a team is.
 */
export function ownershipOf(hasField: (name: string) => boolean): Ownership {
  if (hasField('userId')) return { kind: 'user', field: 'userId' };
  if (hasField('teamId')) return { kind: 'team', field: 'teamId' };
  return { kind: 'user', field: 'id' };
}

/** The scope of a whole row, which it never leaves. @throws when the row names no owner */
export function scopeOfRow(row: Readonly<Record<string, unknown>>): string {
  const { kind, field } = ownershipOf((name) => name in row);
  const owner = row[field];
  if (typeof owner !== 'string') throw new Error(`a row without its ${field}`);
  return `${kind}:${owner}`;
}
