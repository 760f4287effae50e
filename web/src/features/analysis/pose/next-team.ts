import { PoseTeam } from './pose-team.ts';

/** All looks are for so many: whoever passes by is noticed. */
export const PEOPLE = 2;

/** Who is to look at the next clip. */
let next: PoseTeam | undefined;

/**
 * Loads the model for the next clip, while the player still chooses what to do with it: a second or two that nobody waits
 * for. What is answered frees its memory again, unless a clip has taken it by then.
 */
export function prepareTeam(): () => void {
  const team = new PoseTeam();
  next?.close();
  next = team;
  const letGo = () => {
    if (next !== team) return;
    next = undefined;
    team.close();
  };
  // The next clip tries again, and tells why it can't.
  team.open(PEOPLE).catch(letGo);
  return letGo;
}

/** Who looks at a clip: it is to be closed. */
export function takeTeam(): PoseTeam {
  const prepared = next;
  next = undefined;
  if (prepared) return prepared;
  const team = new PoseTeam();
  // Frames come while it loads; whoever looks first hears that it can't.
  team.open(PEOPLE).catch(() => undefined);
  return team;
}
