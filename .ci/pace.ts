const HANDED_ON = 'VOLLEYPATH_PACE';
/** What the work below takes on an idle core of the kind that the limits were written on. */
const IDLE_MS = 200;

/**
 * How many times slower this machine is at the moment than that idle core, at least 1: whoever asks first in a run
 * measures it, and all that is started from there hears of it. Every limit of a test or step is multiplied by it.
 */
export const PACE = Number((process.env[HANDED_ON] ??= Math.max(1, measured() / IDLE_MS).toFixed(1)));

/** Past this, what a test waits for won't come; what does come takes far less. */
export const WAIT_MS = 30_000 * PACE;

/** What every room's vitest is told. */
export const PATIENT = {
  testTimeout: 60_000 * PACE,
  hookTimeout: 120_000 * PACE,
  expect: { poll: { timeout: WAIT_MS } },
  // As with the journeys, the second try says which tests are to be mended; the check names them.
  retry: process.env['CI'] ? 1 : 0,
};

/** The time on the clock that a little work takes, whoever else wants the processor. */
function measured(): number {
  const rows = Array.from({ length: 4_000 }, (_, id) => ({ id, name: `n${id}`, list: [id, id * 2] }));
  const started = performance.now();
  for (let round = 0; round < 110; round++) JSON.parse(JSON.stringify(rows));
  return performance.now() - started;
}
