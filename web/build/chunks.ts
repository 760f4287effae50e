/** Modules of the data room that only some screens need; they stay with those screens. */
const ON_DEMAND =
  /\/web\/src\/data\/(api|background|catalog|keep-catalog|poke|query-client|session-calls)\.ts$/;
/** What the phone needs of sync-protocol for a tap; its schemas stay with the screens that check something. */
const RULES =
  /\/sync-protocol\/src\/(rules\/(?!account|positions|default-weeks|coaching|program-detail|task-equipment)|mutations\/|(?!ids\.|push-message)[^/]+\.ts$)/;

/** The chunk that a module belongs to; null where the bundler decides. */
export function groupOf(id: string): string | null {
  if (/\/node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper/.test(id)) return 'react';
  if (/\/node_modules\/dexie\//.test(id)) return 'store';
  if (RULES.test(id) || /\/node_modules\/uuid\//.test(id)) return 'rules';
  if (
    /\/web\/src\/(data|pwa\/(store|hold-updates|phone-database|background-flush|flush-tag|keep-storage))\b/.test(
      id,
    ) &&
    !ON_DEMAND.test(id)
  )
    return 'store';
  return null;
}
