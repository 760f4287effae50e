const ASK_AGAIN_MS = 60 * 86_400_000;

const keyOf = (offer: string) => `volleypath.${offer}-dismissed`;

/** Not now: what the app offers is not offered again for 60 days on this phone. */
export function putOff(offer: string): void {
  localStorage.setItem(keyOf(offer), String(Date.now()));
}

/** Whether the player has lately said "not now" to an offer. */
export function isPutOff(offer: string): boolean {
  return Date.now() - Number(localStorage.getItem(keyOf(offer)) ?? 0) < ASK_AGAIN_MS;
}
