import fc from 'fast-check';
import { errorAnswer, type Call } from 'sync-protocol/contract/call';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { arbitraryFor } from '#testing/bodies/arbitrary.ts';
import type { Answer, TestClient } from '#testing/client.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { signedIn } from '#testing/factories.ts';
import { PACE } from '../../.ci/pace.ts';

/** `FUZZ=1000` sends more; with `FUZZ_PATHS=teams` to the calls alone whose path holds that. */
const RUNS_A_CALL = Number(process.env['FUZZ'] ?? 40);
const PATHS = process.env['FUZZ_PATHS'] ?? '';
/** So many players ask, each again and again: to make a new one takes longer than most calls. */
const CROWD = 8;

function requestsOf(call: Call) {
  return fc.record({
    params: arbitraryFor(call.params),
    query: arbitraryFor(call.query),
    body: arbitraryFor(call.body),
    /** Who asks: one of the crowd, or, half of the time, nobody who is signed in. */
    asker: fc.option(fc.nat(CROWD - 1), { nil: undefined, freq: 2 }),
  });
}

function urlOf(call: Call, params: unknown, query: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => escaped(values.get(name)));
  const search = Object.entries(query ?? {}).map(([name, value]) => `${escaped(name)}=${escaped(value)}`);
  return `${path}?${search.join('&')}`;
}

/** Lone surrogates cannot be part of an address. */
function escaped(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed());
}

function expectDecent({ status, body }: Answer): void {
  expect(status).toBeLessThan(500);
  if (status >= 400) errorAnswer.parse(body);
}

onOneDatabase('whatever is sent', (kind) => {
  const world = testApp({ database: kind });

  test(
    'no call of the contract fails in a way that nobody expected',
    async () => {
      const calls = world().app.servedCalls.filter(
        ({ path, streams, navigates }) => path.includes(PATHS) && !streams && !navigates,
      );
      for (const call of calls) {
        const crowd = new Map<number, TestClient>();
        await fc.assert(
          fc.asyncProperty(requestsOf(call), async ({ params, query, body, asker }) => {
            const client =
              asker === undefined ? world().client() : (crowd.get(asker) ?? (await signedIn(world())).client);
            if (asker !== undefined) crowd.set(asker, client);
            const answer = await client.json(call.method, urlOf(call, params, query), body);
            expectDecent(answer);
            // Whoever has signed out or deleted themselves makes room for the next one.
            if (asker !== undefined && answer.status === 401) crowd.delete(asker);
          }),
          { numRuns: RUNS_A_CALL },
        );
      }
    },
    (RUNS_A_CALL / 40) * 240_000 * PACE,
  );

  test('no bytes as a body do', async () => {
    const types = [
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      '',
    ];
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.constantFrom(...types), async (bytes, type) => {
        const headers = { 'content-type': type };
        expectDecent(
          await world()
            .client()
            .send('POST', '/api/auth/login', { headers, payload: Buffer.from(bytes) }),
        );
      }),
    );
  });
});
