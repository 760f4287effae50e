import type { HeldWords } from 'sync-protocol/entities/held-words';
import { newId } from 'sync-protocol/ids';
import { UNNAMED_COMPETITION } from 'sync-protocol/rules/competitions/competition-terms';
import { holdsGrooming } from 'sync-protocol/rules/words/grooming';
import { judgeText } from 'sync-protocol/rules/words/judge';
import type { News } from './news.ts';

// What goes to others with a request, an invitation or a challenge.

/** The tables whose rows bring words to others, by field with what they read until the operator has looked. */
export const HELD = {
  rivalries: { message: '' },
  teamInvitations: { message: '', skillMatch: '' },
  competitions: { name: UNNAMED_COMPETITION, description: '' },
} as const;

export type HeldTable = keyof typeof HELD;

/**
 * A row as others get it: what the lists are unsure of in it waits for the operator, and something else stands there.
 * @param isGuarded whether a minor may be among the two sides whom no team's code brought together
 * @param isRefused whether the operator took a text off a team of whoever wrote it
 */
export function heldBack<Row extends { heldWords?: HeldWords }>(
  table: HeldTable,
  row: Row,
  { isGuarded, isRefused = () => false }: { isGuarded: boolean; isRefused?: (text: string) => boolean },
): Row {
  const isUnsure = (text: string) =>
    judgeText(text) === 'doubtful' || (isGuarded && holdsGrooming(text)) || isRefused(text);
  const texts = row as Readonly<Record<string, unknown>>;
  const unsure = Object.entries<string>(HELD[table]).flatMap(([field, instead]) => {
    const text = texts[field];
    return typeof text === 'string' && isUnsure(text) ? [{ field, text, instead }] : [];
  });
  if (unsure.length === 0) return row;
  const words = Object.fromEntries(unsure.map(({ field, text }) => [field, text]));
  const shown = Object.fromEntries(unsure.map(({ field, instead }) => [field, instead]));
  return { ...row, ...shown, heldWords: { id: newId(), words } };
}

const OF: Readonly<Record<HeldTable, Pick<News, 'type' | 'path'>>> = {
  rivalries: { type: 'rival_request', path: '/rivals?tab=requests' },
  teamInvitations: { type: 'team_invitation', path: '/teams?tab=invitations' },
  competitions: { type: 'competition_update', path: '/teams?tab=competitions' },
};

/** What whoever answers for such words hears while they wait. */
export const messageWaits = (table: HeldTable): News => ({
  ...OF[table],
  title: 'We’re checking your message',
  message:
    table === 'competitions'
      ? `We look at what was written before others read it. Until then it is a “${UNNAMED_COMPETITION}”.`
      : 'We look at what you wrote before the other player reads it. They can already see everything else.',
  isInAppOnly: true,
});

/** And once the operator has looked. */
export const messageRuled = (table: HeldTable, isReleased: boolean): News => ({
  ...OF[table],
  ...(isReleased
    ? {
        title: 'Your message is approved',
        message:
          table === 'competitions'
            ? 'We took a look, and both teams can read what was written for the challenge now.'
            : 'We took a look, and the other player can read what you wrote now.',
      }
    : {
        title: 'Your message stays off the court',
        message: 'We took a look, and others won’t see it. Everything else stays as it is.',
      }),
});
