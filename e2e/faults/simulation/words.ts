import type { Lane, MutationResult, OutboxMutation } from 'sync-protocol/wire';

/** What a player said on a phone, whatever number it goes out under. */
export type Word = Omit<OutboxMutation, 'lane' | 'id'>;

/** A word as the server took it, with its time made right. */
export interface Run extends Word {
  /** Which word it is. */
  text: string;
  clientGroup: string;
  lane: Lane;
  id: number;
  /** Which push the server ran it in, counted from 1. */
  push: number;
  status: MutationResult['status'];
  code?: string | undefined;
}

/** The word that a task's completion comes from, if it is done after all that was said about it. */
export function firstDoneOf(about: readonly Run[]): Run | undefined {
  const words = inTheirOrder(about);
  return words[words.findLastIndex(({ args }) => args.completed === false) + 1];
}

/**
 * Of two devices by the instants, ties by client group; within a device what it said later is later, even if its
 * clock went back.
 */
export function inTheirOrder(about: readonly Run[]): Run[] {
  const lanes = Map.groupBy(about, ({ clientGroup }) => clientGroup);
  const words = [...lanes.values()].flatMap((lane) => {
    let latest = '';
    return lane.map((run) => ({ ...run, at: (latest = run.at > latest ? run.at : latest) }));
  });
  const key = ({ at, clientGroup }: Run) => `${at} ${clientGroup}`;
  return words.sort((one, other) => (key(one) < key(other) ? -1 : Number(key(one) > key(other))));
}
