/** What a page's stopwatch has seen, in milliseconds. */
export interface Readings {
  /** From the start of the navigation until the first tick of a list was painted. */
  started?: number;
  /** From the last tap on a tick until the tick was painted, and until the database had it for good. */
  painted?: number;
  durable?: number;
}

declare global {
  /** In pages that have the stopwatch. */
  var readings: Readings | undefined;
}

/**
 * Put into a page before its own scripts: watches its ticks (`li input[type=checkbox]`) and its transactions, and
 * writes into `readings`. It stands alone: the browser gets its text.
 */
export function installStopwatch(): void {
  const readings: Readings = {};
  globalThis.readings = readings;
  let tap: { box: HTMLInputElement; wanted: boolean; at: number; isWritten: boolean } | undefined;

  /** Before anything else that waits, once the frame is on its way. */
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));

  let hasTicks = false;
  let isPainted = true;
  new MutationObserver(() => {
    if (!hasTicks && document.querySelector('li input[type=checkbox]')) {
      hasTicks = true;
      afterPaint(() => (readings.started = performance.now()));
    }
    if (tap && !isPainted && tap.box.checked === tap.wanted) {
      isPainted = true;
      const { at } = tap;
      afterPaint(() => (readings.painted = performance.now() - at));
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });

  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
      delete readings.painted;
      delete readings.durable;
      isPainted = false;
      // The browser has turned the box already.
      tap = { box: target, wanted: target.checked, at: timeStamp, isWritten: false };
    },
    { capture: true },
  );

  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...args) {
    const transaction = begin.apply(this, args);
    if (tap && !tap.isWritten && transaction.mode === 'readwrite') {
      const { at } = tap;
      tap.isWritten = true;
      transaction.addEventListener('complete', () => (readings.durable = performance.now() - at));
    }
    return transaction;
  };
}
