/** What the worker says to an open app. */
export type WorkerMessage =
  /** A good moment to send what waits. */
  | { type: 'flush' }
  /** The player tapped a notification about this screen. */
  | { type: 'open'; path: string };

/** Calls back for every message of one kind, until `signal` says otherwise. */
export function onWorkerMessage<T extends WorkerMessage['type']>(
  type: T,
  hear: (message: Extract<WorkerMessage, { type: T }>) => void,
  signal?: AbortSignal,
): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type === type) hear(data as Extract<WorkerMessage, { type: T }>);
    },
    signal && { signal },
  );
}
