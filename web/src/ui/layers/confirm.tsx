import { onDemand } from './on-demand.tsx';

/** Asks before something is done; nothing happens when it is cancelled. */
export const Confirm = onDemand(async () => (await import('./confirm-view.tsx')).ConfirmView);
