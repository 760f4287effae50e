import {
  pushAnswer,
  type Lane,
  type MutationResult,
  pushRequest,
  type OutboxMutation,
  type PushAnswer,
  type PushRequest,
} from 'sync-protocol/wire';
import { unpackMutations } from 'sync-protocol/wire-packing';
import { correctStamp } from 'sync-protocol/rules/training-day';
import { whyIllegitimate, type Player } from './legitimacy/legitimacy.ts';
import type { Run, Word } from './words.ts';

/** A word that stood on a phone. */
export interface Said {
  word: Word;
  lane: Lane;
  /** The phone on which it was said; none when several hold it: copies, or two that said the same at one instant. */
  by: number | undefined;
  /** Whether it never left a phone that is gone; a copy of that phone may say it still. */
  isLost: boolean;
}

export type Judge = typeof whyIllegitimate;

const whyRefusalIsIllegitimate: Judge = (run, runs, at) =>
  run.status === 'applied' ? undefined : whyIllegitimate(run, runs, at);

/**
 * What really happened, as neither phones nor server remember it: every word that was said, and what the server
 * made of it, read off the wire.
 */
export class History {
  readonly player: Player;
  readonly said = new Map<string, Said>();
  /** In the order in which the server ran them. */
  runs: Run[] = [];
  /** Refusals that nothing justified. */
  readonly illegitimate: string[] = [];
  wasRestored = false;
  /** Phones that have begun anew: a restored server gets nothing back from them that it had taken before. */
  readonly renewed = new Set<number>();
  #backup: readonly Run[] | undefined;
  #pushes = 0;

  readonly #judge: Judge;

  /** @param judge says why a result should not have been; only refusals are judged unless it is given */
  constructor(player: Player, judge: Judge = whyRefusalIsIllegitimate) {
    this.player = player;
    this.#judge = judge;
  }

  /** A word stands on a phone. */
  hear(mutation: OutboxMutation, by: number): void {
    const text = textOf(mutation);
    const known = this.said.get(text);
    if (!known) this.said.set(text, { word: mutation, lane: mutation.lane, by, isLost: false });
    else {
      known.isLost = false;
      if (known.by !== by) known.by = undefined;
    }
  }

  /** Words that never left their phone are lost, and nobody could help it. */
  forget(mutations: readonly OutboxMutation[]): void {
    for (const mutation of mutations) {
      const known = this.said.get(textOf(mutation));
      if (known) Object.assign(known, { by: undefined, isLost: true });
    }
  }

  /** Whether a word that the server had taken may be gone now that it was restored. */
  mayBeGone(text: string): boolean {
    const by = this.said.get(text)?.by;
    return this.wasRestored && (by === undefined ? this.renewed.size > 0 : this.renewed.has(by));
  }

  /** A push was answered: what it holds was run by now, unless its numbers were another word's. */
  note(body: unknown, json: unknown, now: number): void {
    const push = pushRequest.parse(body);
    const answer = pushAnswer.parse(json);
    this.#pushes += 1;
    for (const { mutation, result } of answered(push, answer)) this.#run(push, mutation, result, now);
  }

  backUp(): void {
    this.#backup = [...this.runs];
  }

  restore(): void {
    if (!this.#backup) return;
    this.runs = [...this.#backup];
    this.wasRestored = true;
  }

  get hasBackup(): boolean {
    return this.#backup !== undefined;
  }

  #run(
    { clientGroup, clientNow }: PushRequest,
    mutation: OutboxMutation,
    { status, code }: MutationResult,
    now: number,
  ): void {
    const { lane, id, name, args } = mutation;
    if (this.runs.some((run) => run.clientGroup === clientGroup && run.lane === lane && run.id === id))
      return;
    const stamp = correctStamp(mutation, now - Date.parse(clientNow), now);
    const run = {
      text: textOf(mutation),
      name,
      args,
      ...stamp,
      clientGroup,
      lane,
      id,
      push: this.#pushes,
      status,
      code,
    };
    const why = this.#judge(run, this.runs, { player: this.player, now });
    if (why !== undefined) this.illegitimate.push(`${run.text}: ${status} ${code} (${why})`);
    this.runs.push(run);
  }
}

/** Tells words apart: no phone says two of a kind at one instant. On its way a word's fields may change places. */
export function textOf({ name, args, at }: Word): string {
  const fields = Object.entries(args).sort(([one], [other]) => one.localeCompare(other));
  return `${at} ${name} ${JSON.stringify(Object.fromEntries(fields))}`;
}

function answered(push: PushRequest, { results }: PushAnswer) {
  const mutations = unpackMutations(push.mutations);
  return results.flatMap((result) =>
    mutations
      .filter(({ lane, id }) => lane === result.lane && id >= result.id && id <= (result.to ?? result.id))
      .map((mutation) => ({ mutation, result })),
  );
}
