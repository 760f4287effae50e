import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { pathInDrawer, type ByteRange, type MediaStore } from './media-store.ts';

/** Where an S3-compatible server keeps files, and who we are to it. */
export interface S3Config {
  endpoint: URL;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** It answers, or begins to, within this time: a player is held meanwhile, and their phone tries again by itself. */
const TIME_LIMIT_MS = 10_000;
/** How often an answer of 5xx or 429 is tried once more. */
const RETRIES = 1;

/**
 * Keeps files in a bucket of Amazon S3, MinIO, Garage, Ceph or the like, by the paths that they would have on disk: so
 * a folder of them can be copied there as it is.
 */
export function createS3Store(
  { endpoint, bucket, region, ...keys }: S3Config,
  { timeLimitMs = TIME_LIMIT_MS } = {},
): MediaStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: RETRIES });
  const base = `${endpoint.href.replace(/\/$/, '')}/${bucket}`;
  const ask = async (method: string, id: string, init: RequestInit = {}) => {
    const late = new AbortController();
    const tooLate = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const error = new Error('the media store did not answer in time');
      late.abort(error);
      // The signal alone does not do: a request that was made of another one may have lost it to the garbage collector.
      tooLate.reject(error);
    }, timeLimitMs);
    try {
      const asked = client.fetch(`${base}/${pathInDrawer(id)}`, { ...init, method, signal: late.signal });
      return await Promise.race([asked, tooLate.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    put: async (id, bytes, type) => {
      const body = Buffer.from(bytes);
      // What arrives damaged is refused there.
      const digest = createHash('sha256').update(body).digest('hex');
      const headers = { 'content-type': type, 'x-amz-content-sha256': digest };
      const answer = await ask('PUT', id, { body, headers });
      if (!answer.ok) throw await failure(answer);
      await answer.body?.cancel();
    },
    get: async (id, range) => {
      const answer = await ask('GET', id, { headers: headersOf(range) });
      if (answer.ok && answer.body) return Readable.from(answer.body, { objectMode: false });
      const error = await failure(answer);
      // A bucket that is not there is no missing file.
      if (error.code === 'NoSuchKey') return null;
      throw error;
    },
    has: async (id) => {
      const answer = await ask('HEAD', id);
      if (answer.status === 404) return false;
      if (!answer.ok) throw await failure(answer);
      return true;
    },
    remove: async (id) => {
      const answer = await ask('DELETE', id);
      if (!answer.ok && answer.status !== 404) throw await failure(answer);
      await answer.body?.cancel();
    },
    // A file is there as a whole or not at all: nothing unfinished is ever left.
    sweep: () => Promise.resolve(),
  };
}

const headersOf = (range: ByteRange | undefined): Record<string, string> =>
  range ? { range: `bytes=${range.first}-${range.last}` } : {};

/** What the operator reads in the log. */
class S3Error extends Error {
  readonly code: string;
  constructor(status: number, code: string) {
    super(`the media store answered ${status} ${code}`.trimEnd());
    this.name = 'S3Error';
    this.code = code;
  }
}

async function failure(answer: Response): Promise<S3Error> {
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? '';
  return new S3Error(answer.status, code);
}
