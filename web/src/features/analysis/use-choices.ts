import { useState } from 'react';
import type { Hand, PlayerLevel, Technique } from 'sync-protocol/rules/technique/terms';

/** Which hand hits: one that the player names, or the one that is found. */
export type HandChoice = Hand | 'found';

/** What the player says of a clip. */
export interface Choices {
  technique: Technique | null;
  level: PlayerLevel;
  handChoice: HandChoice;
  setTechnique: (technique: Technique) => void;
  setLevel: (level: PlayerLevel) => void;
  setHandChoice: (hand: HandChoice) => void;
}

export function useChoices(initialLevel: PlayerLevel): Choices & { hand: Hand | null } {
  const [technique, setTechnique] = useState<Technique | null>(null);
  const [level, setLevel] = useState(initialLevel);
  const [handChoice, setHandChoice] = useState<HandChoice>('found');
  const hand = handChoice === 'found' ? null : handChoice;
  return { technique, level, hand, handChoice, setTechnique, setLevel, setHandChoice };
}
