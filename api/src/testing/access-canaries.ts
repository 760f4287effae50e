import type { TestUser } from './factories.ts';

/** When the victims have trained: an instant that is nowhere else. */
export const LAST_AT = Date.parse('2026-11-18T12:34:56Z');

/** A victim's own words and numbers, by who may learn them at the farthest. */
export function canariesOf(index: number, { user, picture }: { user: TestUser; picture: string }) {
  const word = (name: string) => `Canary${name}${index}x`;
  return {
    closed: { id: user.id, displayName: user.displayName },
    open: {
      clubTeam: word('Club'),
      teamName: word('Team'),
      bio: word('Bio'),
      profileImageUrl: picture,
      points: `:${700_000 + index}`,
      streak: `Streak":${500 + index}`,
    },
    close: {
      firstName: word('First'),
      lastName: word('Last'),
      school: word('School'),
      hometown: word('Town'),
      story: word('Story'),
      /** Told at once, they would tell when somebody trains. */
      pointsNow: `:${800_000 + index}`,
      streakNow: `Streak":${600 + index}`,
    },
    self: {
      email: `canary-mail-${index}@example.org`,
      timezone: 'Pacific/Kiritimati',
      birth: '"birthYear":1',
      birthNow: '"birthYear":2',
      lastAt: String(LAST_AT + index),
      hidden: '"hidden":',
      /** When they play, and what they noted of a practice. */
      matchDay: `2931-07-1${index}`,
      noted: `"jumps":98${index}`,
      /** Of a challenge that only their team has got. */
      competition: word('Cup'),
    },
  };
}
export type Canaries = ReturnType<typeof canariesOf>;
