import { useEffect, useState } from 'react';
import type { GuidedStep } from 'sync-protocol/rules/training/guided';
import { isRecord } from '#data/is-record.ts';
import { keepDraft, readDraft } from '#data/drafts/drafts.ts';
import { freshRun, runFrom, type GuidedRun } from './drill/guided-run.ts';

/** Where one is: at the first open task, at one that was gone to, at what was got in it, or at the end. */
type Place = 'first' | 'end' | { id: string; asks?: true };

const DRAFT = 'gym';

/** How far today's drills are; kept on the phone, so that a reload in the middle loses nothing. */
export class GymMemory {
  readonly #day: string;
  readonly #runs: Map<string, unknown>;
  #place: Place;

  constructor(day: string, kept: Readonly<Record<string, unknown>>) {
    const isOfToday = kept['day'] === day;
    this.#day = day;
    this.#place = isOfToday ? placeFrom(kept['place']) : 'first';
    const runs = kept['runs'];
    this.#runs = new Map(isOfToday && isRecord(runs) ? Object.entries(runs) : []);
  }

  get place(): Place {
    return this.#place;
  }

  runOf(taskId: string, steps: readonly GuidedStep[]): GuidedRun {
    return runFrom(this.#runs.get(taskId), steps) ?? freshRun(steps);
  }

  keepRun(taskId: string, run: GuidedRun): void {
    this.#runs.set(taskId, run);
    this.#keep();
  }

  keepPlace(place: Place): void {
    this.#place = place;
    this.#keep();
  }

  #keep(): void {
    const kept = { day: this.#day, place: this.#place, runs: Object.fromEntries(this.#runs) };
    // On a full phone the session goes on; only a reload would begin it anew.
    keepDraft(DRAFT, kept).catch(() => undefined);
  }
}

function placeFrom(kept: unknown): Place {
  if (!isRecord(kept) || typeof kept['id'] !== 'string') return 'first';
  return { id: kept['id'], ...(kept['asks'] === true && { asks: true }) };
}

/** What is kept of a day's session; undefined while it is being read. */
export function useGymMemory(day: string | undefined): GymMemory | undefined {
  const [memory, setMemory] = useState<{ of: string; is: GymMemory }>();
  useEffect(() => {
    if (day === undefined) return;
    let isGone = false;
    const show = (kept: Record<string, unknown>) =>
      isGone || setMemory({ of: day, is: new GymMemory(day, kept) });
    readDraft(DRAFT).then(show, () => show({}));
    return () => {
      isGone = true;
    };
  }, [day]);
  return memory && memory.of === day ? memory.is : undefined;
}
