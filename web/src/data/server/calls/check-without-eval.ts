/** Where zod looks for its settings; its schemas come later than this, with the screens that check something. */
const place = globalThis as { __zod_globalConfig?: { jitless: boolean } };

/**
 * Keeps zod from compiling its checks: it would try `new Function`, which the content security policy forbids and
 * reports. To be called before the first schema is made.
 */
export function checkWithoutEval(): void {
  place.__zod_globalConfig = { jitless: true };
}
