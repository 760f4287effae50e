import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { poseModel } from './pose-model.ts';

/** A file that the analysis runs on, as phones fetch it. */
export interface CoachFile {
  name: string;
  type: string;
  bytes: number;
  /** Of the whole file, in hex. */
  sha256: string;
  /** Where its parts are, in their order: what has arrived need not be fetched again. */
  parts: string[];
}

/** What phones fetch before they can analyze: the pose model and what runs it. */
export interface Coach {
  /** Changes with any byte of it. */
  version: string;
  /** What travels, compressed. */
  downloadBytes: number;
  files: CoachFile[];
}

/** A part as the server sends it, with what was made of it for whoever can read that. */
interface Part {
  path: string;
  bytes: Buffer;
  packed: Buffer;
}

export const COACH_FOLDER = 'assets/coach';
const PART_BYTES = 1024 * 1024;

const SCRIPT = 'text/javascript';
/** The runtime's files lie beside each other under these names: it finds them by them. */
const SOURCES: [name: string, type: string, read: () => Promise<Buffer>][] = [
  ['vision_bundle.mjs', SCRIPT, () => ofPackage('@mediapipe/tasks-vision')],
  ['vision_wasm_module_internal.js', SCRIPT, () => ofRuntime('vision_wasm_module_internal.js')],
  [
    'vision_wasm_module_internal.wasm',
    'application/wasm',
    () => ofRuntime('vision_wasm_module_internal.wasm'),
  ],
  ['pose.task', 'application/octet-stream', poseModel],
];

const ofRuntime = (file: string) => ofPackage(`@mediapipe/tasks-vision/${file}`);
const ofPackage = (name: string) => readFile(fileURLToPath(import.meta.resolve(name)));

/** All of the coach in parts, and the list of them. */
export async function coachFiles(cacheFolder: string): Promise<{ coach: Coach; parts: Part[] }> {
  const parts: Part[] = [];
  const files: CoachFile[] = [];
  for (const [name, type, read] of SOURCES) {
    const bytes = await read();
    const own: string[] = [];
    for (let from = 0; from < bytes.length; from += PART_BYTES) {
      const part = await packed(bytes.subarray(from, from + PART_BYTES), cacheFolder);
      parts.push(part);
      own.push(`/${part.path}`);
    }
    files.push({ name, type, bytes: bytes.length, sha256: sha256(bytes), parts: own });
  }
  return {
    coach: {
      version: sha256(Buffer.from(JSON.stringify(files))).slice(0, 12),
      downloadBytes: parts.reduce((sum, { packed }) => sum + packed.length, 0),
      files,
    },
    parts,
  };
}

/** Named after what is in it. Packing takes seconds, so what was packed once is kept. */
async function packed(bytes: Buffer, cacheFolder: string): Promise<Part> {
  const name = sha256(bytes).slice(0, 24);
  const kept = join(cacheFolder, `${name}.br`);
  const path = `${COACH_FOLDER}/${name}.bin`;
  const before = await readFile(kept).catch(() => undefined);
  if (before) return { path, bytes, packed: before };
  const made = await promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  await mkdir(cacheFolder, { recursive: true });
  // Two builds may run side by side: neither finds half a file of the other.
  await writeFile(`${kept}.${process.pid}`, made);
  await rename(`${kept}.${process.pid}`, kept);
  return { path, bytes, packed: made };
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
