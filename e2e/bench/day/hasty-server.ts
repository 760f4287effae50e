import { HEARTBEAT_MS } from 'api/src/sync/pokes/pokes.ts';
import { HASTE } from './haste.ts';

// The product's own server, but its streams beat so many times as often: twenty minutes of one take seconds, and cost
// what twenty minutes cost.

const begin = globalThis.setInterval;
globalThis.setInterval = ((run: () => void, everyMs?: number) =>
  begin(run, everyMs === HEARTBEAT_MS ? everyMs / HASTE : everyMs)) as typeof begin;

await import('api/src/main.ts');
