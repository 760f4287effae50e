/**
 * What is waited for, or an end to the wait: when it is not wanted any more, or after so many seconds in which the page
 * was on the screen; elsewhere videos and clocks may stand still.
 * @throws DOMException AbortError, or TimeoutError
 */
export async function ended<Value>(
  signal: AbortSignal,
  wait: Promise<Value>,
  seconds?: number,
): Promise<Value> {
  const isOver = new AbortController();
  const end = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason as DOMException);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { signal: isOver.signal });
    if (seconds === undefined) return;
    const late = () => reject(new DOMException('it does not come', 'TimeoutError'));
    const clock = afterSecondsOnScreen(seconds, late);
    isOver.signal.addEventListener('abort', () => clearInterval(clock));
  });
  try {
    return await Promise.race([wait, end]);
  } finally {
    isOver.abort();
  }
}

function afterSecondsOnScreen(seconds: number, then: () => void): ReturnType<typeof setInterval> {
  let left = seconds;
  return setInterval(() => {
    if (!document.hidden && --left === 0) then();
  }, 1000);
}
