import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin, Rolldown } from 'vite';

const SCREENS = {
  home: /\/web\/src\/app\/home\/home\.tsx$/,
  landing: /\/web\/src\/features\/session\/landing\/landing\.tsx$/,
  door: /\/web\/src\/features\/session\/sign-in\/auth\.tsx$/,
};
/** What a phone that holds nothing fetches besides before it can show a day: without these links one after the other. */
const FIRST_DAY = [/\/web\/src\/data\/sync\/sync-once\.ts$/, /\/web\/src\/data\/sync\/background\.ts$/];
const TITLE = /<title>[^<]*<\/title>/;
const ENTRY = /<script type="module" crossorigin src(="[^"]+")><\/script>/;
const STYLES = /<link rel="stylesheet"[^>]*>/g;
const BEFORE_PAINT = /<script src="\/before-paint\.js"><\/script>/;
const ASK_AHEAD = '<script async fetchpriority="high" src="/ask-ahead.js"></script>';
/** In a page that only somebody with a session gets: nothing waits to hear whether there is one. */
const ASK_AT_ONCE = ASK_AHEAD.replace('<script ', '<script data-player ');
const AFTER_PAINT = '<script defer fetchpriority="high" src="/after-paint.js"></script>';
const ROOT = '<div id="root">';
const FONT = /\/funnel-display-latin-wght-normal-[^/]*\.woff2$/;

/** Those that the worker has no use for: it serves players who have been here before. */
export const FIRST_FILES = [
  'home.html',
  'guest.html',
  'sign-up.html',
  'door.html',
  'after-paint.js',
  'assets/first-*.css',
];

/**
 * Makes the app's one page into five, each of which names the scripts of the screen that it begins with: `index.html`
 * with Home, which is the worker's page for any address, and four that the server sends instead. Whoever comes without a
 * session gets `guest.html`, the start page, or `sign-up.html`, in which what is seen first stands as HTML, rendered
 * from the app's own components; the scripts come after it, and take it over as it stands. `door.html`
 * begins with the log-in. Whoever has a session gets `home.html`: with the shape of Home, which stands until React
 * draws the first screen.
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
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      const withScreen = (name: keyof typeof SCREENS) =>
        withPreloads(page, scriptsOf([SCREENS[name]], bundle));
      index.source = withFont(
        withScreen('home').replace(BEFORE_PAINT, `$&${ASK_AHEAD}`),
        Object.keys(bundle),
      );
      emit('door.html', withScreen('door').replace(ROOT, '<div id="root" data-guest>'));

      const styles = new Styles();
      const { landing, signUp, home } = await render(root);
      const guest = withContent(withScreen('landing'), 'data-guest', styles.takeFrom(landing));
      // A form that nobody can use yet: what is typed before the scripts are there would be lost.
      const form = withContent(withScreen('door'), 'data-guest inert', styles.takeFrom(signUp));
      const shape = withPreloads(page, scriptsOf([SCREENS.home, ...FIRST_DAY], bundle), 'later')
        .replace(BEFORE_PAINT, `$&${ASK_AT_ONCE}`)
        .replace(ENTRY, '<link rel="modulepreload" id="entry" crossorigin href$1>' + AFTER_PAINT)
        .replace(ROOT, `<div id="root" data-shape inert>${styles.takeFrom(home)}`);
      const file = this.emitFile({ type: 'asset', name: 'first.css', source: styles.text });
      const link = `<link rel="stylesheet" crossorigin href="/${this.getFileName(file)}"></head>`;
      emit('guest.html', guest.replace('</head>', link));
      emit('sign-up.html', form.replace('</head>', link));
      emit('home.html', stylesFirst(shape.replace('</head>', link)));
    },
  };
}

interface FirstPages {
  landing: string;
  signUp: string;
  home: string;
}

async function render(root: string): Promise<FirstPages> {
  const script = join(root, 'build/print-first-pages.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: root });
  return JSON.parse(stdout) as FirstPages;
}

/** Styles of single elements, in a file: the content security policy allows none in attributes. */
class Styles {
  readonly #rules: string[] = [];

  get text(): string {
    return this.#rules.map((rule, index) => `[data-styled="${index}"]{${rule}}`).join('\n');
  }

  takeFrom(html: string): string {
    return html.replaceAll(/ style="([^"]*)"/g, (_, rule: string) => {
      if (rule.includes('&')) throw new Error(`there is more to a style than a rule can say: ${rule}`);
      return ` data-styled="${this.#rules.push(rule) - 1}"`;
    });
  }
}

/** The page with a screen in it. What is to be read comes before what is to be run. */
function withContent(page: string, attributes: string, rendered: string): string {
  const [title = ''] = TITLE.exec(rendered) ?? [];
  return page
    .replace(TITLE, title)
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(ENTRY, `<link rel="later" id="entry" crossorigin href$1>${AFTER_PAINT}`)
    .replace(ROOT, `<div id="root" ${attributes}>${rendered.replace(TITLE, '')}`);
}

/** Before the scripts, which would share the line with them: the page is painted once it has its styles. */
function stylesFirst(page: string): string {
  const links = page.match(STYLES) ?? [];
  return page.replaceAll(STYLES, '').replace(BEFORE_PAINT, `${links.join('')}$&`);
}

function withPreloads(page: string, scripts: readonly string[], rel = 'modulepreload'): string {
  const links = scripts.map((file) => `<link rel="${rel}" crossorigin href="/${file}">`);
  return page.replace('</head>', `${links.join('')}</head>`);
}

/**
 * For the worker's page, whose first screen React draws in one go: a font that is found only then comes after it, and all
 * of it is laid out once more. Pages that the server sends have no line to spare before their styles and scripts.
 */
function withFont(page: string, files: readonly string[]): string {
  const font = files.find((file) => FONT.test(file));
  if (!font) throw new Error('the build has no font');
  return page.replace(
    '</head>',
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}"></head>`,
  );
}

/** The scripts of what the entry fetches later. */
function scriptsOf(wanted: readonly RegExp[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const needed = new Set(
    wanted.map((one) => {
      const chunk = chunks.find(({ facadeModuleId, moduleIds }) =>
        [facadeModuleId ?? '', ...moduleIds].some((id) => one.test(id)),
      );
      if (!chunk) throw new Error(`no script has ${String(one)}`);
      return chunk;
    }),
  );
  const present = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const set of [needed, present]) {
    for (const { imports } of set)
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) set.add(chunk);
  }
  return [...needed].filter((chunk) => !present.has(chunk)).map(({ fileName }) => fileName);
}
