import { createStore } from '#ui/store.ts';

/** Which file is on its way, and how much of it has gone, from 0 to 1. */
export const progress = createStore<{ id: string; share: number } | undefined>(undefined);
