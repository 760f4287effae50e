/** Whose rows of a table are: the kind of their scope, and the field with its id. */
export interface Ownership {
  kind: 'user' | 'team';
  field: 'userId' | 'teamId' | 'id';
}

/** A row is the player's that it names, else the team's that it names, else the player's whose id it has (S4.1). */
export function ownershipOf(hasField: (name: string) => boolean): Ownership {
  if (hasField('userId')) return { kind: 'user', field: 'userId' };
  if (hasField('teamId')) return { kind: 'team', field: 'teamId' };
  return { kind: 'user', field: 'id' };
}

/** The scope of a whole row, which it never leaves. */
export function scopeOfRow(row: Readonly<Record<string, unknown>>): string {
  const { kind, field } = ownershipOf((name) => name in row);
  return `${kind}:${String(row[field])}`;
}
