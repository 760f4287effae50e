import fastify from 'fastify';
import { Refusal } from 'sync-protocol/mutations/mutation';
import { expect, test, vi } from 'vitest';
import { handleErrors } from './errors.ts';

test.each([
  ['already_requested', 409, undefined],
  ['too_many_asked', 409, undefined],
  ['rival_not_found', 404, undefined],
  ['team_gone', 404, undefined],
  ['not_manager', 403, undefined],
  ['words_unfit', 400, undefined],
  ['words_contact', 400, undefined],
  ['asked_many', 429, '3600'],
])('a call that the rules refuse as %s answers %i', async (code, status, retryAfter) => {
  const app = fastify();
  app.decorate('trouble', { note: vi.fn<() => void>() } as never);
  handleErrors(app);
  app.get('/', () => {
    throw new Refusal(code, 'Not now.');
  });
  const { statusCode, headers, json } = await app.inject('/');
  expect(statusCode).toBe(status);
  expect(headers['retry-after']).toBe(retryAfter);
  expect(json()).toEqual({ code, message: 'Not now.' });
});
