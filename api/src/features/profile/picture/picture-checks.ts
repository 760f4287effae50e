import type { VisionScores } from '#providers/vision/vision-scores.ts';

/** The kinds of file that are taken, by how their bytes begin: what a file is called counts for nothing. */
const SIGNATURES: readonly ((bytes: Buffer) => boolean)[] = [
  // JPEG
  (bytes) => bytes.readUIntBE(0, 3) === 0xff_d8_ff,
  // PNG
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')),
  // GIF
  (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)),
  // WebP
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];
const SIGNATURE_BYTES = 12;

/** Whether bytes are an image of a kind that is taken. */
export function isImage(bytes: Buffer): boolean {
  return bytes.length >= SIGNATURE_BYTES && SIGNATURES.some((fits) => fits(bytes));
}

/** The file in a data URL that the contract has let pass. */
export function bytesOfDataUrl(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

/** From here on a picture is refused: for what it certainly shows, and for what it probably shows. */
const EXPLICIT_FROM = 0.5;
const REVEALING_FROM = 0.9;

/** Whether a picture is fit to be seen by teenagers; players in sports wear are. */
export function isFitToSee({ porn, hentai, sexy }: VisionScores): boolean {
  const explicit = porn + hentai;
  return explicit < EXPLICIT_FROM && explicit + sexy < REVEALING_FROM;
}
