import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Does something with the folder of a build, once all is in it that comes before, the worker's file as well. */
export function afterBuild(name: string, run: (folder: string) => Promise<void>): Plugin {
  let folder = '';
  return {
    name: `volleypath:${name}`,
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => run(folder) },
  };
}
