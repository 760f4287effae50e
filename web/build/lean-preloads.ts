import type { BuildOptions } from 'vite';

/**
 * A lazy part asks for its scripts itself, once it is there: to know them ahead each chunk would have to list them, 5 KB of
 * what Home loads. Pages name theirs, and styles are always asked for with the part.
 */
export const LEAN_PRELOADS: NonNullable<BuildOptions['modulePreload']> = {
  resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
};
