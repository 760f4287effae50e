/** Waits for `work`, but no longer than `ms` milliseconds; it goes on by itself then. @throws what it throws in time */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);
}
