import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { rangeIn } from '#features/stories/media/byte-range.ts';

/** Who may call, and where files lie. */
export interface S3Account {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Uint8Array | string, text: string) => createHmac('sha256', key).update(text).digest();

/** What is signed of a request. */
interface Signed {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
}

/** The signature that a request should have, as Amazon's documents describe version 4. */
export function signatureOf(
  { method, path, headers }: Signed,
  names: readonly string[],
  { region, secretAccessKey }: Pick<S3Account, 'region' | 'secretAccessKey'>,
): string {
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const payload = String(headers['x-amz-content-sha256']);
  const canonical = [method, path, '', lines, names.join(';'), payload].join('\n');
  const at = String(headers['x-amz-date']);
  const day = at.slice(0, 8);
  const asked = ['AWS4-HMAC-SHA256', at, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
  const parts = [day, region, 's3', 'aws4_request'];
  const key = parts.reduce<Uint8Array | string>((from, part) => hmac(from, part), `AWS4${secretAccessKey}`);
  return hmac(key, asked).toString('hex');
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/;
/** What a request has to sign at least. */
const SIGNED = ['host', 'x-amz-content-sha256', 'x-amz-date'];

/**
 * An S3-compatible server of one bucket, as far as a media store needs it: no registry holds one that checks signatures
 * and brings no binary. Every call is refused that is not signed, or whose bytes are not those that were signed.
 */
export async function startS3Server(account: S3Account) {
  const files = new Map<string, { bytes: Buffer; type: string }>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: path = '', headers } = request;
    const bytes = await buffer(request);
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(method === 'HEAD' ? '' : `<Error><Code>${code}</Code></Error>`);
    const [, keyId, region, names = '', signature] = AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
    const signed = names.split(';');
    if (keyId !== account.accessKeyId || region !== account.region) return refuse(403, 'InvalidAccessKeyId');
    const isWhole = SIGNED.every((name) => signed.includes(name));
    if (!isWhole || signature !== signatureOf({ method, path, headers }, signed, account))
      return refuse(403, 'SignatureDoesNotMatch');
    const said = headers['x-amz-content-sha256'];
    if (method === 'PUT' ? said !== sha256(bytes) : bytes.length > 0)
      return refuse(400, 'XAmzContentSHA256Mismatch');
    if (!path.startsWith(`/${account.bucket}/`)) return refuse(404, 'NoSuchBucket');
    if (method === 'PUT') files.set(path, { bytes, type: headers['content-type'] ?? '' });
    if (method === 'DELETE') files.delete(path);
    if (method === 'PUT') return response.writeHead(200).end();
    if (method === 'DELETE') return response.writeHead(204).end();
    const file = files.get(path);
    if (!file) return refuse(404, 'NoSuchKey');
    const range = rangeIn(headers.range, file.bytes.length);
    if (range === 'unsatisfiable') return refuse(416, 'InvalidRange');
    const part = range ? file.bytes.subarray(range.first, range.last + 1) : file.bytes;
    return response.writeHead(range ? 206 : 200, { 'content-type': file.type }).end(part);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: new URL(`http://127.0.0.1:${port}`),
    /** The paths of what is kept. */
    paths: () => [...files.keys()],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
