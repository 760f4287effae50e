import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';

const world = testApp({ database: 'postgres' });

test('GET /api/openapi.json describes every served call', async () => {
  const { body } = await world().client().get('/api/openapi.json');
  const calls = world().app.servedCalls;
  expect(calls.length).toBeGreaterThan(5);
  for (const { path, method, summary } of calls) {
    expect(body).toHaveProperty(['paths', path, method.toLowerCase(), 'summary'], summary);
  }
});

test('and what a call takes and answers', async () => {
  const { body } = await world().client().get('/api/openapi.json');
  expect(body).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/api/auth/register': {
        post: {
          security: [],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  required: ['email', 'password'],
                  properties: { birthMonth: { minimum: 1, maximum: 12 } },
                },
              },
            },
          },
          responses: {
            201: {
              content: { 'application/json': { schema: { properties: { email: { type: 'string' } } } } },
            },
          },
        },
      },
      '/api/auth/user': { get: { security: [{ session: [] }] } },
    },
  });
});

test('and where a browser goes itself, and what may come as a form', async () => {
  const { body } = await world().client().get('/api/openapi.json');
  expect(body).toMatchObject({
    paths: {
      '/api/login': { get: { security: [], responses: { 302: { description: expect.any(String) } } } },
      '/api/logout': { get: { security: [], responses: { 303: { description: expect.any(String) } } } },
      '/api/moderate-image': {
        post: {
          requestBody: {
            content: {
              'application/json': { schema: { required: ['imageData', 'userId'] } },
              'multipart/form-data': { schema: { required: ['image'] } },
            },
          },
        },
      },
    },
  });
});
