import { backoffMs } from './backoff.ts';
import type { Outcome } from './sync-once.ts';

/** Taps that come in a row go out together. */
const GATHER_MS = 100;

/** Runs rounds of sync, one at a time: soon after each wake, and again after a pause when one failed. */
export interface SyncLoop {
  /** Asks for a round; `at once` also ends the waiting after failures. */
  wake: (how?: 'soon' | 'at once') => void;
  /** Runs a round from the start, after the one under way, and resolves when it has ended. */
  flush: () => Promise<void>;
  stop: () => void;
}

export interface LoopDeps {
  round: () => Promise<Outcome>;
  /** Hears that a round begins, and how it ended. */
  report: (what: 'sending' | Outcome) => void;
}

function failed(error: unknown): Outcome {
  console.error(error);
  return { state: 'failed', retryAfterMs: undefined };
}

export function createSyncLoop({ round, report }: LoopDeps): SyncLoop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isStopped = false;
  let failures = 0;

  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(start, ms);
  };

  const start = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isStopped) return;
    if (running) {
      isAsked = true;
      return;
    }
    isAsked = false;
    // What is tried again by itself goes on under what was said before, until something comes of it.
    if (failures === 0) report('sending');
    running = run().finally(() => {
      running = undefined;
      if (isAsked) schedule(0);
    });
  };

  const run = async () => {
    const outcome = await round().catch(failed);
    if (isStopped) return;
    report(outcome);
    const isFailed = outcome.state === 'offline' || outcome.state === 'failed';
    failures = isFailed ? failures + 1 : 0;
    if (!isFailed) return;
    // Whoever asked meanwhile waits with the rest.
    isAsked = false;
    const asked = outcome.state === 'failed' ? (outcome.retryAfterMs ?? 0) : 0;
    schedule(Math.max(asked, backoffMs(failures)));
  };

  return {
    wake: (how = 'soon') => {
      if (isStopped) return;
      if (how === 'at once') failures = 0;
      if (how === 'soon' && failures > 0 && timer !== undefined) return;
      schedule(how === 'at once' ? 0 : GATHER_MS);
    },
    flush: async () => {
      await running;
      start();
      await running;
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
