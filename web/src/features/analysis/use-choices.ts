import { useEffect, useRef } from 'react';
import type { Hand, PlayerLevel, Technique } from 'sync-protocol/rules/technique/terms';
import { useLeft } from './left.ts';

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

/**
 * What the player says of a clip, and as `latest` what they say by now: to read a file takes a moment.
 * @param kind of analysis: each has choices of its own
 */
export function useChoices(kind: string, initialLevel: PlayerLevel) {
  const [technique, setTechnique] = useLeft<Technique | null>(`${kind} technique`, null);
  const [level, setLevel] = useLeft(`${kind} level`, initialLevel);
  const [handChoice, setHandChoice] = useLeft<HandChoice>(`${kind} hand`, 'found');
  const hand = handChoice === 'found' ? null : handChoice;
  const latest = useRef({ technique, level, hand });
  useEffect(() => {
    latest.current = { technique, level, hand };
  });
  return { technique, level, hand, handChoice, latest, setTechnique, setLevel, setHandChoice };
}
