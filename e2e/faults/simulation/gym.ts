import type { Dice } from 'api/src/demo/dice.ts';
import type { StoryId, TeamId, UserId } from 'sync-protocol/ids';
import type { Device } from './device.ts';

/** What is known in the gym: codes that hang on its wall, also old ones, and the teams that there are or were. */
export interface Gym {
  players: readonly UserId[];
  codes: string[];
  teams: TeamId[];
  /** Stories that were told, as those who scroll through the feed know of them. */
  stories: StoryId[];
  /** Two teams train for their competitions, and hardly ever change who is in them. */
  isCompeting: boolean;
  /** What a photo is here. */
  photo: Buffer;
}

export type Act = (device: Device, gym: Gym) => Promise<unknown>;
/** What may be done, and how often. */
export type Deck = readonly (readonly [weight: number, act: Act])[];

/** One of some things by dice; of none there is none. */
export function pickOf<T>(dice: Dice, all: readonly T[]): T | undefined {
  return all.length > 0 ? dice.pick(all) : undefined;
}

/** A team that the phone shows as one of the player's. */
export async function ownTeam({ db, dice }: Device) {
  const memberships = await db.synced('memberships').toArray();
  return pickOf(dice, memberships);
}

/** Somebody else of a team, as the phone shows it. */
export async function someMember({ db, dice }: Device) {
  const own = new Set((await db.synced('memberships').toArray()).map(({ id }) => id));
  return pickOf(
    dice,
    (await db.synced('teamMembers').toArray()).filter(({ id }) => !own.has(id)),
  );
}
