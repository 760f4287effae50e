const ASK_AGAIN_MS = 60 * 86_400_000;

/** What was put off since the app was opened, where storage is full or closed to us. */
const unkept = new Set<string>();

const keyOf = (offer: string) => `volleypath.${offer}-dismissed`;

/** Not now: what the app offers is not offered again for 60 days on this phone. */
export function putOff(offer: string): void {
  try {
    localStorage.setItem(keyOf(offer), String(Date.now()));
  } catch {
    unkept.add(offer);
  }
}

/** Whether the player has lately said "not now" to an offer. */
export function isPutOff(offer: string): boolean {
  return unkept.has(offer) || Date.now() - Number(localStorage.getItem(keyOf(offer)) ?? 0) < ASK_AGAIN_MS;
}
