import { createContext, type ReactNode } from 'react';
import type { Advice } from 'sync-protocol/rules/technique/advice';

interface DrillGuideProps {
  /** The drill to explain; none closes it. */
  drill: Advice['drills'][number] | undefined;
  onClose: () => void;
}

/** Draws how a recommended drill is done: what shows it lies in another feature, so the app gives it. */
export const DrillGuide = createContext<(props: DrillGuideProps) => ReactNode>(() => null);
