import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin, Rolldown } from 'vite';

const SCREENS = {
  home: /\/web\/src\/app\/home\/home\.tsx$/,
  landing: /\/web\/src\/features\/session\/landing\/landing\.tsx$/,
  door: /\/web\/src\/features\/session\/sign-in\/auth\.tsx$/,
};
const TITLE = /<title>[^<]*<\/title>/;
const MOVE =
  /style="transform:translate\((-?[\d.]+)px, (-?[\d.]+)px\) scale\(([\d.]+)\) rotate\((\d+)deg\)"/g;

/**
 * Makes the app's one page into three, each of which names the scripts of the screen that it begins with:
 * `index.html` with Home, which is the worker's page for any address, and two that the server sends to whoever comes
 * without a session. In `guest.html`, the start page, what a guest sees first stands as HTML, rendered from the app's
 * own components; the scripts come after it, and take it over as it stands. `door.html` is for signing in and up.
 */
export function pages(): Plugin {
  let root = '';
  return {
    name: 'volleypath:pages',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') this.error('there is no index.html to begin with');
      const page = String(index.source);
      const forGuests = page.replace('<div id="root">', '<div id="root" data-guest>');
      index.source = withPreloads(page, scriptsOf(SCREENS.home, bundle));
      const guest = withContent(
        withPreloads(forGuests, scriptsOf(SCREENS.landing, bundle)),
        withoutStyles(await render(root)),
      );
      this.emitFile({ type: 'asset', fileName: 'guest.html', source: guest });
      const door = withPreloads(forGuests, scriptsOf(SCREENS.door, bundle));
      this.emitFile({ type: 'asset', fileName: 'door.html', source: door });
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

/** The page with a screen in it. What is to be read comes before what is to be run. */
function withContent(page: string, rendered: string): string {
  const [title = ''] = TITLE.exec(rendered) ?? [];
  return page
    .replace(TITLE, title)
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
    .replace('<div id="root" data-guest>', `$&${rendered.replace(TITLE, '')}`);
}

function withPreloads(page: string, scripts: readonly string[]): string {
  const links = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return page.replace('</head>', `${links.join('')}</head>`);
}

/** The scripts of a screen that the entry fetches later. */
function scriptsOf(screen: RegExp, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const needed = new Set(
    chunks.filter(({ facadeModuleId, moduleIds }) =>
      [facadeModuleId ?? '', ...moduleIds].some((id) => screen.test(id)),
    ),
  );
  const present = new Set(chunks.filter(({ isEntry }) => isEntry));
  if (needed.size === 0) throw new Error(`no script has ${String(screen)}`);
  for (const set of [needed, present]) {
    for (const { imports } of set)
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) set.add(chunk);
  }
  return [...needed.difference(present)].map(({ fileName }) => fileName);
}
