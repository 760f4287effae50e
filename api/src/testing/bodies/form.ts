import type { Answer, TestClient } from '../client.ts';

/** Sends files as a form, each in its field; whatever comes of it. */
export async function sendForm(
  client: TestClient,
  path: string,
  ...files: readonly (readonly [field: string, bytes: Buffer])[]
): Promise<Answer> {
  const data = new FormData();
  for (const [field, bytes] of files)
    data.append(field, new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'me.jpg');
  const request = new Request('http://localhost', { method: 'POST', body: data });
  return client.send('POST', path, {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
