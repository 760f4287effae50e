/** First and longest wait; so short that everything is sent within half a minute after the last fault. */
const FIRST_MS = 1_000;
const LONGEST_MS = 15_000;

/** How long to wait after `failures` rounds in a row that failed: doubling, and never two phones in step. */
export function backoffMs(
  failures: number,
  longest = LONGEST_MS,
  random: () => number = randomShare,
): number {
  const whole = Math.min(longest, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return whole / 2 + (whole / 2) * random();
}

function randomShare(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word / 2 ** 32;
}
