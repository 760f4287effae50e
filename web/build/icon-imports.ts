import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const BARREL = fileURLToPath(import.meta.resolve('lucide-react'));
const ALL = join(dirname(BARREL), '../esm');
const EXPORTS = /export \{ (.*) \} from '(\.\/icons\/[\w-]+\.mjs)';/g;
const IMPORT = /import \{([^}]*)\} from ["']lucide-react["'];?/g;

/** Brings each icon from its own file, so that the bundler sees which screens show it. */
export function iconImports(): Plugin {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(join(ALL, 'lucide-react.mjs'), 'utf8').matchAll(
    EXPORTS,
  ))
    for (const name of names.split(', ')) files.set(name.replace('default as ', ''), join(ALL, file));

  const importOf = (name: string): string => {
    const [exported = '', local = exported] = name.split(' as ');
    return `import ${local} from ${JSON.stringify(files.get(exported))};`;
  };
  const importsOf = (names: string): string =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map(importOf)
      .join(' ');
  return {
    name: 'volleypath:icon-imports',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/ },
      handler: (code) => ({
        code: code.replaceAll(IMPORT, (_, names: string) => importsOf(names)),
        map: null,
      }),
    },
  };
}
