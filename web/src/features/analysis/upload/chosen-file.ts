import { useEffect, useState } from 'react';
import { coachState } from '../coach/coach.ts';
import { prepareTeam } from '../pose/next-team.ts';

/** A file that the player has chosen, and where the page can show it. */
export interface ChosenFile {
  file: File;
  kind: 'video' | 'image';
  address: string;
}

/** The chosen file, with the pose model loaded for it if it is a clip; its address is given back when another is chosen, or the screen is left. */
export function useChosenFile(kinds: readonly ChosenFile['kind'][] = ['video', 'image']) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  useEffect(() => (chosen ? () => URL.revokeObjectURL(chosen.address) : undefined), [chosen]);
  useEffect(() => {
    if (chosen?.kind !== 'video' || coachState.get().kind !== 'ready') return undefined;
    let letGo = prepareTeam();
    let isFreed = false;
    // Whoever is away needs the memory elsewhere.
    const turn = () => {
      if (document.hidden) isFreed = letGo();
      else if (isFreed) letGo = prepareTeam();
    };
    document.addEventListener('visibilitychange', turn);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      letGo();
    };
  }, [chosen]);
  /** Answers whether the file is one that can be used. */
  const choose = (file: File): boolean => {
    const kind = kindOf(file);
    if (!kind || !kinds.includes(kind)) return false;
    setChosen({ file, kind, address: URL.createObjectURL(file) });
    return true;
  };
  return { chosen, choose };
}

function kindOf({ type }: File): ChosenFile['kind'] | null {
  if (type.startsWith('video/')) return 'video';
  return type.startsWith('image/') ? 'image' : null;
}
