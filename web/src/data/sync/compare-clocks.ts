import { isRecord } from '../is-record.ts';
import { clockOff } from './clock-off.ts';

/** Off by less the day is another one for less than an hour of it; phones that set their clocks themselves never are. */
// An hour, written out: to name it would make the store larger.
const WRONG_FROM_MS = 3_600_000;
/** No request is let run longer: where more has passed the phone has slept, or its clock was set. */
const BELIEVED_WITHIN_MS = 30_000;

/**
 * Looks whether an answer's `serverTime` lies so far from the phone's clock that it shows, or soon will, another day than
 * the server counts (S3.3).
 * @param asked the phone's clock as it asked, in milliseconds since 1970
 * @param answered the same as the answer had come
 */
export function compareClocks(answer: unknown, asked: number, answered: number): void {
  const server = isRecord(answer) ? Date.parse(String(answer.serverTime)) : NaN;
  const took = answered - asked;
  if (Number.isNaN(server) || took < 0 || took > BELIEVED_WITHIN_MS) return;
  const ahead = asked + took / 2 - server;
  clockOff.set(Math.abs(ahead) > WRONG_FROM_MS ? ahead : 0);
}
