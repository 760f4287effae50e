import { onDemand } from './on-demand.tsx';

/** A sheet from the bottom on phones, a dialog in the middle on wider screens. */
export const Sheet = onDemand(async () => (await import('./sheet-view.tsx')).SheetView);
