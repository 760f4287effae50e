import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { parseAst } from 'vite';

/** The oldest browsers that the app is made for; `web/public/too-old.js` says so to older ones. */
const FLOOR = {
  safari: '16.4',
  safari_ios: '16.4',
  chrome: '111',
  chrome_android: '111',
  firefox: '128',
  firefox_android: '128',
} as const;
type Browser = keyof typeof FLOOR;

/** Where everybody's globals come from. */
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  window: ['Window', 'EventTarget'],
  self: ['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope', 'EventTarget'],
  document: ['Document', 'Node', 'EventTarget'],
  navigator: ['Navigator', 'WorkerNavigator'],
  crypto: ['Crypto'],
  indexedDB: ['IDBFactory'],
  caches: ['CacheStorage'],
  location: ['Location'],
  history: ['History'],
};

const { builtins } = bcd.javascript;
const known: Readonly<Record<string, Identifier>> = { ...bcd.api, ...builtins, ...builtins?.['Intl'] };
const membersByName = collectMembers();

/**
 * Names the calls of the web platform and of the language's library in a script that the oldest browsers lack:
 * `Response.json`, `URL.canParse`, and members such as `.union` that no older thing has either. What the script
 * itself calls by such a name can't be told apart.
 */
export function tooNew(code: string): string[] {
  const found = new Set<string>();
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    const name = judge(node);
    if (name) found.add(name);
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code));
  return [...found].sort();
}

type AnyNode = Record<string, unknown> & { type: string };

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string'
    ? node['name']
    : undefined;
}

function judge(node: AnyNode): string | undefined {
  const callee = node['callee'];
  if (node.type === 'NewExpression') return judgeGlobal(nameOf(callee));
  if (node.type === 'MemberExpression') return judgeOwned(node);
  if (node.type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression')
    return judgeCall(callee);
  return undefined;
}

function judgeGlobal(name = ''): string | undefined {
  return Object.hasOwn(known, name) && isLacking(known[name]) ? name : undefined;
}

/** `URL.canParse`, `navigator.locks`: whose member it is, is said. */
function judgeOwned(node: AnyNode): string | undefined {
  const candidates = ownedBy(node);
  return candidates.length > 0 && candidates.every(isLacking)
    ? `${nameOf(node['object'])}.${memberOf(node)}`
    : undefined;
}

/** `list.toSorted()`: nothing that has such a method has it early enough. */
function judgeCall(callee: AnyNode): string | undefined {
  const member = memberOf(callee);
  if (ownedBy(callee).length > 0) return undefined;
  return membersByName.get(member)?.every(isLacking) ? `.${member}()` : undefined;
}

function memberOf(node: AnyNode): string {
  return node['computed'] === true ? '' : (nameOf(node['property']) ?? '');
}

/** What a member can be, where its owner goes by a name of the platform's. */
function ownedBy(node: AnyNode): Identifier[] {
  const owner = nameOf(node['object']) ?? '';
  const member = memberOf(node);
  return (
    (HOLDERS[owner] ?? [owner])
      .filter((holder) => Object.hasOwn(known, holder))
      // `Response.json` is another thing than the method of a response.
      .map((holder) => known[holder]?.[`${member}_static`] ?? known[holder]?.[member])
      .filter((one) => one !== undefined)
  );
}

/** Everything's members by their names. */
function collectMembers(): ReadonlyMap<string, Identifier[]> {
  const members = new Map<string, Identifier[]>();
  for (const owner of Object.values(known)) {
    for (const [key, member] of Object.entries(owner)) {
      if (key === '__compat' || key.endsWith('_static') || !isIdentifier(member)) continue;
      members.set(key, [...(members.get(key) ?? []), member]);
    }
  }
  return members;
}

function isIdentifier(value: unknown): value is Identifier {
  return typeof value === 'object' && value !== null && '__compat' in value;
}

function isLacking(what: Identifier | undefined): boolean {
  const compat = what?.__compat;
  return compat !== undefined && Object.keys(FLOOR).some((browser) => !isIn(compat, browser as Browser));
}

function isIn({ support }: CompatStatement, browser: Browser): boolean {
  const statement = support[browser];
  const all = statement === undefined ? [] : [statement].flat();
  return all.some((one: SimpleSupportStatement) => {
    const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = one;
    if (typeof added !== 'string' || flags || prefix || other) return false;
    return (
      isAtMost(added, FLOOR[browser]) && !(typeof removed === 'string' && isAtMost(removed, FLOOR[browser]))
    );
  });
}

/** Whether a version is not above another; `preview` is above all. */
function isAtMost(version: string, other: string): boolean {
  const [a = Infinity, b = 0] = version.replace('≤', '').split('.').map(Number);
  const [c = 0, d = 0] = other.split('.').map(Number);
  return Number.isNaN(a) ? false : a < c || (a === c && b <= d);
}
