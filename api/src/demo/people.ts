import { v5 } from 'uuid';
import { userId, type UserId } from 'sync-protocol/ids';
import {
  POSITIONS,
  SKILL_LEVELS,
  type Position,
  type SkillLevel,
} from 'sync-protocol/rules/profile/positions';
import type { Dice } from './dice.ts';

/** Ids of the demo's rows are made of their names in this namespace, so that they are the same every time. */
const NAMESPACE = '0b6b2d0a-8f0e-5d43-9f55-5b1c0b6f7a11';

const FIRST_NAMES = [
  'Maya',
  'Noah',
  'Lena',
  'Tomas',
  'Amara',
  'Kenji',
  'Sofia',
  'Elias',
  'Priya',
  'Jonas',
  'Zoe',
  'Mateo',
  'Freya',
  'Luca',
  'Nadia',
  'Owen',
  'Ines',
  'Samir',
  'Clara',
  'Theo',
  'Yara',
  'Felix',
  'Mina',
  'Oskar',
  'Leila',
  'Hugo',
  'Alva',
  'Rafael',
  'Tessa',
  'Ivan',
  'Naomi',
  'Caleb',
  'Ronja',
  'Diego',
  'Elif',
  'Marcus',
] as const;
const LAST_NAMES = [
  'Reyes',
  'Lindqvist',
  'Okafor',
  'Novak',
  'Tanaka',
  'Moreau',
  'Schmidt',
  'Costa',
  'Haddad',
  'Byrne',
  'Larsen',
  'Kaya',
] as const;
const ENDINGS = ['Spikes', 'Sets', 'Digs', 'Aces', 'Blocks', 'Serves'] as const;
const CLUBS = ['Harbor VC', 'Northside Volleyball', 'Riverbend Juniors', 'Summit VBC'] as const;
const TOWNS = ['Portside', 'Elmwood', 'Riverbend', 'Granite Falls'] as const;

export interface DemoPerson {
  id: UserId;
  email: string;
  firstName: string;
  lastName: string;
  displayName: string;
  position: Position;
  skillLevel: SkillLevel;
  birthYear: number;
  birthMonth: number;
  yearsPlaying: number;
  club: string;
  town: string;
  /** How likely a training day is a day with training, 0 to 1. */
  diligence: number;
}

/** An id of the demo, the same every time. */
export function demoId(...parts: (string | number)[]): string {
  return v5(parts.join(':'), NAMESPACE);
}

const idOf = (firstName: (typeof FIRST_NAMES)[number]) => userId.parse(demoId('user', firstName));

/** Those of all players of the demo. */
export const DEMO_IDS: readonly UserId[] = FIRST_NAMES.map(idOf);

/**
 * The players of the demo. The first one trains nearly every day and the second now and then: theirs are the
 * sign-ins that are printed.
 */
export function demoPeople(dice: Dice, thisYear: number): DemoPerson[] {
  return FIRST_NAMES.map((firstName, index) => {
    const lastName = dice.pick(LAST_NAMES);
    const displayName = `${firstName}${dice.pick(ENDINGS)}`;
    const age = dice.between(13, 19);
    return {
      id: idOf(firstName),
      email: `${firstName.toLowerCase()}@demo.example`,
      firstName,
      lastName,
      displayName,
      position: dice.pick(POSITIONS),
      skillLevel: dice.pick(SKILL_LEVELS),
      birthYear: thisYear - age - 1,
      birthMonth: dice.between(1, 12),
      yearsPlaying: dice.between(1, age - 10),
      club: dice.pick(CLUBS),
      town: dice.pick(TOWNS),
      diligence: index === 0 ? 0.95 : index === 1 ? 0.45 : 0.3 + dice.roll() * 0.6,
    };
  });
}
