import { leaderboardEntry } from 'sync-protocol/contract/leaderboard';
import type { AiPlayer } from 'sync-protocol/rules/leaderboard/ai-players';
import { presentCard, type Card, type Sight } from 'sync-protocol/rules/profile/privacy';

/** Someone with points. */
export interface Contestant {
  id: string;
  points: number;
  streak: number;
  /** Writes what the viewer sees of them, as `cardText` does; null: not who they are. */
  card: (() => string) | null;
}

/** What a board shows of a player wherever they stand: the part of an entry that comes after its numbers, as JSON. */
export function cardText(player: Card, sees: Sight): string {
  const card = presentCard(player, sees);
  if (!card) throw new Error('who is shown by name is known to the viewer');
  return textOf({
    ...card,
    displayName: card.displayName ?? '',
    volleyballPosition: card.position,
    isAI: false,
  });
}

export function presentAi({ id, displayName, position }: AiPlayer, points: number): Contestant {
  const card = { id, firstName: '', lastName: '', displayName, hideRealName: true, profileImageUrl: '' };
  return { id, points, streak: 0, card: () => textOf({ ...card, volleyballPosition: position, isAI: true }) };
}

type CardFields = Omit<
  Extract<ReturnType<typeof leaderboardEntry.parse>, { isPrivate: false }>,
  'isPrivate' | 'rank' | 'points' | 'totalPoints' | 'currentStreak'
>;

/** Through the schema once: what is kept is written into many answers. */
function textOf(card: CardFields): string {
  const anywhere = { rank: 1, points: 0, totalPoints: 0, currentStreak: 0 };
  const entry = leaderboardEntry.parse({ ...card, ...anywhere, isPrivate: false });
  const { rank: _, points: __, totalPoints: ___, ...rest } = entry;
  return JSON.stringify({ ...rest, currentStreak: undefined }).slice(1);
}

/**
 * The first of all contestants as JSON, most points first; equal points share a rank, and the next one counts them all.
 * Among equals those whom the viewer does not see come last: their order would tell their age on the server.
 * The others stand by their ids.
 */
export function rankedText(contestants: readonly Contestant[], limit: number): string {
  const sorted = contestants.toSorted(byPlace);
  let rank = 1;
  const places = sorted.slice(0, limit).map(({ points, streak, card }, index) => {
    if (points !== sorted[index - 1]?.points) rank = index + 1;
    const place = `{"rank":${rank},"points":${points},"totalPoints":${points},`;
    return card ? `${place}"currentStreak":${streak},${card()}` : `${place}"isPrivate":true}`;
  });
  return `[${places.join()}]`;
}

function byPlace(a: Contestant, b: Contestant): number {
  const isPrivate = ({ card }: Contestant) => Number(card === null);
  return b.points - a.points || isPrivate(a) - isPrivate(b) || (a.id < b.id ? -1 : 1);
}
