/** Pixels. The model sees a body at 256: of one that fills a quarter of the picture it loses nothing. */
const LONGER_SIDE = 1024;

/** How large a picture is to be looked at: phones film larger ones than the model can see, and each costs its bytes. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const share = Math.min(1, LONGER_SIDE / Math.max(width, height));
  return { width: Math.round(width * share), height: Math.round(height * share) };
}
