import {
  PROTOCOL,
  pushAnswer,
  type OutboxMutation,
  type PushAnswer,
  type PushRequest,
} from 'sync-protocol/wire';
import { packMutations } from 'sync-protocol/wire-packing';
import type { PlayersPhone } from './phone.ts';
import { fetchAs } from './player.ts';

/** The two forms that mutations travel in: repeating nothing, or whole. */
export const FORMS = ['packed', 'plain'] as const;
export type Form = (typeof FORMS)[number];

/** What a phone would send. */
export async function requestOf(
  phone: PlayersPhone,
  mutations: readonly OutboxMutation[],
  form: Form,
): Promise<PushRequest> {
  const request = {
    protocol: PROTOCOL,
    clientGroup: (await phone.sender()).clientGroup,
    clientNow: new Date(phone.now()).toISOString(),
  };
  return form === 'packed'
    ? { ...request, packed: true, mutations: packMutations(mutations) }
    : { ...request, mutations: [...mutations] };
}

/** Sends a push by hand, to any node; the phone hears nothing of what comes of it. */
export async function pushTo(origin: string, { player }: PlayersPhone, request: PushRequest) {
  const answer = await fetchAs(player, () => origin)('/api/sync/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  const body: unknown = await answer.json();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body };
}

/** Sends a push by hand that must succeed. */
export async function pushWell(
  origin: string,
  phone: PlayersPhone,
  request: PushRequest,
): Promise<PushAnswer> {
  const { status, body } = await pushTo(origin, phone, request);
  if (status !== 200) throw new Error(`the push was answered ${status}: ${JSON.stringify(body)}`);
  return pushAnswer.parse(body);
}

/** What became of each mutation, by its number, in whichever form it was answered. */
export function statuses({ results }: PushAnswer): Map<number, string> {
  return new Map(
    results.flatMap(({ id, to = id, status }) =>
      Array.from({ length: to - id + 1 }, (_, index): [number, string] => [id + index, status]),
    ),
  );
}
