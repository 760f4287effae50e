import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin, Rolldown } from 'vite';

const SCREEN = /\/web\/src\/features\/session\/landing\/landing\.tsx$/;
const TITLE = /<title>[^<]*<\/title>/;
const MOVE = /style="transform:translate\((-?[\d.]+)px, (-?[\d.]+)px\) scale\(([\d.]+)\) rotate\((\d+)deg\)"/g;

/**
 * Makes a second page beside index.html: `guest.html`, which the server sends to whoever opens the start page without
 * a session. What a guest sees first stands in it as HTML, rendered from the app's own components; the scripts come
 * after, and take it over as it stands.
 */
export function guestHtml(): Plugin {
  let root = '';
  return {
    name: 'volleypath:guest-html',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') this.error('there is no index.html to begin with');
      const rendered = withoutStyles(await render(root));
      const [title = ''] = TITLE.exec(rendered) ?? [];
      const source = String(page.source)
        .replace(TITLE, title)
        .replace('</head>', `${preloads(bundle).join('')}</head>`)
        // What is to be read comes before what is to be run.
        .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
        .replace('<div id="root">', `<div id="root" data-rendered>${rendered.replace(TITLE, '')}`);
      this.emitFile({ type: 'asset', fileName: 'guest.html', source });
    },
  };
}

async function render(root: string): Promise<string> {
  const script = join(root, 'build/print-guest-page.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: root });
  return stdout;
}

/** The content security policy allows no styles in attributes; a picture can say where its parts are without. */
function withoutStyles(html: string): string {
  const plain = html.replaceAll(MOVE, 'transform="translate($1 $2) scale($3) rotate($4)"');
  if (plain.includes(' style=')) throw new Error(`guest.html has styles that no page may have: ${plain}`);
  return plain;
}

/** The scripts of the screen that the entry fetches later. */
function preloads(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const needed = new Set(chunks.filter(({ facadeModuleId }) => SCREEN.test(facadeModuleId ?? '')));
  const present = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const set of [needed, present]) {
    for (const { imports } of set)
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) set.add(chunk);
  }
  return [...needed.difference(present)].map(
    ({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`,
  );
}
