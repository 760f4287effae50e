import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { newId } from 'sync-protocol/ids';
import { MAX_PUSH_BYTES_UNZIPPED, PROTOCOL } from 'sync-protocol/wire';

/** A call that means harm. */
export interface HostileCall {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Whether its sender has an account. */
  isSignedIn: boolean;
}

const ORDINARY = 60 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' };
const ZIPPED = { ...JSON_TYPE, 'content-encoding': 'gzip' };

/** So many bytes of one thing after the other. */
const filled = (bytes: number, part: string) => part.repeat(Math.floor(bytes / part.length));
const deep = (bytes: number) => `${filled(bytes / 2, '[')}${filled(bytes / 2, ']')}`;
const wide = (bytes: number) =>
  `{${Array.from({ length: bytes / 12 }, (_, key) => `"${key.toString(36)}":0`).join()}}`;

const pushOf = (mutations: string) =>
  `{"protocol":${PROTOCOL},"clientGroup":"${newId()}","clientNow":"${new Date().toISOString()}","mutations":${mutations}}`;

/** Bombs for each door that takes a body, with and without an account. */
function zipped(): HostileCall[] {
  const bomb = gzipSync(`[${filled(7_000_000, '{},')}{}]`, { level: 9 });
  const push = gzipSync(pushOf(`[${filled(MAX_PUSH_BYTES_UNZIPPED - 1000, '{},')}{}]`), { level: 9 });
  const call = (path: string, body: Buffer, isSignedIn: boolean): HostileCall => ({
    method: 'POST',
    path,
    headers: ZIPPED,
    body,
    isSignedIn,
  });
  return [
    call('/api/moderate-image', bomb, false),
    call('/api/auth/register', bomb, false),
    call('/api/sync/push', bomb, false),
    call('/api/moderate-image', bomb, true),
    call('/api/sync/push', bomb, true),
    call('/api/sync/push', push, true),
  ];
}

/** JSON of one shape: as much as each door takes. */
function shaped(json: (bytes: number) => string): HostileCall[] {
  const call = (path: string, text: string, isSignedIn: boolean): HostileCall => ({
    method: 'POST',
    path,
    headers: JSON_TYPE,
    body: Buffer.from(text),
    isSignedIn,
  });
  return [
    call('/api/auth/register', json(15_000), false),
    call('/api/users/generate-username', json(ORDINARY), true),
    call('/api/regimens', json(ORDINARY), true),
    call('/api/moderate-image', `{"imageData":${json(4_000_000)}}`, true),
    { ...call('/api/sync/push', '', true), headers: ZIPPED, body: gzipSync(pushOf(json(1_000_000))) },
  ];
}

function pictures(): HostileCall[] {
  const bits = png(8000, 5000, { depth: 1, color: 0, rowBytes: 1000 });
  const colours = png(8000, 5000, { depth: 8, color: 2, rowBytes: 24_000 });
  const imageData = `data:image/png;base64,${bits.toString('base64')}`;
  const head = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
  return [
    {
      method: 'POST',
      path: '/api/moderate-image',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: Buffer.concat([Buffer.from(head), colours, Buffer.from('\r\n--x--\r\n')]),
      isSignedIn: true,
    },
    {
      method: 'PATCH',
      path: '/api/users/{id}',
      headers: JSON_TYPE,
      body: Buffer.from(JSON.stringify({ profileImageUrl: imageData })),
      isSignedIn: true,
    },
  ];
}

/** A PNG of one colour. */
function png(
  width: number,
  height: number,
  { depth, color, rowBytes }: { depth: number; color: number; rowBytes: number },
): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([depth, color], 8);
  const pixels = deflateSync(Buffer.alloc(height * (rowBytes + 1)), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Calls of each kind, sent in turn; what makes no call (heads that never end, streams) is not here. */
export const HOSTILE_CALLS = {
  zip: zipped,
  deep: () => shaped(deep),
  wide: () => shaped(wide),
  picture: pictures,
};
