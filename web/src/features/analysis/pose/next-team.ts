import { PoseTeam } from './pose-team.ts';

/** All looks are for so many: whoever passes by is noticed. */
export const PEOPLE = 2;
/** As many look at a clip, where the phone has room for them. */
export const MOST = 2;

/** What those who were prepared do until a clip takes them. */
export type LookAhead = (team: PoseTeam, signal: AbortSignal) => Promise<void>;

/** Who is to look at the next clip. */
let next: { team: PoseTeam; isTaken: AbortController } | undefined;

/**
 * Loads the model for the next clip, and has it begin, while the player still chooses what to do with it: seconds that
 * nobody waits for. What is answered frees its memory again, unless a clip has taken it by then, and says whether it did.
 */
export function prepareTeam(lookAhead: LookAhead): () => boolean {
  const prepared = { team: new PoseTeam(PEOPLE, MOST), isTaken: new AbortController() };
  const { team, isTaken } = prepared;
  if (next) free(next);
  next = prepared;
  const letGo = () => {
    if (next !== prepared) return false;
    next = undefined;
    free(prepared);
    return true;
  };
  // The next clip tries again, and tells why it can't.
  team.open().catch(letGo);
  lookAhead(team, isTaken.signal).catch(() => undefined);
  return letGo;
}

/** Whoever was prepared to look, else as many as are wanted: they are to be closed. */
export function takeTeam(most: number): PoseTeam {
  const prepared = next;
  next = undefined;
  prepared?.isTaken.abort();
  return prepared?.team ?? new PoseTeam(PEOPLE, most);
}

function free({ team, isTaken }: NonNullable<typeof next>): void {
  isTaken.abort();
  team.close();
}
