import { useEffect, useState } from 'react';
import { coachState } from '../coach/coach.ts';
import { leaveFile, leftFile } from '../left.ts';
import { prepareTeam, type LookAhead } from '../pose/next-team.ts';
import { lookAhead } from '../pose/read-clip.ts';

/** A file that the player has chosen, and where the page can show it. */
export interface ChosenFile {
  file: File;
  kind: 'video' | 'image';
  address: string;
}

/**
 * The chosen file, at which the pose model begins to look if it is a clip; its address is given back when another is chosen,
 * or the screen is left.
 * @param left under which name it is there again when the player comes back
 */
export function useChosenFile(kinds: readonly ChosenFile['kind'][] = ['video', 'image'], left?: string) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  useEffect(() => (chosen ? () => URL.revokeObjectURL(chosen.address) : undefined), [chosen]);
  useEffect(() => {
    if (chosen?.kind !== 'video' || coachState.get().kind !== 'ready') return undefined;
    const { file } = chosen;
    const look: LookAhead = (team, signal) => lookAhead(file, team, signal);
    let letGo = prepareTeam(look);
    let isFreed = false;
    // Whoever is away needs the memory elsewhere.
    const turn = () => {
      if (document.hidden) isFreed = letGo();
      else if (isFreed) letGo = prepareTeam(look);
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
    if (left) leaveFile(left, file);
    return true;
  };
  useEffect(() => {
    const file = left && leftFile(left);
    if (file) choose(file);
    // Once: it is for this visit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { chosen, choose };
}

function kindOf({ type }: File): ChosenFile['kind'] | null {
  if (type.startsWith('video/')) return 'video';
  return type.startsWith('image/') ? 'image' : null;
}
