import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Builds beside the app that a server may be serving, and puts the new one in its place once all of it is there: whoever
 * comes meanwhile gets the one or the other, and a build that fails leaves the old one standing. Comes last.
 */
export function inOneStep(): Plugin {
  let root = '';
  let isWritten = false;
  return {
    name: 'volleypath:in-one-step',
    apply: 'build',
    config: () => ({ build: { outDir: 'dist-next', emptyOutDir: true } }),
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle: () => {
      isWritten = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!isWritten) return;
        const at = (name: string) => join(root, name);
        const putAway = () => rm(at('dist-last'), { recursive: true, force: true });
        await putAway();
        await rename(at('dist'), at('dist-last')).catch(unlessMissing);
        await rename(at('dist-next'), at('dist'));
        await putAway();
      },
    },
  };
}

/** There is nothing to put away before the first build. */
function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
