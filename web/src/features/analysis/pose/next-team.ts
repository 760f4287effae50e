import { PoseTeam } from './pose-team.ts';

/** All looks are for so many: whoever passes by is noticed. */
export const PEOPLE = 2;
/** As many look at a clip, where the phone has room for them. */
export const MOST = 2;

/** Who is to look at the next clip. */
let next: PoseTeam | undefined;

/**
 * Loads the model for the next clip, while the player still chooses what to do with it: a second or two that nobody waits
 * for. What is answered frees its memory again, unless a clip has taken it by then, and says whether it did.
 */
export function prepareTeam(): () => boolean {
  const team = new PoseTeam();
  next?.close();
  next = team;
  const letGo = () => {
    if (next !== team) return false;
    next = undefined;
    team.close();
    return true;
  };
  // The next clip tries again, and tells why it can't.
  team.open(PEOPLE, MOST).catch(letGo);
  return letGo;
}

/** Whoever was prepared to look, else as many as are wanted: they are to be closed. */
export function takeTeam(most: number): PoseTeam {
  const prepared = next;
  next = undefined;
  if (prepared) return prepared;
  const team = new PoseTeam();
  // Frames come while it loads; whoever looks first hears that it can't.
  team.open(PEOPLE, most).catch(() => undefined);
  return team;
}
