import type { AnswerOf, BodyOf } from 'sync-protocol/contract/call';
import type { login, register } from 'sync-protocol/contract/session/session';
import { userId, type UserId } from 'sync-protocol/ids';
import { HOUR_MS, trainingDay, wallClock } from 'sync-protocol/rules/training-day';
import type { Fetch } from 'web/src/data/store/phone.ts';

const PASSWORD = 'Libero7digs';

/** Someone who plays, signed in; their session holds on every node and over every restart. */
export interface Player {
  id: UserId;
  email: string;
  cookie: string;
}

let count = 0;

/** A new grown-up player, through the front door. */
export async function signUp(origin: string): Promise<Player> {
  count += 1;
  const email = `player${process.pid}x${count}@example.org`;
  const body: BodyOf<typeof register> = {
    email,
    password: PASSWORD,
    birthMonth: 4,
    birthYear: 1998,
    timezone: ZONE,
  };
  const answer = await enter(origin, '/api/auth/register', body);
  const { id } = (await answer.json()) as AnswerOf<typeof register>;
  return { id: userId.parse(id), email, cookie: cookieOf(answer) };
}

/** Signs a player in again: another session. */
export async function signIn(origin: string, player: Player): Promise<Player> {
  const body: BodyOf<typeof login> = { emailOrUsername: player.email, password: PASSWORD };
  return { ...player, cookie: cookieOf(await enter(origin, '/api/auth/login', body)) };
}

async function enter(origin: string, path: string, body: unknown): Promise<Response> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

function cookieOf(answer: Response): string {
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  return cookies.join('; ');
}

/** A browser's `fetch` on the app's own pages, signed in; `origin` is asked for anew with each call. */
export function fetchAs({ cookie }: Pick<Player, 'cookie'>, origin: () => string): Fetch {
  return (path, init = {}) =>
    fetch(origin() + path, {
      ...init,
      headers: { ...(init.headers as Record<string, string> | undefined), cookie, origin: origin() },
    });
}

/** A zone in which it is about noon: no training day ends while a test runs. */
export const ZONE = zoneAtNoon();

function zoneAtNoon(): string {
  const hoursAhead = 12 - new Date().getUTCHours();
  // In these names the sign is turned round: Etc/GMT-3 is three hours ahead.
  const zone = hoursAhead === 0 ? 'UTC' : `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`;
  if (Math.abs((wallClock(Date.now(), zone) % (24 * HOUR_MS)) - 12.5 * HOUR_MS) > HOUR_MS)
    throw new Error(`it is not noon in ${zone}`);
  return zone;
}

/** The training day that it is for every player here. */
export function today(): string {
  return trainingDay(Date.now(), ZONE);
}
