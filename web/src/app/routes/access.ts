/** Who is looking: signed out, signed in without a complete profile, or a player. */
export type Visitor = 'guest' | 'newcomer' | 'player';

/** What a visitor gets at a path: one of our screens, another path, or an invitation to sign in. */
export type Access<Screen extends string> =
  | { show: Screen }
  | { goTo: string }
  | { show: 'signInFirst' | 'notFound' };

type Row<Screen extends string> = Partial<Record<Visitor | 'anyone', Screen>>;

/**
 * The route table by session state: who sees which screen at a path.
 * @param row the path's row, none for a path that is nobody's
 */
export function accessAt<Screen extends string>(
  row: Row<Screen> | undefined,
  visitor: Visitor,
): Access<Screen> {
  const screen = row?.[visitor] ?? row?.anyone;
  if (screen) return { show: screen };
  if (!row) return { show: 'notFound' };
  // A known place that is not for this visitor: a player's for guests, a guest's for players.
  return visitor === 'guest' ? { show: 'signInFirst' } : { goTo: '/' };
}
