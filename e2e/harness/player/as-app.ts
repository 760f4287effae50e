import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import type { ProductServer } from '../server/server.ts';

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type App = Pick<ProductServer, 'url'>;
export type ChangingCall = `${Method} /api/${string}`;

/**
 * Makes a call that changes something as the app's own pages make it: from their origin, in JSON.
 * @param request whose cookies are sent
 * @returns the answer, whatever its status
 */
export function sendAsApp(
  request: APIRequestContext,
  { url }: App,
  call: ChangingCall,
  data?: object,
): Promise<APIResponse> {
  const [method = '', path = ''] = call.split(' ');
  return request.fetch(url + path, { method, data, headers: { origin: url } });
}

/** The same; anything but a 2xx fails the test, and what was answered is given back. */
export async function callAsApp<Answer = unknown>(
  request: APIRequestContext,
  app: App,
  call: ChangingCall,
  data?: object,
): Promise<Answer> {
  const response = await sendAsApp(request, app, call, data);
  const text = await response.text();
  expect(response.ok(), `${call}: ${response.status()} ${text}`).toBe(true);
  return JSON.parse(text) as Answer;
}
