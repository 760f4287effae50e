import type { UserId } from 'sync-protocol/ids';
import type { Standing } from './standing.ts';
import type { Run } from '../words.ts';

/** What a word about others is judged by. */
export interface Case {
  run: Run;
  player: UserId;
  /** As it was before the push. */
  standing: Standing;
  /** Everything that was applied or refused before. */
  runs: readonly Run[];
  /** The server's time, milliseconds since 1970. */
  now: number;
}

/** When a refusal is justified, by its code; and when a word may be applied, by its name. */
export interface Rules {
  justified: Readonly<Record<string, (the: Case) => boolean>>;
  allowed: Readonly<Record<string, (the: Case) => boolean>>;
}

/** The player's own place in the team that a word names. */
export const memberOf = ({ standing, player, run }: Case) =>
  standing.members.find((one) => one.memberId === player && one.teamId === run.args.teamId);

/** The place in it that a word names. */
export const targetOf = ({ standing, run }: Case) =>
  standing.members.find((one) => one.id === run.args.membershipId && one.teamId === run.args.teamId);

/** How many are in a team. */
export const sizeOf = ({ standing }: Case, team: unknown) =>
  standing.members.filter(({ teamId }) => teamId === team).length;

/** A phone that has begun anew says again what it had said: that changes nothing. */
export function hasRunBefore({ run, runs }: Case): boolean {
  return runs.some(({ text, status }) => text === run.text && status === 'applied');
}

/** Whether one of the two has blocked the other. */
export function areApart({ standing, player }: Case, other: unknown): boolean {
  return standing.blocks.some(({ blockerId, blockedId }) =>
    blockerId === player ? blockedId === other : blockerId === other && blockedId === player,
  );
}

export function areTeammates({ standing: { members }, player }: Case, other: unknown): boolean {
  const own = new Set(members.flatMap(({ memberId, teamId }) => (memberId === player ? [teamId] : [])));
  return members.some(({ memberId, teamId }) => memberId === other && own.has(teamId));
}

export function areRivals({ standing, player }: Case, other: unknown): boolean {
  return standing.rivalries.some(
    ({ userId, rivalId, status }) => userId === player && rivalId === other && status === 'accepted',
  );
}
