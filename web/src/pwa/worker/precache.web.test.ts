import { beforeEach, expect, it, vi } from 'vitest';
import { outlineOf, OUTLINES_PATH } from '../file-outline.ts';
import { pack, PACK_PATH } from '../file-pack.ts';
import { Precache, type BuiltFile } from './precache.ts';
import { FakeCaches, inOldBrowser } from './testing.ts';

let caches: FakeCaches;

/** A build with one hashed script and the files that keep their names. */
function build(hash: string): { files: BuiltFile[]; worker: Precache } {
  const files = [
    { url: 'index.html', revision: `page-${hash}` },
    { url: 'theme.js', revision: 'theme' },
    { url: `assets/app-${hash}.js`, revision: null },
    { url: 'assets/shared.js', revision: null },
  ];
  for (const { url } of files) caches.files.set(`/${url}`, `${url} of ${hash}`);
  return { files, worker: new Precache(files, caches.storage) };
}

const textOf = async (response: Promise<Response | undefined>) => (await response)?.text();

beforeEach(() => {
  caches = new FakeCaches();
  vi.stubGlobal('fetch', caches.fetch);
});

it('keeps every file of the build, and gives the page for any address', async () => {
  const { worker } = build('1');
  await worker.install();
  await worker.activate(false);
  expect(await textOf(worker.shell())).toBe('index.html of 1');
  expect(await textOf(worker.find('/assets/app-1.js'))).toBe('assets/app-1.js of 1');
  expect(await textOf(worker.find('/theme.js'))).toBe('theme.js of 1');
  expect(await worker.find('/assets/unknown.js')).toBeUndefined();
});

it('installs in the oldest browsers that we serve, and finds again what the build before had', () =>
  inOldBrowser(async () => {
    for (const hash of ['1', '2']) {
      const { worker } = build(hash);
      await worker.install();
      await worker.activate(false);
      expect(await textOf(worker.shell())).toBe(`index.html of ${hash}`);
    }
    expect(await textOf(build('2').worker.find('/assets/app-1.js'))).toBe('assets/app-1.js of 1');
  }));

it('F32 the build before goes on while the next one waits, and its lazy parts stay for open tabs', async () => {
  const first = build('1').worker;
  await first.install();
  await first.activate(false);
  const second = build('2').worker;
  await second.install();
  expect(await textOf(first.shell())).toBe('index.html of 1');
  await second.activate(false);
  expect(await textOf(second.shell())).toBe('index.html of 2');
  expect(second.mayHave('/assets/app-1.js')).toBe(true);
  expect(await textOf(second.find('/assets/app-1.js'))).toBe('assets/app-1.js of 1');
});

it('drops what two builds ago left', async () => {
  for (const hash of ['1', '2', '3']) {
    const { worker } = build(hash);
    await worker.install();
    await worker.activate(false);
  }
  const paths = [...caches.stores.values()].flatMap((store) => [...store.keys()]);
  expect(paths).not.toContain('/assets/app-1.js');
  expect(paths).toContain('/assets/app-2.js');
  expect([...caches.stores.keys()]).toHaveLength(2);
});

it('leaves alone what a still newer one has fetched, which then has all of its own', async () => {
  await build('1').worker.install();
  const second = build('2').worker;
  await second.install();
  const third = build('3').worker;
  const { files } = caches;
  const page = files.get('/index.html') ?? '';
  files.delete('/index.html');
  await expect(third.install()).rejects.toThrow('404');
  await second.activate(true);
  expect(await textOf(third.find('/assets/app-3.js'))).toBe('assets/app-3.js of 3');
  // One that was taken over before the third began, and clears up only now.
  await second.activate(false);
  files.set('/index.html', page);
  await third.install();
  await third.activate(false);
  expect(await textOf(third.find('/assets/app-3.js'))).toBe('assets/app-3.js of 3');
  expect(await textOf(third.shell())).toBe('index.html of 3');
});

it('is not installed with a page of another build, which a node may send that is not replaced yet', async () => {
  const { worker } = build('2');
  const page = (hash: string) => `<script src="/assets/app-${hash}.js"></script>`;
  caches.files.set('/index.html', page('1'));
  await expect(worker.install()).rejects.toThrow('another build');
  caches.files.set('/index.html', page('2'));
  await worker.install();
  expect(await textOf(worker.shell())).toBe(page('2'));
});

it('fetches what did not change only once', async () => {
  for (const hash of ['1', '2']) await build(hash).worker.install();
  expect(caches.fetched.filter((path) => path === '/assets/shared.js')).toHaveLength(1);
});

it('opens each cache once for all files of a start, and anew what could not be opened', async () => {
  await build('1').worker.install();
  const { worker } = build('1');
  const { open } = caches;
  caches.open = () => Promise.reject(new Error('busy'));
  expect(await worker.find('/assets/app-1.js')).toBeUndefined();
  caches.open = open;
  caches.opened.length = 0;
  await worker.shell();
  for (const path of ['/assets/app-1.js', '/theme.js', '/assets/shared.js'])
    expect(await textOf(worker.find(path))).toBe(`${path.slice(1)} of 1`);
  expect(caches.opened).toHaveLength(2);
});

it('asks the server for what keeps its name, whatever the browser has kept of it', async () => {
  await build('1').worker.install();
  expect(caches.revalidated).toEqual(['/index.html', '/theme.js']);
});

