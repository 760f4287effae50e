import type { FastifyInstance } from 'fastify';
import { unavailable } from '../calls/api-error.ts';

const LOOK_EVERY_MS = 500;
/** Milliseconds that work may wait for its turn. */
const MAX_DELAY_MS = 5000;
/** So many such waits one after the other are a server that can't keep up; one is a pause, which is over by then. */
const TOO_OFTEN = 3;
const TURNED_AWAY_MS = 10_000;

/**
 * A server that can't keep up says so at once, for a while, instead of answering everyone too late. Not by the mean of
 * the delays, as libraries do it: after a pause as long as what they look back on, that is the pause.
 */
export function turnAwayUnderPressure(app: FastifyInstance): void {
  let due = performance.now() + LOOK_EVERY_MS;
  let lateInARow = 0;
  let turnedAwayUntil = -Infinity;
  const looks = setInterval(() => {
    const now = performance.now();
    lateInARow = now - due > MAX_DELAY_MS ? lateInARow + 1 : 0;
    if (lateInARow >= TOO_OFTEN) turnedAwayUntil = now + TURNED_AWAY_MS;
    due = now + LOOK_EVERY_MS;
  }, LOOK_EVERY_MS).unref();
  app.addHook('onClose', () => clearInterval(looks));
  app.addHook('onRequest', async () => {
    if (performance.now() < turnedAwayUntil) throw unavailable();
  });
}
