import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { defineCall } from 'sync-protocol/contract/call';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { KeptAnswer } from './kept-answer.ts';

const call = defineCall({ method: 'GET', path: '/api/words', summary: 'Words', answer: z.array(z.string()) });
const WORDS = Array.from({ length: 300 }, (_, place) => `pass number ${place}`);

function served(make = () => WORDS) {
  const kept = new KeptAnswer(call, make);
  const app = fastify();
  app.get('/', (request, reply) => kept.bodyFor(request, reply));
  const ask = (accepted?: string) =>
    app.inject({ url: '/', headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });
  return { kept, ask };
}

it.each([
  ['what browsers say', 'gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['who reads gzip alone', 'gzip', 'gzip', gunzipSync],
  ['who will have no Brotli', 'br;q=0, gzip', 'gzip', gunzipSync],
])('is compressed for %s', async (_, accepted, encoding, unpack) => {
  const { ask } = served();
  const { headers, rawPayload } = await ask(accepted);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': encoding,
    vary: 'accept-encoding',
  });
  expect(rawPayload.length).toBeLessThan(JSON.stringify(WORDS).length / 4);
  expect(JSON.parse(String(unpack(rawPayload)))).toEqual(WORDS);
});

it.each([
  ['nothing', undefined],
  ['what nobody writes', 'zstd'],
])('is sent as it is to who accepts %s', async (_, accepted) => {
  const { headers, body } = await served().ask(accepted);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).toHaveProperty('vary', 'accept-encoding');
  expect(JSON.parse(body)).toEqual(WORDS);
});

it('is made once for each form, however many ask at once, and for who reads none of them', async () => {
  const make = vi.fn<() => string[]>(() => WORDS);
  const { ask } = served(make);
  await Promise.all(Array.from({ length: 20 }, () => ask('gzip, deflate, br')));
  await ask('br');
  expect(make).toHaveBeenCalledOnce();
  await Promise.all(['gzip', 'identity', undefined, 'zstd'].map(ask));
  expect(make).toHaveBeenCalledTimes(2);
});

it('has one tag, whatever it is sent as', async () => {
  const { kept } = served();
  expect(kept.tag).toMatch(/^"[\w-]{43}"$/);
  expect(served(() => ['other']).kept.tag).not.toBe(kept.tag);
});