it('an install that is cut goes on where it was', async () => {
  const { worker } = build('1');
  const page = caches.files.get('/index.html') ?? '';
  caches.files.delete('/index.html');
  await expect(worker.install()).rejects.toThrow('404');
  expect(await worker.shell()).toBeUndefined();
  caches.files.set('/index.html', page);
  await worker.install();
  expect(caches.fetched.filter((path) => path === '/assets/app-1.js')).toHaveLength(1);
  expect(await textOf(worker.shell())).toBe(page);
});

/** As the server has it. */
const inPack = (...names: string[]) =>
  pack(
    names.map((name) => ({
      path: `/assets/${name}`,
      type: 'text/javascript; charset=utf-8',
      bytes: new TextEncoder().encode(`${name} from the pack`),
    })),
  );

it('takes most of a build in one, with what the server says of it, and asks by name for the rest', async () => {
  const { worker } = build('1');
  caches.pack = inPack('app-1.js', 'of-another-build.js');
  await worker.install();
  expect(caches.fetched.filter((path) => path.startsWith('/assets/'))).toEqual(['/assets/shared.js']);
  const app = await worker.find('/assets/app-1.js');
  expect([...(app?.headers ?? [])]).toEqual([
    ['content-security-policy', "default-src 'self'"],
    ['content-type', 'text/javascript; charset=utf-8'],
  ]);
  expect(await app?.text()).toBe('app-1.js from the pack');
  expect(await worker.find('/assets/of-another-build.js')).toBeUndefined();
});

it('keeps what came of a pack before the line broke', async () => {
  const { worker } = build('1');
  const whole = inPack('app-1.js', 'shared.js');
  caches.pack = whole.slice(0, -1);
  await worker.install();
  expect(await textOf(worker.find('/assets/app-1.js'))).toBe('app-1.js from the pack');
  expect(await textOf(worker.find('/assets/shared.js'))).toBe('assets/shared.js of 1');
});

it('asks for no pack when few files are new', async () => {
  const files = ['app-1.js', 'b.js', 'c.js', 'd.js'].map((name) => ({
    url: `assets/${name}`,
    revision: null,
  }));
  const shell = { url: 'index.html', revision: 'page' };
  for (const { url } of [...files, shell]) caches.files.set(`/${url}`, url);
  await new Precache([...files, shell], caches.storage).install();
  caches.files.set('/assets/app-2.js', 'app of 2');
  const next = new Precache(
    [{ url: 'assets/app-2.js', revision: null }, ...files.slice(1), shell],
    caches.storage,
  );
  await next.install();
  expect(caches.fetched.filter((path) => path === PACK_PATH)).toHaveLength(1);
  expect(await textOf(next.find('/assets/app-2.js'))).toBe('app of 2');
});

/** A script that loads another one, as a build has it. */
const loading = (hash: string, word: string) => `import"./part-${hash}.js";say("${word}")`;
const HASHES = { 1: '1aaaaaaa', 2: '2bbbbbbb' } as const;

/** A build of a page's script and the part that it loads, installed. */
async function installLinked(build: 1 | 2, word: string, part: string): Promise<Precache> {
  const hash = HASHES[build];
  const texts = { [`/assets/top-${hash}.js`]: loading(hash, word), [`/assets/part-${hash}.js`]: part };
  for (const [path, text] of Object.entries({ ...texts, '/index.html': '' })) caches.files.set(path, text);
  const outlined = Object.entries(texts).map(async ([path, text]) => [path, await outlineOf(text)] as const);
  caches.outlines ??= JSON.stringify(Object.fromEntries(await Promise.all(outlined)));
  const assets = Object.keys(texts).map((url) => ({ url, revision: null }));
  const worker = new Precache([...assets, { url: 'index.html', revision: hash }], caches.storage);
  caches.fetched.length = 0;
  await worker.install();
  return worker;
}

it('fetches of the next build what it changes, and not what only loads it under another name', async () => {
  caches.outlines = 'not asked for by a new phone';
  await installLinked(1, 'hello', 'one');
  expect(caches.fetched).not.toContain(OUTLINES_PATH);
  caches.outlines = undefined;
  const next = await installLinked(2, 'hello', 'two');
  expect(caches.fetched).toContain(OUTLINES_PATH);
  expect(caches.fetched).toContain('/assets/part-2bbbbbbb.js');
  expect(caches.fetched).not.toContain('/assets/top-2bbbbbbb.js');
  const top = await next.find('/assets/top-2bbbbbbb.js');
  expect(await top?.clone().text()).toBe(loading('2bbbbbbb', 'hello'));
  expect(Object.fromEntries(top?.headers ?? [])).toEqual({
    'content-security-policy': "default-src 'self'",
    // As it was.
    'content-type': 'text/plain;charset=UTF-8',
  });
  expect(await textOf(next.find('/assets/top-1aaaaaaa.js'))).toBe(loading('1aaaaaaa', 'hello'));
});

it.each(['nothing', '<!doctype html>', 'null', 'another file’s', 'too few hashes'])(
  'asks for files by their names where the server says of their outlines: %s',
  async (said) => {
    await installLinked(1, 'hello', 'one');
    const [outline] = await outlineOf(loading('2bbbbbbb', 'hello'));
    const wrong: Record<string, string[]> = {
      'another file’s': ['of it', '2bbbbbbb'],
      'too few hashes': [outline, '2bb'],
    };
    caches.outlines = wrong[said] ? JSON.stringify({ '/assets/top-2bbbbbbb.js': wrong[said] }) : said;
    const next = await installLinked(2, 'hello', 'one');
    expect(caches.fetched).toContain('/assets/top-2bbbbbbb.js');
    expect(await textOf(next.find('/assets/top-2bbbbbbb.js'))).toBe(loading('2bbbbbbb', 'hello'));
  },
);
